import type { OpenQuestion } from './open-question.ts';
import { anyOf } from './open-question.ts';

/** Open questions on planning, deciding, deducing, patterns and programs. */
export const openQuestionsOnPlans: OpenQuestion[] = [
  {
    slug: 'two-phone-plans',
    contentArea: 'decisions-and-trade-offs',
    stem: 'Plan A costs €12 a month, and all calls are free. Plan B costs €4 a month and 10 cents for each minute of calls. Lina is not sure how many minutes she will use. From how many minutes on is which plan cheaper? Explain how you found it, and say which plan you would advise to whom.',
    criteria: [
      {
        id: 'balance',
        points: 1,
        says: 'Finds that both plans cost the same at 80 minutes.',
        evidence: [anyOf('80, eighty')],
      },
      {
        id: 'working',
        points: 1,
        says: 'Explains how: the difference of €8 in the monthly price, divided by 10 cents a minute, or an equation.',
        evidence: [
          anyOf(
            '8, €8, eight, 8€, 8.00, 800, equation, equal, equals, same price, same cost, cost the same, costs the same, 0.1, 0.10, 0.1x, 0.10x, 4+0.1x',
          ),
          anyOf(
            '10 cents, 10 cent, 0.1, 0.10, €0.10, ten cents, 0.1x, 0.10x, 4+0.1x, divid*, /, per minute, each minute, a minute, every minute',
          ),
        ],
      },
      {
        id: 'advice',
        points: 1,
        says: 'Advises plan A to those who call more than that and plan B to those who call less.',
        evidence: [
          anyOf(
            'otherwise, else, the others, more than, more, over, above, longer, a lot, much, from 81, many, beyond, at least, often',
          ),
          anyOf(
            'otherwise, else, the others, shorter, the rest, less than, less, under, below, fewer, little, up to, seldom, rarely, short',
          ),
        ],
      },
    ],
    modelAnswer:
      'Plan A costs €8 more at the start, and plan B costs 10 cents for each minute. €8 divided by 10 cents gives 80, so at 80 minutes both cost €12. Whoever calls more than 80 minutes a month should take plan A, and whoever calls less should take plan B.',
    weakAnswer: 'Plan A is better because all calls are free and then you do not have to think about it.',
    explanation:
      'Plan B starts €8 cheaper and gives that back at 10 cents a minute, so the two meet at 80 minutes. Below that B is cheaper, above it A.',
    steps: [
      'Difference at the start: €12 − €4 = €8.',
      '€8 ÷ €0.10 = 80 minutes.',
      'Fewer than 80 minutes: B; more than 80: A.',
    ],
    hints: {
      conceptual:
        'Two plans can each be the better one, depending on how much is used; look for the point where it changes.',
      procedural: 'Work out how much dearer plan A is at the start, and how plan B catches up with every minute.',
      strategic: 'Check your number by working out both bills for it, and for a month with very few minutes.',
      encouragement: 'You need one subtraction and one division; then put the advice into a sentence.',
    },
    concepts: ['break-even', 'fixed-and-variable-costs', 'explaining'],
    reasoning: ['analytical'],
    thresholds: [-1.3, -0.6, 0.1],
    discrimination: 1.2,
  },
  {
    slug: 'three-flatbreads',
    contentArea: 'planning-and-scheduling',
    stem: 'A pan holds two flatbreads. Each side must be baked for 2 minutes, and turning takes no time. Three flatbreads are to be baked on both sides. Describe a plan that takes only 6 minutes, and explain why no plan can be quicker.',
    criteria: [
      {
        id: 'exchange',
        points: 1,
        says: 'Has the idea of taking a flatbread out when one side is done and putting it back later.',
        evidence: [
          anyOf(
            'waits, wait, has to wait, on a plate, take b out, take a out, take c out, take 1 out, take 2 out, put c in, put it in again, then 1 again, lies beside, is paused, take out, taken out, takes out, remov*, swap*, exchang*, replac*, put aside, set aside, half-baked, half baked, half-done, half done, second side of a, second side of the first, other side of a, side 2 of a, a2, back in, put back, take one, take bread, side two of a, 1b, 1 b, second side of 1, side 2 of 1',
          ),
        ],
      },
      {
        id: 'plan',
        points: 1,
        says: 'Fills the pan with two sides in each of three rounds.',
        evidence: [
          anyOf(
            'a and c, b and c, c and a, c and b, 1 and 3, 2 and 3, 3 and 1, 3 and 2, first and third, first and the third, second and third, second and the third, third and first, third and second, a2, b2, c1, c2, 1b, 2b, 3a, put in c, put c, add c, put in 3, put 3, add 3, put in the third, put the third, add the third, third one in, third in, bread 3, flatbread 3, bread c, flatbread c, side of c, side of 3',
          ),
          anyOf(
            'second side, second sides, other side, other sides, side 2, sides 2, back, turn*, flip*, a2, b2, side two, both sides, 1b, 2b',
          ),
        ],
      },
      {
        id: 'bound',
        points: 1,
        says: 'Explains that there are six sides and only two fit at a time, so three rounds are needed.',
        evidence: [
          anyOf(
            'never more than 2, never more than two, 3 goes, three goes, 3 turns, three turns, six sides, 6 sides, six side, 3 × 2 sides, 6 faces, six faces, six halves, 12 minutes, twelve minutes, 6 side',
          ),
          anyOf(
            'two at a time, 2 at a time, two sides at, 2 sides at, two sides at once, at most two, only two, only 2, three rounds, 3 rounds, three times, 3 times, two at once, 2 at once, always full, never empty, two places, 2 places, both places, divided by 2, divided by two, / 2, halv*, two per round, pairs',
          ),
        ],
      },
    ],
    modelAnswer:
      'Call the flatbreads A, B and C. In the first 2 minutes bake A and B on their first sides. Then turn A, take out B and put in C, and bake for 2 minutes: A is done. Then put B back in and turn C, so that both get their second side. That takes 6 minutes. It cannot be quicker: there are six sides, only two fit in the pan at a time, so at least three rounds of 2 minutes are needed.',
    weakAnswer: 'First bake two flatbreads on both sides and then the last one, that is the quickest way.',
    explanation:
      'Six sides must be baked and the pan bakes two at a time, so three rounds of 2 minutes are needed at least. The plan that exchanges half-baked flatbreads keeps the pan full and reaches just that.',
    steps: [
      'Round 1: A and B, first sides.',
      'Round 2: A second side, C first side.',
      'Round 3: B and C, second sides.',
      'Six sides ÷ 2 at a time = 3 rounds of 2 minutes.',
    ],
    hints: {
      conceptual: 'The pan works fastest when it is never half empty.',
      procedural: 'Count how many sides have to be baked in all, and how many can be baked at the same time.',
      strategic: 'A flatbread need not get its second side directly after its first.',
      encouragement: 'Give the three flatbreads letters and write down three rounds.',
    },
    concepts: ['scheduling', 'lower-bounds', 'explaining'],
    reasoning: ['creative', 'systematic'],
    thresholds: [-0.2, 0.7, 1.5],
    discrimination: 1.2,
  },
  {
    slug: 'red-flag',
    contentArea: 'deduction-and-argument',
    stem: 'A sign at a beach says: “If the red flag is up, swimming is forbidden.” Tom sees that no red flag is up and says: “Then swimming is allowed now.” Does this follow from the sign? Explain, and describe a situation in which the sign is right and Tom is wrong.',
    criteria: [
      {
        id: 'verdict',
        points: 1,
        says: 'Says that it does not follow for certain.',
        evidence: [
          anyOf(
            'does not follow, doesnt follow, not follow, not certain, no it, no because, no the, no this, no that, no tom, no he, no since, no as, no there, not necessarily, not sure, wrong, not correct, incorrect, not right, isnt right, cannot conclude, cant conclude, mistake*, false, not true, not logical, not valid, invalid, unclear, is open, left open, remains open, cannot be sure, cant be sure, cannot know, cant know, not automatically, not have to be',
          ),
        ],
      },
      {
        id: 'reason',
        points: 1,
        says: 'Explains that the sign speaks only of the case in which the red flag is up.',
        evidence: [
          anyOf(
            'nothing on the sign, nothing is said, not say anything, doesnt say anything, only says, only tells, only speaks, only talks, only about, only applies, only covers, only mentions, only gives, only states, only means, only describes, just says, just tells, just about, says nothing, tells nothing, nothing about, not say, doesnt say, not tell, doesnt tell, not mention, doesnt mention, silent, no information, leaves open, left open, other reasons, another reason, other reason, one reason, not the only, not only, other rules, backwards, reverse*, opposite, other way round, other way around, one direction, not cover, doesnt cover, one case',
          ),
          anyOf('flag, sign, rule, statement, sentence, forbid*, forbidden, direction, swimming'),
        ],
      },
      {
        id: 'example',
        points: 1,
        says: 'Describes a situation in which swimming is forbidden although no red flag is up.',
        evidence: [
          anyOf(
            'storm*, lightning, thunder*, shark*, jellyfish, night, dark, closed, closing, lifeguard*, pollut*, dirty, oil, another sign, other sign, other flag, another flag, yellow flag, black flag, purple flag, ship*, boat*, waves, current*, police, nature reserve, winter, bacteria, algae, rocks, competition, race, broken, stolen, forgot*, blown away, fell down, season, private, bomb, fog',
          ),
        ],
      },
    ],
    modelAnswer:
      'No, it does not follow. The sign only says what holds when the red flag is up; it says nothing about the time when it is not up. Swimming could be forbidden for another reason, for example because there is a thunderstorm or because it is night and no lifeguard is there. Then the sign is right and Tom is wrong.',
    weakAnswer: 'Yes, because the flag is what tells you whether you may swim.',
    explanation:
      '“If A, then B” says nothing about the case in which A is not so. Swimming can be forbidden for other reasons as well.',
    steps: [
      'The rule: red flag up, therefore forbidden.',
      'No red flag: the rule does not apply.',
      'So swimming may be allowed or forbidden, for instance at night.',
    ],
    hints: {
      conceptual: 'A rule about one case need not tell anything about the other cases.',
      procedural: 'Ask whether swimming could be forbidden for some other reason, with no red flag in sight.',
      strategic: 'Give your verdict first, then the reason, and then a situation that fits the sign but not Tom.',
      encouragement: 'A single situation that you can picture is enough to make the point.',
    },
    concepts: ['conditional-reasoning', 'counterexamples', 'explaining'],
    reasoning: ['analytical', 'creative'],
    thresholds: [-0.9, -0.1, 0.8],
    discrimination: 1.1,
  },
  {
    slug: 'chairs-around-tables',
    contentArea: 'patterns-and-spatial',
    stem: 'Square tables are put together in one long row. One person can sit at each free side of a table. Explain why 2 × n + 2 people can sit at a row of n tables, and find out how many tables are needed for 50 people.',
    criteria: [
      {
        id: 'sides',
        points: 1,
        says: 'Explains the 2 × n: every table has two free long sides, on the left and on the right of the row.',
        evidence: [
          anyOf(
            'on the left and on the right, at the top, at the bottom, top and bottom, top and one, 2 long sides, both long sides, per table, two, 2, both, one on each, one at each',
          ),
          anyOf(
            'each table, every table, per table, each of the tables, a table, each one, tables have, table has, each square, every one, each middle, middle tables, all tables, the tables',
          ),
          anyOf(
            'side, sides, top and bottom, above and below, front and back, long side, opposite, across, seats, people, chairs, places',
          ),
        ],
      },
      {
        id: 'ends',
        points: 1,
        says: 'Explains the + 2: one further place at each end of the row.',
        evidence: [
          anyOf(
            'at the ends, head ends, two heads, front and at the back, the front and, one extra, at each end, outer ends, two ends, both ends, each end, every end, either end, one end, other end, end of the row, end of the line, ends of the row, ends of the table, end tables, end table, head, heads, outer, outermost, first and last, first and the last, left and right end, left end, right end, short side, short sides, edge, edges, beginning and, front and back of the row',
          ),
        ],
      },
      {
        id: 'fifty',
        points: 1,
        says: 'Finds that 24 tables are needed for 50 people.',
        evidence: [anyOf('24, twenty-four, twenty four')],
      },
    ],
    modelAnswer:
      'Each table in the row has two free sides where people can sit, one above and one below, so n tables give 2 × n places. At the two ends of the row there is one more place each, which makes the + 2. For 50 people I need 2 × n + 2 = 50, so 2 × n = 48 and n = 24 tables.',
    weakAnswer: 'I tried it with 3 tables and it was 8, so the formula is correct.',
    explanation:
      'Every table contributes two places along the row, and the two ends add one each. 50 − 2 = 48, and 48 ÷ 2 = 24 tables.',
    steps: [
      'Along the row: two places at each table, 2 × n.',
      'At the ends: one each, + 2.',
      '2 × n + 2 = 50 gives n = 24.',
    ],
    hints: {
      conceptual: 'A formula with two parts often describes two kinds of places.',
      procedural:
        'Sketch a row of four tables and mark the places; which of them belong to one table, and which to the row as a whole?',
      strategic:
        'For the 50 people take away the places that are there in any case, and share the rest among the tables.',
      encouragement: 'Your sketch already contains the explanation; put it into words.',
    },
    concepts: ['growing-patterns', 'generalisation', 'explaining'],
    reasoning: ['creative', 'analytical'],
    thresholds: [-1.2, -0.5, 0.3],
    discrimination: 1.1,
  },
  {
    slug: 'largest-number-program',
    contentArea: 'process-and-code-tracing',
    stem: 'This program is meant to show the largest number in a list. For which lists does it show something wrong? Explain why, and say how to mend it.',
    stimulus: [
      {
        kind: 'code',
        language: 'text',
        code: 'set best to 0\nfor each n in list\n    if n > best\n        set best to n\nshow best',
      },
    ],
    criteria: [
      {
        id: 'lists',
        points: 1,
        says: 'Names the lists that contain only numbers below 0.',
        evidence: [
          anyOf(
            'minus numbers, only minus, just negative, all below, all under, lists like, negative, negatives, below 0, below zero, less than 0, less than zero, smaller than 0, smaller than zero, under 0, under zero, minus, < 0, lower than 0, lower than zero',
          ),
        ],
      },
      {
        id: 'reason',
        points: 1,
        says: 'Explains that best starts with 0 and no entry is larger, so 0 is shown though it is not in the list.',
        evidence: [
          anyOf(
            'none of them is bigger, none is bigger, nothing is greater, nothing is bigger, no number is bigger, starts too high, never bigger, never larger, starts, start, begins, begin, set to 0, set to zero, beginning, initial*, at first, is 0, first 0, from 0, stays, remains, shows 0, show 0, shows zero, output is 0, never chang*, never replac*, not chang*, keeps, still 0',
          ),
          anyOf('0, zero'),
          anyOf(
            'larger, bigger, greater, more than, higher, never, no entry, no number, none, not in the list, stays, remains, exceed*, above, smaller, less, condition, keeps',
          ),
        ],
      },
      {
        id: 'repair',
        points: 1,
        says: 'Mends it: best must begin with the first entry of the list, or with something smaller than every entry.',
        evidence: [
          anyOf(
            'the first number, the first element, first entry, first number, first element, first item, first value, first of the list, first in the list, first one, entry 1, an entry of the list, an element of the list, any entry, any number from the list, a number from the list, one of the numbers, one of the entries, very small, very low, smallest possible, lowest possible, minus infinity, -infinity, negative infinity, -1000, -1000000, -999, -9999, -999999, extremely small, extremely low, list 1, list[0], list 0, null, large negative',
          ),
        ],
      },
    ],
    modelAnswer:
      'It goes wrong for lists in which all numbers are negative, such as −4, −2, −7. The variable best starts with 0, and no entry is larger than 0, so it stays at 0 and the program shows 0 although that is not in the list. To mend it, let best begin with the first entry of the list in place of 0.',
    weakAnswer: 'It goes wrong for very long lists, because then the loop takes too long.',
    explanation:
      'best begins with 0. If every entry is below 0, none replaces it, and 0 is shown. Beginning with the first entry of the list mends this.',
    steps: [
      'Try −4, −2, −7: no entry is larger than 0.',
      'best stays 0, which is not in the list.',
      'Begin with the first entry of the list.',
    ],
    hints: {
      conceptual: 'The value that a variable has at the beginning takes part in every comparison.',
      procedural: 'Try a few lists of different kinds: small numbers, equal numbers, numbers on either side of 0.',
      strategic: 'Ask when the beginning value could win although it is not in the list.',
      encouragement: 'One short list that fails shows you both the reason and the remedy.',
    },
    concepts: ['debugging', 'code-tracing', 'explaining'],
    reasoning: ['analytical', 'creative'],
    thresholds: [0, 0.7, 1.3],
    discrimination: 1.3,
  },
];
