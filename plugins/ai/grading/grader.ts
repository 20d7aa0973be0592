import { z } from 'zod';
import type { Actor } from '../../../core/contract/index.ts';
import type { OpenAnswerGrader } from '../../item-bank/services.ts';
import { withoutMarkup } from '../calls/text/markup.ts';
import { wordsOf } from '../calls/text/secrets.ts';
import { localCategories } from '../moderation/moderator.ts';
import { shippedPrompts } from '../prompts/index.ts';
import type { ProviderChoice } from '../providers/routing/provider-choice.ts';
import type { Ask, Completions } from '../services.ts';
import { orderIn } from './orders.ts';
import { validQuotations } from './quotations.ts';
import type { DoubtfulGrading } from './reviews.ts';

export interface GraderDependencies {
  readonly completions: Pick<Completions, 'structured'>;
  readonly chooseProviders: ProviderChoice;
  /** Stores a grading for review by staff. */
  keepForReview(who: Pick<Actor, 'institution'>, grading: DoubtfulGrading): Promise<void>;
  /** Timeout in milliseconds: a learner may be waiting for the verdict. */
  readonly patience?: number;
}

type Given = Parameters<OpenAnswerGrader['grade']>[1];

/**
 * Grades open answers with the configured providers. A criterion counts as met only with a quotation of its own from the
 * answer. A verdict that differs from the rubric's by more than half the points gives way to it, on short answers always
 * and on long ones where the question is operational, because the rubric cannot be persuaded. For operational questions,
 * such a verdict, and an answer that addresses its grader, goes to staff. Resolves to undefined where the rubric is to
 * grade; throws where no provider gave a usable verdict.
 */
export function createGrader(dependencies: GraderDependencies): OpenAnswerGrader {
  const { completions, chooseProviders, patience = defaultPatience } = dependencies;
  return {
    async grade({ who }, given) {
      const asker = { who, userId: given.userId };
      if ((await chooseProviders(asker, 'grading')).external.length === 0) return undefined;
      // Only the rubric grades an answer that addresses its grader: it matches phrases and follows no instructions.
      if (
        orderIn(given.answer, given.question, aboutOf(given)) ||
        localCategories(given.answer).includes('injection')
      ) {
        if (given.counts) await dependencies.keepForReview(who, doubtful(given, 'order'));
        return undefined;
      }
      const found = await completions.structured(asker, askFor(given), Verdict, AbortSignal.timeout(patience));
      if (!found) throw new Error('no provider gave a verdict that fits the schema');
      const met = metBy(found.value, given);
      const { provider, model } = found.answered;
      const reason = withoutMarkup(found.value.reason).replace(/\s+/g, ' ').trim().slice(0, maxReasonLength);
      if (isFarFromRubric(met, given)) {
        if (given.counts) await dependencies.keepForReview(who, doubtful(given, 'distance', met, reason));
        if (given.counts || wordsOf(given.answer).length <= fewWords) return undefined;
      }
      return { met, grader: `${provider}:${model}`, ...(reason === '' ? {} : { reason }) };
    },
  };
}

const aboutOf = ({ criteria, modelAnswer }: Given) => [modelAnswer, ...criteria.map(({ says }) => says)];

function doubtful(
  given: Given,
  cause: DoubtfulGrading['cause'],
  met?: readonly string[],
  reason?: string,
): DoubtfulGrading {
  const { userId, questionId, question, answer, criteria, metByRubric } = given;
  return {
    ...{ userId, questionId, cause, question, answer, reason },
    criteria: criteria.map(({ id, says, points }) => ({
      ...{ id, says, points, rubric: metByRubric.includes(id) },
      model: met ? met.includes(id) : null,
    })),
  };
}

const defaultPatience = 8_000;
const maxReasonLength = 400;
/** In answers of up to this many words, the rubric's phrases find the evidence almost certainly if it is there. */
const fewWords = 40;

/** All properties are required, because the strict schemas of some providers allow no optional ones. */
const Verdict = z.strictObject({
  criteria: z.array(z.strictObject({ id: z.string(), isMet: z.boolean(), quote: z.string() })).max(50),
  reason: z.string(),
});
type Verdict = z.output<typeof Verdict>;

/** Criteria and model answer go into the material, not into the instructions, which an answer must not repeat. */
function askFor({ question, answer, criteria, modelAnswer }: Given): Ask {
  const listed = criteria.map(({ id, points, says }) => `${id} (${points}): ${says}`);
  return {
    ...shippedPrompts().of('grading'),
    plugin: 'item-bank',
    purpose: 'grading',
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

/** The criteria of this question that the verdict marks as met, each with a valid quotation of its own. */
function metBy({ criteria: judged }: Verdict, { criteria, answer, ownWordsIn }: Given): string[] {
  const ids = criteria.map(({ id }) => id);
  if (judged.some(({ id }) => !ids.includes(id)))
    throw new Error('the verdict names criteria that the question does not have');
  const claimed = ids.flatMap((id) => {
    const verdicts = judged.filter((each) => each.id === id);
    const [verdict] = verdicts;
    return verdict?.isMet && verdicts.length === 1 ? [verdict] : [];
  });
  const valid = validQuotations(claimed, { answer, ownWordsIn });
  return ids.filter((id) => valid.includes(id));
}

function isFarFromRubric(met: readonly string[], { criteria, metByRubric }: Given): boolean {
  const sum = (ids: readonly string[]) =>
    criteria.filter(({ id }) => ids.includes(id)).reduce((points, criterion) => points + criterion.points, 0);
  return Math.abs(sum(met) - sum(metByRubric)) * 2 > sum(criteria.map(({ id }) => id));
}
