import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientConfig } from 'pg';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Thread } from '../../../core/threads.ts';
import { columns } from './columns.ts';
import { encodedBlocks } from './encoded-blocks.ts';
import { generationLock } from './generation-lock.ts';
import { copyEnd, copyHeader } from './write-copy.ts';

export interface CopyOrder {
  readonly connection: ClientConfig;
  readonly institutionId: string;
  readonly generationId: string;
  readonly rows: number;
  readonly seed: number;
  readonly workers: number;
}

/** Of the learners generated so far. */
export interface GenerationFigures {
  readonly done: number;
  readonly hired: number;
  readonly meanSalary: number | null;
}

/**
 * Replaces an institution's data set by COPY, in one transaction on a session of its own that also completes the
 * generation. Readers see the old data set until the commit.
 * @returns whether it was stored: false for a generation that was cancelled meanwhile
 */
export async function run(order: CopyOrder, thread: Thread<GenerationFigures>): Promise<boolean> {
  const { institutionId, generationId } = order;
  const session = new pg.Client(order.connection);
  // The statement that runs fails as well.
  session.on('error', () => undefined);
  await session.connect();
  try {
    await session.query('begin');
    // Held while it runs: others see by it that its process is alive, and a successor waits for the end of its predecessor.
    await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [generationLock(generationId)]);
    await session.query('delete from ml_insights.learners where institution_id = $1', [institutionId]);
    const figures = await copy(session, order, thread);
    const { rowCount } = await session.query(
      `update ml_insights.generations
       set state = 'done', done = $3, hired = $4, mean_salary = $5, touched_at = now(), finished_at = now()
       where id = $2 and institution_id = $1 and state = 'running'`,
      [institutionId, generationId, figures.done, figures.hired, figures.meanSalary],
    );
    if (rowCount !== 1) return false;
    await session.query('commit');
    // For the planner; reading right after the generation is slow otherwise. The columns that queries select by are enough.
    await session.query('analyze ml_insights.learners (institution_id, learner)');
    return true;
  } finally {
    // Rolls back what was not committed.
    await session.end().catch(() => undefined);
  }
}

async function copy(session: pg.Client, order: CopyOrder, thread: Thread<GenerationFigures>) {
  const { institutionId, rows, seed, workers } = order;
  const names = ['institution_id', ...columns.map(({ name }) => name)].join(', ');
  const table = session.query(from(`copy ml_insights.learners (${names}) from stdin (format binary)`));
  let figures: GenerationFigures = { done: 0, hired: 0, meanSalary: null };
  let salaries = 0;
  const learners = async function* () {
    yield copyHeader;
    for await (const block of encodedBlocks({ rows, seed, institutionId }, workers)) {
      yield block.bytes;
      const hired = figures.hired + block.hired;
      salaries += block.salaries;
      figures = { done: figures.done + block.rows, hired, meanSalary: hired > 0 ? salaries / hired : null };
      thread.progress(figures);
    }
    yield copyEnd;
  };
  await pipeline(Readable.from(learners(), { objectMode: false }), table);
  return figures;
}
