import type { Section } from '../../item-bank/contract.ts';
import type { StandingQuestion } from '../../item-bank/services.ts';
import type { Asker, Turn } from '../services.ts';
import type { Focus, Thread } from './conversation.ts';
import type { MathLibrary } from './maths/library.ts';
import type { BuiltInParts } from './parts.ts';
import type { Intent } from './talk/intents.ts';
import type { Style } from './talk/style.ts';

/** What one answer is made from. */
export interface Situation {
  readonly parts: BuiltInParts;
  readonly asker: Asker;
  readonly message: string;
  readonly turns: readonly Turn[];
  readonly intents: ReadonlySet<Intent>;
  readonly style: Style;
  readonly math: MathLibrary;
  readonly focus: Focus;
  readonly earlier: Thread['earlier'];
  readonly standing: readonly StandingQuestion[];
}

/** The section a message names. */
export function sectionNamed(message: string): Section | undefined {
  if (/\bmath\w*|\barithmetic\b|\balgebra\b|\bgeometry\b/i.test(message)) return 'core_math';
  if (/\breasoning\b|\blogic\w*\b|\bplanning\b|\bpuzzles?\b/i.test(message)) return 'applied_reasoning';
  return /\b(?:ai|machine learning|artificial intelligence)\b/i.test(message) ? 'ai_conceptual' : undefined;
}

/** A text in which only its words count. */
export const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
