import type { Section } from '../../item-bank/contract.ts';
import type { OpenLearnerQuestion } from '../../item-bank/services.ts';
import type { Ask, Asker, Turn } from '../services.ts';
import type { Focus, Thread } from './conversation.ts';
import { threadOf } from './conversation.ts';
import type { BuiltInDependencies } from './dependencies.ts';
import type { Lesson } from './lessons/index.ts';
import type { MathLibrary } from './maths/library.ts';
import { mathLibrary } from './maths/library.ts';
import type { Known } from './replies/record.ts';
import type { Intent } from './talk/intents.ts';
import { intentsOf } from './talk/intents.ts';
import type { Style } from './talk/style.ts';
import { styleOf, wantsSimple } from './talk/style.ts';
import { lessonsIn } from './talk/topics.ts';

/** Everything that an answer is composed from. */
export interface Situation {
  readonly dependencies: BuiltInDependencies;
  readonly asker: Asker;
  readonly message: string;
  readonly turns: readonly Turn[];
  readonly intents: ReadonlySet<Intent>;
  readonly style: Style;
  readonly math: MathLibrary;
  readonly focus: Focus;
  readonly earlier: Thread['earlier'];
  /** Questions that the learner has open, the latest first. */
  readonly standing: readonly OpenLearnerQuestion[];
  /** The platform shows words of comfort before the answer. */
  readonly isComforted: boolean;
  /** The goal of a coaching session; `lesson` is undefined if the goal names no topic. */
  readonly goal: { readonly section: Section; readonly lesson: Lesson | undefined } | undefined;
}

const maxMessageLength = 8000;

export async function situationOf(dependencies: BuiltInDependencies, asker: Asker, ask: Ask): Promise<Situation> {
  const { turns, focus, opening } = ask;
  const message = (turns.findLast(({ role }) => role === 'user')?.text ?? '').slice(0, maxMessageLength);
  const math = await mathLibrary();
  const standing = (await dependencies.knowledge?.openQuestions(asker, asker.userId)) ?? [];
  const isYoung = turns.some(({ role, text }) => role === 'user' && wantsSimple(text));
  return {
    dependencies,
    asker,
    message,
    turns,
    intents: intentsOf(message),
    style: styleOf(ask, message, isYoung),
    math,
    ...threadOf(math, turns),
    standing,
    isComforted: opening !== undefined,
    goal: focus && { section: focus.section, lesson: lessonsIn(focus.goal)[0] },
  };
}

/** Whether the tutor has said a text in this conversation. */
export const wasSaid = (turns: readonly Turn[], text: string) =>
  turns.some((turn) => turn.role === 'assistant' && turn.text.includes(text));

/** The learner's EiQ record and profile. */
export async function recordOf({ dependencies: { record }, asker }: Situation): Promise<Known> {
  const [eiq, profile] = await Promise.all([record?.eiq(asker, asker.userId), record?.profile(asker, asker.userId)]);
  return { eiq, profile };
}

/** The section that a message names. */
export function sectionNamed(message: string): Section | undefined {
  if (/\bmath\w*|\barithmetic\b|\balgebra\b|\bgeometry\b/i.test(message)) return 'core_math';
  if (/\breasoning\b|\blogic\w*\b|\bplanning\b|\bpuzzles?\b/i.test(message)) return 'applied_reasoning';
  return /\b(?:ai|machine learning|artificial intelligence)\b/i.test(message) ? 'ai_conceptual' : undefined;
}

/** A text with its white space reduced to single spaces, for comparison. */
export const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
