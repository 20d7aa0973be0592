import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { LinkButton } from '../ui/Button.tsx';
import { ErrorState } from '../ui/State.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** What the person sees of it: `This screen`, `Streak`. */
  name: string;
  /** When this changes the boundary tries again: the address, say. */
  resetKey?: string;
  /** Before trying again. */
  onRetry?: () => void;
  /** Offers the way to the dashboard. */
  wayOut?: boolean;
  /** Instead of the error: what to show when this part is broken. */
  fallback?: ReactNode;
}

/** Keeps a failure where it happens: the rest of the page goes on, and there is a way out. */
export class Boundary extends Component<BoundaryProps, { error: unknown; resetKey: string | undefined }> {
  override state = { error: undefined as unknown, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown failure') };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: { resetKey: string | undefined }) {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(`${this.props.name} failed`, error, componentStack);
  }

  override render() {
    const { children, name, onRetry, wayOut, fallback } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (fallback !== undefined) return fallback;
    const isMissing = isMissingCode(error);
    return (
      <ErrorState
        title={isMissing ? `${name} could not be loaded` : `${name} stopped working`}
        description={isMissing ? missingSays : undefined}
        error={error}
        wholePage={wayOut === true}
        retry={() => {
          // A browser keeps the failure of a module, so only the page anew gets it. Without a network that would lose both.
          if (isMissing && navigator.onLine) return location.reload();
          onRetry?.();
          this.setState({ error: undefined });
        }}
        action={
          wayOut && (
            <LinkButton quiet to="/dashboard" onClick={() => this.setState({ error: undefined })}>
              Go to the dashboard
            </LinkButton>
          )
        }
      />
    );
  }
}

/** Code that could not be fetched: there is no connection, or after an update of the server its old name is gone. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

const missingSays = 'The connection may be gone, or EiQ has been updated. Once you are online, try again.';
