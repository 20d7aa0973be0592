import type { Random } from '../../../../core/random.ts';
import type { Entry, SectionBank } from '../../items/section-bank.ts';
import type { SectionPlan } from '../../services.ts';
import type { ChoiceContext } from './choose-item.ts';
import { exposureControl } from './choose-item.ts';

/** Pretest questions come after this many scored ones, so that a section does not begin with one that may not fit. */
const warmUp = 2;
/** Drawn among the `nearest` in difficulty of the `fewest` items by answers: few answers come first, distant items last. */
const fewest = 12;
const nearest = 4;

/**
 * Whether the next question is tried out and does not count. The places are spread at random over the gaps between the
 * scored questions before a section can end, each arrangement as likely as any other, so that they cannot be guessed and
 * every section has them.
 * @param counted scored answers in this section, and `pretested` the pretest questions asked
 */
export function isPretestDue(
  { pretest = 0, minimum }: Pick<SectionPlan, 'pretest' | 'minimum'>,
  { counted, pretested }: { readonly counted: number; readonly pretested: number },
  random: Random,
): boolean {
  const left = pretest - pretested;
  const gaps = minimum - counted;
  if (left <= 0 || gaps <= 0 || counted < Math.min(warmUp, minimum - 1)) return false;
  // Of all ways to put `left` places into `gaps`, the share that uses this gap.
  return random() < left / (gaps + left - 1);
}

/**
 * An item to try out: multiple choice, not asked of this person before, of no item model of this or the last sitting, and
 * one of those with the fewest answers. Items in pretest come first, as long as not too many learners saw them; operational
 * ones are tried out to calibrate them. It need not have an unused text: items without variants
 * would never be tried out. Undefined where there is none.
 * @param asked items of this section asked in this sitting, scored or not
 */
export function choosePretest(
  { entries, exposure }: SectionBank,
  asked: readonly string[],
  { plan, difficulty, seen, siblings }: Pick<ChoiceContext, 'plan' | 'difficulty' | 'seen' | 'siblings'>,
  random: Random,
): Entry | undefined {
  const isAsked = new Set(asked);
  const barred = new Set(siblings?.modelsOfLastSitting);
  for (const { itemId, itemModel } of entries)
    if (itemModel !== undefined && isAsked.has(itemId)) barred.add(itemModel);
  const maxAsked = exposureControl.maximumRate * exposure.takers;
  const candidates = entries.flatMap((entry, index) => {
    const { itemId, itemModel, format, contentArea, state } = entry;
    const isDelivered = state === 'operational' || (state === 'pretest' && (exposure.counts[index] ?? 0) < maxAsked);
    const fits =
      isDelivered &&
      format === 'multiple_choice' &&
      !isAsked.has(itemId) &&
      !seen?.has(itemId) &&
      !(itemModel !== undefined && barred.has(itemModel)) &&
      (plan.contentAreas?.includes(contentArea) ?? true);
    // Equal counts in random order.
    return fits ? [{ entry, answers: (exposure.counts[index] ?? 0) + random() }] : [];
  });
  const inPretest = candidates.filter(({ entry }) => entry.state === 'pretest');
  const few = (inPretest.length > 0 ? inPretest : candidates)
    .sort((one, other) => one.answers - other.answers)
    .slice(0, fewest);
  const near = few
    .sort((one, other) => Math.abs(one.entry.rung - difficulty) - Math.abs(other.entry.rung - difficulty))
    .slice(0, nearest);
  return near[Math.floor(random() * near.length)]?.entry;
}
