import { Card, Spinner } from '../../../../web/ui/index.ts';
import { toasts } from '../../contract.ts';
import type { Delivery } from './delivery.ts';

/** Where a recording that was sent is. */
export function DeliveryNote({ delivery: { phase, message } }: { delivery: Delivery }) {
  if (phase === 'none') return null;
  if (phase === 'sending') {
    return (
      <p role="status">
        <Spinner size={18} /> Your recording is being analysed.
      </p>
    );
  }
  if (phase === 'waiting') {
    return (
      <Card tone="attention">
        <p role="status">
          {message ?? 'The server cannot be reached.'} Your recording is kept in this browser and sent again by itself.
        </p>
      </Card>
    );
  }
  return (
    <Card tone="attention">
      <p role="alert">
        <strong>{toasts.failed.title}. </strong>
        {message ?? toasts.failed.text}
      </p>
    </Card>
  );
}
