import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { whole } from '../../../item-bank/items/services.ts';
import { fraction, fractionText } from '../fractions.ts';
import { misconceptions as m } from '../misconceptions.ts';
import { money, numeral } from '../number-text.ts';
import { share } from './data.ts';
import { ladderOf, names } from './stories.ts';

export const probabilityTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.two-step-probability': {
    hints: ladderOf(
      'The probability of two steps in a row is a product; that of one way or another is a sum.',
      'List the ways that lead to what is asked, or those that do not.',
      'Sometimes the opposite is quicker: 1 minus its probability.',
      'Each step alone is a simple fraction.',
    ),
    tasks: [
      [
        0.1,
        (random) => {
          const people = whole(random, 5, 14);
          const [name] = names(random, 1);
          return {
            stem: `Among ${people} people, ${name} one of them, two prizes are drawn by lot, and nobody gets both. What is the probability that ${name} gets one?`,
            answer: share(2, people),
            lures: [
              [share(1, people), m.oneOrderOnly],
              [share(2, people * people), m.reversesOperation],
              [share(2 * people - 1, people * (people - 1)), m.ignoresNoReplacement],
              [share(1, people - 1), m.wrongTotal],
            ],
            explanation: `Two of the ${people} people get a prize, each as likely as any other, so it is ${share(2, people)}.`,
            steps: [
              `first prize: 1/${people}`,
              `second prize: ${people - 1}/${people} × 1/${people - 1} = 1/${people}`,
              `together: ${share(2, people)}`,
            ],
          };
        },
      ],
      [
        0.9,
        (random) => {
          const [colours, draws] = [whole(random, 3, 6), whole(random, 2, 3)];
          const same = 1 / colours ** (draws - 1);
          const under = colours ** (draws - 1);
          const word = draws === 2 ? 'twice' : 'three times';
          return {
            stem: `A spinner has ${colours} equal parts, all of different colours. It is spun ${word}. What is the probability that it does not show the same colour ${draws === 2 ? 'both times' : 'all three times'}?`,
            answer: share(under - 1, under),
            lures: [
              [share(1, under), m.answersOtherQuantity],
              [share(colours ** draws - 1, colours ** draws), m.ignoresCondition],
              [share(draws, colours * draws + 1), m.wrongTotal],
              [share(colours - 1, colours), m.stopsOneStepEarly],
              [share(draws - 1, draws), m.splitsEqually],
            ],
            explanation: `After the first spin, each further one shows the same colour with 1/${colours}. All the same has ${fractionText(fraction(1, Math.round(1 / same)))}, so the opposite has ${share(under - 1, under)}.`,
            steps: [`all the same: ${share(1, under)}`, `1 − ${share(1, under)} = ${share(under - 1, under)}`],
          };
        },
      ],
    ],
  },
  'core_math.counting': {
    hints: ladderOf(
      'Choices one after the other are multiplied; choices in which order does not matter are divided by their orders.',
      'Fill the places one by one, and note how many possibilities each has.',
      'Ask whether exchanging two of the chosen makes something new.',
      'Small numbers of possibilities, multiplied in order, give the count.',
    ),
    tasks: [
      [
        -0.1,
        (random) => {
          const [colours, stripes] = [whole(random, 4, 9), whole(random, 3, 4)];
          return {
            stem: `A scarf has ${stripes === 3 ? 'three' : 'four'} stripes. Wool in ${colours} colours is there, and neighbouring stripes must differ in colour, while other stripes may be alike. How many different patterns are possible from top to bottom?`,
            answer: colours * (colours - 1) ** (stripes - 1),
            lures: [
              [colours ** stripes, m.ignoresCondition],
              [
                Array.from({ length: stripes }, (_, at) => colours - at).reduce((all, each) => all * each, 1),
                m.ignoresNoReplacement,
              ],
              [colours * stripes, m.addsIndependentCounts],
              [(colours - 1) ** stripes, m.offByOne],
            ],
            explanation: `The first stripe has ${colours} possibilities, every further one ${colours - 1}: all but the colour above it.`,
            steps: [
              `${colours}${` × ${colours - 1}`.repeat(stripes - 1)} = ${numeral(colours * (colours - 1) ** (stripes - 1))}`,
            ],
          };
        },
      ],
      [
        0.8,
        (random) => {
          const people = whole(random, 5, 12);
          const answer = (people * (people - 1) * (people - 2)) / 2;
          return {
            stem: `A choir of ${people} elects a chair and two deputies with equal rights from among its members. How many different results are possible?`,
            answer,
            lures: [
              [people * (people - 1) * (people - 2), m.countsOrder],
              [answer / 3, m.ignoresOrder],
              [people * 3, m.addsIndependentCounts],
              [people ** 3, m.ignoresNoReplacement],
            ],
            explanation: `For the chair there are ${people} possibilities; from the other ${people - 1}, two deputies can be chosen in ${((people - 1) * (people - 2)) / 2} ways.`,
            steps: [
              `deputies: ${people - 1} × ${people - 2} ÷ 2 = ${((people - 1) * (people - 2)) / 2}`,
              `${people} × ${((people - 1) * (people - 2)) / 2} = ${numeral(answer)}`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.conditional-reasoning': {
    hints: ladderOf(
      'What is already known cuts the cases down; probabilities are shares of the cases that are left.',
      'Count the cases that fit what is known, and among them those that are asked for.',
      'Take numbers of people or tickets instead of probabilities.',
      'With counts, it is one division.',
    ),
    tasks: [
      [
        0.7,
        (random) => {
          const [few, many, inFew, inMany] = [
            whole(random, 10, 40),
            whole(random, 50, 150),
            whole(random, 4, 20),
            whole(random, 10, 60),
          ];
          if (inFew >= few || inMany >= many || inFew === inMany) return;
          return {
            stem: `Of ${few} night nurses ${inFew} drink tea, of ${many} day nurses ${inMany}. One of the tea drinkers is chosen at random. What is the probability that it is a night nurse?`,
            answer: share(inFew, inFew + inMany),
            lures: [
              [share(inFew, few), m.conditionReversed],
              [share(inFew, few + many), m.wrongTotal],
              [share(few, few + many), m.ignoresCondition],
              [share(inMany, inFew + inMany), m.answersOtherQuantity],
            ],
            explanation: `There are ${inFew} + ${inMany} = ${inFew + inMany} tea drinkers, ${inFew} of whom are night nurses.`,
            steps: [`tea drinkers: ${inFew + inMany}`, `night nurses among them: ${inFew}`],
          };
        },
      ],
      [
        1.4,
        (random) => {
          const [tickets, price] = [100 * whole(random, 2, 10), whole(random, 2, 6)];
          const [main, small, count] = [50 * whole(random, 2, 10), 5 * whole(random, 1, 6), 10 * whole(random, 1, 5)];
          const pay = (main + small * count) / tickets;
          const loss = Math.round((price - pay) * 100) / 100;
          if (loss <= 0.1 || loss >= price || Math.abs(pay * 100 - Math.round(pay * 100)) > 1e-9) return;
          return {
            stem: `A raffle sells ${tickets} tickets at €${price}. There is one prize of €${main}, and there are ${count} prizes of €${small}. All the tickets are sold. What does the owner of one ticket lose on average?`,
            answer: loss,
            lures: [
              [Math.round(pay * 100) / 100, m.stopsOneStepEarly],
              [Math.round((price - main / tickets) * 100) / 100, m.ignoresCondition],
              [Math.round((price - (main + small) / tickets) * 100) / 100, m.ignoresCondition],
              [price, m.answersOtherQuantity],
            ],
            say: money,
            explanation: `${money(main + small * count)} are paid out, ${money(Math.round(pay * 100) / 100)} a ticket, which costs €${price}.`,
            steps: [
              `${main} + ${count} × ${small} = ${main + small * count}`,
              `÷ ${tickets} = ${numeral(pay)}`,
              `${price} − ${numeral(pay)} = ${numeral(loss)}`,
            ],
          };
        },
      ],
    ],
  },
};
