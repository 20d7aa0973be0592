import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, drawUntil, modelsOf, money, wordChoices } from '../drafts.ts';

const model = modelsOf('decisions-and-trade-offs');

export const sunkCostModels: ItemModel[] = [model('going-on-or-stopping', 'Going on or stopping', 5, writeSunkCost)];

interface Project {
  /** Told with the money spent, still to spend, gained when finished, and gained by the other way. */
  tell(amounts: Amounts): string;
  goOn: string;
  stop: string;
  other: boolean;
  b: number;
}

interface Amounts {
  spent: number;
  toSpend: number;
  gain: number;
  /** What stopping brings, after its own costs. */
  instead: number;
}

// Features: stopping brings nothing (-0.4) or something to be weighed (+0.3); the sum already spent is tempting in every one.
const projects: Project[] = [
  {
    tell: ({ spent, toSpend, gain }) =>
      `A film club has already spent ${money(spent)} on a short film. Finishing it costs another ${money(toSpend)}; the finished film would then be sold for ${money(gain)}. Unfinished it is worth nothing, and the money spent cannot be got back. What is best for the club’s cash box?`,
    goOn: 'Finish the film',
    stop: 'Stop now',
    other: false,
    b: -0.7,
  },
  {
    tell: ({ spent, toSpend, gain, instead }) =>
      `Rosa has put ${money(spent)} into repairing an old car. Another ${money(toSpend)} would make it run, and it could then be sold for ${money(gain)}. As it stands, a dealer pays ${money(instead)}. What is best for Rosa from here?`,
    goOn: 'Repair it and sell it',
    stop: 'Sell it as it stands',
    other: true,
    b: 0,
  },
  {
    tell: ({ spent, toSpend, gain, instead }) =>
      `A village has paid ${money(spent)} for a well that is half dug. Finishing it costs ${money(toSpend)} more and brings benefits worth ${money(gain)}. A pipe from the next village would bring the same water, with ${money(instead)} of benefits left after its costs. What is best for the village from here?`,
    goOn: 'Finish the well',
    stop: 'Lay the pipe',
    other: true,
    b: 0.4,
  },
  {
    tell: ({ spent, toSpend, gain, instead }) =>
      `A firm has spent ${money(spent)} on its own booking program. Completing it takes ${money(toSpend)} more and will save ${money(gain)}. A ready-made program saves ${money(instead)} after its price has been paid; the unfinished one cannot be sold. What is best for the firm from here?`,
    goOn: 'Complete the program',
    stop: 'Buy the ready-made one',
    other: true,
    b: 0.6,
  },
  {
    tell: ({ spent, toSpend, gain, instead }) =>
      `Paolo’s training as a ski guide has cost him ${money(spent)} so far. The last course costs ${money(toSpend)}, and a winter as a guide would then earn him ${money(gain)}. Without the course he would earn ${money(instead)} in a shop over the same winter. Looking at this winter’s money only, what is best for him from here?`,
    goOn: 'Take the course',
    stop: 'Work in the shop',
    other: true,
    b: 0.8,
  },
];

function writeSunkCost(variant: number, random: Random): Draft {
  const project = caseOf(projects, variant);
  return drawUntil(() => {
    const hundreds = (low: number, high: number) => 100 * whole(random, low, high);
    const amounts: Amounts = {
      spent: hundreds(6, 30),
      toSpend: hundreds(4, 20),
      gain: hundreds(10, 40),
      instead: project.other ? hundreds(3, 15) : 0,
    };
    const { spent, toSpend, gain, instead } = amounts;
    const ahead = gain - toSpend - instead;
    const withSunk = ahead - spent;
    // the tempting reading must lead to the other decision or to another amount, and no two amounts may be the same
    if (Math.abs(ahead) < 200 || Math.abs(withSunk) < 200 || gain <= toSpend) return undefined;
    // which way counting the past misleads alternates: towards stopping too early here, towards going on there
    if ((variant % projects.length) % 2 === 0 ? ahead < 0 || withSunk > 0 : ahead > 0) return undefined;
    const say = (difference: number) =>
      `${difference > 0 ? project.goOn : project.stop}; that is ${money(Math.abs(difference))} better`;
    // two answers for each decision, so that the decision alone gives nothing away
    const wrong: Wrong<string>[] =
      ahead > 0
        ? [
            [say(withSunk), 'counts-what-is-already-spent'],
            [project.other ? say(gain - instead) : say(gain), 'overlooks-the-cost-still-to-come'],
            project.other ? [say(-ahead), 'reverses-the-comparison'] : [say(-toSpend), 'overlooks-what-is-gained'],
          ]
        : [
            [say(withSunk), 'counts-what-is-already-spent'],
            [say(spent + ahead), 'wants-to-save-what-is-already-spent'],
            [say(gain - toSpend), 'overlooks-the-alternative'],
          ];
    const found = wordChoices(say(ahead), wrong);
    if (!found || (ahead < 0 && spent + ahead <= 0)) return undefined;
    return {
      stem: project.tell(amounts),
      ...found,
      explanation: `What has been spent is gone whichever way is taken, so only what is still to come counts: ${money(gain)} − ${money(toSpend)} = ${money(gain - toSpend)} for going on, against ${money(instead)} for stopping. The difference is ${money(Math.abs(ahead))}.`,
      steps: [
        `Leave out the ${money(spent)}: they are gone either way.`,
        `Going on: ${money(gain)} − ${money(toSpend)} = ${money(gain - toSpend)}.`,
        `Stopping: ${money(instead)}.`,
        `Difference: ${money(Math.abs(ahead))} in favour of ${ahead > 0 ? 'going on' : 'stopping'}.`,
      ],
      hints: {
        conceptual: 'A decision changes only what lies ahead; what both ways have in common cannot tell them apart.',
        procedural: 'Write two columns, going on and stopping, and enter only money that still comes in or goes out.',
        strategic: `Ask of each amount in the text: would it differ between “${project.goOn}” and “${project.stop}”? If not, strike it out.`,
        encouragement: 'Once the right amounts stand in the two columns, a single subtraction is left.',
      },
      difficulty: project.b,
      discrimination: 1.2,
      concepts: ['sunk-cost', 'decision-making', 'opportunity-cost'],
      reasoning: ['analytical'],
    };
  });
}
