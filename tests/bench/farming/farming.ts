import { Section } from '../../../plugins/item-bank/contract.ts';
import type { Item } from '../../../plugins/item-bank/items/item.ts';
import type { VariantDrawer } from '../../../plugins/item-bank/measurement/variants/draw-variant.ts';
import { drawerOf } from '../../../plugins/item-bank/testing.ts';
import { shippedItems } from '../../item-packs.ts';
import type { Figure } from '../bench.ts';
import { cognitiveItems } from './accounts.ts';
import type { Gain, Strategy } from './campaign.ts';
import { runCampaign } from './campaign.ts';
import type { PlacementGain } from './placement-campaign.ts';
import { runPlacementCampaign } from './placement-campaign.ts';

const accounts = 40;
const repetitions = 8;
const placementRepetitions = 12;
/** Abilities in logits. The gain depends on the ability: a person learns only keys of questions that they cannot solve. */
const abilities = [-1, 0, 1, 0];

/**
 * Item harvesting: the gain of the next account after 40 accounts of one person have pooled their results, in points of the
 * score. The mean over repetitions, with the half width of its 95 % interval.
 */
export async function measureFarming(): Promise<Figure[]> {
  const items = await cognitiveItems();
  const allItems = await shippedItems();
  const drawer = await drawerOf(allItems);
  const gainOf = async (strategy: Strategy, freshVariants: boolean) => {
    const gains: Gain[] = [];
    for (let at = 0; at < repetitions; at++) {
      const ability = abilities[at % abilities.length] ?? 0;
      const campaign = { accounts, strategy, ability, freshVariants, seed: `farming ${at}` };
      gains.push(await runCampaign(items, drawer, campaign));
    }
    return gains;
  };
  const likeliest = await gainOf('likeliest', true);
  const any = await gainOf('any', true);
  const shared = await gainOf('likeliest', false);

  const noise = (gains: readonly Gain[]) => ({
    what: '95 % interval, ±',
    value: halfWidthOf(gains.map(({ points }) => points)),
    unit: 'points',
  });
  const mean = (gains: readonly Gain[], figure: keyof Gain) => average(gains.map((gain) => gain[figure]));
  return [
    {
      what: `IDFS gain of account ${accounts + 1}, most probable options tried`,
      ...{ value: mean(likeliest, 'points'), unit: 'points', goal: 15, floor: noise(likeliest) },
    },
    {
      what: `IDFS gain of account ${accounts + 1}, random options tried`,
      ...{ value: mean(any, 'points'), unit: 'points', goal: 15, floor: noise(any) },
    },
    {
      what: 'IDFS questions that an earlier account was asked',
      value: 100 * mean(likeliest, 'seenBefore'),
      ...{ unit: '%', goal: 15 },
      floor: {
        what: 'gain if forms used the shipped items',
        value: mean(shared, 'points'),
        unit: 'points',
      },
    },
    ...placementFigures(allItems, drawer),
  ];
}

/** The gain in placements, which reveal after each answer whether it is correct. */
function placementFigures(allItems: readonly Item[], drawer: VariantDrawer): Figure[] {
  const shipped = allItems.filter(({ pool = 'assessment' }) => pool === 'assessment');
  const run = (freshVariants: boolean) =>
    Array.from({ length: placementRepetitions }, (_, at) => {
      const ability = abilities[at % abilities.length] ?? 0;
      return runPlacementCampaign(shipped, drawer, { accounts, ability, freshVariants, seed: `farming ${at}` });
    });
  const fresh = run(true);
  const asShipped = run(false);
  const meanText = (values: readonly number[]) => `${average(values).toFixed(0)} ± ${errorOf(values).toFixed(0)}`;
  const bySection = (gains: readonly PlacementGain[]) =>
    Section.options
      .map((section, at) => {
        const known = average(gains.map(({ keysKnown }) => 100 * (keysKnown[at] ?? 0)));
        const points = gains.map(({ sections }) => sections[at] ?? 0);
        return `${section} ${meanText(points)} points, ${known.toFixed(0)} % of keys known`;
      })
      .join('; ');
  return [
    {
      what: `placement gain of account ${accounts + 1}`,
      value: average(fresh.map(({ points }) => points)),
      ...{ unit: 'points', goal: 15 },
      notes: [
        `mean ± standard error of ${placementRepetitions} campaigns: ${meanText(fresh.map(({ points }) => points))}`,
        `by section: ${bySection(fresh)}`,
        `if placements used the shipped items: ${meanText(asShipped.map(({ points }) => points))}; ${bySection(asShipped)}`,
      ],
      floor: {
        what: 'gain if placements used the shipped items',
        value: average(asShipped.map(({ points }) => points)),
        unit: 'points',
      },
    },
  ];
}

/** The standard error of a mean. */
const errorOf = (values: readonly number[]) => halfWidthOf(values) / 1.96;

function halfWidthOf(values: readonly number[]): number {
  const mean = average(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
