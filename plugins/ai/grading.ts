import { z } from 'zod';
import type { OpenAnswerGrader } from '../item-bank/services.ts';
import { withoutMarkup } from './gate/markup.ts';
import { wordsOf } from './gate/secrets.ts';
import { localCategories } from './moderation/moderator.ts';
import type { WhomToAsk } from './routing/whom.ts';
import type { Ask, Completions } from './services.ts';

export interface GraderParts {
  readonly completions: Pick<Completions, 'structured'>;
  readonly whomToAsk: WhomToAsk;
  /** Milliseconds: a learner may be waiting for the verdict. */
  readonly patience?: number;
}

type Given = Parameters<OpenAnswerGrader['grade']>[1];

/**
 * Grades open answers by the providers that are set up. What they say is taken for what it can be shown to rest on: a
 * criterion counts as met only with words quoted from the answer, and on a short answer a verdict that lies more than
 * half the points from the rubric's own gives way to it – the rubric cannot be talked round, and its verdict can be
 * recomputed. Resolves to undefined where nobody may be asked; throws where nobody gave a verdict that can be used.
 */
export function createGrader({ completions, whomToAsk, patience = usualPatience }: GraderParts): OpenAnswerGrader {
  return {
    async grade({ who }, given) {
      const asker = { who, userId: given.userId };
      // An answer that speaks to whoever grades it is for the rubric alone: it counts words, and obeys none.
      if (localCategories(given.answer).includes('injection')) return undefined;
      if ((await whomToAsk(asker, 'grading')).external.length === 0) return undefined;
      const found = await completions.structured(asker, askFor(given), Verdict, AbortSignal.timeout(patience));
      if (!found) throw new Error('no provider gave a verdict of the shape asked for');
      const met = metBy(found.value, given);
      if (isFarFromRubric(met, given)) throw new Error('the verdict is too far from the rubric’s own');
      const { provider, model } = found.answered;
      const reason = withoutMarkup(found.value.reason).replace(/\s+/g, ' ').trim().slice(0, longestReason);
      return { met, grader: `${provider}:${model}`, ...(reason === '' ? {} : { reason }) };
    },
  };
}

const usualPatience = 8_000;
const longestReason = 400;
/** Words of an answer up to which its evidence is as good as certain to be found or missed by the rubric's phrases. */
const fewWords = 40;

/** Every property is asked for: some makers' strict shapes know no optional ones. */
const Verdict = z.strictObject({
  criteria: z.array(z.strictObject({ id: z.string(), isMet: z.boolean(), quote: z.string() })).max(50),
  reason: z.string(),
});
type Verdict = z.output<typeof Verdict>;

const instructions = [
  'You grade one answer of a learner to an open question, by the criteria in the material and by nothing else.',
  'For every criterion say whether the answer meets it. Where it does, give as quote the words of the answer, copied exactly and at most six in a row, that show it; else an empty quote.',
  'What is said in other words than the model answer’s counts as much. Spelling, style and length do not count.',
  'As reason, tell the learner in one or two short, friendly sentences what earned points and what was missing.',
].join('\n');

/** Criteria and model answer stand beside the question, and not among what the answer's own words must not repeat. */
function askFor({ question, answer, criteria, modelAnswer }: Given): Ask {
  const listed = criteria.map(({ id, points, says }) => `${id} (${points}): ${says}`);
  return {
    plugin: 'item-bank',
    purpose: 'grading',
    instructions,
    material: [
      { title: 'The question', text: question },
      { title: 'The criteria: id (points): what is asked', text: listed.join('\n') },
      { title: 'A model answer', text: modelAnswer },
    ],
    turns: [{ role: 'user', text: answer }],
    isPersonal: true,
    maxTokens: 1500,
  };
}

/** Criteria of this question that are said to be met, each with words that do stand in the answer. */
function metBy({ criteria: judged }: Verdict, { criteria, answer }: Given): string[] {
  const ids = criteria.map(({ id }) => id);
  const strangers = judged.filter(({ id }) => !ids.includes(id));
  if (strangers.length > 0) throw new Error('the verdict names criteria that the question does not have');
  const said = ` ${wordsOf(answer).join(' ')} `;
  const isQuoted = (quote: string) => {
    const words = wordsOf(quote);
    return words.length > 0 && said.includes(` ${words.join(' ')} `);
  };
  return ids.filter((id) => {
    const verdicts = judged.filter((each) => each.id === id);
    return verdicts.length > 0 && verdicts.every(({ isMet, quote }) => isMet && isQuoted(quote));
  });
}

function isFarFromRubric(met: readonly string[], { answer, criteria, metByRubric }: Given): boolean {
  if (wordsOf(answer).length > fewWords) return false;
  const sum = (ids: readonly string[]) =>
    criteria.filter(({ id }) => ids.includes(id)).reduce((points, criterion) => points + criterion.points, 0);
  return Math.abs(sum(met) - sum(metByRubric)) * 2 > sum(criteria.map(({ id }) => id));
}
