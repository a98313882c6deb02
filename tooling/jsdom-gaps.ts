// jsdom has the dialog element but none of its methods. Here opening and closing set its attribute; the trap, the top
// layer and the return of the focus are tested in a real browser.
if (typeof HTMLDialogElement !== "undefined" && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// It has no capture of the pointer either; a swipe asks for it.
if (typeof Element !== "undefined" && !Element.prototype.hasPointerCapture) {
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
}

// Without a layout no size changes.
if (typeof window !== "undefined" && !("ResizeObserver" in window)) {
  const ignore = () => {};
  Object.assign(window, {
    ResizeObserver: class {
      observe = ignore;
      unobserve = ignore;
      disconnect = ignore;
    },
  });
}
