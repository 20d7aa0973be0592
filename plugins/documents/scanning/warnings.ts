import type { Warning } from '../../../core/plugins/define-plugin.ts';
import type { Scanner } from './clamd.ts';

/** What `eiq doctor` prints about a scanner that does not work. */
export async function scannerWarnings(
  scanner: Scanner | undefined,
  countWaiting: () => Promise<number>,
): Promise<readonly Warning[]> {
  if (!scanner) return [];
  try {
    await scanner.version();
    return [];
  } catch (error) {
    const waiting = await countWaiting();
    const wait = waiting === 0 ? '' : `, and ${waiting} ${waiting === 1 ? 'document waits' : 'documents wait'} for it`;
    return [
      {
        message: `${(error as Error).message}${wait}`,
        remedy: 'Start clamd, or set EIQ_DOCUMENTS_CLAMD to its socket. New documents are not read until it works',
      },
    ];
  }
}
