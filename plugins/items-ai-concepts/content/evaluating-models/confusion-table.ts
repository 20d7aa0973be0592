import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import type { Features } from '../difficulty.ts';
import { difficulty } from '../difficulty.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, distinct, percent, wrong } from '../drafts.ts';
import type { Ask, Trial } from './confusion-table-cases.ts';
import { cases } from './confusion-table-cases.ts';
import { idea } from './misconceptions.ts';

/** Counting and relating the four cells of a confusion table, first in words, then by the names of the measures. */
export const confusionTable: ItemModel = {
  id: 'ai_conceptual.confusion-table',
  section: 'ai_conceptual',
  contentArea: 'evaluating-models',
  title: 'Reading a confusion table',
  variants: 12,
  write(variant) {
    const trial = caseOf(cases, variant);
    return { ...asked[trial.ask](trial), discrimination: 1.4 };
  },
};

type Answered = Pick<
  Draft,
  | 'stem'
  | 'stimulus'
  | 'answer'
  | 'distractors'
  | 'explanation'
  | 'steps'
  | 'hints'
  | 'difficulty'
  | 'concepts'
  | 'reasoning'
>;

/** What every share of the table would be, in whole percent, and what it stands for as a wrong answer. */
function shares({ counts: [found, missed, alarms, cleared] }: Trial) {
  const all = found + missed + alarms + cleared;
  return {
    recall: percentOrRounded(found, found + missed),
    precision: percentOrRounded(found, found + alarms),
    accuracy: percentOrRounded(found + cleared, all),
    ofAll: percentOrRounded(found, all),
    disturbed: percentOrRounded(alarms, alarms + cleared),
    wrongAlarms: percentOrRounded(alarms, found + alarms),
    missed: percentOrRounded(missed, found + missed),
    errors: percentOrRounded(missed + alarms, all),
  };
}

const asked: Record<Ask, (trial: Trial) => Answered> = {
  missed: (trial) =>
    count(
      trial,
      1,
      `How many ${trial.real} did the model miss?`,
      'A miss is a real case that the model did not report.',
    ),
  alarms: (trial) =>
    count(
      trial,
      2,
      `How many false alarms did the model give?`,
      'A false alarm is a report where there was nothing to find.',
    ),
  accuracy: (trial) => {
    const [found, missed, alarms, cleared] = trial.counts;
    const share = shares(trial);
    return relate(trial, {
      question: 'What share of all its answers was right (its accuracy)?',
      part: found + cleared,
      whole: found + missed + alarms + cleared,
      wrongs: [
        wrong(share.precision, idea.precisionForAccuracy),
        wrong(share.recall, idea.recallForAccuracy),
        wrong(share.errors, idea.complementTaken),
      ],
      says: `Right are the cells where table and truth agree: ${found} and ${cleared}`,
      features: { steps: 2, abstraction: 1, closeness: 1, load: 1 },
      concept: 'accuracy',
    });
  },
  found: (trial) => {
    const [found, missed] = trial.counts;
    const share = shares(trial);
    return relate(trial, {
      question: `What share of the ${trial.real} did the model find?`,
      part: found,
      whole: found + missed,
      wrongs: [
        wrong(share.precision, idea.precisionForRecall),
        wrong(share.accuracy, idea.accuracyForAnything),
        wrong(share.ofAll, idea.wholeTableAsBase),
      ],
      says: `The ${trial.real} fill the first row: ${found} found and ${missed} missed`,
      features: { steps: 2, abstraction: 1, closeness: 2, load: 1 },
      concept: 'recall',
    });
  },
  right: (trial) => {
    const [found, , alarms] = trial.counts;
    const share = shares(trial);
    return relate(trial, {
      question: `Of the cases in which it said “${trial.columns[0]}”, in what share was that true?`,
      part: found,
      whole: found + alarms,
      wrongs: [
        wrong(share.recall, idea.recallForPrecision),
        wrong(share.accuracy, idea.accuracyForAnything),
        wrong(share.ofAll, idea.wholeTableAsBase),
      ],
      says: `“${trial.columns[0]}” is the first column: ${found} true and ${alarms} false`,
      features: { steps: 2, abstraction: 1, closeness: 2, load: 1 },
      concept: 'precision',
    });
  },
  precision: (trial) => {
    const [found, , alarms] = trial.counts;
    const share = shares(trial);
    return relate(trial, {
      question: `What is its precision for “${trial.columns[0]}”?`,
      part: found,
      whole: found + alarms,
      wrongs: [
        wrong(share.recall, idea.recallForPrecision),
        wrong(share.accuracy, idea.accuracyForAnything),
        wrong(share.ofAll, idea.wholeTableAsBase),
      ],
      says: `Precision asks how far its reports can be trusted: ${found} true among ${found + alarms} reports`,
      features: { steps: 2, abstraction: 2, closeness: 2, load: 1 },
      concept: 'precision',
    });
  },
  recall: (trial) => {
    const [found, missed] = trial.counts;
    const share = shares(trial);
    return relate(trial, {
      question: `What is its recall for “${trial.columns[0]}”?`,
      part: found,
      whole: found + missed,
      wrongs: [
        wrong(share.precision, idea.precisionForRecall),
        wrong(share.accuracy, idea.accuracyForAnything),
        wrong(share.missed, idea.missesForFound),
      ],
      says: `Recall asks how many of the real cases are found: ${found} of ${found + missed}`,
      features: { steps: 2, abstraction: 2, closeness: 2, load: 1 },
      concept: 'recall',
    });
  },
  disturbed: (trial) => {
    const [, , alarms, cleared] = trial.counts;
    const share = shares(trial);
    return relate(trial, {
      question: `In what share of the ${trial.harmless} did it give a false alarm (its false positive rate)?`,
      part: alarms,
      whole: alarms + cleared,
      wrongs: [
        wrong(share.wrongAlarms, idea.wrongAlarmsForFalsePositiveRate),
        wrong(share.missed, idea.missesForFalseAlarms),
        wrong(percentOrRounded(cleared, alarms + cleared), idea.complementTaken),
      ],
      says: `The ${trial.harmless} fill the second row: ${alarms} false alarms and ${cleared} left alone`,
      features: { steps: 2, abstraction: 2, closeness: 3, load: 1 },
      concept: 'false-positive-rate',
    });
  },
  f1: (trial) => {
    const [found, missed, alarms] = trial.counts;
    const precision = found / (found + alarms);
    const recall = found / (found + missed);
    const answer = percent((2 * precision * recall) / (precision + recall), 1);
    return {
      ...shown(trial),
      stem: `${trial.intro} The F1 value of a model is 2 × precision × recall ÷ (precision + recall). What is it here?`,
      answer,
      distractors: distinct(answer, [
        wrong(percent((precision + recall) / 2, 1), idea.plainMeanForF1),
        wrong(percent(precision * recall, 1), idea.productForF1),
        wrong(percent(Math.min(precision, recall), 1), idea.weakerForF1),
      ]),
      explanation: `Precision is ${percent(precision, 1)} and recall ${percent(recall, 1)}, which gives ${answer}. F1 lies nearer to the weaker of the two than their plain mean does.`,
      steps: [
        `Precision: ${found} ÷ ${found + alarms} = ${percent(precision, 1)}.`,
        `Recall: ${found} ÷ ${found + missed} = ${percent(recall, 1)}.`,
        `F1: 2 × ${precision} × ${recall} ÷ ${Math.round((precision + recall) * 100) / 100} = ${answer}.`,
      ],
      hints: {
        conceptual: 'F1 rewards a model only if it both finds what is there and is right when it reports something.',
        procedural:
          'Take precision from the first column and recall from the first row, then put them into the formula.',
        strategic:
          'The result must lie between precision and recall, and closer to the smaller one. Check that at the end.',
        encouragement: 'Two shares and one formula: take them one at a time and write each down.',
      },
      difficulty: difficulty({ steps: 4, abstraction: 2, closeness: 2, load: 1 }),
      concepts: ['precision', 'recall', 'f1'],
      reasoning: ['analytical', 'systematic'],
    };
  },
  backwards: (trial) => {
    const [found, missed, alarms] = trial.counts;
    const precision = percent(found, found + alarms);
    const recall = percent(found, found + missed);
    const answer = String(missed);
    return {
      stem: `${trial.intro} It rightly reported ${found} ${trial.real}. Its precision is ${precision} and its recall is ${recall}. How many ${trial.real} did it miss?`,
      answer,
      distractors: distinct(answer, [
        wrong(alarms, idea.precisionForRecall),
        wrong(Math.round(found * (1 - found / (found + missed))), idea.shareOfThePart),
        wrong(found + missed, idea.wholeForPart),
      ]),
      explanation: `The ${found} found are ${recall} of all ${trial.real}, so there are ${found + missed} of them and ${missed} were missed. Precision tells about false alarms and is not needed.`,
      steps: [
        `Misses concern the ${trial.real}, so recall is the measure to use.`,
        `${found} is ${recall} of the total, so the total is ${found} ÷ ${found / (found + missed)} = ${found + missed}.`,
        `Missed: ${found + missed} − ${found} = ${missed}.`,
      ],
      hints: {
        conceptual: `One of the two percentages speaks about the ${trial.real}, the other about the reports. Which one is about misses?`,
        procedural: 'Ask what the known number is a percentage of, and work back to that whole.',
        strategic: 'One piece of information is not needed. Decide which before you calculate.',
        encouragement: 'Working backwards is only one division; the thinking is in choosing the right percentage.',
      },
      difficulty: difficulty({ steps: 4, abstraction: 2, closeness: 2 }),
      concepts: ['precision', 'recall'],
      reasoning: ['analytical', 'creative'],
    };
  },
};

function count(trial: Trial, cell: 1 | 2, question: string, rule: string): Answered {
  const answer = String(trial.counts[cell]);
  const [found, missed, alarms, cleared] = trial.counts;
  const row = cell === 1 ? trial.rows[0] : trial.rows[1];
  const column = cell === 1 ? trial.columns[1] : trial.columns[0];
  return {
    ...shown(trial),
    stem: `${trial.intro} ${question}`,
    answer,
    distractors: distinct(answer, [
      wrong(cell === 1 ? alarms : missed, cell === 1 ? idea.alarmsForMisses : idea.missesForFalseAlarms),
      wrong(missed + alarms, idea.allErrorsTogether),
      wrong(cell === 1 ? cleared : found, idea.rightCellTaken),
    ]),
    explanation: `${rule} In the table that is the row “${row}” and the column “${column}”: ${answer}.`,
    steps: [rule, `Row: “${row}”. Column: “${column}”.`, `Where they meet stands ${answer}.`],
    hints: {
      conceptual:
        'The rows tell what was really the case, the columns what the model said. Errors are where the two disagree.',
      procedural: 'Choose the row first, by what was really so; then the column, by what the model said.',
      strategic:
        'There are two kinds of error in the table. Say in your own words what each of them would feel like to the people there.',
      encouragement: 'It is a matter of one row and one column. Take your time to pick them.',
    },
    difficulty: difficulty({ steps: 1, abstraction: 0, closeness: 1, load: 1 }),
    concepts: ['confusion-matrix'],
    reasoning: ['systematic'],
  };
}

interface Relation {
  question: string;
  part: number;
  whole: number;
  wrongs: Wrong[];
  says: string;
  features: Features;
  concept: string;
}

function relate(trial: Trial, { question, part, whole, wrongs, says, features, concept }: Relation): Answered {
  const answer = percent(part, whole);
  return {
    ...shown(trial),
    stem: `${trial.intro} ${question}`,
    answer,
    distractors: distinct(answer, wrongs),
    explanation: `${says}, and ${part} ÷ ${whole} is ${answer}.`,
    steps: [
      `${says}.`,
      `So the question is about ${whole} cases, of which ${part} count.`,
      `${part} ÷ ${whole} = ${answer}.`,
    ],
    hints: {
      conceptual: 'Every share has a whole. The measures of a model differ in which cases make up the whole.',
      procedural: 'Mark the cases that the question is about, a row, a column or all four cells, before you divide.',
      strategic: 'Say the share as a sentence, “… of all …”, and check that the end of the sentence fits the question.',
      encouragement: 'The arithmetic is short. The art is choosing the right whole, and you can reason that out.',
    },
    difficulty: difficulty(features),
    concepts: ['confusion-matrix', concept],
    reasoning: ['analytical'],
  };
}

function shown({ rows, columns, counts: [found, missed, alarms, cleared] }: Trial): Pick<Draft, 'stimulus'> {
  return {
    stimulus: [
      {
        kind: 'table',
        header: ['', ...columns.map((column) => `Model: ${column}`)],
        rows: [
          [rows[0], String(found), String(missed)],
          [rows[1], String(alarms), String(cleared)],
        ],
      },
    ],
  };
}

function percentOrRounded(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}
