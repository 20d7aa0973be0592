import type { InstitutionRef } from '../../../../core/contract/index.ts';
import { Failure } from '../../../../core/contract/index.ts';
import type { Tx } from '../../../../core/db/index.ts';
import { CalibrationRow } from '../rows.ts';
import { storeEstimates } from '../trends/store-estimates.ts';
import { calibrateSection, inPhase } from './calibrate-section.ts';
import type { CalibrationProgress, CalibrationResult } from './contract.ts';
import type { CalibrationDependencies } from './dependencies.ts';
import { fileKey } from './dependencies.ts';

/** Maximum number of starts of a calibration whose process dies. */
const maxAttempts = 3;
/** How often progress is stored and the row checked for a stop (ms). */
const progressIntervalMs = 1000;

/**
 * The job of a calibration. The queue may deliver it again. If its process died, the calibration starts anew, up to
 * `maxAttempts` times; if it has ended, nothing happens. A run that has lost its row (stopped, or claimed by another
 * process) ends without writing.
 * @param signal of the job. When the server stops, another process takes over and this attempt does not count
 */
export async function runCalibration(
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const row = await claim(dependencies, institution, id);
  if (!row) return;
  if (row.attempt > maxAttempts) {
    const problem = `The server stopped ${maxAttempts} times while it ran. Start it again when the server is stable.`;
    return end(dependencies, institution, row, { status: 'failed', problem });
  }
  const stopping = new AbortController();
  dependencies.underWay.set(id, stopping);
  let progress: CalibrationProgress = inPhase('gathering');
  let stored: CalibrationProgress | undefined;
  const storeProgress = async () => {
    if (stored === progress) return void (await abortUnlessClaimed(dependencies, institution, row, stopping));
    stored = progress;
    const updated = await claimedRow(dependencies, institution, row).patch({ progress });
    if (updated === 0) stopping.abort(new Error('given up'));
    else dependencies.notify(institution, row, 'running');
  };
  // If an update fails because the database is unavailable, the next one stores the progress.
  const timer = setInterval(() => void storeProgress().catch(() => undefined), progressIntervalMs);
  try {
    dependencies.notify(institution, row, 'running');
    const source =
      row.answersFrom === 'bank' ? 'bank' : { file: await dependencies.storage.get(fileKey(institution, row.id)) };
    const result = await calibrateSection(dependencies, institution, row, source, {
      signal: AbortSignal.any([signal, stopping.signal]),
      onProgress: (next) => {
        progress = next;
      },
    });
    await end(dependencies, institution, row, { status: 'done', result });
  } catch (error) {
    if (signal.aborted) return await handOver(dependencies, institution, row, signal);
    if (stopping.signal.aborted) return;
    if (!(error instanceof Failure || error instanceof RangeError)) {
      dependencies.log.error({ err: error, calibration: id }, 'calibration failed');
      // The database may have been unavailable: the queue retries a limited number of times.
      if (row.attempt < maxAttempts) throw error;
    }
    const isExpected = error instanceof Failure || error instanceof RangeError;
    const problem = isExpected ? `${(error as Error).message}.` : 'An unexpected error occurred; see the server’s log.';
    await end(dependencies, institution, row, { status: 'failed', problem: problem.replace(/\.\.$/, '.') });
  } finally {
    clearInterval(timer);
    dependencies.underWay.delete(id);
  }
}

/** Claims the calibration for this process; undefined when it has ended. */
async function claim(
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  id: string,
): Promise<CalibrationRow | undefined> {
  const { db, clock } = dependencies;
  return db.transaction(async (tx) => {
    const row = await db.rows(CalibrationRow, { institution, tx }).findById(id).forUpdate();
    if (!row || !['waiting', 'running'].includes(row.status)) return undefined;
    const progress: CalibrationProgress = inPhase('gathering');
    const changes = { status: 'running' as const, attempt: row.attempt + 1, startedAt: clock.now(), progress };
    await db.rows(CalibrationRow, { institution, tx }).findById(id).patch(changes);
    return Object.assign(row, changes);
  });
}

/** The row as this attempt claimed it; matches nothing once it was stopped or claimed by another process. */
const claimedRow = (
  { db }: CalibrationDependencies,
  institution: InstitutionRef,
  { id, attempt }: CalibrationRow,
  tx?: Tx,
) => db.rows(CalibrationRow, { institution, ...(tx && { tx }) }).where({ id, attempt, status: 'running' });

async function abortUnlessClaimed(
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  row: CalibrationRow,
  stopping: AbortController,
): Promise<void> {
  if ((await claimedRow(dependencies, institution, row).resultSize()) === 0) stopping.abort(new Error('given up'));
}

async function end(
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  row: CalibrationRow,
  outcome: { status: 'done'; result: CalibrationResult } | { status: 'failed'; problem: string },
): Promise<void> {
  const at = dependencies.clock.now();
  const ended = await dependencies.db.transaction(async (tx) => {
    const found = await claimedRow(dependencies, institution, row, tx).patch({
      ...outcome,
      progress: null,
      finishedAt: at,
    });
    if (found > 0 && outcome.status === 'done') {
      const { id, model } = row;
      await storeEstimates(dependencies, { who: { institution }, tx }, { id, model, at }, outcome.result);
    }
    return found;
  });
  // The process that has claimed it meanwhile still needs the file and sends its own notifications.
  if (ended === 0) return;
  if (row.answersFrom === 'file') await dependencies.storage.delete(fileKey(institution, row.id));
  dependencies.notify(institution, row, outcome.status);
}

/**
 * Returns the calibration to the queue when this server stops. One that exceeded the job's time limit fails instead: it
 * would exceed it on any server.
 */
async function handOver(
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  row: CalibrationRow,
  { reason }: AbortSignal,
): Promise<void> {
  if (reason.name === 'TimeoutError') {
    const problem = `${reason.message}. Fewer answers, fewer questions or a simpler model take less time.`;
    await end(dependencies, institution, row, { status: 'failed', problem });
  } else {
    await claimedRow(dependencies, institution, row).patch({
      status: 'waiting',
      attempt: row.attempt - 1,
      progress: null,
    });
  }
  throw reason;
}
