import type { Misconception } from '../../../items/item.ts';
import type { Draft, ItemModel } from '../../../items/item-model.ts';
import { difficulty } from '../difficulty.ts';
import { caseOf, counted, distinct, wrong } from '../writing.ts';
import { idea } from './misconceptions.ts';

/** Reading a table of records: which column is learnt, which only names the row, which comes too late, how much there is. */
export const labelAndFeatures: ItemModel = {
  id: 'ai_conceptual.label-and-features',
  section: 'ai_conceptual',
  contentArea: 'learning-from-data',
  title: 'Label, features and examples in a table of records',
  variants: 10,
  write(variant) {
    const records = caseOf(cases, variant);
    const draft = { label: askLabel, name: askName, size: askSize, late: askLate }[records.ask](records);
    return {
      ...draft,
      stimulus: [{ kind: 'table', header: records.columns, rows: records.rows }],
      concepts: ['labels', 'features', 'training-data'],
      reasoning: [records.ask === 'late' ? 'analytical' : 'intuitive'],
    };
  },
};

interface Records {
  ask: 'label' | 'name' | 'size' | 'late';
  intro: string;
  /** What is to be predicted, as words in a sentence. */
  goal: string;
  /** The moment of prediction, for `late`. */
  moment?: string;
  columns: string[];
  rows: string[][];
  name?: string;
  label: string;
  late?: string;
  /** Columns offered as wrong answers, the most tempting first. */
  lures: string[];
}

function askLabel(records: Records): Omit<Draft, 'concepts' | 'reasoning'> {
  const [cause = '', feature = ''] = records.lures;
  return {
    stem: `${records.intro} The table shows earlier records. Which column is the label, that is, what the model has to learn to predict?`,
    answer: records.label,
    distractors: distinct(records.label, [
      wrong(cause, idea.causeForLabel),
      wrong(feature, idea.featureForLabel),
      wrong(records.name ?? '', idea.identifierForLabel),
    ]),
    explanation: `The model is to predict ${records.goal}, so “${records.label}” is the label. The other columns are what is known when the prediction is made.`,
    steps: [
      `Say what the prediction should be about: ${records.goal}.`,
      `Find the column that holds exactly that for the earlier records: “${records.label}”.`,
      'The remaining columns describe the case or merely name it.',
    ],
    hints: {
      conceptual: 'A label is the answer that past records already hold and that new cases still lack.',
      procedural: `Finish the sentence “We would like to know in advance …” for this plan, then look for that column.`,
      strategic: 'Cover one column after the other: which one would be empty for a new case?',
      encouragement:
        'You need no calculation here, only a clear view of what is wanted. Read the first sentence once more.',
    },
    // One step, the idea explained; a label that is a number (not yes or no) is taken for a feature more readily.
    difficulty: difficulty({
      steps: 1,
      abstraction: 1,
      closeness: isNumber(records) ? 1 : 0,
      load: isNumber(records) ? 1 : 0,
    }),
    discrimination: 1.1,
  };
}

function askName(records: Records): Omit<Draft, 'concepts' | 'reasoning'> {
  const [words = '', number = '', useful = ''] = records.lures;
  const answer = records.name ?? '';
  return {
    stem: `${records.intro} Which column only names the row, so that a model can learn nothing from it about new cases?`,
    answer,
    distractors: distinct(answer, [
      wrong(number, idea.usefulFeatureDiscarded),
      wrong(words, idea.onlyNumbersCount),
      wrong(useful, idea.weakMeansUseless),
    ]),
    explanation: `“${answer}” is different in every row and will be new for every new case, so nothing learnt from it carries over. The other columns describe the case or its outcome.`,
    steps: [
      'A column can help only if the same or similar values turn up again in new cases.',
      `“${answer}” never repeats: it identifies the record and says nothing about it.`,
      'All other columns hold facts that may recur.',
    ],
    hints: {
      conceptual:
        'A model learns from what cases have in common, so a value that can never occur twice teaches it nothing.',
      procedural: 'For each column, ask whether a new case could have a value that was seen before.',
      strategic: 'Words can be as informative as numbers, so do not judge a column by how it looks.',
      encouragement:
        'Go through the columns one at a time; the odd one out is easy to spot once you ask the right question.',
    },
    // One step, the idea explained, wrong answers tempting for those who trust numbers only.
    difficulty: difficulty({ steps: 1, abstraction: 1, closeness: 2, load: 1 }),
    discrimination: 1.1,
  };
}

function askSize(records: Records): Omit<Draft, 'concepts' | 'reasoning'> {
  const examples = records.rows.length;
  const features = records.columns.length - (records.name ? 2 : 1);
  const say = (rows: number, columns: number) => `${counted(rows, 'example')} with ${counted(columns, 'feature')} each`;
  const answer = say(examples, features);
  const unnamed = records.name ? ` “${records.name}” only names the row and is not used.` : '';
  return {
    stem: `${records.intro}${unnamed} What does the table offer for learning, besides the label?`,
    answer,
    distractors: distinct(answer, [
      wrong(say(examples, features + 1), idea.labelCountedAsFeature),
      wrong(say(features, examples), idea.rowsForColumns),
      wrong(say(examples + 1, features), idea.headerCountedAsExample),
    ]),
    explanation: `Each row below the header is one example: ${examples}. Of the ${records.columns.length} columns, “${records.label}” is the label${records.name ? ` and “${records.name}” only names the row` : ''}, which leaves ${counted(features, 'feature')}.`,
    steps: [
      `Count the rows below the header: ${examples} examples.`,
      `Count the columns: ${records.columns.length}.`,
      `Take away the label${records.name ? ' and the column that only names the row' : ''}: ${counted(features, 'feature')} left.`,
    ],
    hints: {
      conceptual:
        'An example is one recorded case; a feature is one thing known about each case before the prediction.',
      procedural: 'Decide first which column is to be predicted, then count what remains.',
      strategic: 'Count rows and columns separately and say aloud which of them stands for cases.',
      encouragement: 'It is only counting once you know what to count. Take rows first, then columns.',
    },
    // Three short steps with two notions, explained by the question only in part.
    difficulty: difficulty({ steps: 3, abstraction: 1, closeness: 1, load: records.rows.length > 4 ? 1 : 0 }),
    discrimination: 1.2,
  };
}

function askLate(records: Records): Omit<Draft, 'concepts' | 'reasoning'> {
  const answer = records.late ?? '';
  const held: Misconception[] = [idea.strongMeansForbidden, idea.oldMeansUseless, idea.weakMeansUseless];
  return {
    stem: `${records.intro} The prediction is made ${records.moment}. Which column must not be given to the model, because its value is not yet known then?`,
    answer,
    distractors: distinct(
      answer,
      records.lures.map((lure, index) => wrong(lure, held[index] ?? idea.weakMeansUseless)),
    ),
    explanation: `“${answer}” is filled in only after the moment of prediction. A model trained with it would look excellent on old records and fail when it is used.`,
    steps: [
      `The prediction is made ${records.moment}.`,
      'Ask of each column when its value is written down.',
      `“${answer}” is written down later; all the others are known by then.`,
    ],
    hints: {
      conceptual: 'A model may only use what is really available at the moment it has to answer.',
      procedural: 'Draw a small time line and place every column on it, with the moment of prediction in the middle.',
      strategic: 'A column is not suspicious because it predicts well; what counts is when it is known.',
      encouragement: 'Imagine doing the prediction yourself at that moment: which box would still be empty?',
    },
    // Two steps; the order in time must be inferred, the other columns are tempting for different reasons.
    difficulty: difficulty({ steps: 2, abstraction: 1, closeness: 2, load: 1 }),
    discrimination: 1.2,
  };
}

function isNumber(records: Records): boolean {
  const at = records.columns.indexOf(records.label);
  return records.rows.every((row) => /\d/.test(row[at] ?? ''));
}

const cases: Records[] = [
  {
    ask: 'label',
    intro: 'In autumn a tree nursery wants to predict which seedlings will survive the winter.',
    goal: 'whether a seedling survives the winter',
    columns: ['Tray', 'Height (cm)', 'Soil moisture (%)', 'Alive in spring'],
    rows: [
      ['T-071', '14', '38', 'yes'],
      ['T-072', '9', '52', 'no'],
      ['T-073', '17', '41', 'yes'],
      ['T-074', '11', '29', 'no'],
    ],
    name: 'Tray',
    label: 'Alive in spring',
    lures: ['Soil moisture (%)', 'Height (cm)'],
  },
  {
    ask: 'label',
    intro: 'A bakery wants to estimate each evening how many loaves it will sell the next day.',
    goal: 'the number of loaves sold on a day',
    columns: ['Receipt roll', 'Weekday', 'Forecast (°C)', 'Loaves sold'],
    rows: [
      ['A19', 'Friday', '12', '240'],
      ['A20', 'Saturday', '9', '310'],
      ['A21', 'Sunday', '15', '120'],
      ['A22', 'Monday', '14', '180'],
    ],
    name: 'Receipt roll',
    label: 'Loaves sold',
    lures: ['Weekday', 'Forecast (°C)'],
  },
  {
    ask: 'label',
    intro: 'A ferry company wants to warn passengers before boarding when a crossing is likely to be rough.',
    goal: 'whether a crossing is rough',
    columns: ['Voyage code', 'Wind (km/h)', 'Wave height at port (m)', 'Rough crossing'],
    rows: [
      ['K301', '18', '0.4', 'no'],
      ['K302', '47', '1.6', 'yes'],
      ['K303', '35', '0.9', 'no'],
      ['K304', '52', '1.9', 'yes'],
    ],
    name: 'Voyage code',
    label: 'Rough crossing',
    lures: ['Wave height at port (m)', 'Wind (km/h)'],
  },
  {
    ask: 'label',
    intro: 'When a book is lent, Sakura’s library would like to estimate after how many days it will come back.',
    goal: 'the number of days until a book comes back',
    columns: ['Loan code', 'Pages', 'Subject', 'Days away'],
    rows: [
      ['L-88', '320', 'History', '19'],
      ['L-89', '96', 'Poetry', '6'],
      ['L-90', '540', 'History', '27'],
      ['L-91', '210', 'Travel', '11'],
    ],
    name: 'Loan code',
    label: 'Days away',
    lures: ['Pages', 'Subject'],
  },
  {
    ask: 'name',
    intro: 'A dental clinic trains a model to predict missed appointments from these records.',
    goal: 'whether an appointment is missed',
    columns: ['Booking code', 'Days booked ahead', 'Reason for visit', 'Missed before', 'Missed'],
    rows: [
      ['BX-4471', '3', 'check-up', '0', 'no'],
      ['BX-4472', '41', 'filling', '2', 'yes'],
      ['BX-4473', '12', 'check-up', '0', 'no'],
      ['BX-4474', '35', 'cleaning', '1', 'yes'],
    ],
    name: 'Booking code',
    label: 'Missed',
    lures: ['Reason for visit', 'Days booked ahead', 'Missed before'],
  },
  {
    ask: 'size',
    intro: 'Tevita trains a model to tell from a short recording which of two bird species is singing.',
    goal: 'the species',
    columns: ['Clip', 'Pitch (kHz)', 'Length (s)', 'Notes per second', 'Species'],
    rows: [
      ['c1', '4.1', '2.0', '6', 'robin'],
      ['c2', '2.8', '3.5', '3', 'thrush'],
      ['c3', '4.4', '1.8', '7', 'robin'],
      ['c4', '2.6', '3.1', '4', 'thrush'],
      ['c5', '3.0', '2.9', '3', 'thrush'],
    ],
    name: 'Clip',
    label: 'Species',
    lures: [],
  },
  {
    ask: 'size',
    intro: 'A bus operator trains a model to estimate the delay at the last stop from what is known at departure.',
    goal: 'the delay at the last stop',
    columns: ['Line', 'Hour', 'Rain', 'Passengers', 'Delay (min)'],
    rows: [
      ['7', '8', 'no', '52', '4'],
      ['7', '17', 'yes', '61', '11'],
      ['12', '11', 'no', '23', '1'],
    ],
    label: 'Delay (min)',
    lures: [],
  },
  {
    ask: 'late',
    intro: 'A hospital wants to predict which patients will stay for more than a week.',
    goal: 'a stay of more than a week',
    moment: 'on the day a patient is admitted',
    columns: ['Age', 'Came by ambulance', 'Earlier stays', 'Meals served during stay', 'Over a week'],
    rows: [
      ['71', 'yes', '2', '33', 'yes'],
      ['34', 'no', '0', '6', 'no'],
      ['58', 'yes', '1', '27', 'yes'],
      ['45', 'no', '0', '9', 'no'],
    ],
    label: 'Over a week',
    late: 'Meals served during stay',
    lures: ['Came by ambulance', 'Earlier stays', 'Age'],
  },
  {
    ask: 'late',
    intro: 'A farmers’ cooperative wants to predict whether a loan will be repaid on time.',
    goal: 'repayment on time',
    moment: 'when a member applies for the loan',
    columns: ['Amount (€)', 'Years a member', 'Earlier loans repaid', 'Reminders sent', 'On time'],
    rows: [
      ['800', '6', '3', '0', 'yes'],
      ['2,500', '1', '0', '4', 'no'],
      ['1,200', '9', '5', '0', 'yes'],
      ['600', '2', '1', '3', 'no'],
    ],
    label: 'On time',
    late: 'Reminders sent',
    lures: ['Earlier loans repaid', 'Years a member', 'Amount (€)'],
  },
  {
    ask: 'late',
    intro: 'A museum wants to predict whether a tour will be fully booked, so that it can plan a second guide.',
    goal: 'whether a tour is fully booked',
    moment: 'three days before the tour',
    columns: [
      'Weekday',
      'Places booked after one week on sale',
      'Same tour last year full',
      'Queue on the day (min)',
      'Full',
    ],
    rows: [
      ['Saturday', '14', 'yes', '25', 'yes'],
      ['Tuesday', '3', 'no', '0', 'no'],
      ['Sunday', '11', 'no', '20', 'yes'],
      ['Thursday', '6', 'yes', '5', 'no'],
    ],
    label: 'Full',
    late: 'Queue on the day (min)',
    lures: ['Places booked after one week on sale', 'Same tour last year full', 'Weekday'],
  },
];
