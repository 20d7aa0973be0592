import type { CallContext } from '../../core/db/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, guardians, people, relations } from '../../core/services.ts';
import { stepChecker } from '../ai/built-in/services.ts';
import { completions } from '../ai/services.ts';
import { assignableWork } from '../assignments/services.ts';
import { knowledge, stepMistakes } from '../item-bank/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { lessonLibrary } from '../lessons/services.ts';
import { practiceStanding } from '../practice/services.ts';
import { safeguardingService } from '../safeguarding/services.ts';
import { skillCatalogueDesk } from '../skills/services.ts';
import { coachingTeaching } from './coaching/coaching-prompts.ts';
import { coachReply } from './coaching/replies.ts';
import { seedCoaching } from './coaching/seeds.ts';
import { createCoaching } from './coaching/sessions.ts';
import { tutor } from './contract.ts';
import { createConversations } from './conversations/conversations.ts';
import { assistantReply, tutorReply } from './conversations/replies.ts';
import { eraseDeleted, oldConversations } from './conversations/retention.ts';
import { createGuide } from './guide/guide.ts';
import { createProgress, oldProgress, oldSteps } from './guide/progress.ts';
import { memoryFor, memoryReply } from './memory/in-conversations.ts';
import { createMemory } from './memory/memory.ts';
import { createFlags } from './review/flags.ts';
import { createReviewQueries } from './review/queries.ts';
import { Configuration, InstitutionSettings } from './rules.ts';
import { createSafety } from './safety/safety.ts';
import { assignedLessons } from './teaching/assigned-lessons.ts';
import type { TeachingDependencies } from './teaching/prompts.ts';
import { assistantTeaching, tutorTeaching } from './teaching/prompts.ts';

export default definePlugin({
  contract: tutor,
  config: Configuration,
  settings: InstitutionSettings,
  requires: {
    ai: completions,
    steps: stepChecker,
    lessons: lessonLibrary,
    record: learnerRecord,
    people,
    relations,
    guardians,
    audit,
    safeguarding: safeguardingService,
  },
  uses: { knowledge, practice: practiceStanding, skills: skillCatalogueDesk },
  provides: { work: assignableWork, stepMistakes },
  async start({ db, config, settings, requires, uses, live, clock, log }) {
    const { ai, record, people, relations, guardians, audit, safeguarding } = requires;
    const sources = {
      record,
      knowledge: ({ who }: CallContext) => uses.knowledge(who),
      practice: ({ who }: CallContext) => uses.practice(who),
    };
    const memory = createMemory({
      db,
      clock,
      ai,
      safeguarding,
      isAllowed: async (institution) => (await settings(institution)).memory,
      changed: (institution, userId, noted) => live.toUser(institution, userId, 'memory_changed', { noted }),
    });
    const teachingDependencies: TeachingDependencies = {
      ...sources,
      steps: requires.steps,
      lessons: requires.lessons,
      memoryFor: (context, userId, turns) => memoryFor(memory, context, userId, turns),
    };
    const safety = createSafety({ db, clock, safeguarding });
    const conversations = createConversations({
      db,
      ai,
      record,
      safety,
      clock,
      log,
      maxMessages: config.mostMessages,
      ownReply: (...message) => memoryReply(memory, ...message),
      teaching: {
        assistant: assistantTeaching(teachingDependencies),
        tutor: tutorTeaching(teachingDependencies),
        coaching: coachingTeaching(db, teachingDependencies),
      },
      changed: (institution, userId, change) => live.toUser(institution, userId, 'conversation_changed', change),
    });
    const coaching = createCoaching({
      db,
      clock,
      conversations,
      sources,
      changed: (institution, userId, change) => live.toUser(institution, userId, 'coaching_changed', change),
    });
    const reviewing = { db, clock, people, relations, guardians, audit, record };
    const reading = createReviewQueries(reviewing);
    const flags = createFlags(reviewing, reading);
    const progress = createProgress({ db, clock, lessons: requires.lessons });
    const guide = createGuide({
      progress,
      lessons: requires.lessons,
      steps: requires.steps,
      safeguarding,
      knowledge: uses.knowledge,
      skills: uses.skills,
    });
    return {
      routes: {
        guideSearch: ({ body }, who) => guide.search(who, body.text),
        guideQuestion: ({ params }, who) => guide.question(who, params.id, params.number),
        guideAnswer: ({ params, body }, who) => guide.answer(who, params.id, params.number, body.option),
        guideExample: ({ params }, who) => guide.example(who, params.id, params.number),
        guideCheck: ({ params, body }, who) => guide.check(who, params.id, body.check, body.answer),
        guideStep: ({ body }, who) => guide.step(who, body.text, body.lesson),
        guideProgress: (_, who) => progress.own(who),
        memory: (_, who) => memory.view(who),
        switchMemory: ({ body }, who) => memory.turn(who, body.isOn),
        addNote: ({ body }, who) => memory.add(who, body.text),
        correctNote: ({ params, body }, who) => memory.correct(who, params.id, body.text),
        deleteNote: ({ params }, who) => memory.remove(who, params.id),
        deleteNotes: (_, who) => memory.remove(who),
        chat: async ({ body: { message, sessionId, key } }, who) =>
          assistantReply(await conversations.send(who, { kind: 'assistant', message, conversationId: sessionId, key })),
        tutorChat: async ({ body }, who) => tutorReply(await conversations.send(who, { kind: 'tutor', ...body })),
        conversations: ({ query }, who) => conversations.list(who, query.kind),
        conversation: ({ params }, who) => conversations.one(who, params.id),
        rename: ({ params, body }, who) => conversations.rename(who, params.id, body.title),
        remove: ({ params }, who) => conversations.remove(who, params.id),
        stop: ({ params }, who) => conversations.stop(who, params.id),
        retry: async ({ params }, who) => assistantReply(await conversations.retry(who, params.id)),
        follow: ({ params }, who) => conversations.follow(who, params.id),
        readers: (_, who) => reading.readers(who),
        reviewLearners: ({ query }, who) => reading.learners(who, query),
        reviewConversations: ({ params }, who) => reading.conversations(who, params.userId),
        reviewConversation: ({ params }, who) => reading.conversation(who, params.id),
        flags: ({ query }, who) => flags.list(who, query),
        flag: ({ params }, who) => flags.one(who, params.id),
        setFlag: ({ params, body }, who) => flags.set(who, params.id, body),
        coachingSessions: (_, who) => coaching.list(who),
        activeCoaching: (_, who) => coaching.active(who),
        startCoaching: ({ body }, who) => coaching.start(who, body),
        coachingSession: ({ params }, who) => coaching.one(who, params.id),
        coach: async ({ params, body }, who) =>
          coachReply(coaching, who, params.id, await coaching.coach(who, params.id, body)),
        completeCoaching: ({ params }, who) => coaching.complete(who, params.id),
      },
      services: { work: assignedLessons({ db, ...teachingDependencies }), stepMistakes: progress.mistakes },
      seeds: (institution) => seedCoaching({ db, clock, people, sources }, institution),
      schedules: {
        'erase-deleted': { cron: '40 3 * * *', run: (institution) => eraseDeleted({ db, clock }, institution) },
      },
      retention: {
        conversations: oldConversations(db),
        memory: memory.retention,
        steps: oldSteps(db),
        lessons: oldProgress(db),
      },
      stop: () => conversations.close(),
    };
  },
});
