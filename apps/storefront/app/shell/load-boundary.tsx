import { Component, type ReactNode } from "react";

interface LoadBoundaryProps {
  /** Whether a dialog is requested. Each new request retries. */
  isAsked: boolean;
  /** Called once per failure. */
  onFailed: (error: unknown) => void;
  /** Shown instead of what couldn't be loaded, until a dialog is requested again. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a dialog whose code can't be fetched from breaking the page: without this the router's error page would replace everything. */
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
