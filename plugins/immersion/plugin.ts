import type { Who } from '../../core/contract/index.ts';
import { forbidden } from '../../core/contract/index.ts';
import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import { audit, people, relations } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { assignableWork } from '../assignments/services.ts';
import { learnerNews } from '../class-overview/services.ts';
import { itemBank, learnersOnly } from '../item-bank/contract.ts';
import { knowledge, measurement } from '../item-bank/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { rescorableResults } from '../rescoring/services.ts';
import { immersion } from './contract.ts';
import { seedPlacements } from './demo/seeds.ts';
import type { Dependencies } from './dependencies.ts';
import { latestPlacements, learnersWithPlacements } from './learners/overview.ts';
import { unfinishedPlacements } from './learners/unfinished.ts';
import { openPlacementQuestion, pauseAbandoned } from './placements/pauses.ts';
import { createPlacements } from './placements/placements.ts';
import { assignedPlacements } from './results/assigned-placements.ts';
import { decideOnHeld, heldResults } from './results/held-results.ts';
import { rescorablePlacements } from './results/rescorable-results.ts';
import { reviseResult } from './results/revise-result.ts';
import { Configuration, InstitutionSettings } from './rules.ts';

export default definePlugin({
  contract: immersion,
  config: Configuration,
  settings: InstitutionSettings,
  requires: { measurement, knowledge, record: learnerRecord, people, relations, audit },
  uses: { notifications },
  provides: { work: assignableWork, news: learnerNews, rescorable: rescorableResults },
  async start({ db, config, settings, requires, uses, events, live, clock }) {
    const dependencies: Dependencies = {
      db,
      clock,
      configuration: config,
      ...requires,
      settings: (who, tx) => settings(who.institution, tx),
      emitCompleted: (tx, who, payload) => events.emit(tx, who.institution, 'placement.completed', payload),
      notifications: uses.notifications,
      notifyRevised: (institution, userId, sessionId) =>
        live.toUser(institution, userId, 'result_revised', { sessionId }),
      notifyMoved: (who, payload) => live.toUser(who.institution, who.user.id, 'placement_moved', payload),
    };
    const placements = createPlacements(dependencies);
    return {
      routes: {
        status: (_, who) => placements.status(who),
        results: ({ query }, who) => placements.results(who, query.sessionId),
        stage: ({ params }, who) => placements.stage(asLearner(who), params.stage),
        analyze: ({ body }, who) => placements.answer(asLearner(who), body),
        submit: ({ body }, who) => placements.submit(asLearner(who), body.sessionId),
        pause: ({ body }, who) => placements.pause(asLearner(who), body),
        resume: ({ body }, who) => placements.resume(asLearner(who), body.sessionId),
        abandon: ({ body }, who) => placements.abandon(who, body.sessionId),
        learners: ({ query }, who) => learnersWithPlacements(dependencies, who, query),
        latest: (_, who) => latestPlacements(dependencies, who),
        held: (_, who) => heldResults(dependencies, who),
        decide: ({ params, body }, who) => decideOnHeld(dependencies, who, params.sessionId, body),
        grant: ({ body }, who) => placements.grant(who, body),
      },
      services: {
        work: assignedPlacements(dependencies),
        news: unfinishedPlacements(dependencies),
        rescorable: rescorablePlacements(dependencies),
      },
      openAssessment: (who) => openPlacementQuestion(dependencies, { who }),
      subscriptions: [
        on(itemBank, 'question.regraded', ({ institution, payload }) =>
          reviseResult(dependencies, institution, payload),
        ),
      ],
      schedules: {
        'pause-forgotten': { cron: '17 * * * *', run: (institution) => pauseAbandoned(dependencies, institution) },
      },
      seeds: (institution) => seedPlacements({ ...dependencies, knowledge: requires.knowledge }, institution),
    };
  },
});

/** @throws Failure forbidden for other roles, also where a placement is open from a former role as a learner */
function asLearner(who: Who): Who {
  if (who.user.role !== 'learner') throw forbidden(learnersOnly);
  return who;
}
