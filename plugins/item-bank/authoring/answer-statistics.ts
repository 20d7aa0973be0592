import type { Actor } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Item } from '../items/item.ts';
import type { ItemBank } from '../items/item-bank.ts';
import { ItemRow, ResponseRow } from '../models.ts';
import type { Observed } from './contract.ts';
import { questionFingerprint } from './history.ts';
import type { Respondent } from './respondents.ts';
import { maxRespondents, respondentsOf } from './respondents.ts';

/** Fewest answers for which shares and correlations are shown. */
const needed = 30;
/** Fewest people for whom a mean ability is shown. */
const neededForMean = 10;
/** Width of ability bins (logits). */
const binWidth = 0.5;

/** Statistics of this institution's answers to an item. @throws Failure not_found */
export async function answerStatistics(
  dependencies: { db: Database; bank: ItemBank },
  who: Pick<Actor, 'institution'>,
  itemId: string,
): Promise<Observed> {
  const { db } = dependencies;
  const versions = await db.catalogue(ItemRow).where({ itemId }).orderBy('version', 'desc');
  const [latest] = versions;
  if (!latest) throw notFound(`There is no item ${itemId}.`);
  const question = questionFingerprint(latest.content);
  const same = versions
    .filter(({ content }) => questionFingerprint(content) === question)
    .map(({ version }) => version);
  const answered = (itemVersions: readonly number[]) =>
    db
      .rows(ResponseRow, { who })
      .where({ itemId })
      .whereIn('itemVersion', [...itemVersions])
      .whereNotNull('answeredAt')
      .resultSize();
  const others = versions.map(({ version }) => version).filter((version) => !same.includes(version));
  const [answers, earlier] = await Promise.all([answered(same), answered(others)]);
  const respondents = answers === 0 ? [] : await respondentsOf(dependencies, who, { itemId, versions: same });
  const isEnough = answers >= needed;
  return {
    answers,
    needed,
    earlier,
    limitedTo: answers > maxRespondents ? maxRespondents : null,
    shareRight: isEnough ? mean(respondents.map(({ credit }) => credit)) : null,
    ...timesOf(respondents, isEnough),
    pointBiserial: isEnough ? correlationOf(respondents) : null,
    choices: choicesOf(latest.content, respondents, isEnough),
    bins: isEnough ? binsOf(respondents) : [],
  };
}

function timesOf(respondents: readonly Respondent[], isEnough: boolean) {
  const seconds = respondents.flatMap(({ milliseconds }) => (milliseconds === null ? [] : [milliseconds / 1000]));
  if (!isEnough || seconds.length < needed) return { meanSeconds: null, medianSeconds: null };
  const sorted = seconds.sort((one, other) => one - other);
  return { meanSeconds: mean(sorted), medianSeconds: sorted[Math.floor(sorted.length / 2)] ?? null };
}

/** The product-moment correlation of credit and ability on the rest; null where one of them does not vary. */
function correlationOf(respondents: readonly Respondent[]): number | null {
  const pairs = respondents.flatMap(({ credit, theta }) => (theta === null ? [] : [{ credit, theta }]));
  if (pairs.length < needed) return null;
  const credits = pairs.map(({ credit }) => credit);
  const thetas = pairs.map(({ theta }) => theta);
  const [meanCredit, meanTheta] = [mean(credits) ?? 0, mean(thetas) ?? 0];
  const sum = (term: (pair: (typeof pairs)[number]) => number) => pairs.reduce((total, pair) => total + term(pair), 0);
  const together = sum(({ credit, theta }) => (credit - meanCredit) * (theta - meanTheta));
  const spread =
    Math.sqrt(sum(({ credit }) => (credit - meanCredit) ** 2)) *
    Math.sqrt(sum(({ theta }) => (theta - meanTheta) ** 2));
  return spread > 1e-9 ? together / spread : null;
}

function choicesOf(item: Item, respondents: readonly Respondent[], isEnough: boolean): Observed['choices'] {
  const isChoice = item.format === 'multiple_choice';
  const values = isChoice ? item.options.length : item.parameters.b.length + 1;
  return Array.from({ length: values }, (_, value) => {
    const chosen = respondents.filter((each) => (isChoice ? each.option : each.points) === value);
    const abilities = chosen.flatMap(({ theta }) => (theta === null ? [] : [theta]));
    return {
      value,
      answers: chosen.length,
      share: isEnough ? chosen.length / respondents.length : null,
      ability: isEnough && abilities.length >= neededForMean ? mean(abilities) : null,
    };
  });
}

function binsOf(respondents: readonly Respondent[]): Observed['bins'] {
  const placed = respondents.flatMap(({ theta, credit }) => (theta === null ? [] : [{ theta, credit }]));
  const bins = Map.groupBy(placed, ({ theta }) => Math.round(theta / binWidth) * binWidth);
  return [...bins]
    .map(([theta, those]) => ({ theta, answers: those.length, credit: mean(those.map(({ credit }) => credit)) ?? 0 }))
    .sort((one, other) => one.theta - other.theta);
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
