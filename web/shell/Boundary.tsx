import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { LinkButton } from '../ui/Button.tsx';
import { ErrorState } from '../ui/State.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** Name of the part in the error message: `This screen`, `Streak`. */
  name: string;
  /** The boundary tries again when this changes, for example the address. */
  resetKey?: string;
  /** Called before trying again. */
  onRetry?: () => void;
  /** Adds a link to the start page. */
  wayOut?: boolean;
  /** Shown instead of the error. */
  fallback?: ReactNode;
}

/** Contains a rendering error: the rest of the page keeps working. */
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
        description={isMissing ? missingDescription : undefined}
        error={error}
        wholePage={wayOut === true}
        retry={() => {
          // Browsers cache a failed import, so the page has to be reloaded; without a network that would lose the page.
          if (isMissing && navigator.onLine) return location.reload();
          onRetry?.();
          this.setState({ error: undefined });
        }}
        action={
          wayOut && (
            <LinkButton quiet to="/" onClick={() => this.setState({ error: undefined })}>
              Go to the start page
            </LinkButton>
          )
        }
      />
    );
  }
}

/** Whether code could not be fetched: there is no connection, or an update of the server has replaced the file. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

const missingDescription = 'You may be offline, or EiQ has been updated. Check your connection and try again.';
