import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { classesOf, scoresOf } from './classifier/classify.ts';
import type { Model } from './classifier/model-file.ts';
import { decoded } from './classifier/model-file.ts';
import { englishPatterns } from './english-patterns.ts';
import { englishSituations } from './english-situations.ts';
import { moreLanguagePatterns } from './more-language-patterns.ts';
import { patternWordsOf, plainSpellingsOf, slangWordsOf } from './normalise.ts';
import { otherLanguagePatterns } from './other-language-patterns.ts';
import type { DangerPattern } from './pattern.ts';
import type { DangerClass } from './phrases/phrase.ts';

const shippedPatterns = [...englishPatterns, ...englishSituations, ...otherLanguagePatterns, ...moreLanguagePatterns];

/**
 * Logit thresholds: `danger` for the classifier alone, `withPattern` where a pattern matches too, `distress` for distress.
 * `npm run bench -- danger` prints the resulting misses and false alarms.
 */
export const thresholds = { danger: 0, withPattern: -1.5, distress: -0.3 } as const;

/** What a message indicates. Staff are not notified of distress. */
export interface Recognised {
  readonly dangers: readonly DangerClass[];
  readonly isDistress: boolean;
}

/**
 * The dangers that a message may indicate; empty for none.
 *
 * @example
 * dangersIn('n0 one would care if i d1ed'); // ['suicide']
 */
export const dangersIn = (text: string): DangerClass[] => [...recognised(text).dangers];

/** What a message indicates, by the classifier and, where that does not rule danger out, by the patterns. */
export function recognised(
  text: string,
  {
    model = shippedModel(),
    patterns = shippedPatterns,
  }: { readonly model?: Model; readonly patterns?: readonly DangerPattern[] } = {},
): Recognised {
  const plain = plainSpellingsOf(text);
  const { danger, distress, features } = scoresOf(model, [...new Set(plain.map(slangWordsOf))]);
  const found = new Set<DangerClass>();
  if (danger > thresholds.withPattern)
    for (const spelling of new Set(plain.map(patternWordsOf)))
      for (const pattern of patterns) if (isMet(pattern, spelling)) found.add(pattern.danger);
  if (danger > thresholds.danger && features)
    for (const name of classesOf(model, features)) found.add(name as DangerClass);
  return { dangers: [...found], isDistress: found.size === 0 && distress > thresholds.distress };
}

/**
 * Loads the model and compiles the patterns ahead of the first message, which otherwise takes a third of a second. Requests are
 * answered between the steps.
 */
export async function prepareToRecognise(signal: AbortSignal): Promise<void> {
  const sample = 'good morning';
  recognised(sample);
  for (const { matches, unless } of shippedPatterns) {
    if (signal.aborted) return;
    // An expression is compiled at its first use, and into machine code at its second.
    for (let use = 0; use < 2; use++) {
      matches.test(sample);
      unless?.test(sample);
    }
    await setImmediate();
  }
}

/** Whether a pattern matches, and its exception does not match in the same sentence. */
function isMet({ matches, unless }: DangerPattern, spelling: string): boolean {
  const found = matches.exec(spelling);
  if (!found) return false;
  if (!unless) return true;
  const begin = spelling.lastIndexOf('|', found.index) + 1;
  const end = spelling.indexOf('|', found.index + found[0].length);
  return !unless.test(spelling.slice(begin, end === -1 ? undefined : end));
}

let loadedModel: Model | undefined;
function shippedModel(): Model {
  loadedModel ??= decoded(readFileSync(new URL('classifier/model.bin', import.meta.url)));
  return loadedModel;
}
