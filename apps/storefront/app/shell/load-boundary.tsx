import { Component, type ReactNode } from "react";

interface LoadBoundaryProps {
  /** Whether a dialog is asked for. Each new asking tries anew. */
  isAsked: boolean;
  /** Told once a failure. */
  onFailed: (error: unknown) => void;
  /** Shown in the place of what couldn't be loaded, until a dialog is asked for again. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a dialog whose code can't be fetched from taking the page with it: without this the router's error page would replace all. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override componentDidUpdate({ isAsked }: LoadBoundaryProps) {
    if (this.state.hasFailed && this.props.isAsked && !isAsked) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
