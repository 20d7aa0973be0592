import type { InstitutionRef } from '../../../../core/contract/index.ts';
import { Failure } from '../../../../core/contract/index.ts';
import { threads } from '../../../../core/threads.ts';
import { CalibrationRow } from '../rows.ts';
import type { CalibrationProgress, CalibrationResult } from './contract.ts';
import { estimateItems } from './estimating.ts';
import { fileAnswers } from './file-answers.ts';
import type { Gathered } from './gathered.ts';
import type * as judgement from './judgement-thread.ts';
import type { CalibrationParts } from './parts.ts';
import { fileKey } from './parts.ts';
import { storedAnswers } from './stored-answers.ts';

/** So often a process that died may be followed by another. */
const mostAttempts = 3;
/** How often progress is written, and looked whether somebody has stopped it (ms). */
const beat = 1000;

/**
 * Does a calibration that was asked for. It may come again: after its process died it starts anew, some times; one that
 * has ended is left alone. Whoever finds that the row is no longer theirs (stopped, or given to another) ends quietly.
 * @param signal of the job. When the server stops, another one takes over, and this try does not count
 */
export async function runCalibration(
  parts: CalibrationParts,
  institution: InstitutionRef,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const row = await claim(parts, institution, id);
  if (!row) return;
  if (row.attempt > mostAttempts) {
    const problem = `The server stopped ${mostAttempts} times while it ran. Start it again when the server is well.`;
    return end(parts, institution, row, { status: 'failed', problem });
  }
  const stopping = new AbortController();
  parts.underWay.set(id, stopping);
  let progress: CalibrationProgress = inPhase('gathering');
  let told: CalibrationProgress | undefined;
  const tell = async () => {
    if (told === progress) return void (await assertOwn(parts, institution, row, stopping));
    told = progress;
    const kept = await own(parts, institution, row).patch({ progress });
    if (kept === 0) stopping.abort(new Error('given up'));
    else parts.tell(institution, row, 'running');
  };
  // A beat that is missed because the database is away is made up for by the next.
  const timer = setInterval(() => void tell().catch(() => undefined), beat);
  try {
    parts.tell(institution, row, 'running');
    const result = await work(parts, institution, row, AbortSignal.any([signal, stopping.signal]), (next) => {
      progress = next;
    });
    await end(parts, institution, row, { status: 'done', result });
  } catch (error) {
    if (signal.aborted) return await leave(parts, institution, row, signal);
    if (stopping.signal.aborted) return;
    if (!(error instanceof Failure || error instanceof RangeError)) {
      parts.log.error({ err: error, calibration: id }, 'A calibration failed');
      // Perhaps only the database was away: the queue tries again, but not for ever.
      if (row.attempt < mostAttempts) throw error;
    }
    const isOurs = error instanceof Failure || error instanceof RangeError;
    const problem = isOurs ? `${(error as Error).message}.` : 'It failed for a reason that the server’s log tells.';
    await end(parts, institution, row, { status: 'failed', problem: problem.replace(/\.\.$/, '.') });
  } finally {
    clearInterval(timer);
    parts.underWay.delete(id);
  }
}

async function work(
  parts: CalibrationParts,
  institution: InstitutionRef,
  row: CalibrationRow,
  signal: AbortSignal,
  onProgress: (progress: CalibrationProgress) => void,
): Promise<CalibrationResult> {
  const gathered = await gather(parts, institution, row, signal);
  const { result, used } = await estimateItems(gathered, row, { signal, onProgress });
  onProgress(inPhase('fit'));
  const groups = await groupsOf(parts, institution, used);
  const { itemFits, ...judged } = await threads.run<typeof judgement>(
    new URL('./judgement-thread.ts', import.meta.url),
    {
      model: row.model,
      items: result.items.map(({ itemId, after }) => ({ itemId, after })),
      population: result.population,
      responses: used.responses,
      counts: used.counts,
      groups,
    },
    { signal },
  );
  const items = result.items.map((item, place) => ({ ...item, fit: itemFits[place] ?? null }));
  return { ...result, items, ...judged };
}

async function gather(
  parts: CalibrationParts,
  institution: InstitutionRef,
  row: CalibrationRow,
  signal: AbortSignal,
): Promise<Gathered> {
  if (row.answersFrom === 'bank') return storedAnswers(parts, institution, row.section, signal);
  return fileAnswers(parts.db, row.section, await parts.storage.get(fileKey(institution, row.id)));
}

/** Each row's group, where somebody can say. */
async function groupsOf(
  { groups, log }: CalibrationParts,
  institution: InstitutionRef,
  { people, groups: given }: Gathered,
): Promise<readonly (string | null)[] | undefined> {
  if (given) return given;
  const service = groups({ institution });
  const ids = [...new Set(people.filter((id) => id !== null))];
  if (!service || ids.length === 0) return undefined;
  try {
    const found = await service.groups({ who: { institution } }, ids);
    return people.map((id) => (id === null ? null : (found.get(id)?.ageBand ?? null)));
  } catch (error) {
    // Another plugin's trouble is no reason to lose a calibration.
    log.warn({ err: error }, 'Groups of learners could not be had');
    return undefined;
  }
}

/** Takes the calibration for this process; undefined when there is nothing to do any more. */
async function claim(
  parts: CalibrationParts,
  institution: InstitutionRef,
  id: string,
): Promise<CalibrationRow | undefined> {
  const { db, clock } = parts;
  return db.transaction(async (tx) => {
    const row = await db.rows(CalibrationRow, { institution, tx }).findById(id).forUpdate();
    if (!row || !['waiting', 'running'].includes(row.status)) return undefined;
    const progress: CalibrationProgress = inPhase('gathering');
    const mine = { status: 'running' as const, attempt: row.attempt + 1, startedAt: clock.now(), progress };
    await db.rows(CalibrationRow, { institution, tx }).findById(id).patch(mine);
    return Object.assign(row, mine);
  });
}

const own = ({ db }: CalibrationParts, institution: InstitutionRef, { id, attempt }: CalibrationRow) =>
  db.rows(CalibrationRow, { institution }).where({ id, attempt, status: 'running' });

async function assertOwn(
  parts: CalibrationParts,
  institution: InstitutionRef,
  row: CalibrationRow,
  stopping: AbortController,
): Promise<void> {
  if ((await own(parts, institution, row).resultSize()) === 0) stopping.abort(new Error('given up'));
}

async function end(
  parts: CalibrationParts,
  institution: InstitutionRef,
  row: CalibrationRow,
  outcome: { status: 'done'; result: CalibrationResult } | { status: 'failed'; problem: string },
): Promise<void> {
  const ended = await own(parts, institution, row).patch({
    ...outcome,
    progress: null,
    finishedAt: parts.clock.now(),
  });
  // Whoever it was given to meanwhile still needs the file, and tells.
  if (ended === 0) return;
  if (row.answersFrom === 'file') await parts.storage.delete(fileKey(institution, row.id));
  parts.tell(institution, row, outcome.status);
}

/** A phase of which there is no telling how far it is. */
const inPhase = (phase: CalibrationProgress['phase']): CalibrationProgress => ({
  phase,
  iteration: null,
  change: null,
  share: null,
  secondsLeft: null,
});

/** Gives it to the next server where this one stops; one that took longer than a job may would do so there, too. */
async function leave(
  parts: CalibrationParts,
  institution: InstitutionRef,
  row: CalibrationRow,
  { reason }: AbortSignal,
): Promise<void> {
  if (reason.name === 'TimeoutError') {
    const problem = `${reason.message}. Fewer answers, fewer questions or a simpler model take less.`;
    await end(parts, institution, row, { status: 'failed', problem });
  } else {
    await own(parts, institution, row).patch({ status: 'waiting', attempt: row.attempt - 1, progress: null });
  }
  throw reason;
}
