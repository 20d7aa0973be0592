import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { itemBank } from '../../contract.ts';

/** Whoever did not start it hears nothing, and asks every so often (ms). */
export const asking = 2000;

/** Asks again when the server tells that a calibration moved on. */
export function useWatched(): void {
  const client = useQueryClient();
  useLive(itemBank, 'calibration_changed', () => {
    void invalidate(client, itemBank.routes.calibration);
    void invalidate(client, itemBank.routes.calibrations);
  });
}
