import { z } from 'zod';
import type { RecommendationStatus } from '../../applications/contract.ts';
import { recommendationStatusTitles } from '../../applications/contract.ts';
import type { Analysis } from '../contract.ts';

/** How a language model words a summary. */
export const Wording = z.object({
  opening: z.string().max(300),
  sentences: z.array(z.object({ part: z.string().max(40), text: z.string().max(400) })).max(10),
});
export type Wording = z.infer<typeof Wording>;

/**
 * A model's wording as one text, or why it is not used: it names another status or a decision, leaves out a fact or adds
 * one, changes a figure, turns a fact into its opposite, or brings in a name or a link.
 */
export function checkedWording(
  { recommendationStatus, basis }: Pick<Analysis, 'recommendationStatus' | 'basis'>,
  { opening, sentences }: Wording,
): { readonly text: string } | { readonly fault: string } {
  if (!namesOnly(opening, recommendationStatus)) return { fault: 'the opening does not name the status alone' };
  if (figuresIn(opening).length > 0) return { fault: 'the opening has figures' };
  if (sentences.length !== basis.length) return { fault: 'facts are missing or added' };
  for (const [place, { part, text }] of sentences.entries()) {
    const fact = basis[place];
    if (!fact || part !== fact.part) return { fault: 'facts are missing or in another order' };
    if (statusesIn(text).size > 0) return { fault: `a status is named in ${part}` };
    const [given, used] = [figuresIn(fact.text), figuresIn(text)];
    if (given.toSorted().join() !== used.toSorted().join()) return { fault: `the figures of ${part} differ` };
    const isTurned = fact.isMet ? isNegative(text) : isNegative(fact.text) && !isNegative(text);
    if (isTurned) return { fault: `${part} is turned into its opposite` };
  }
  const parts = [opening, ...sentences.map(({ text }) => text)].map((part) => part.replace(/\s+/g, ' ').trim());
  const whole = parts.join(' ');
  if (decisionWords.test(whole)) return { fault: 'a decision is named' };
  if (/https?:|www\.|[<>[\]{}`*#@]/i.test(whole)) return { fault: 'it has a link or markup' };
  const titles = Object.values(recommendationStatusTitles).map((title) => title.split(' ')[0] ?? '');
  const known = new Set([...basis.flatMap(({ text }) => namesIn(text)), ...titles]);
  const unknown = parts.flatMap((part) => namesIn(part)).find((name) => !known.has(name));
  return unknown === undefined ? { text: whole } : { fault: `“${unknown}” is not in the facts` };
}

const decisionWords =
  /\b(accept(ed|ance|s)?|admit(ted|s)?|admission offer|offer(ed|s)?|reject(ed|ion|s)?|den(y|ied|ial)|decline[ds]?|wait(ing)?[ -]?list(ed)?|congratulations|unfortunately|regret)\b/i;

/** Words by which a sentence speaks against the applicant. */
const negative =
  /\b(below|under|short of|less than|lower than|does not|do not|did not|not (yet )?(met|reached|enough)|fails?|failed|misse[sd]|weak(er|ness)?|unlikely|insufficient|lacks?|lacking)\b/i;
/** `not below` speaks for the applicant. */
const doubleNegative = /\bnot (below|under|less than|lower than|short of)\b/gi;

const isNegative = (text: string) => negative.test(text.replace(doubleNegative, 'at least'));

/** Numbers as they are written, a percentage with its sign. */
const figuresIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*(?:\s?%)?/g) ?? []).map((each) => each.replace(/\s/g, ''));

/** Words with a capital that do not begin a sentence. */
function namesIn(text: string): string[] {
  const inside = text.replace(/(^|[.!?]\s+|[“"])(\p{Lu}[\p{L}'’-]*)/gu, '$1');
  const names = inside.match(/\p{Lu}[\p{L}'’-]*/gu) ?? [];
  return [...names.filter((name) => name !== 'I'), ...(text.match(/“[^”]*”/gu) ?? [])];
}

/** The statuses that a text names: `not recommended` is not also `recommended`. */
function statusesIn(text: string): Set<RecommendationStatus> {
  const found = new Set<RecommendationStatus>();
  let rest = text.toLowerCase().replace(/\s+/g, ' ');
  const patterns: [RecommendationStatus, RegExp][] = [
    ['highly_recommended', /\b(highly|strongly) recommend(ed)?\b/g],
    ['not_recommended', /\b(not|never|cannot be|can't be|isn't|isn’t) (be )?recommend(ed)?\b/g],
    ['conditional', /\bconditional(ly)?( recommend(ed)?)?\b/g],
    ['recommended', /\brecommend(ed|s)?\b/g],
  ];
  for (const [status, pattern] of patterns) {
    if (pattern.test(rest)) found.add(status);
    rest = rest.replace(pattern, '');
  }
  return found;
}

function namesOnly(text: string, status: RecommendationStatus): boolean {
  const named = statusesIn(text);
  return named.size === 1 && named.has(status);
}
