import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { itemBank } from '../../contract.ts';

/** Only the person who started a calibration gets live messages; everyone else polls (ms). */
export const pollIntervalMs = 2000;

/** Refetches calibrations when the server announces a change. */
export function useCalibrationUpdates(): void {
  const client = useQueryClient();
  useLive(itemBank, 'calibration_changed', () => {
    void invalidate(client, itemBank.routes.calibration);
    void invalidate(client, itemBank.routes.calibrations);
  });
}
