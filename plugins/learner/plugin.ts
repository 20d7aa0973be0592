import { z } from 'zod';
import { Failure, forbidden } from '../../core/contract/index.ts';
import type { Delivered } from '../../core/plugins/define-plugin.ts';
import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import * as platform from '../../core/services.ts';
import { isHasty, itemBank } from '../item-bank/contract.ts';
import { respondentGroups } from '../item-bank/services.ts';
import { pathwayOf, pathwaysOf } from './concepts/pathways.ts';
import { allows, ConsentAge, Domain, learner, OlderMinors, TimeZone, unknownAge } from './contract.ts';
import { seedLearners } from './demo/seeds.ts';
import { profileOf } from './profiles/own-profile.ts';
import { createGroups } from './profiles/respondent-groups.ts';
import { assertMayRead } from './record/access.ts';
import { createLearners } from './record/record.ts';
import { learnerRecord } from './services.ts';

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
      description: 'Whose midnight ends a day of learning, for learners whose own time zone is not known.',
    }),
    consentUnder: ConsentAge.default('13').meta({
      title: 'A guardian decides for learners under',
      description:
        'What learners from 13 on may do without a guardian: talk with others, upload, use voice and outside AI, be seen on boards. Below 13, for an unknown age, and for recruiters below 18, a guardian’s consent is needed whatever is chosen.',
    }),
    olderMinors: OlderMinors.default('minors').meta({
      title: 'Learners of 16 and 17 meet',
      description:
        'In study groups, feeds and leaderboards: the other minors from 13 on, or the adults. Children under 13 meet only each other.',
    }),
  }),
  requires: { people: platform.people, relations: platform.relations, guardians: platform.guardians },
  provides: { record: learnerRecord, groups: respondentGroups },
  async start({ db, clock, config, settings, requires: { people, relations, guardians }, events, live, remembered }) {
    const learners = createLearners({
      db,
      clock,
      people,
      guardians,
      cuts: config.cuts,
      profiles: remembered('profiles'),
      timeZone: async (institution, tx) => (await settings(institution, tx)).timeZone,
      rules: (institution, tx) => settings(institution, tx),
      async emit(tx, institution, { userId, source }, { current }) {
        if (!current) return;
        const { eiqScore, standardError, level } = current;
        await events.emit(tx, institution, 'eiq.changed', { userId, eiqScore, standardError, level, source });
      },
      aged: (tx, institution, userId, ageBand) => events.emit(tx, institution, 'age-band.changed', { userId, ageBand }),
      progressed: (tx, institution, userId) =>
        events.emit(tx, institution, 'progress.changed', { userId, isNewDay: true, isMasteryChanged: false }),
      tell: (institution, userId, what) => live.toUser(institution, userId, 'learner_changed', { what }),
    });
    const { record } = learners;
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
          learners.tell({ who }, who.user.id, 'profile');
          return profileOf(who, learners, people);
        },
        eiq: (_, who) => record.eiq({ who }, who.user.id),
        async learnerEiq({ params: { userId } }, who) {
          await assertMayRead(who, userId, { people, relations, record });
          return record.eiq({ who }, userId);
        },
        assessments: (_, who) => learners.sections.list({ who }, who.user.id),
        learningPaths: async (_, who) => pathwaysOf(await evidenceOf({ who }, who.user.id)),
        learningPath: async ({ params: { pathType } }, who) =>
          pathwayOf(pathType, await evidenceOf({ who }, who.user.id)),
      },
      services: { record, groups: createGroups(db) },
      subscriptions: [on(itemBank, 'question.answered', questionAnswered)],
      seeds: (institution) => seedLearners({ db, clock, people, learners }, institution),
    };

    async function questionAnswered({ institution, at, payload }: Delivered<QuestionAnswered>) {
      const who = { institution };
      const { userId, questionId } = payload;
      try {
        await db.transaction(async (tx) => {
          const context = { who, tx };
          // Cognitive tasks are no topics that one learns.
          const { data: section } = Domain.safeParse(payload.section);
          const isTaken = section !== undefined && !isTooFast(payload);
          const [change] = await Promise.all([
            isTaken ? learners.concepts.take(context, { ...payload, section }, at) : undefined,
            record.noteActivity(context, { userId, id: questionId, kind: 'answer', at }),
          ]);
          if (!change?.isChanged) return;
          learners.tell(context, userId, 'profile');
          const { isMasteryChanged } = change;
          await events.emit(tx, institution, 'progress.changed', { userId, isNewDay: false, isMasteryChanged });
        });
      } catch (error) {
        // Whoever answered is gone: there is no record to keep.
        if (!(error instanceof Failure && error.code === 'not_found')) throw error;
      }
    }
  },
});

/** An answer of an assessment that came in haste shows nothing about its concepts: its result may never count. */
const isTooFast = ({ purpose, milliseconds }: QuestionAnswered) => purpose === 'immersion' && isHasty(milliseconds);

const boardsClosed = 'Other learners see your name once a parent or guardian has agreed to it.';

type QuestionAnswered = z.output<(typeof itemBank.events)['question.answered']>;
