import type { OpenQuestion } from './open-question.ts';
import { anyOf } from './open-question.ts';

const point = (id: string, says: string, ...evidence: string[]) => ({
  id,
  points: 1,
  says,
  evidence: evidence.map(anyOf),
});

/** Further open questions, all of them operational. */
export const operationalOnPlans: OpenQuestion[] = [
  {
    slug: 'four-litres',
    contentArea: 'planning-and-scheduling',
    stem: 'You have a 5-litre jug, a 3-litre jug, no marks on either, and a tap. Describe step by step how to get exactly 4 litres into the larger jug, with the contents of both jugs after each step, and say which idea makes it work.',
    criteria: [
      point(
        'two',
        'Gets 2 litres (or 1 litre) by pouring from one full jug into the other.',
        '2 litres, 2 litre, 2l, 2 l, two litres, 2 left, 2 remain*, 2 stay*, two left, 2 in, leaves 2, leaves two, with 2, has 2, (2, 2/0, 0/2, 2-0, 0-2, 1 litre, 1 left, one litre, leaves 1, 1l, 1 l',
      ),
      point(
        'four',
        'Ends with 4 litres in the larger jug by filling up the smaller one with the last litre, or adding 3 to 1.',
        '4 litres, 4 left, 4 remain*, 4 stay*, leaves 4, four litres, four left, 4l, 4 l, leaves four, 1 litre fits, one litre fits, 1 more litre, one more litre, only 1, only one, takes 1, takes one, 5 - 1, 5-1, 5 − 1, five minus one, minus 1, 1 + 3, 1+3, 3 + 1, 3+1, (4, 4/3, 4-3',
      ),
      point(
        'idea',
        'Names the idea: what is left over, or the free room in the smaller jug, measures the missing amount.',
        'room, space, free, gap, difference*, left over, leftover*, remainder*, rest, 5 - 3, 5-3, 5 − 3, 5 minus 3, 3 - 2, 3-2, 3 − 2, subtract*, missing, empty part, what is left, what remains, remaining',
      ),
    ],
    modelAnswer:
      'Fill the 5-litre jug and pour from it into the 3-litre jug: 2 litres are left in the large one. Empty the small jug and pour the 2 litres into it. Fill the large jug again and fill up the small one, in which there is room for 1 litre: 4 litres stay in the large jug. The free room in the small jug measures what has to be taken away.',
    weakAnswer: 'Fill the larger jug almost to the top and guess where four litres are.',
    explanation:
      'Filling the small jug from the full large one leaves 2 litres. With these 2 litres in the small jug, it has room for just 1 litre, so that the full large jug keeps 4.',
    steps: ['5 and 0, then 2 and 3.', '2 and 0, then 0 and 2.', '5 and 2, then 4 and 3.'],
    hints: {
      conceptual: 'A jug can measure more than its size: think of what happens when one is poured into the other.',
      procedural: 'Begin with the larger jug full, and pour until the smaller one is full.',
      strategic: 'Keep a small amount that you have made, and use it to block a part of a jug.',
      encouragement: 'Write two numbers after each step; you need about six steps.',
    },
    concepts: ['systematic-listing', 'planning', 'explaining'],
    reasoning: ['systematic', 'creative'],
    thresholds: [-0.8, 0.0, 0.6],
    discrimination: 1.2,
  },
  {
    slug: 'card-for-the-pool',
    contentArea: 'decisions-and-trade-offs',
    stem: 'A visit to the pool costs €9. With a yearly card for €50, each visit costs only €5. From how many visits a year on is the card worth buying? Show how you found it, and advise Karla, who is not sure whether she will go 8 or 20 times.',
    criteria: [
      point(
        'limit',
        'Finds that the card is worth it from 13 visits on.',
        '13, thirteen, 12.5, 12 1/2, twelve and a half',
      ),
      point(
        'working',
        'Shows how: €4 saved each visit against €50, or two sums compared.',
        '50/4, 50 / 4, 50 ÷ 4, 50 : 4, 50:4, divided by 4, divided by four, saves 4, save 4, saves €4, save €4, saves four, 4 euros, 4 euro, €4, 4€, four euros, 9 - 5, 9-5, 9 − 5, 9 minus 5, 9x = 50 + 5x, 9x = 50+5x, 50 + 5x, 50+5x, 5x + 50, 117, 115, 108, 110, 65, 112.5',
      ),
      point(
        'advice',
        'Advises depending on her visits: no card at 8, the card at 20; with an estimate or the amounts at stake.',
        'for 8, with 8, 8 times, 8 visits, 8 not, eight, few, fewer, less than that, less than 13, under, below, seldom, rarely, less often, only 8, 72, 18',
        'for 20, with 20, 20 times, 20 visits, twenty, many, more than that, more than 13, more often, often, over, above, a lot, expects 20, if 20, 150, 30',
      ),
    ],
    modelAnswer:
      'The card saves €4 a visit, and 50 ÷ 4 = 12.5, so it is worth buying from 13 visits on. If Karla goes only 8 times she should pay for each visit, and if she goes 20 times she should buy the card: she could lose 18 euros with it or save 30.',
    weakAnswer: 'She should buy the card, because 5 euros are less than 9 euros.',
    explanation:
      'Each visit is €4 cheaper with the card, so that its €50 are back after 12.5 visits. With 8 visits the card loses 50 − 32 = €18, with 20 it saves 80 − 50 = €30.',
    steps: [
      '9 − 5 = €4 saved a visit.',
      '50 ÷ 4 = 12.5, so from 13 visits on.',
      '8 visits: 18 euros lost; 20 visits: 30 euros saved.',
    ],
    hints: {
      conceptual: 'What is paid once comes back a little with every use.',
      procedural: 'Find what the card spares at a single visit, and ask how often that has to happen.',
      strategic: 'Work out both bills for each of the two numbers of visits that are possible.',
      encouragement: 'One difference and one division give the limit; the advice follows from it.',
    },
    concepts: ['break-even', 'fixed-and-variable-costs', 'explaining'],
    reasoning: ['analytical'],
    thresholds: [-1.3, -0.7, 0.1],
    discrimination: 1.2,
  },
  {
    slug: 'loop-that-stops-early',
    contentArea: 'process-and-code-tracing',
    stem: 'A program is to add the whole numbers from 1 to 5. It says: “Set total to 0 and k to 1. As long as k is less than 5: add k to total, then add 1 to k. Print total.” What does it print? Explain the mistake, and give a correction with the result that it then prints.',
    criteria: [
      point('prints', 'Says that it prints 10.', '10, ten'),
      point(
        'mistake',
        'Explains that the loop ends before 5 is added, because 5 is not less than 5.',
        'not add 5, doesnt add 5, does not add 5, never adds 5, without 5, without the 5, 5 is not added, 5 is never added, 5 is missing, 5 is left out, leaves out 5, leaves out the 5, forgets 5, forgets the 5, misses 5, skips 5, skips the 5, the last number, last number, last one, stops too early, stops at 4, stops before 5, stops when k is 5, ends too early, ends at 4, ends before 5, ends when k is 5, one round too few, one too early, 5 is not less than 5, 5 is not smaller than 5, 5 < 5, not less than 5, only up to 4, only to 4, until 4, up to 4, just to 4, 1 to 4, 1+2+3+4, 1 + 2 + 3 + 4, only adds 1 2 3, one step too early',
      ),
      point('correction', 'Corrects the condition (at most 5, or less than 6) with the result 15.', '15, fifteen'),
    ],
    modelAnswer:
      'It prints 10. When k is 5 the condition fails, so 5 is never added: it only adds 1 + 2 + 3 + 4. The condition has to be “as long as k is at most 5”; then the program prints 15.',
    weakAnswer: 'It prints 5, because k is 5 in the end. One should restart the program.',
    explanation:
      'The loop runs for k = 1, 2, 3 and 4 and ends as soon as k is 5. With the condition “k is at most 5” (or “less than 6”), 5 is added too and 15 is printed.',
    steps: ['k = 1, 2, 3, 4: total is 1, 3, 6, 10.', 'k = 5: the loop ends before adding.', 'With “at most 5”: 15.'],
    hints: {
      conceptual: 'A loop tests its condition before each round; what it does not let in is not done.',
      procedural: 'Make a table with a column for each of the two variables, and go through it line by line.',
      strategic: 'Look hard at the last round: which value of k is tested, and what follows?',
      encouragement: 'The table has only a few rows.',
    },
    concepts: ['debugging', 'loops', 'explaining'],
    reasoning: ['systematic', 'analytical'],
    thresholds: [-0.8, -0.2, 0.4],
    discrimination: 1.3,
  },
  {
    slug: 'painted-cube',
    contentArea: 'patterns-and-spatial',
    stem: 'A large cube is built from 27 small ones, painted blue on all sides and taken apart again. How many small cubes have three blue faces, how many two, one and none? Explain where each kind was in the large cube, and how you can check your numbers.',
    criteria: [
      point(
        'corners-edges',
        'Finds 8 with three blue faces, at the corners, and 12 with two, in the middle of the edges.',
        '8, eight',
        '12, twelve',
        'corner*, edge*, vertex, vertices, sides',
      ),
      point(
        'faces-inside',
        'Finds 6 with one blue face, in the middle of the faces, and 1 without, in the centre.',
        '6, six',
        'middle*, centre*, center*, inside, inner, interior, core, heart, hidden',
      ),
      point(
        'check',
        'Checks: the numbers add up to 27, or the faces to 54.',
        '8 + 12 + 6 + 1, 8+12+6+1, add up, adds up, sum, sums, together, in all, total, altogether, 54, 9 × 6, 6 × 9, 9*6, 6*9, 24 + 24 + 6, 24+24+6',
        'check*, 27, 54, correct, right, control*, must, should, confirm*, prove*, fits, matches',
      ),
    ],
    modelAnswer:
      'Eight cubes were at the corners and have three blue faces, 12 in the middle of the edges have two. Six were in the middle of the faces and have one, and 1 in the centre has none. As a check, 8 + 12 + 6 + 1 add up to 27.',
    weakAnswer: 'All of the small cubes are blue, because the large cube was painted.',
    explanation:
      'A cube has 8 corners, 12 edges and 6 faces. On each edge and each face of this cube there is one small cube that is not part of a corner or an edge, and one is inside: 8 + 12 + 6 + 1 = 27.',
    steps: [
      '3 blue faces: 8 corners.',
      '2: the middle of 12 edges; 1: the middle of 6 faces.',
      'none: 1 in the centre; sum 27.',
    ],
    hints: {
      conceptual: 'What a small cube shows depends on where it sat.',
      procedural: 'Think of the kinds of places that there are on a cube, one kind after the other.',
      strategic: 'Count the places of each kind on a die in your hand, and do not forget the one that nobody sees.',
      encouragement: 'There are only four kinds of places.',
    },
    concepts: ['spatial-views', 'block-buildings', 'explaining'],
    reasoning: ['intuitive', 'systematic'],
    thresholds: [-0.8, 0.0, 0.5],
    discrimination: 1.2,
  },
  {
    slug: 'two-tills-one-line',
    contentArea: 'planning-and-scheduling',
    stem: 'A post office has two counters. So far each has a line of its own. Elif proposes one line for both: whoever is first goes to the counter that becomes free. Compare the two ways: what happens when one customer takes very long, and what changes for fairness and for the average waiting time?',
    criteria: [
      point(
        'stuck',
        'Says that with two lines those behind the slow customer are stuck, while one line goes on at the other counter.',
        'stuck, blocked, block*, held up, delay*, have to wait, has to wait, must wait, wait longer, wait for him, wait for her, waits for, wait behind, behind the slow, behind him, behind her, behind that, behind this, everyone behind, everybody behind, people behind, those behind, unlucky, bad luck, wrong line, wrong queue, stops, stand still, stands still, standing still, moves on, keeps moving, goes on, go on, can go to the other, other counter, go past, other desk, other one',
      ),
      point(
        'fair',
        'Says that with one line people are served in the order in which they came.',
        'order, first come, first served, first in, overtak*, overtaken, arrived first, came first, came earlier, came later, arrived later, arrived earlier, jump*, who comes first, whoever comes first, in turn, no luck, does not depend on luck, no lottery, same chance, sequence, before you, after you',
      ),
      point(
        'average',
        'Says that the average hardly changes or gets shorter, because no counter is idle, but long waits become rarer.',
        'idle, empty, unused, nothing to do, without work, never free, no counter is free, free while, both busy, both are busy, both counters work, same number of customers, same work, same amount of work, about the same, stays the same, hardly chang*, shorter average, average is shorter, average gets shorter, average falls, average decreases, average goes down, average becomes shorter, less on average, shorter on average, lower on average, average is lower, average waiting time is lower, average waiting time is shorter, time is shorter, time gets shorter, extreme*, very long waits, long waits, more even, more equal, spread*, shared, vary less, varies less',
      ),
    ],
    modelAnswer:
      'With two lines, everyone behind the slow customer is stuck, while with one line the others go on at the other counter. One line is fairer, because people are served in the order in which they came. On average the wait is a little shorter, since no counter is idle while people wait, and very long waits become rare.',
    weakAnswer: 'Two lines are better because they look shorter and there is more room.',
    explanation:
      'One line shares the delay among all and keeps both counters at work. People are served in the order of their arrival, and the waits differ less from one another.',
    steps: [
      'Two lines: one slow customer blocks one line.',
      'One line: order of arrival.',
      'No counter idle while somebody waits.',
    ],
    hints: {
      conceptual: 'A plan has to be judged by what happens when things go wrong, too.',
      procedural: 'Play it through with six people of whom one takes very long, in both ways.',
      strategic: 'Watch two things: who waits, and what the counters do meanwhile.',
      encouragement: 'A small drawing of both ways is half of the answer.',
    },
    concepts: ['queues', 'schedules', 'explaining'],
    reasoning: ['systematic', 'creative'],
    thresholds: [-0.8, 0.0, 0.9],
    discrimination: 1.2,
  },
];
