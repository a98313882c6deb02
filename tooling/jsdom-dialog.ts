// jsdom knows the dialog element and none of its methods: opening and closing are its attribute here, and the trap, the
// top layer and the return of the focus are proved in a real browser.
if (typeof HTMLDialogElement !== "undefined" && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
