import type { Database } from '../../../core/db/index.ts';
import type { Teaching } from '../conversations/dependencies.ts';
import { describeReply } from '../teaching/describe-reply.ts';
import { tutorPrompts } from '../teaching/prompt-files.ts';
import type { TeachingDependencies } from '../teaching/prompts.ts';
import { askOf } from '../teaching/prompts.ts';
import type { SessionType } from './contract.ts';
import { domainOf, subjectTitles } from './contract.ts';
import { gapsIn } from './gaps.ts';
import { AdviceRow, CoachingRow } from './models.ts';
import { estimateText, focusOf } from './plan.ts';

/**
 * The coach's prompt: one subject, the learner's goal, the measured gaps, and the suggestions shown beside the reply.
 */
export const coachingTeaching = (db: Database, sources: TeachingDependencies): Teaching => ({
  purpose: 'coaching',
  async askOf(context, { id, userId }, turns) {
    const session = await db.rows(CoachingRow, context).findOne({ conversationId: id }).throwIfNotFound();
    const { subject, sessionType, learningGoal } = session;
    const gaps = await gapsIn(sources, context, userId, subject);
    const focus = focusOf(gaps, sessionType).map(({ title, because }) => `- ${title}: ${because}`);
    const advice = await db.rows(AdviceRow, context).where({ sessionId: session.id }).orderBy('id', 'desc').first();
    const measured = gaps.measured ? estimateText(gaps.measured) : 'not measured yet';
    return askOf(sources, context, userId, turns, {
      purpose: 'coaching',
      focus: { section: domainOf[subject], goal: learningGoal },
      ...tutorPrompts().of('coaching', { subject: subjectTitles[subject], way: ways[sessionType] }),
      material: [
        { title: 'What the learner wants to learn', text: learningGoal },
        { title: 'What was measured', text: [`EiQ score in this subject: ${measured}`, ...focus].join('\n') },
        ...(advice
          ? [{ title: 'Shown beside your reply; do not repeat it', text: advice.suggestions.join('\n') }]
          : []),
      ],
    });
  },
  describe: (context, message) => describeReply(sources.knowledge(context), context, message),
});

const ways: Readonly<Record<SessionType, string>> = {
  personalized_coaching:
    'Begin from what the learner brings, tie it to what was measured, and end with one thing to do next.',
  skill_improvement:
    'Let the learner work: one problem at a time, a little harder when it went well, with less help each time.',
  concept_review:
    'Have the learner explain the idea first. Then mend what is missing, set it against what it is often mistaken for, and ask for an example of their own.',
};
