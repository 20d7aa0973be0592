import type { InstitutionRef, Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { Section } from '../../item-bank/contract.ts';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { participantIn } from '../rooms/dependencies.ts';
import type { PracticeRun } from './contract.ts';
import { PracticeAnswerRow, PracticeRunRow, PracticeTakerRow } from './models.ts';
import { askQuestion, reveal, revealIfDue } from './questions.ts';
import { assertFor, isFor, topicsIn } from './topics.ts';

interface NewRun {
  readonly id: string;
  readonly section: Section;
  readonly contentArea: string;
  readonly total: number;
  readonly seconds: number;
}

/** Practice runs that the people in a room answer together. Their results count for nobody. */
export function createPractice(dependencies: Dependencies) {
  const { db, clock, live, measurement } = dependencies;

  const changed = (who: Who, tx: Tx, roomId: string) =>
    afterCommit(tx, () => live.roomChanged(who.institution, roomId));

  /** A run of a locked room. @throws Failure not_found */
  const runIn = async (who: Who, tx: Tx, roomId: string, runId: string) => {
    const { room, participant } = await participantIn(dependencies, { who, tx }, roomId);
    const run = await db.rows(PracticeRunRow, { who, tx }).findOne({ id: runId, roomId });
    if (!run) throw notFound('There is no such practice run.');
    return { room, participant, run };
  };

  const assertOpen = (run: PracticeRunRow) => {
    if (run.endedAt) throw conflict('This practice run has ended.');
  };

  const viewOf = async (who: Who, roomId: string, run: PracticeRunRow): Promise<PracticeRun> => {
    const [takers, answers, { participant }, mayTakePart] = await Promise.all([
      db.rows(PracticeTakerRow, { who }).where({ runId: run.id }).orderBy('userId'),
      db.rows(PracticeAnswerRow, { who }).where({ runId: run.id, position: run.position }),
      participantIn(dependencies, { who }, roomId),
      isFor(dependencies, { who }, who.user.id, run),
    ]);
    const answerOf = new Map(answers.map(({ userId, answer }) => [userId, answer]));
    const { id, total, position, question, endsAt, endedAt, solution } = run;
    return {
      ...{ id, total, position, question },
      title: contentAreaTitle(run.contentArea),
      secondsLeft: Math.max(0, (endsAt.getTime() - clock.now().getTime()) / 1000),
      endedAt: endedAt?.toISOString() ?? null,
      takers: takers.map(({ userId, correct }) => ({
        ...{ id: userId, correct, hasAnswered: answerOf.has(userId) },
        answer: solution ? (answerOf.get(userId) ?? null) : null,
      })),
      isTakingPart: takers.some(({ userId }) => userId === who.user.id),
      mayTakePart,
      mayEnd: run.startedBy === who.user.id || participant.role === 'host',
      ownAnswer: answerOf.get(who.user.id) ?? null,
      solution: solution && { ...solution, steps: [...solution.steps] },
    };
  };

  const take = (who: Who, tx: Tx, runId: string) =>
    db
      .rows(PracticeTakerRow, { who, tx })
      .insert({ runId, userId: who.user.id, correct: 0 })
      .onConflict(['runId', 'userId'])
      .ignore();

  /** Changes a run in a transaction that holds its room, and returns the view of it afterwards. */
  const change = async (
    who: Who,
    roomId: string,
    runId: string,
    act: (tx: Tx, found: Awaited<ReturnType<typeof runIn>>) => Promise<unknown>,
  ) => {
    await db.transaction(async (tx) => {
      await act(tx, await runIn(who, tx, roomId, runId));
      changed(who, tx, roomId);
    });
    const run = await db.rows(PracticeRunRow, { who }).findById(runId).throwIfNotFound();
    return viewOf(who, roomId, run);
  };

  return {
    /** @throws Failure not_found, forbidden */
    async latest(who: Who, roomId: string) {
      await participantIn(dependencies, { who }, roomId);
      const [topics, known] = await Promise.all([
        topicsIn(dependencies, { who }, roomId),
        db.rows(PracticeRunRow, { who }).where({ roomId }).orderBy('startedAt', 'desc').first(),
      ]);
      const isChanged = known && !known.endedAt && (await revealIfDue(dependencies, who.institution, known.id));
      const run = isChanged ? await db.rows(PracticeRunRow, { who }).findById(known.id) : known;
      return {
        topics: topics.map(({ section, contentArea, title }) => ({ section, contentArea, title })),
        run: run ? await viewOf(who, roomId, run) : null,
      };
    },

    /** @throws Failure not_found, forbidden, conflict while another run goes on */
    async start(who: Who, roomId: string, { id, ...wanted }: NewRun): Promise<PracticeRun> {
      await measurement.prepare();
      await db.transaction(async (tx) => {
        const { room } = await participantIn(dependencies, { who, tx }, roomId);
        if (room.endedAt) throw conflict('This room has ended.');
        const known = await db.rows(PracticeRunRow, { who, tx }).findById(id);
        if (known?.roomId === roomId && known.startedBy === who.user.id) return;
        if (known) throw conflict('A practice run with this id already exists.');
        const open = await db.rows(PracticeRunRow, { who, tx }).where({ roomId }).whereNull('endedAt').first();
        if (open) throw conflict('A practice run is going on in this room. Take part in it, or end it first.');
        const { section, contentArea } = wanted;
        const topics = await topicsIn(dependencies, { who, tx }, roomId);
        if (!topics.some((topic) => topic.section === section && topic.contentArea === contentArea))
          throw conflict('This topic is not for everyone in this room. Choose another one.');
        const asked = await askQuestion(dependencies, { who, tx }, who.user.id, wanted);
        await db
          .rows(PracticeRunRow, { who, tx })
          .insert({
            ...{ id, roomId, ...wanted, ...asked, position: 0 },
            ...{ startedBy: who.user.id, startedAt: clock.now(), endedAt: null, solution: null },
          })
          .onConflict('id')
          .ignore();
        const stored = await db.rows(PracticeRunRow, { who, tx }).findOne({ id, roomId });
        if (!stored) throw conflict('A practice run with this id already exists.');
        await take(who, tx, id);
        changed(who, tx, roomId);
      });
      const run = await db.rows(PracticeRunRow, { who }).findById(id).throwIfNotFound();
      return viewOf(who, roomId, run);
    },

    /** @throws Failure not_found, conflict */
    join: (who: Who, roomId: string, runId: string) =>
      change(who, roomId, runId, async (tx, { run }) => {
        assertOpen(run);
        await assertFor(dependencies, { who, tx }, who.user.id, run);
        await take(who, tx, runId);
      }),

    /** The first answer stays. @throws Failure not_found, forbidden, conflict */
    answer: (who: Who, roomId: string, runId: string, { position, answer }: { position: number; answer: number }) =>
      change(who, roomId, runId, async (tx, { run }) => {
        assertOpen(run);
        const key = { runId, userId: who.user.id };
        if (!(await db.rows(PracticeTakerRow, { who, tx }).findOne(key)))
          throw forbidden('Take part in the practice run first.');
        const known = await db.rows(PracticeAnswerRow, { who, tx }).findOne({ ...key, position });
        if (known?.answer === answer) return;
        const isTooLate = run.solution !== null || clock.now() >= run.endsAt;
        if (known || position !== run.position || isTooLate) throw conflict('This question is no longer open.');
        if (answer >= run.question.options.length) throw conflict('This question has no such option.');
        await db.rows(PracticeAnswerRow, { who, tx }).insert({ ...key, position, answer, at: clock.now() });
        await reveal(dependencies, { who, tx }, run);
      }),

    /** @throws Failure not_found, forbidden, conflict before the answers are shown */
    next: (who: Who, roomId: string, runId: string, after: number) =>
      change(who, roomId, runId, async (tx, { run }) => {
        if (run.position !== after || run.endedAt) return;
        if (!(await db.rows(PracticeTakerRow, { who, tx }).findOne({ runId, userId: who.user.id })))
          throw forbidden('Take part in the practice run first.');
        const isShown = run.solution !== null || (await reveal(dependencies, { who, tx }, run));
        if (!isShown) throw conflict('Not everyone has answered yet.');
        const isLast = run.position + 1 >= run.total;
        const { startedBy, section, contentArea, seconds } = run;
        await db
          .rows(PracticeRunRow, { who, tx })
          .findById(runId)
          .patch(
            isLast || startedBy === null
              ? { endedAt: clock.now() }
              : {
                  ...(await askQuestion(dependencies, { who, tx }, startedBy, { section, contentArea, seconds })),
                  ...{ position: run.position + 1, solution: null },
                },
          );
      }),

    /** @throws Failure not_found, forbidden */
    end: (who: Who, roomId: string, runId: string) =>
      change(who, roomId, runId, async (tx, { run, participant }) => {
        if (run.startedBy !== who.user.id && participant.role !== 'host')
          throw forbidden('Whoever started the practice run and the host can end it.');
        if (run.endedAt) return;
        await reveal(dependencies, { who, tx }, run, true);
        await db.rows(PracticeRunRow, { who, tx }).findById(runId).patch({ endedAt: clock.now() });
      }),

    /** Who closed the room no longer keeps the others waiting. */
    async left(institution: Pick<InstitutionRef, 'id'>, roomId: string): Promise<void> {
      const open = await db.rows(PracticeRunRow, { institution }).where({ roomId }).whereNull('endedAt').first();
      if (open) await revealIfDue(dependencies, institution, open.id);
    },
  };
}
