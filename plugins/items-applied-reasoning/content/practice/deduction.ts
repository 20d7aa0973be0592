import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { idea, names, tasksOf } from './tasks.ts';

export const deductionTasks: Readonly<Record<string, ModelTasks>> = {
  'which-to-check': tasksOf(
    'conditional-reasoning testing-a-rule',
    ['analytical', 'systematic'],
    [
      'A rule “if A, then B” is broken only by a case with A and without B.',
      'Ask of each case whether it could still turn out to be such a case.',
      'What cannot break the rule tells nothing about it.',
      'Take the cases one by one; each gets a clear yes or no.',
    ],
    [
      0.4,
      (random) => {
        const people = names(random, 4);
        const [young, old, other, risky] = people as [string, string, string, string];
        const age = whole(random, 12, 18);
        return {
          stem: `At a climbing hall, whoever is under ${age} must wear a helmet. The guard knows that ${young} is ${age - whole(random, 1, 4)} years old, ${old} is ${age + whole(random, 3, 30)}, ${other} wears a helmet and ${risky} does not. Who need not be looked at any further?`,
          answer: `${old} and ${other}`,
          lures: [
            [`${young} and ${other}`, idea('looks-for-agreement-only')],
            [`${old} and ${risky}`, idea('overlooks-the-way-back')],
            [`${young} and ${risky}`, idea('answers-another-question')],
          ],
          explanation: `${old} may do either, and ${other} keeps the rule at any age. ${young} could be without a helmet, and ${risky} could be too young.`,
          steps: [`${young}: could break the rule`, `${risky}: could break the rule`, `${old} and ${other}: cannot`],
        };
      },
    ],
    [
      0.9,
      (random) => {
        const [lamp, sound] = oneOf(random, [
          ['red lamp', 'siren'],
          ['green light', 'bell'],
          ['warning sign', 'horn'],
        ] as const);
        const room = whole(random, 2, 40);
        return {
          stem: `Somebody says of machine ${room}: “Whenever the ${lamp} is on, the ${sound} sounds.” Which single observation would prove this wrong?`,
          answer: `The ${lamp} is on and the ${sound} is silent`,
          lures: [
            [`The ${lamp} is off and the ${sound} sounds`, idea('turns-the-rule-round')],
            [`The ${lamp} is off and the ${sound} is silent`, idea('denies-the-condition')],
            [`The ${lamp} is on and the ${sound} sounds`, idea('looks-for-agreement-only')],
          ],
          explanation: `The sentence speaks only of times at which the ${lamp} is on; then the ${sound} would have to sound.`,
          steps: [`the ${lamp} is on: the rule asks for the ${sound}`, `silence breaks it`],
        };
      },
    ],
  ),
  'true-and-false-labels': tasksOf(
    'deduction case-distinction',
    ['systematic', 'analytical'],
    [
      'If it is known how many statements are true, each case can be tested.',
      'Go through the possible cases and count the true statements in each.',
      'A statement that is known to be false says something, too.',
      'Only a few cases have to be tried.',
    ],
    [
      1.0,
      (random) => {
        const [x, y] = oneOf(random, [
          ['nails', 'screws'],
          ['pens', 'chalk'],
          ['plums', 'figs'],
          ['tulips', 'irises'],
          ['forks', 'spoons'],
          ['rings', 'buttons'],
        ] as const);
        const [name] = names(random, 1);
        return {
          stem: `One of three boxes holds only ${x}, one only ${y}, one both. They carry the labels “${x}”, “${y}” and “${x} and ${y}”, and all three labels are wrong. ${name} takes one thing from the box “${x} and ${y}”: it belongs to the ${x}. What is in the box “${y}”?`,
          answer: `both ${x} and ${y}`,
          lures: [
            [`only ${x}`, idea('overlooks-a-condition')],
            [`only ${y}`, idea('believes-the-first-statement')],
            ['that cannot be known', idea('stops-before-checking-all-statements')],
          ],
          explanation: `The box “${x} and ${y}” does not hold both, so it holds only ${x}. The box “${y}” cannot hold only ${y}, so it holds both.`,
          steps: [`“${x} and ${y}”: only ${x}`, `“${y}”: not only ${y}, not only ${x}`, `so both`],
        };
      },
    ],
    [
      1.5,
      (random) => {
        const [low, high, top] = [whole(random, 15, 25), whole(random, 30, 40), whole(random, 45, 55)];
        const claims = [(n: number) => n > low, (n: number) => n > high, (n: number) => n < top];
        const people = names(random, 3);
        const count = (n: number) => claims.filter((claim) => claim(n)).length;
        // Exactly two are right: above the low and the high bound and not below the top one, or between the low and the high bound.
        const answer = oneOf(random, [whole(random, low + 1, high), top + whole(random, 0, 9)]);
        if (count(answer) !== 2) return;
        return {
          stem: `Three children guess how many marbles are in a bag. ${people[0]}: “More than ${low}.” ${people[1]}: “More than ${high}.” ${people[2]}: “Fewer than ${top}.” Exactly two of them are right. Which of these numbers can it be?`,
          answer,
          lures: [
            [whole(random, high + 1, top - 1), idea('believes-most-statements')],
            [low - whole(random, 0, 5), idea('mixes-up-true-and-false')],
            [whole(random, high + 1, top - 1), idea('stops-before-checking-all-statements')],
            [low - whole(random, 6, 9), idea('mixes-up-true-and-false')],
          ],
          explanation: `With ${answer}, exactly two of the sentences are true; between ${high + 1} and ${top - 1} all three are, and up to ${low} only the last.`,
          steps: [
            `${low + 1} to ${high}: two are right`,
            `${high + 1} to ${top - 1}: three are right`,
            `from ${top} on: two are right`,
          ],
        };
      },
    ],
  ),
};
