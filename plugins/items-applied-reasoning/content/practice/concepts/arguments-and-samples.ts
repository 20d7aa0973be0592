import type { PracticeTask } from '../../../../item-bank/items/services.ts';
import { shuffled } from '../../../../item-bank/items/services.ts';
import type { MisconceptionId } from '../../misconceptions.ts';
import { idea } from '../tasks.ts';
import { conceptPracticeOf } from './concept-practice.ts';

// Questions about the meaning of a text, where an author and not a calculation decides which answer is right.

const argument = conceptPracticeOf('deduction-and-argument');
const evidence = conceptPracticeOf('evidence-and-causation');

/** A case as a task: the text, the right answer, three wrong ones with their ideas, and why. */
const written = (
  b: number,
  stem: string,
  answer: string,
  wrong: readonly (readonly [text: string, idea: MisconceptionId])[],
  explanation: string,
  ...steps: string[]
): PracticeTask => [
  b,
  () => ({ stem, answer, lures: wrong.map(([text, id]) => [text, idea(id)] as const), explanation, steps }),
];

/** An argument whose sentences come in any order: the conclusion, two reasons for it, and what is only background. */
const argumentTask = (
  b: number,
  conclusion: string,
  first: string,
  second: string,
  background: string,
): PracticeTask => [
  b,
  (random) => {
    const sentences = shuffled([conclusion, first, second, background], random);
    if (sentences[0] === conclusion) return;
    return {
      stem: `“${sentences.join(' ')}” Which sentence is the conclusion, for which the argument gives reasons?`,
      answer: conclusion,
      lures: [
        [sentences[0] ?? '', idea('takes-the-beginning-for-the-conclusion')],
        [sentences[3] === conclusion ? second : (sentences[3] ?? ''), idea('takes-the-end-for-the-conclusion')],
        [first, idea('takes-a-reason-for-the-conclusion')],
        [second, idea('takes-a-reason-for-the-conclusion')],
        [background, idea('picks-what-is-beside-the-point')],
      ],
      explanation: `The sentences “${first}” and “${second}” are reasons to believe “${conclusion}”; the other way round they give none.`,
      steps: [`reason: ${first}`, `reason: ${second}`, `background: ${background}`],
    };
  },
];

export const argumentConcepts = [
  argument(
    'conclusions',
    'Finding the conclusion',
    ['analytical'],
    [
      'A conclusion is what the other sentences are meant to make you believe.',
      'Put “therefore” before each sentence and see where it makes sense.',
      'The place in the text says nothing: a conclusion may stand anywhere.',
      'Ask “why should I believe that?” – for one sentence the text answers.',
    ],
    argumentTask(
      -0.7,
      'The old bridge should be closed to lorries.',
      'The iron parts of the bridge were made for lighter loads.',
      'Every lorry makes the cracks in the bridge a little longer.',
      'The bridge was opened in 1911.',
    ),
    argumentTask(
      -0.2,
      'The letter was not written by Emil.',
      'The letter names a street that did not exist in Emil’s lifetime.',
      'The paper of the letter was first made after Emil’s death.',
      'Emil wrote hundreds of letters.',
    ),
    argumentTask(
      0.2,
      'Bees find their way without seeing the hive.',
      'Bees whose eyes were covered flew home.',
      'Bees return even on nights without a moon.',
      'Some hives stand in woods.',
    ),
    argumentTask(
      0.5,
      'The valley was once under the sea.',
      'The rocks of the valley hold the shells of sea animals.',
      'Layers of salt lie below the meadows of the valley.',
      'Few people live in the valley today.',
    ),
  ),
  argument(
    'inference-to-explanation',
    'The best explanation',
    ['analytical', 'creative'],
    [
      'The best explanation accounts for everything that was observed.',
      'Hold each explanation against each observation, one after the other.',
      'An explanation that leaves one observation a riddle is worse than one that leaves none.',
      'Each wrong explanation fails at one point only; find it.',
    ],
    written(
      -0.4,
      'One morning the lawn in front of a house is wet. The street and all the neighbours’ lawns are dry, and the tap in the garden drips. What explains this best?',
      'Somebody watered the lawn.',
      [
        ['It rained during the night.', 'explains-one-half-only'],
        ['Dew fell in the whole quarter.', 'explains-one-half-only'],
        ['A water pipe below the street has burst.', 'adds-what-is-not-said'],
      ],
      'Rain or dew would have made the street and the other lawns wet, and a burst pipe would not explain the dripping tap.',
      'Only one lawn is wet: rain and dew fall away.',
      'The street is dry: the pipe falls away.',
    ),
    written(
      0.3,
      'In a library, books from the top shelves fade, those from the lower shelves do not. They fade on the north wall as on the south wall, and only in rooms with new lamps. What explains this best?',
      'The light of the new lamps bleaches the books near the ceiling.',
      [
        ['Sunlight from the windows bleaches the books.', 'explains-one-half-only'],
        ['Books on top shelves are older than the others.', 'adds-what-is-not-said'],
        ['Readers handle the books on the top shelves more often.', 'adds-what-is-not-said'],
      ],
      'Sunlight would spare the north wall, and age or handling would not depend on the lamps. Light from the ceiling fits all three observations.',
      'Top shelves, all walls, only with new lamps.',
      'Lamps at the ceiling fit all three.',
    ),
    written(
      0.8,
      'A baker’s bread rises badly on Mondays, whoever bakes it and whichever flour is used. The bakery is closed on Sundays, and its ovens are cold then. What explains this best?',
      'The room is colder on Mondays, and dough rises more slowly in the cold.',
      [
        ['The flour that is delivered on Mondays is worse.', 'explains-one-half-only'],
        ['The baker on Mondays is less skilled.', 'explains-one-half-only'],
        ['Customers want less bread on Mondays.', 'picks-what-is-beside-the-point'],
      ],
      'Baker and flour were changed without effect. What Mondays have in common is the day before, on which the ovens were cold.',
      'Same with every baker and every flour: both fall away.',
      'What remains is what happens on Sundays: the room cools down.',
    ),
  ),
  evidence(
    'reverse-causation',
    'Cause and effect the other way round',
    ['analytical', 'creative'],
    [
      'If two things go together, each of them might be the cause of the other.',
      'Say the sentence once in each direction, and ask which one could be true.',
      'The explanation asked for uses the same two things with their parts exchanged.',
      'Only one of the answers keeps both things and turns the arrow.',
    ],
    written(
      -0.5,
      'Villages with more storks also have more roofs with nests. A visitor concludes that nests on roofs attract storks. Which explanation turns cause and effect round?',
      'Storks build the nests, so more storks make more nests.',
      [
        ['Nests on roofs are a good place for storks.', 'takes-going-together-for-causing'],
        ['Villages by rivers have both more storks and more old roofs.', 'takes-one-reason-for-the-only-one'],
        ['The number of nests was counted wrongly.', 'doubts-the-figures-instead-of-the-conclusion'],
      ],
      'Turned round, the storks are the cause and the nests the effect. A third cause such as the river is another kind of explanation.',
      'Claim: nests → storks.',
      'Turned round: storks → nests.',
    ),
    written(
      0.1,
      'Pupils who read much have larger vocabularies. A teacher concludes that reading makes vocabularies grow. Which explanation turns cause and effect round?',
      'Who knows many words finds reading easy, and so reads more.',
      [
        ['Parents who talk much with their children also give them books.', 'takes-one-reason-for-the-only-one'],
        ['Every book holds some words that are new to its reader.', 'takes-going-together-for-causing'],
        ['Vocabulary cannot be measured exactly.', 'doubts-the-figures-instead-of-the-conclusion'],
      ],
      'Turned round, the vocabulary is the cause and reading the effect. Both directions may even be true together.',
      'Claim: reading → vocabulary.',
      'Turned round: vocabulary → reading.',
    ),
    written(
      0.5,
      'Firms that spend much on advertising sell more. An agency concludes that advertising raises sales. Which explanation turns cause and effect round?',
      'Firms that sell much can afford more advertising.',
      [
        ['Well-known firms sell more and advertise more.', 'takes-one-reason-for-the-only-one'],
        ['People buy what they have seen in advertisements.', 'takes-going-together-for-causing'],
        ['The agency has left out firms that closed.', 'doubts-the-figures-instead-of-the-conclusion'],
      ],
      'Turned round, sales are the cause: their money pays for the advertisements.',
      'Claim: advertising → sales.',
      'Turned round: sales → advertising.',
    ),
  ),
  evidence(
    'random-sample',
    'Samples by lot',
    ['analytical'],
    [
      'A sample by lot gives everyone who is meant the same chance to be asked.',
      'Say who is meant, and then who could not be reached by each of the ways.',
      'The way of choosing matters more than the number that is asked.',
      'Three of the ways leave somebody out; find out whom.',
    ],
    written(
      -1.3,
      'A sports club with 400 members wants to know how many of them would use a sauna. Which way of asking gives the most trustworthy answer?',
      'ask 50 members drawn by lot from the list of members',
      [
        ['ask the 50 members who come most often', 'asks-a-special-group'],
        ['ask the first 50 who enter the hall on Monday', 'asks-where-it-is-convenient'],
        ['wait for the first 50 who write to the club about it', 'lets-people-choose-themselves'],
      ],
      'All members are meant. Only the lot gives each of them the same chance, those who come rarely included.',
      'Meant: all 400 members.',
      'Only the list of members holds all of them.',
    ),
    written(
      -0.8,
      'A zoo wants to know what its visitors of the year paid for on average. Its tickets are numbered. Whom should it ask?',
      'holders of 200 ticket numbers drawn by lot',
      [
        ['200 visitors in the restaurant', 'asks-where-it-is-convenient'],
        ['200 visitors on the day of the summer feast', 'asks-a-special-group'],
        ['200 visitors who fill in a form at the exit', 'lets-people-choose-themselves'],
      ],
      'Every visitor of the year has a number, so that each has the same chance. Restaurant, feast and form pick out special visitors.',
      'Meant: all visitors of the year.',
      'Each has one number.',
    ),
  ),
  evidence(
    'survivorship-bias',
    'Those who are missing',
    ['creative', 'analytical'],
    [
      'What can still be seen has come through; what did not come through is missing.',
      'Ask what happened to the cases that nobody can look at any more.',
      'Imagine the missing ones beside those that are left, and compare again.',
      'The missing ones are the key; the text hints at where they went.',
    ],
    written(
      0.2,
      'All houses in a town that are older than 300 years are solidly built. A guide says that people built better in those days. What speaks most strongly against this?',
      'Badly built houses of that time have fallen down since.',
      [
        ['Building was more expensive in those days.', 'picks-what-is-beside-the-point'],
        ['Some new houses are solid as well.', 'takes-an-exception-for-a-refutation'],
        ['Only a few houses of that age can be visited.', 'blames-the-size-of-the-sample'],
      ],
      'Only the solid ones are left to be seen. How many bad ones were built then, nobody can tell from the houses that stand.',
      'Seen: houses that stood for 300 years.',
      'Missing: those that did not.',
    ),
    written(
      0.6,
      'A magazine asked ten founders of large firms how they had begun. All ten had left school early and taken great risks. The magazine advises its readers to do the same. What is missing?',
      'people who did the same and failed',
      [
        ['founders of large firms in other countries', 'asks-for-more-of-the-same'],
        ['the exact size of the ten firms', 'picks-what-is-beside-the-point'],
        ['the opinion of the founders’ teachers', 'takes-opinions-for-evidence'],
      ],
      'The advice needs the share of those who succeed among all who try. The magazine asked only those for whom it went well.',
      'Asked: ten who succeeded.',
      'Needed: all who left school and took risks.',
    ),
  ),
];
