import type { OpenQuestion } from './open-question.ts';
import { anyOf } from './open-question.ts';

const point = (id: string, says: string, ...evidence: string[]) => ({
  id,
  points: 1,
  says,
  evidence: evidence.map(anyOf),
});

/** Further open questions, all of them operational. */
export const operationalOnEvidence: OpenQuestion[] = [
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
