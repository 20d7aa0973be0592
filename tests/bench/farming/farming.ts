import { shippedItems } from '../../../plugins/item-bank/shipped.ts';
import { drawerOf } from '../../../plugins/item-bank/testing.ts';
import type { Figure } from '../bench.ts';
import { cognitiveItems } from './accounts.ts';
import type { Gain, Strategy } from './campaign.ts';
import { runCampaign } from './campaign.ts';
import { runPlacementCampaign } from './placement-campaign.ts';

const accounts = 40;
const repetitions = 8;
/** Logits; what somebody does not know can be learnt from others. */
const abilities = [-1, 0, 1, 0];

/**
 * What the next account gains after 40 accounts of one person pooled their results, in points of the score: the mean over
 * repetitions, with the half width of its 95 % interval.
 */
export async function measureFarming(): Promise<Figure[]> {
  const items = await cognitiveItems();
  const everything = await shippedItems();
  const drawer = await drawerOf(everything);
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
  const shipped = everything.filter(({ pool }) => pool === 'assessment');
  const placements = abilities.map((ability, at) =>
    runPlacementCampaign(shipped, { accounts, ability, seed: `farming ${at}` }),
  );
  const noise = (gains: readonly Gain[]) => ({
    what: '95 % interval, ±',
    value: halfWidthOf(gains.map(({ points }) => points)),
    unit: 'points',
  });
  const mean = (gains: readonly Gain[], figure: keyof Gain) => average(gains.map((gain) => gain[figure]));
  return [
    {
      what: `IDFS gain of account ${accounts + 1}, options believed in most`,
      ...{ value: mean(likeliest, 'points'), unit: 'points', goal: 15, floor: noise(likeliest) },
    },
    {
      what: `IDFS gain of account ${accounts + 1}, any options`,
      ...{ value: mean(any, 'points'), unit: 'points', goal: 15, floor: noise(any) },
    },
    {
      what: 'IDFS questions whose text was asked of those accounts',
      value: 100 * mean(likeliest, 'seenBefore'),
      ...{ unit: '%', goal: 15 },
      notes: [
        `placements, which say after each answer whether it was right: account ${accounts + 1} gains ${average(placements.map(({ points }) => points)).toFixed(0)} points and knows ${(100 * average(placements.map(({ keysKnown }) => keysKnown))).toFixed(0)} % of its keys`,
      ],
      floor: {
        what: 'gain if every form asked the shipped items',
        value: mean(shared, 'points'),
        unit: 'points',
      },
    },
  ];
}

function halfWidthOf(values: readonly number[]): number {
  const mean = average(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
