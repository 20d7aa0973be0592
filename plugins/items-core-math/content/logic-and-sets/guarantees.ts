import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, power } from '../number-text.ts';

const exactCase = idea('one-short-of-guarantee', 'With that many it can just fail; one more makes it certain.');
const wholeGroup = idea(
  'multiplies-all-conditions',
  'That is certainly enough, but a smaller number already makes it certain.',
);
const linearSearch = idea(
  'one-by-one-instead-of-halving',
  'Asking one by one works, but each question can split what is left into two equal halves.',
);
const twoWayWeighing = idea(
  'two-outcomes-of-three',
  'A balance has three outcomes: left, right or level. The third part can stay aside.',
);
const takesMost = idea(
  'takes-as-much-as-allowed',
  'Taking the most you can leaves the choice to the other player; look at what you leave behind.',
);
const leavesWrongRest = idea(
  'leaves-wrong-remainder',
  'Whatever the other player takes, you must be able to complete it to the same number; the rest you leave decides.',
);
const winnerMayLose = idea('winner-without-defeats', 'The player who is left at the end may have lost before, too.');
const winnerCountedOut = idea(
  'winner-counted-as-out',
  'The last player is not out and so has one defeat fewer than the others.',
);
const afterSecond = idea(
  'stops-after-second-person',
  'That is the state after the second person; the others change doors as well.',
);
const onlyFirstDoor = idea(
  'only-first-door',
  'Door 1 stays open, but it is not the only one: follow doors 4 and 9 as well.',
);
const onlyPrimes = idea(
  'odd-divisors-misjudged',
  'A door is touched once for every divisor of its number; count the divisors of a few small numbers.',
);
const pairsMissed = idea(
  'pairs-not-disjoint',
  'Group the numbers in pairs that belong together; each pair can contribute only one number without completing it.',
);

/**
 * Rung 5. The unluckiest case or the best strategy has to be found; harder: an idea that turns the question round.
 */
export const guarantees = coreMathModel('logic-and-sets', {
  id: 'core_math.guarantees',
  title: 'Making sure: worst cases and strategies',
  concepts: ['worst-case-reasoning', 'strategy'],
  reasoning: ['creative', 'analytical'],
  // The likely number is always on offer beside the certain one.
  discrimination: 1.5,
  forms: [drawnMarbles, sameMonth, heavierCoin, takingGame, knockout, pairWithSum, doors],
});

function drawnMarbles(random: Random): Drawn {
  const [red, blue, green] = [whole(random, 8, 14), whole(random, 6, 12), whole(random, 5, 9)];
  const wanted = whole(random, 3, 4);
  const answer = red + blue + wanted;
  if (green < wanted || new Set([red, blue, green]).size < 3) return;
  return {
    stem: `A bag holds ${red} red, ${blue} blue and ${green} green marbles. Without looking, Leila takes marbles out. What is the smallest number she must take to be certain of having at least ${wanted} green ones?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(answer - 1), exactCase),
      wrong(numeral(3 * (wanted - 1) + 1), misconceptions.stopsAtTypicalCase),
      wrong(numeral(red + wanted), misconceptions.ignoresCondition),
    ],
    explanation: `In the unluckiest case all ${red} red and all ${blue} blue marbles come first. Only then is every further marble green, so ${red} + ${blue} + ${wanted} = ${answer} are needed.`,
    steps: [
      `unluckiest case: ${red} red and ${blue} blue first, ${red + blue} marbles`,
      `then ${wanted} green ones: ${red + blue} + ${wanted} = ${answer}`,
    ],
    hints: ladder(
      'To be certain means that it works even with the worst luck.',
      `Which marbles would come first if luck were against Leila? There are ${red} and ${blue} of them.`,
      'How many marbles can she hold without having enough green ones? One step beyond that lies the answer.',
      'Be as pessimistic as you can; here that is the way to be right.',
    ),
    difficulty: 0.95,
  };
}

function sameMonth(random: Random): Drawn {
  const same = whole(random, 3, 5);
  const answer = 12 * (same - 1) + 1;
  return {
    stem: `What is the smallest number of people in a room that makes it certain that at least ${same} of them were born in the same month of the year?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(12 * (same - 1)), exactCase),
      wrong(numeral(12 * same), wholeGroup),
      wrong(numeral(12 + same), misconceptions.stopsAtTypicalCase),
    ],
    explanation: `With ${12 * (same - 1)} people it can happen that each of the 12 months has exactly ${same - 1}. The next person must make one of the months reach ${same}, so ${answer} people are needed.`,
    steps: [
      `worst case: ${same - 1} in each of 12 months, ${12 * (same - 1)} people`,
      `one more: ${12 * (same - 1)} + 1 = ${answer}`,
    ],
    hints: ladder(
      'Imagine twelve drawers, one for each month, into which people are sorted.',
      `How many people can be sorted so that no drawer holds ${same}?`,
      'Fill the drawers as evenly as you can without reaching the goal; then let one more person come.',
      `Try it first for two people in the same month, where the number is easy to find.`,
    ),
    difficulty: 1.25,
  };
}

function heavierCoin(random: Random): Drawn {
  const [coins, weighings] = oneOf(random, [
    [9, 2],
    [27, 3],
    [25, 3],
    [20, 3],
    [81, 4],
  ] as const);
  const halving = Math.ceil(Math.log2(coins));
  return {
    stem: `Of ${coins} coins that look alike, exactly one is slightly heavier than the others. A balance only shows which side is heavier or that both are equal. What is the smallest number of weighings with which the heavier coin can be found for certain?`,
    answer: numeral(weighings),
    distractors: [
      wrong(numeral(halving), twoWayWeighing),
      wrong(numeral(coins - 1), linearSearch),
      wrong(numeral(Math.floor(coins / 2)), linearSearch),
    ],
    explanation: `Put a third of the coins on each side and a third aside: one weighing tells in which third the heavy coin is. ${weighings} weighings can tell apart up to ${power(3, weighings)} = ${3 ** weighings} coins, and ${weighings - 1} only ${3 ** (weighings - 1)}.`,
    steps: [
      `each weighing has three outcomes, so it leaves about a third`,
      `${power(3, weighings - 1)} = ${3 ** (weighings - 1)} < ${coins} ≤ ${3 ** weighings} = ${power(3, weighings)}`,
      `${weighings} weighings`,
    ],
    hints: ladder(
      'How many different results can a single weighing have?',
      'Divide the coins into groups. What does it mean if both sides are equal?',
      `Choose the groups so that each result leaves as few of the ${coins} coins as possible.`,
      'Solve it for 3 coins first; the larger case repeats the same thought.',
    ),
    difficulty: 1.55 + (coins > 9 ? 0.1 : 0),
  };
}

function takingGame(random: Random): Drawn {
  const [most, heap] = [whole(random, 3, 5), whole(random, 20, 32)];
  const answer = heap % (most + 1);
  if (answer === 0 || answer === most || heap % most === answer || heap % most === 0) return;
  return {
    stem: `Two players take turns taking 1 to ${most} stones from a heap of ${heap}. Whoever takes the last stone wins. How many stones should the first player take at the beginning to be sure of winning?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(most), takesMost),
      wrong(numeral(heap % most), leavesWrongRest),
      wrong(numeral(most + 1 - answer), misconceptions.reversesOperation),
    ],
    explanation: `Leave a multiple of ${most + 1}: whatever the other player takes, from 1 to ${most}, you can complete it to ${most + 1}. ${heap} leaves the remainder ${answer} when divided by ${most + 1}, so ${answer} ${answer === 1 ? 'stone has' : 'stones have'} to go first.`,
    steps: [
      `after a reply, ${most + 1} stones are gone in two moves`,
      `${heap} = ${most + 1} × ${Math.floor(heap / (most + 1))} + ${answer}`,
      `take ${answer}, leaving ${heap - answer}`,
    ],
    hints: ladder(
      'Think backwards: which heap would you like to leave for the other player near the end?',
      `If the other player faces ${most + 1} stones, can he or she win? Why not?`,
      `Which larger heaps are just as bad for the player who has to move? How do you reach one from ${heap}?`,
      'The end of the game tells the beginning; start with very small heaps.',
    ),
    difficulty: 1.7,
  };
}

function knockout(random: Random): Drawn {
  const players = oneOf(random, [37, 45, 53, 61, 75, 90]);
  const second = oneOf(random, [2, 3]);
  const word = second === 2 ? 'twice' : 'three times';
  const answer = second * (players - 1) + second - 1;
  return {
    stem: `A tournament has ${players} players. In every match one player wins and the other loses. Whoever has lost ${word} is out; the tournament ends when only one player is left. What is the largest number of matches that can be played?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(players - 1), misconceptions.ignoresCondition),
      wrong(numeral(second * (players - 1)), winnerMayLose),
      wrong(numeral(second * players), winnerCountedOut),
    ],
    explanation: `Every match brings exactly one defeat. ${players - 1} players suffer ${second} each, and the last one may have lost at most ${second === 2 ? 'once' : 'twice'}: ${second} × ${players - 1} + ${second - 1} = ${answer}.`,
    steps: [
      'matches and defeats are equally many',
      `${players - 1} players with ${second} defeats: ${second * (players - 1)}`,
      `the winner: at most ${second - 1}, together ${answer}`,
    ],
    hints: ladder(
      'Instead of following the rounds, count something that happens exactly once in every match.',
      `How many defeats does a player have who is out? How many of the ${players} players are out in the end?`,
      'And the one who is left: how many defeats can he or she have at most?',
      'The plan of the tournament does not matter at all, which is a great relief.',
    ),
    difficulty: 1.5,
  };
}

function pairWithSum(random: Random): Drawn {
  const n = 2 * whole(random, 6, 12);
  const answer = n / 2 + 1;
  return {
    stem: `Different numbers are chosen from the whole numbers from 1 to ${n}. What is the smallest number of choices that makes it certain that two of the chosen numbers have the sum ${n + 1}?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(n / 2), exactCase),
      wrong(numeral(n - 1), pairsMissed),
      wrong('2', misconceptions.stopsAtTypicalCase),
    ],
    explanation: `The numbers form ${n / 2} pairs with the sum ${n + 1}: 1 and ${n}, 2 and ${n - 1}, and so on. One can choose ${n / 2} numbers, one from each pair, without completing a pair; the next number completes one.`,
    steps: [
      `pairs with the sum ${n + 1}: ${n / 2}`,
      `without a complete pair: at most ${n / 2} numbers`,
      `certain from ${n / 2} + 1 = ${answer} on`,
    ],
    hints: ladder(
      `Which pairs of numbers from 1 to ${n} have the sum ${n + 1}?`,
      `Write down the partner of 1, the partner of 2, and so on. How many pairs are there?`,
      'How many numbers can you choose while avoiding a complete pair?',
      'Once the numbers stand in pairs, you are back at a question about drawers.',
    ),
    difficulty: 1.6,
  };
}

function doors(random: Random): Drawn {
  const n = oneOf(random, [40, 50, 60, 70, 90]);
  const answer = Math.floor(Math.sqrt(n));
  const primes = Array.from({ length: n - 1 }, (_, k) => k + 2).filter((k) => {
    for (let d = 2; d * d <= k; d++) if (k % d === 0) return false;
    return true;
  }).length;
  return {
    stem: `In a corridor, ${n} doors numbered 1 to ${n} are closed. One after another, ${n} people walk by. The first changes every door, the second every 2nd door, the third every 3rd, and so on; to change means to open a closed door or to close an open one. How many doors are open in the end?`,
    answer: numeral(answer),
    distractors: [wrong(numeral(primes), onlyPrimes), wrong(numeral(n / 2), afterSecond), wrong('1', onlyFirstDoor)],
    explanation: `A door is changed once for each divisor of its number, and it ends open if that number of divisors is odd. Divisors come in pairs, except for square numbers, and up to ${n} there are ${answer} squares: ${Array.from({ length: answer }, (_, k) => (k + 1) ** 2).join(', ')}.`,
    steps: [
      'door k is changed by every person whose number divides k',
      'open in the end: an odd number of divisors, that is a square number',
      `squares up to ${n}: ${answer}`,
    ],
    hints: ladder(
      'Look at a single door. Which of the people change it?',
      'Follow doors 1 to 10 by hand. Which of them are open in the end?',
      'A door ends open if it is changed an odd number of times. Which numbers have an odd number of divisors?',
      'Ten doors done by hand show a pattern that carries on to the end of the corridor.',
    ),
    difficulty: 2.2,
    concepts: ['divisibility', 'worst-case-reasoning'],
  };
}
