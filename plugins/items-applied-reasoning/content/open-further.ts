import type { OpenQuestion } from './open-question.ts';
import { anyOf } from './open-question.ts';

const point = (id: string, says: string, ...evidence: string[]) => ({
  id,
  points: 1,
  says,
  evidence: evidence.map(anyOf),
});

/** Further open questions, all of them operational. */
export const furtherOpenQuestions: OpenQuestion[] = [
  {
    slug: 'helmets-and-injuries',
    contentArea: 'evidence-and-causation',
    stem: 'After helmets had been introduced on a building site, the hospital treated more workers with head injuries than before, although there were as many accidents. The manager concludes: “Helmets cause head injuries.” Give a better explanation, and say which figure you would look at to check it.',
    criteria: [
      point(
        'survive',
        'Explains that with a helmet workers survive who would have died before, and so come to the hospital.',
        'survive, survives, survived, surviv*, alive, live, lived, saved, saves, save, not die, dont die, do not die, no longer die, not killed, no longer killed, instead of dying, instead of being killed, rather than dying, would have died, would have been killed, would be dead, not dead, died before, killed before, used to die, protect*',
      ),
      point(
        'not-counted',
        'Says that the dead were not counted among the injured before.',
        'dead, died, deaths, death, killed, die, dying, fatal*, morgue, mortuary, cemetery, buried, funeral*, did not reach, never reached, not reach, never came, never arrived',
      ),
      point(
        'figure',
        'Would look at the number of deaths, or at deaths and injuries together, before and after.',
        'deaths, number of dead, how many died, how many people died, how many workers died, how many were killed, killed workers, number of killed, number of people who died, number of workers who died, fatal accidents, fatalities, death rate, mortality, deaths and injuries, dead and injured, died and, killed and, deaths per, death figures, deadly accidents, dead workers, severity, how severe, how serious, how bad',
        'before, after, compare*, look, check, figure*, count, number*, how many, rate, fell, fallen, dropped, decreas*, see, then and now',
      ),
    ],
    modelAnswer:
      'With a helmet, workers survive accidents in which they would have been killed before, and now they are treated as injured. The dead never came to the hospital and were not counted there. I would compare the number of deaths before and after: it should have fallen.',
    weakAnswer: 'The helmets are too heavy and the workers are less careful with them.',
    explanation:
      'Those who would have died without a helmet now survive with an injury and appear in the figures of the hospital. The number of deaths, or deaths and injuries together, shows what the helmets do.',
    steps: [
      'The number of accidents is the same.',
      'Some who would have died are now injured.',
      'Compare the deaths, or deaths and injuries together.',
    ],
    hints: {
      conceptual: 'A figure about one group can change because people move into it from another group.',
      procedural: 'Think of everything that can happen to a worker in an accident, and where each case is counted.',
      strategic: 'Which cases does a hospital not see? Ask what became of them.',
      encouragement: 'Follow one single accident, with a helmet and without, and you have the explanation.',
    },
    concepts: ['survivorship-bias', 'selection-effects', 'explaining'],
    reasoning: ['creative', 'analytical'],
    thresholds: [-0.4, 0.2, 0.8],
    discrimination: 1.2,
  },
  {
    slug: 'five-reds',
    contentArea: 'evidence-and-causation',
    stem: 'A fair wheel has as many red as black fields. It has shown red five times in a row. Boris says: “Now black is due; I bet on black.” Is black more likely at the next turn? Explain, and say why his feeling is so common.',
    criteria: [
      point(
        'same',
        'Says that red and black are as likely as ever, one half each.',
        '50%, 50, 50/50, 50-50, fifty, half, 1/2, one half, 0.5, equally likely, equal chance*, same chance*, same probability, same likelihood, as likely as, just as likely, still the same, equally probable, not more likely, no more likely, not likelier, chances are equal, chance is equal, even chance*, both colours, either colour, likely as before',
      ),
      point(
        'memory',
        'Gives the reason: each turn is independent; the wheel has no memory.',
        'independent*, no memory, memory, remember*, does not know, doesnt know, cannot know, cant know, knows nothing, not know, not influence*, no influence, not affect*, no effect, does not depend, doesnt depend, not depend, nothing to do with, do not matter, does not matter, dont matter, doesnt matter, forget*, starts again, begins anew, from scratch, each time anew, every spin is new, each turn is new, past, earlier, previous, what happened before, what was before',
      ),
      point(
        'feeling',
        'Explains the feeling: people expect a short row to look balanced, as long rows are.',
        'balanc*, even out, evens out, evened out, average out, averages out, long run, in the long, long row*, many turns, many spins, many times, mixed, mixture, pattern*, alternat*, compensat*, make up for, makes up for, short run, short row*, small number of, look random, looks random, typical, rare, unlikely, unusual, special, law of large, law of averages, equal numbers, equally often',
      ),
    ],
    modelAnswer:
      'No. Red and black have the same probability as always, one half, because each turn is independent and the wheel has no memory. In the long run both come about equally often, and people expect a short row to be balanced in the same way.',
    weakAnswer: 'Yes, because after so many reds it has to be black at some time.',
    explanation:
      'Each turn is independent of the others, so black has probability 1/2 as before. That both colours balance out holds for very many turns, not for the next one.',
    steps: [
      'The wheel is the same at each turn.',
      'Earlier turns do not change it.',
      'Balance comes with very many turns, not by making up for the past.',
    ],
    hints: {
      conceptual: 'Ask what could make one turn different from another.',
      procedural:
        'Imagine two people: one has watched everything, the other comes in now. Should they bet differently?',
      strategic:
        'For the feeling, think of what very many results look like, and of what people expect from a handful.',
      encouragement: 'Two sentences about the wheel and one about people will do.',
    },
    concepts: ['independence', 'chance', 'explaining'],
    reasoning: ['analytical', 'intuitive'],
    thresholds: [-1.0, -0.4, 0.6],
    discrimination: 1.2,
  },
  {
    slug: 'steep-bars',
    contentArea: 'data-interpretation',
    stem: 'An advertisement shows two bars: “Our phone: 94% of customers satisfied” is three times as high as “Others: 88%”. The scale begins at 85%. Explain how the picture misleads, describe what an honest picture would look like, and say in numbers how large the difference really is.',
    criteria: [
      point(
        'scale',
        'Says that the cut-off scale makes the difference look much larger than it is.',
        'cut off, cuts off, cutting off, cut, truncat*, not begin at 0, does not start at 0, doesnt start at 0, not start at 0, not start at zero, does not start at zero, doesnt start at zero, not begin at zero, does not begin, doesnt begin, starts at 85, begins at 85, starting at 85, beginning at 85, only the top, top part, upper part, tip, missing part, hidden, hides, left out, leave out, leaves out, zoom*, from 85, only shows, above 85, only part of',
      ),
      point(
        'honest',
        'Describes an honest picture: a scale from 0, with bars of nearly equal height.',
        'from 0, from zero, at 0, at zero, start at zero, starting at zero, begin at zero, 0%, zero, whole bar*, full bar*, 0 to 100, nearly the same height, almost the same height, nearly equal, almost equal, almost the same, nearly the same, about the same height, similar height, equally high, hardly any difference, barely differ, nearly as high, almost as high, same size',
      ),
      point(
        'difference',
        'Gives the real difference: 6 percentage points, or about 7%.',
        '6, 6%, six, 6.8, 6.8%, 7%, about 7, seven, 1.07, 94 - 88, 94-88, 94 − 88, 94/88, 94 minus 88',
      ),
    ],
    modelAnswer:
      'The scale does not start at 0, so only the tips of the bars are shown and the difference looks huge. In an honest picture the scale starts at zero and the two bars are almost the same height. The real difference is 6 percentage points.',
    weakAnswer: 'The picture is good, because 94 is more than 88 and so the bar is higher.',
    explanation:
      'With a scale from 85, the bars are 9 and 3 units high. With a scale from 0 they would be 94 and 88 units, a difference of 6 percentage points or about 7%.',
    steps: ['Heights above 85: 9 and 3.', 'Heights above 0: 94 and 88.', 'Difference: 6 percentage points.'],
    hints: {
      conceptual: 'The eye compares the lengths of bars, whatever is written beside them.',
      procedural: 'Work out how long each bar is drawn, and how long it would be without the trick.',
      strategic: 'Compare two ratios: that of the drawn lengths and that of the percentages.',
      encouragement: 'Draw the two bars yourself with a scale of your own; then the trick is plain.',
    },
    concepts: ['bar-charts', 'reading-scales', 'explaining'],
    reasoning: ['analytical', 'intuitive'],
    thresholds: [-1.2, -0.6, 0.0],
    discrimination: 1.2,
  },
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
  {
    slug: 'all-swans',
    contentArea: 'deduction-and-argument',
    stem: 'Irina has seen 500 swans in her country, all of them white. She says: “So all swans are white, that is proved.” Is it proved? Explain what would be needed to prove it and what to refute it, and say what her 500 swans are worth nevertheless.',
    criteria: [
      point(
        'not-proved',
        'Says that it is not proved, since swans that she has not seen may be different.',
        'not proved, not proven, isnt proved, isnt proven, no proof, not a proof, not prove, doesnt prove, does not prove, cannot be proved, not certain, not seen, hasnt seen, has not seen, unseen, other swans, other countries, another country, elsewhere, only in her, only her country, not all swans, some swans, rest of the swans, not every swan, might be, may be, could be',
      ),
      point(
        'refute',
        'Says that one swan of another colour refutes it, or that all swans would have to be seen.',
        'one black, a black, single black, one swan, a single swan, one that is not white, one not white, one non-white, one other colour, one of another colour, one grey, one counterexample, a counterexample, single counterexample, one exception, a single exception, one is enough, just one, only one, see every, see all, seen every, seen all, check every, check all, look at all, look at every, all the swans in the world, every swan in the world, each swan',
      ),
      point(
        'worth',
        'Says that the observations support the claim or make it likely, at least where she looked.',
        'likely, likelier, probab*, support*, evidence, hint*, suggest*, good reason, reason to believe, reason to think, more credible, plausib*, strengthen*, speak for, speaks for, indicat*, sample, most swans, in her country, her own country, her area, her region, hypothesis, assum*, guess*, confiden*, expect*',
      ),
    ],
    modelAnswer:
      'No, it is not proved: she has not seen all swans, and those in other countries may look different. To prove it one would have to see every swan, but a single black swan would refute it. Still, her 500 swans are evidence that makes it likely that most swans, at least in her country, are white.',
    weakAnswer: 'Yes, because 500 are a very large number and nobody has seen another one.',
    explanation:
      'A statement about all cannot be proved by some examples, however many. One counterexample refutes it. The examples make it more likely, above all for the place they come from.',
    steps: [
      '500 examples are not all swans.',
      'One swan of another colour refutes it.',
      'The examples support it, for her country above all.',
    ],
    hints: {
      conceptual: 'A sentence about all things of a kind is stronger than any list of examples.',
      procedural: 'Ask two questions: what would settle it for good, and what would overthrow it?',
      strategic: 'Think about where her birds come from, and what they can tell about others.',
      encouragement: 'One sentence for each of the three parts is enough.',
    },
    concepts: ['argument-analysis', 'counterexample', 'explaining'],
    reasoning: ['analytical'],
    thresholds: [-1.0, -0.3, 0.4],
    discrimination: 1.2,
  },
];
