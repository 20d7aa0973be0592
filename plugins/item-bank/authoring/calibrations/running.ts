import type { InstitutionRef } from '../../../../core/contract/index.ts';
import { Failure } from '../../../../core/contract/index.ts';
import { threads } from '../../../../core/threads.ts';
import { CalibrationRow } from '../rows.ts';
import type { CalibrationProgress, CalibrationResult } from './contract.ts';
import type { CalibrationDependencies } from './dependencies.ts';
import { fileKey } from './dependencies.ts';
import { estimateItems } from './estimating.ts';
import { fileAnswers } from './file-answers.ts';
import type { Gathered } from './gathered.ts';
import type * as judgement from './judgement-thread.ts';
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
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const row = await claim(dependencies, institution, id);
  if (!row) return;
  if (row.attempt > mostAttempts) {
    const problem = `The server stopped ${mostAttempts} times while it ran. Start it again when the server is well.`;
    return end(dependencies, institution, row, { status: 'failed', problem });
  }
  const stopping = new AbortController();
  dependencies.underWay.set(id, stopping);
  let progress: CalibrationProgress = inPhase('gathering');
  let told: CalibrationProgress | undefined;
  const tell = async () => {
    if (told === progress) return void (await assertOwn(dependencies, institution, row, stopping));
    told = progress;
    const kept = await own(dependencies, institution, row).patch({ progress });
    if (kept === 0) stopping.abort(new Error('given up'));
    else dependencies.tell(institution, row, 'running');
  };
  // A beat that is missed because the database is away is made up for by the next.
  const timer = setInterval(() => void tell().catch(() => undefined), beat);
  try {
    dependencies.tell(institution, row, 'running');
    const result = await work(dependencies, institution, row, AbortSignal.any([signal, stopping.signal]), (next) => {
      progress = next;
    });
    await end(dependencies, institution, row, { status: 'done', result });
  } catch (error) {
    if (signal.aborted) return await leave(dependencies, institution, row, signal);
    if (stopping.signal.aborted) return;
    if (!(error instanceof Failure || error instanceof RangeError)) {
      dependencies.log.error({ err: error, calibration: id }, 'A calibration failed');
      // Perhaps only the database was away: the queue tries again, but not for ever.
      if (row.attempt < mostAttempts) throw error;
    }
    const isOurs = error instanceof Failure || error instanceof RangeError;
    const problem = isOurs ? `${(error as Error).message}.` : 'It failed for a reason that the server’s log tells.';
    await end(dependencies, institution, row, { status: 'failed', problem: problem.replace(/\.\.$/, '.') });
  } finally {
    clearInterval(timer);
    dependencies.underWay.delete(id);
  }
}

async function work(
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  row: CalibrationRow,
  signal: AbortSignal,
  onProgress: (progress: CalibrationProgress) => void,
): Promise<CalibrationResult> {
  const gathered = await gather(dependencies, institution, row, signal);
  const { result, used } = await estimateItems(gathered, row, { signal, onProgress });
  onProgress(inPhase('fit'));
  const groups = await groupsOf(dependencies, institution, used);
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
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  row: CalibrationRow,
  signal: AbortSignal,
): Promise<Gathered> {
  if (row.answersFrom === 'bank') return storedAnswers(dependencies, institution, row.section, signal);
  return fileAnswers(dependencies.db, row.section, await dependencies.storage.get(fileKey(institution, row.id)));
}

/** Each row's group, where somebody can say. */
async function groupsOf(
  { groups, log }: CalibrationDependencies,
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
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  id: string,
): Promise<CalibrationRow | undefined> {
  const { db, clock } = dependencies;
  return db.transaction(async (tx) => {
    const row = await db.rows(CalibrationRow, { institution, tx }).findById(id).forUpdate();
    if (!row || !['waiting', 'running'].includes(row.status)) return undefined;
    const progress: CalibrationProgress = inPhase('gathering');
    const mine = { status: 'running' as const, attempt: row.attempt + 1, startedAt: clock.now(), progress };
    await db.rows(CalibrationRow, { institution, tx }).findById(id).patch(mine);
    return Object.assign(row, mine);
  });
}

const own = ({ db }: CalibrationDependencies, institution: InstitutionRef, { id, attempt }: CalibrationRow) =>
  db.rows(CalibrationRow, { institution }).where({ id, attempt, status: 'running' });

async function assertOwn(
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  row: CalibrationRow,
  stopping: AbortController,
): Promise<void> {
  if ((await own(dependencies, institution, row).resultSize()) === 0) stopping.abort(new Error('given up'));
}

async function end(
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  row: CalibrationRow,
  outcome: { status: 'done'; result: CalibrationResult } | { status: 'failed'; problem: string },
): Promise<void> {
  const ended = await own(dependencies, institution, row).patch({
    ...outcome,
    progress: null,
    finishedAt: dependencies.clock.now(),
  });
  // Whoever it was given to meanwhile still needs the file, and tells.
  if (ended === 0) return;
  if (row.answersFrom === 'file') await dependencies.storage.delete(fileKey(institution, row.id));
  dependencies.tell(institution, row, outcome.status);
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
  dependencies: CalibrationDependencies,
  institution: InstitutionRef,
  row: CalibrationRow,
  { reason }: AbortSignal,
): Promise<void> {
  if (reason.name === 'TimeoutError') {
    const problem = `${reason.message}. Fewer answers, fewer questions or a simpler model take less.`;
    await end(dependencies, institution, row, { status: 'failed', problem });
  } else {
    await own(dependencies, institution, row).patch({ status: 'waiting', attempt: row.attempt - 1, progress: null });
  }
  throw reason;
}
