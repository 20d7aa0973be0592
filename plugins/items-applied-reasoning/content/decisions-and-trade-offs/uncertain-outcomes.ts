import type { Random } from '../../../../core/random.ts';
import type { Draft } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { money, numberChoices, stepped, wordChoices } from '../drafts.ts';

type Situation = Omit<Draft, 'difficulty'> | undefined;

/** A wheel of 20 fields: what the house keeps on average. */
export function raffle(random: Random): Situation {
  const [big, small] = [whole(random, 1, 3), whole(random, 4, 9)];
  const [bigPrize, smallPrize, price] = [stepped(random, 6, 16, 2), whole(random, 1, 3), whole(random, 2, 4)];
  const paid = big * bigPrize + small * smallPrize;
  const average = paid / 20;
  if (average >= price || price - average < 0.3) return undefined;
  const choices = numberChoices(
    price - average,
    shuffled<Wrong<number>>(
      [
        [average, 'answers-another-question'],
        [price, 'overlooks-what-is-paid-out'],
        [price - (big * bigPrize) / 20, 'counts-only-the-largest-outcome'],
        [price + average, 'adds-instead-of-subtracting'],
      ],
      random,
    ),
    (n) => money(n),
  );
  return (
    choices && {
      stem: `At a school fair a wheel with 20 equal fields is turned once for ${money(price)}. Over very many turns, how much does the school keep on average per turn after paying out the prizes?`,
      stimulus: [
        {
          kind: 'table',
          header: ['Prize', 'Number of fields'],
          rows: [
            [money(bigPrize), String(big)],
            [money(smallPrize), String(small)],
            ['nothing', String(20 - big - small)],
          ],
        },
      ],
      ...choices,
      explanation: `If every field comes up once, the school takes in ${money(20 * price)} and pays out ${money(paid)}. That leaves ${money(20 * price - paid)} in 20 turns, or ${money(price - average)} per turn.`,
      steps: [
        `Paid out in 20 turns on average: ${big} × ${bigPrize} + ${small} × ${smallPrize} = ${money(paid)}.`,
        `Per turn: ${paid} ÷ 20 = ${money(average)}.`,
        `${money(price)} − ${money(average)} = ${money(price - average)}.`,
      ],
      hints: {
        conceptual:
          'In the long run each field comes up equally often, so an average turn is the average over the 20 fields.',
        procedural: 'Imagine that every field comes up exactly once, and add up the prizes of those 20 turns.',
        strategic: 'Keep what comes in and what is paid out apart until the end; only then look at one turn.',
        encouragement: 'Blank fields cost the school nothing, so only two lines of the table need work.',
      },
      concepts: ['expected-value'],
      reasoning: ['analytical'],
    }
  );
}

/** A sure journey against one that is quicker but sometimes late. */
export function route(random: Random): Situation {
  const sure = stepped(random, 34, 48, 2);
  const fast = sure - stepped(random, 4, 14, 2);
  const chance = oneOf(random, [10, 20, 30, 40]);
  const delay = stepped(random, 20, 50, 5);
  const average = fast + (delay * chance) / 100;
  const say = (gain: number) => `The ${gain > 0 ? 'train' : 'bus'}, by ${Math.abs(gain)} minutes`;
  const gain = sure - average;
  const wrong: Wrong<number>[] = [
    [sure - fast, 'overlooks-the-bad-case'],
    [sure - (fast + delay), 'takes-the-worst-case-as-the-rule'],
    [sure - (fast + delay / 2), 'averages-without-probabilities'],
  ];
  if (![gain, ...wrong.map(([n]) => n)].every((n) => Number.isInteger(n) && Math.abs(n) > 1)) return undefined;
  const choices = wordChoices(
    say(gain),
    wrong.map(([n, idea]) => [say(n), idea] as const),
  );
  return (
    choices && {
      stem: `Dara’s bus to work always takes ${sure} minutes. The train takes ${fast} minutes, but on ${chance}% of days it arrives ${delay} minutes late. Which way is quicker on average, and by how much?`,
      ...choices,
      explanation: `The delay comes on ${chance}% of days only, so it adds ${(delay * chance) / 100} minutes on average. The train then takes ${average} minutes on average, the bus ${sure}.`,
      steps: [
        `Average delay: ${chance}% of ${delay} min = ${(delay * chance) / 100} min.`,
        `Train on average: ${fast} + ${(delay * chance) / 100} = ${average} min; bus: ${sure} min.`,
        `The ${gain > 0 ? 'train' : 'bus'} is quicker on average; the difference is ${Math.abs(gain)}.`,
      ],
      hints: {
        conceptual: 'A delay that comes only on some days counts in the average only with its share of the days.',
        procedural: `Think of 100 days: on how many of them does the train lose ${delay} minutes, and what is that spread over all 100?`,
        strategic: 'Turn the train into one average number before you compare it with the bus.',
        encouragement: 'There is just one percentage to work out here.',
      },
      concepts: ['expected-value', 'averages'],
      reasoning: ['analytical', 'intuitive'],
    }
  );
}

/** Insurance with an excess against paying for repairs oneself. */
export function insurance(random: Random): Situation {
  const chance = oneOf(random, [5, 10, 20, 25]);
  const repair = stepped(random, 160, 400, 20);
  const excess = stepped(random, 20, 80, 20);
  const price = stepped(random, 24, 72, 4);
  const without = (repair * chance) / 100;
  const withIt = price + (excess * chance) / 100;
  const say = (more: number) =>
    `It costs ${money(Math.abs(more))} a year ${more > 0 ? 'more' : 'less'} than going without`;
  const more = withIt - without;
  const wrong: Wrong<number>[] = [
    [price - without, 'overlooks-a-condition'],
    [price + excess - repair, 'takes-the-worst-case-as-the-rule'],
    [price + excess - without, 'overlooks-a-probability'],
    [price, 'overlooks-what-is-gained'],
  ];
  if (![more, ...wrong.map(([n]) => n)].every((n) => Number.isInteger(n) && Math.abs(n) > 2)) return undefined;
  const choices = wordChoices(
    say(more),
    shuffled(wrong, random).map(([n, idea]) => [say(n), idea] as const),
  );
  return (
    choices && {
      stem: `Noor’s phone breaks within a year with a probability of ${chance}% (never twice). A repair costs ${money(repair)}. Insurance costs ${money(price)} a year; with it she pays only ${money(excess)} towards a repair. What does the insurance mean for her costs on average?`,
      ...choices,
      explanation: `Without insurance repairs cost ${chance}% of ${money(repair)}, that is ${money(without)} a year on average. With it she pays ${money(price)} for certain and ${chance}% of ${money(excess)}, together ${money(withIt)}.`,
      steps: [
        `Without: ${chance}% of ${money(repair)} = ${money(without)}.`,
        `With: ${money(price)} + ${chance}% of ${money(excess)} = ${money(withIt)}.`,
        `Difference: ${money(Math.abs(more))}.`,
      ],
      hints: {
        conceptual:
          'A cost that may come is counted with its probability; a cost that comes for certain is counted in full.',
        procedural: `Imagine 100 people like Noor: how many of them need a repair, and what do they pay together either way?`,
        strategic: `Even with insurance ${money(excess)} must be paid whenever the phone breaks; keep room for that.`,
        encouragement: 'Two averages and one difference are all that is asked for.',
      },
      concepts: ['expected-value', 'risk'],
      reasoning: ['analytical'],
    }
  );
}
