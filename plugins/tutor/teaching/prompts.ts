import type { CallContext } from '../../../core/db/index.ts';
import type { Ask, Material, Prompted, Tool } from '../../ai/services.ts';
import type { OpenLearnerQuestion } from '../../item-bank/services.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import { assumedLearningStyle, conceptTitle, levelTitles } from '../../learner/contract.ts';
import type { LearnerProfile, LearnerRecord } from '../../learner/services.ts';
import { estimateText } from '../coaching/plan.ts';
import type { Teaching } from '../conversations/dependencies.ts';
import { describeReply } from './describe-reply.ts';
import { tutorPrompts } from './prompt-files.ts';
import { defaultStyle, teachingStyles } from './styles.ts';
import type { ToolDependencies } from './tools/tools.ts';
import { toolsFor } from './tools/tools.ts';

export interface TeachingDependencies extends ToolDependencies {
  readonly record: Pick<LearnerRecord, 'profile' | 'eiq'>;
  /** What the tutor remembers about the learner. Nothing where it may not remember. */
  memoryFor(
    context: CallContext,
    userId: string,
    turns: Ask['turns'],
  ): Promise<{ readonly material: readonly Material[]; readonly tools: readonly Tool[] }>;
}

/** The assistant: any question about learning and the platform. */
export const assistantTeaching = (dependencies: TeachingDependencies): Teaching => ({
  purpose: 'chat',
  askOf: (context, { userId }, turns) =>
    askOf(dependencies, context, userId, turns, {
      purpose: 'chat',
      ...tutorPrompts().of('assistant'),
    }),
  describe: (context, message) => describeReply(dependencies.knowledge(context), context, message),
});

/** The tutor chat: one learner, one subject at a time, in a teaching style. */
export const tutorTeaching = (dependencies: TeachingDependencies): Teaching => ({
  purpose: 'tutoring',
  askOf: (context, { userId, persona }, turns) =>
    askOf(dependencies, context, userId, turns, {
      purpose: 'tutoring',
      ...tutorPrompts().of('tutor', { style: teachingStyles[persona ?? defaultStyle].says }),
    }),
  describe: (context, message) => describeReply(dependencies.knowledge(context), context, message),
});

/**
 * Builds the prompt: the platform's rules, and the learner's record as fenced material. No names, no keys of questions.
 */
export async function askOf(
  dependencies: TeachingDependencies,
  context: CallContext,
  userId: string,
  turns: Ask['turns'],
  { purpose, instructions, prompt, focus, material = [] }: Pick<Ask, 'purpose' | 'focus' | 'material'> & Prompted,
): Promise<Ask> {
  const { record, knowledge } = dependencies;
  const [profile, eiq, standing, memory] = await Promise.all([
    record.profile(context, userId),
    record.eiq(context, userId),
    knowledge(context)?.openQuestions(context, userId) ?? [],
    dependencies.memoryFor(context, userId, turns),
  ]);
  return {
    plugin: 'tutor',
    purpose,
    instructions,
    prompt,
    turns,
    ...(focus && { focus }),
    material: [
      { title: 'The learner', text: learnerIn(profile, eiq) },
      ...memory.material,
      ...broughtMaterial(standing, turns),
      ...material,
    ],
    isPersonal: true,
    maxTokens: 700,
    tools: {
      rules: tutorPrompts().of('tools').instructions,
      all: [...toolsFor(dependencies, context, userId), ...memory.tools],
    },
    standing,
  };
}

/** The learner's record, as far as it helps a tutor. */
function learnerIn(profile: LearnerProfile, { current, domains }: EiqRecord): string {
  const { strugglingConcepts, masteredConcepts, preferredLearningStyle, ageBand } = profile;
  const listed = (concepts: readonly string[]) => concepts.slice(0, 8).map(conceptTitle).join(', ') || 'none known';
  return [
    `Level: ${current ? levelTitles[current.level] : 'not placed yet'}`,
    `EiQ score, from 100 to 900: ${current ? estimateText(current) : 'none yet'}`,
    ...domains.map((domain) => `EiQ score in ${domain.title}: ${estimateText(domain)}`),
    `Struggles with: ${listed(strugglingConcepts)}`,
    `Has mastered: ${listed(masteredConcepts)}`,
    ...(preferredLearningStyle === assumedLearningStyle
      ? []
      : [`Chose to learn in this way: ${preferredLearningStyle}`]),
    `Age: ${ageWords[ageBand]}`,
  ].join('\n');
}

const ageWords: Readonly<Record<LearnerProfile['ageBand'], string>> = {
  unknown: 'unknown; write as for a child',
  'under-13': 'a child under 13: short sentences, everyday words',
  '13-15': 'between 13 and 15',
  '16-17': '16 or 17',
  adult: 'an adult',
};

/**
 * Tells the model when the learner quotes an open practice question. Chats are closed while an operational question is
 * open, so this concerns practice only.
 */
function broughtMaterial(standing: readonly OpenLearnerQuestion[], turns: Ask['turns']): Material[] {
  const brought = standing.filter(({ stem }) =>
    turns.slice(-3).some(({ role, text }) => role === 'user' && quotes(text, stem)),
  );
  if (brought.length === 0) return [];
  const text = 'The learner is working on it in practice. Give hints, never its answer.';
  return [{ title: 'About the question the learner brought', text }];
}

/** Whether a text contains most of a question's words. */
export function quotes(text: string, stem: string): boolean {
  const words = [...new Set(wordsOf(stem))];
  const own = new Set(wordsOf(text));
  return words.length > 0 && words.filter((word) => own.has(word)).length / words.length >= 0.6;
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [];
