import { z } from 'zod';
import { Failure, forbidden } from '../../core/contract/index.ts';
import type { Delivered } from '../../core/plugins/define-plugin.ts';
import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import * as platform from '../../core/services.ts';
import { personEvents } from '../administration/services.ts';
import { learnerNews } from '../class-overview/services.ts';
import { isHasty, itemBank } from '../item-bank/contract.ts';
import { respondentGroups } from '../item-bank/services.ts';
import { createLearningLog } from './activity/learning-log.ts';
import { createLearnerNews } from './activity/news.ts';
import { learningLog } from './activity/services.ts';
import { createBlocks } from './blocks/blocks.ts';
import { pathwayOf, pathwaysOf } from './concepts/pathways.ts';
import { allows, ConsentAge, Domain, learner, OlderMinors, TimeZone, unknownAge } from './contract.ts';
import { seedLearners } from './demo/seeds.ts';
import type { CutsInForce } from './eiq/institution-cuts.ts';
import { createInstitutionCuts } from './eiq/institution-cuts.ts';
import { resultEvents } from './eiq/result-events.ts';
import { profileOf } from './profiles/own-profile.ts';
import { createGroups } from './profiles/respondent-groups.ts';
import { assertMayRead } from './record/access.ts';
import { createLearners } from './record/record.ts';
import { institutionCuts, learnerBlocks, learnerRecord } from './services.ts';

const Score = z.number().gt(100).lt(900);

const Cuts = z
  .object({
    immersion: Score.default(450),
    mastery: Score.default(575),
    excellence: Score.default(650),
  })
  .refine(({ immersion, mastery, excellence }) => immersion < mastery && mastery < excellence, {
    error: 'The cuts must rise: immersion, mastery, excellence',
  });

export default definePlugin({
  contract: learner,
  essential: true,
  config: z.object({ cuts: Cuts.prefault({}) }),
  settings: z.object({
    timeZone: TimeZone.default('UTC').meta({
      title: 'Time zone',
      description: 'A day of learning ends at midnight in this zone, for learners whose own time zone is unknown.',
    }),
    consentUnder: ConsentAge.default('13').meta({
      title: 'A guardian decides for learners under',
      description:
        'Without a guardian’s consent, learners from this age can talk with others, upload, use voice and outside AI, and appear on boards. Below 13, for an unknown age, and for recruiters below 18, consent is always needed.',
    }),
    olderMinors: OlderMinors.default('minors').meta({
      title: 'Learners aged 16 and 17 meet',
      description:
        'In study groups, feeds and leaderboards: other minors from 13, or adults. Children under 13 meet only each other.',
    }),
  }),
  requires: { people: platform.people, relations: platform.relations, guardians: platform.guardians },
  provides: {
    record: learnerRecord,
    cuts: institutionCuts,
    blocks: learnerBlocks,
    groups: respondentGroups,
    log: learningLog,
    news: learnerNews,
    events: personEvents,
  },
  async start({ db, clock, config, settings, requires: { people, relations, guardians }, events, live, remembered }) {
    const shipped = config.cuts;
    const cuts = createInstitutionCuts({ db, clock, shipped, remembered: remembered<CutsInForce>('cuts') });
    const learners = createLearners({
      db,
      clock,
      people,
      guardians,
      cuts,
      profiles: remembered('profiles'),
      timeZone: async (institution, tx) => (await settings(institution, tx)).timeZone,
      rules: (institution, tx) => settings(institution, tx),
      async emit(tx, institution, { userId, source }, { current }) {
        if (!current) return;
        const { eiqScore, standardError, level } = current;
        await events.emit(tx, institution, 'eiq.changed', { userId, eiqScore, standardError, level, source });
      },
      emitAgeBand: (tx, institution, userId, ageBand) =>
        events.emit(tx, institution, 'age-band.changed', { userId, ageBand }),
      emitNewDay: (tx, institution, userId) =>
        events.emit(tx, institution, 'progress.changed', { userId, isNewDay: true, isMasteryChanged: false }),
      notifyTabs: (institution, userId, what) => live.toUser(institution, userId, 'learner_changed', { what }),
    });
    const { record } = learners;
    const blocks = createBlocks({
      ...{ db, clock, people, record },
      changed: (institution, userId) => live.toUser(institution, userId, 'learner_changed', { what: 'blocks' }),
    });
    const evidenceOf = async (context: Parameters<typeof record.eiq>[0], userId: string) => ({
      record: await record.eiq(context, userId),
      concepts: await learners.concepts.all(context, userId),
    });

    return {
      routes: {
        user: (_, who) => people.one({ who }, who.user.id),
        profile: (_, who) => profileOf(who, learners, people),
        async updateProfile({ body: { preferredLearningStyle: learningStyle, timeZone, sharesWithPeers } }, who) {
          if (sharesWithPeers) {
            const minority = await record.minority({ who }, who.user);
            if (minority.circle === null && who.user.role === 'learner') throw forbidden(unknownAge.refusal);
            if (!allows(minority, 'boards')) throw forbidden(boardsClosed);
          }
          await learners.profiles.change({ who }, who.user.id, {
            ...(learningStyle && { learningStyle }),
            ...(timeZone && { timeZone }),
            ...(sharesWithPeers !== undefined && { sharesWithPeers }),
          });
          learners.notifyTabs({ who }, who.user.id, 'profile');
          return profileOf(who, learners, people);
        },
        eiq: (_, who) => record.eiq({ who }, who.user.id),
        norms: (_, who) => learners.norms({ who }, who.user.id),
        async learnerEiq({ params: { userId } }, who) {
          await assertMayRead(who, userId, { people, relations, record });
          return record.eiq({ who }, userId);
        },
        async learnerNorms({ params: { userId } }, who) {
          await assertMayRead(who, userId, { people, relations, record });
          return learners.norms({ who }, userId);
        },
        assessments: (_, who) => learners.sections.list({ who }, who.user.id),
        blockedPeople: (_, who) => blocks.list(who),
        unblockPerson: ({ params }, who) => blocks.unblock(who, params.userId),
        learningPaths: async (_, who) => pathwaysOf(await evidenceOf({ who }, who.user.id)),
        learningPath: async ({ params: { pathType } }, who) =>
          pathwayOf(pathType, await evidenceOf({ who }, who.user.id)),
      },
      services: {
        record,
        cuts,
        blocks: blocks.service,
        groups: createGroups(db),
        log: createLearningLog(db),
        news: createLearnerNews({ db, clock }),
        events: { eventsOf: (call, userId, limit) => resultEvents(db, call, userId, limit) },
      },
      subscriptions: [on(itemBank, 'question.answered', questionAnswered)],
      seeds: (institution) => seedLearners({ db, clock, people, learners }, institution),
    };

    async function questionAnswered({ institution, at, payload }: Delivered<QuestionAnswered>) {
      const who = { institution };
      const { userId, questionId } = payload;
      try {
        await db.transaction(async (tx) => {
          const context = { who, tx };
          // Cognitive tasks are not topics of learning.
          const { data: section } = Domain.safeParse(payload.section);
          const isEvidence = section !== undefined && !isTooFast(payload);
          const [change] = await Promise.all([
            isEvidence ? learners.concepts.take(context, { ...payload, section }, at) : undefined,
            record.noteActivity(context, { userId, id: questionId, kind: 'answer', at }),
          ]);
          if (!change?.isChanged) return;
          learners.notifyTabs(context, userId, 'profile');
          const { isMasteryChanged } = change;
          await events.emit(tx, institution, 'progress.changed', { userId, isNewDay: false, isMasteryChanged });
        });
      } catch (error) {
        // The learner was erased.
        if (!(error instanceof Failure && error.code === 'not_found')) throw error;
      }
    }
  },
});

/** Hasty answers in an assessment are no evidence about concepts, because their result may never count. */
const isTooFast = ({ purpose, milliseconds }: QuestionAnswered) => purpose === 'immersion' && isHasty(milliseconds);

const boardsClosed = 'Other learners see your name once a parent or guardian has agreed to it.';

type QuestionAnswered = z.output<(typeof itemBank.events)['question.answered']>;
