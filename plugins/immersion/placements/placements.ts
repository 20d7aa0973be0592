import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import type { OpenQuestion } from '../../item-bank/services.ts';
import type { immersion, PlacementOutcome, StageState } from '../contract.ts';
import { Stage, stages } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { GrantRow, PlacementRow } from '../models.ts';
import { forOtherReaders } from '../results/advice.ts';
import { limitsOf, pretestIn, questionsIn } from '../rules.ts';
import { abandonPlacement, completePlacement } from './complete-placement.ts';
import { formFor } from './form.ts';
import { openQuestionOf, pausePlacement, resumePlacement } from './pauses.ts';
import { latestCompleted, latestScored, openPlacement, unusedGrant } from './queries.ts';
import { expectPlacement, startPlacement, waitingNow } from './start-placement.ts';
import { allSections, sectionProgress, stageState, stageView } from './status.ts';
import type { Analysis, GivenAnswer } from './submit-answer.ts';
import { answerQuestion } from './submit-answer.ts';

type StatusView = z.input<(typeof immersion)['routes']['status']['response']>;

/** Placements, for learners and staff. */
export interface Placements {
  /** Whether a placement is open, completed, or may be started. */
  status(who: Who): Promise<StatusView>;
  /** The current question; the first section starts a placement. @throws Failure conflict (out of order, or not allowed yet) */
  stage(who: Who, stage: Stage): Promise<StageState>;
  /** @throws Failure not_found, conflict, invalid */
  answer(who: Who, given: GivenAnswer): Promise<Analysis>;
  /** @throws Failure not_found, conflict */
  submit(who: Who, sessionId: string | undefined): Promise<PlacementOutcome>;
  /** The result of the caller's latest placement, or of the given one. @throws Failure not_found */
  results(who: Who, sessionId: string | undefined): Promise<PlacementOutcome>;
  /** @throws Failure not_found, conflict */
  pause(who: Who, given: { sessionId: string; questionId: string }): Promise<StatusView>;
  /** @throws Failure not_found, conflict */
  resume(who: Who, sessionId: string): Promise<StatusView>;
  abandon(who: Who, sessionId: string): Promise<void>;
  /** @throws Failure not_found */
  grant(who: Who, given: { userId: string; reason: string }): Promise<void>;
}

export function createPlacements(dependencies: Dependencies): Placements {
  const { db, measurement, configuration } = dependencies;
  const placements: Placements = {
    async status(who) {
      const open = await openPlacement(dependencies, { who });
      const form = open?.form ?? (who.user.role === 'learner' ? await formFor(dependencies, { who }) : 'general');
      const usual = stages.map((stage) => [stage, questionsIn(stage, configuration, form ?? 'general')] as const);
      const scored = limitsOf(configuration, form ?? 'general');
      const pretestQuestions = pretestIn(configuration, form ?? 'general');
      const limits = {
        questionsPerSection: {
          minimum: scored.minimum + pretestQuestions,
          maximum: scored.maximum + pretestQuestions,
        },
        pretestQuestions,
        usualQuestions: Object.fromEntries(usual) as StatusView['usualQuestions'],
        form,
      };
      if (open) {
        const question = await openQuestionOf(dependencies, { who }, open);
        const progress = await measurement.progress({ who }, open.sittingId);
        return {
          state: 'open',
          sessionId: open.id,
          stage: progress.find(({ isDone }) => !isDone)?.section ?? null,
          sectionProgress: sectionProgress(progress),
          startedAt: open.startedAt,
          completedAt: null,
          canStart: false,
          nextAt: null,
          held: null,
          isPaused: await measurement.isPaused({ who }, open.sittingId),
          open: question ? openView(question) : null,
          ...limits,
        };
      }
      const completed = await latestCompleted(dependencies, { who });
      const waiting = await waitingNow(dependencies, { who });
      const last = await latestScored(dependencies, { who });
      const canStart = !waiting && who.user.role === 'learner' && form !== null;
      if (canStart && form === 'general') expectPlacement(dependencies);
      return {
        state: completed ? 'completed' : 'none',
        sessionId: completed?.id ?? null,
        stage: null,
        sectionProgress: allSections(() => (completed ? 100 : 0)),
        startedAt: completed?.startedAt ?? null,
        completedAt: completed?.endedAt ?? null,
        canStart,
        nextAt: waiting?.until ?? null,
        held: last?.state === 'held' ? { sessionId: last.id, completedAt: last.endedAt ?? last.startedAt } : null,
        isPaused: false,
        open: null,
        ...limits,
      };
    },

    async stage(who, stage) {
      const open = await openPlacement(dependencies, { who });
      if (open) return stageState(dependencies, { who }, open, stage);
      const [first] = stages;
      if (first && stage !== first) throw conflict(`No placement is open. Begin with ${sectionTitles[first].title}.`);
      const { placement, current } = await startPlacement(dependencies, { who });
      return current
        ? stageView(dependencies, { who }, placement, current)
        : stageState(dependencies, { who }, placement, stage);
    },

    answer: (who, given) => answerQuestion(dependencies, { who }, given),

    async submit(who, sessionId) {
      const placement = await completePlacement(dependencies, { who }, sessionId);
      return shown(placement, who.user, true);
    },

    async results(who, sessionId) {
      if (!sessionId) {
        const latest = await latestScored(dependencies, { who });
        if (!latest) throw notFound('You have not completed a placement yet.');
        return shown(latest, who.user, true);
      }
      const placement = await db.rows(PlacementRow, { who }).findOne({ id: sessionId }).whereNotNull('result');
      const noSuchResult = () => notFound('There is no such result.');
      if (!placement) throw noSuchResult();
      const { userId } = placement;
      const isOwn = userId === who.user.id;
      const mayRead =
        isOwn ||
        (await dependencies.relations.mayFor({ who }, 'immersion.manage', userId)) ||
        (await dependencies.record.isReadByGuardian({ who }, userId));
      if (!mayRead) throw noSuchResult();
      return shown(placement, isOwn ? who.user : await dependencies.people.one({ who }, userId), isOwn);
    },

    async pause(who, given) {
      await pausePlacement(dependencies, { who }, given);
      return placements.status(who);
    },

    async resume(who, sessionId) {
      await resumePlacement(dependencies, { who }, sessionId);
      return placements.status(who);
    },

    abandon: (who, sessionId) => abandonPlacement(dependencies, { who }, sessionId),

    async grant(who, { userId, reason }) {
      await dependencies.relations.assertMayFor({ who }, 'immersion.manage', userId);
      const learner = await dependencies.people.one({ who }, userId);
      await db.transaction(async (tx) => {
        const context = { who, tx };
        const grant = { userId: learner.id, grantedBy: who.user.id, reason, grantedAt: dependencies.clock.now() };
        if (await unusedGrant(dependencies, context, learner.id)) return;
        await db.rows(GrantRow, context).insert(grant).onConflict().ignore();
        await dependencies.audit.record(context, {
          action: 'immersion.granted',
          subject: learner.id,
          details: { reason },
        });
      });
    },
  };
  return placements;
}

function openView({ questionId, section, pausesLeft }: OpenQuestion): StatusView['open'] {
  return { questionId, stage: Stage.parse(section), pausesLeft };
}

function shown(
  { id, result, state }: PlacementRow,
  learner: { firstName: string; lastName: string },
  isOwn: boolean,
): PlacementOutcome {
  if (!result) throw new Error(`Placement ${id} is completed but has no result`);
  const whose = { sessionId: id, isOwn, learner: `${learner.firstName} ${learner.lastName}`.trim() };
  if (state === 'held' || state === 'declined' || state === 'repeated') {
    const { caution, startedAt, completedAt, totalTime, questionsAnswered } = result;
    return { ...whose, outcome: state, caution, startedAt, completedAt, totalTime, questionsAnswered };
  }
  return { ...result, ...(isOwn ? {} : forOtherReaders(result)), ...whose, outcome: 'recorded' };
}
