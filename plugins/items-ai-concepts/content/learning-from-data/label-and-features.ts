import type { Draft, ItemModel, Misconception } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import { caseOf, counted, distinct, wrong } from '../drafts.ts';
import type { Records } from './label-and-features-cases.ts';
import { cases } from './label-and-features-cases.ts';
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
