import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, wrong } from '../drafts.ts';
import { idea } from './misconceptions.ts';
import type { Collection } from './shortcuts-cases.ts';
import { cases } from './shortcuts-cases.ts';

/** A model that learnt a side cue instead of the matter: where it fails, what the cue is, which example would break it. */
export const shortcuts: ItemModel = {
  id: 'ai_conceptual.shortcuts',
  section: 'ai_conceptual',
  contentArea: 'learning-from-data',
  title: 'Shortcuts hidden in training examples',
  variants: 9,
  write(variant) {
    const collection = caseOf(cases, variant);
    return { fails: askFailure, cue: askCue, breaks: askBreaker }[collection.ask](collection);
  },
};

function askFailure(collection: Collection): Draft {
  const offered = collection.offered ?? [];
  const fails = offered.filter((row) => guess(collection, row) !== row.at(-1));
  const [failing] = fails;
  if (failing === undefined || fails.length > 1) throw new Error(`Not exactly one failure: ${collection.intro}`);
  const cue = collection.header[collection.cue] ?? '';
  return {
    stem: `${collection.intro} Suppose it has learnt to go by “${cue}” alone. Which of these new cases will it get wrong?`,
    stimulus: [{ kind: 'table', caption: 'Training examples', header: collection.header, rows: collection.rows }],
    answer: collection.say(failing),
    distractors: offered
      .filter((row) => row !== failing)
      .map((row) =>
        wrong(collection.say(row), unseen(collection, row) ? idea.unseenDetailConfuses : idea.agreeingCaseFails),
      ),
    explanation: `Going by “${cue}” (${failing[collection.cue]}), the model will say “${guess(collection, failing)}”, but the right answer is “${failing.at(-1)}”. In the other cases the shortcut happens to give the right answer.`,
    steps: [
      `In the training examples “${cue}” settles the label, so the model can use it as a rule.`,
      ...offered.map((row) => `${collection.say(row)}: the model says “${guess(collection, row)}”.`),
      'Only one of these answers is wrong.',
    ],
    hints: {
      conceptual: 'A model takes whatever separates its examples, whether or not that is what we had in mind.',
      procedural: collection.look,
      strategic: 'Predict the model’s answer for every offered case before you decide whether it is right.',
      encouragement: 'Put yourself in the place of a model that sees one column only. It is quite simple-minded.',
    },
    // Apply a one-column rule to four cases and compare with the truth, all in everyday words.
    difficulty: difficulty({ steps: 2, abstraction: 0, closeness: collection.header.length > 3 ? 2 : 1, load: 1 }),
    discrimination: 1.2,
    concepts: ['spurious-correlation', 'generalisation'],
    reasoning: ['intuitive', 'systematic'],
  };
}

function askCue(collection: Collection): Draft {
  const seen = collection.seen ?? { row: [], said: '' };
  const cue = collection.header[collection.cue] ?? '';
  const others = collection.header.slice(0, -1).filter((name) => name !== cue);
  const lures: Wrong[] = others.map((name) =>
    wrong(name, name === collection.matter ? idea.modelSeesTheMatter : idea.partlyMatchingCue),
  );
  return {
    stem: `${collection.intro} It is right on all training examples below. ${collection.say(seen.row)}, and it answered “${seen.said}”. Which single column could it be going by?`,
    stimulus: [{ kind: 'table', caption: 'Training examples', header: collection.header, rows: collection.rows }],
    answer: cue,
    distractors: lures,
    explanation: `Only “${cue}” separates the training examples without a mistake and also leads to the answer “${seen.said}” for the new case.`,
    steps: [
      'Look for columns in which equal values always go with equal labels.',
      ...others.map((name) => `“${name}” fails: ${whyNot(collection, name, seen)}.`),
      `“${cue}” never fails, and its value in the new case, “${seen.row[collection.cue]}”, went with “${seen.said}”.`,
    ],
    hints: {
      conceptual:
        'Several columns may fit by accident. The cue must explain every training example and the new answer.',
      procedural: collection.look,
      strategic: 'Try to disprove each column with one row; whatever survives is your answer.',
      encouragement: 'This is detective work: each row can strike a suspect off the list.',
    },
    // Every column is tested against every row and against the new case.
    difficulty: difficulty({ steps: 3, abstraction: 1, closeness: 1, load: 2 }),
    discrimination: 1.3,
    concepts: ['spurious-correlation', 'explaining-models'],
    reasoning: ['systematic', 'creative'],
  };
}

function askBreaker(collection: Collection): Draft {
  const offered = collection.offered ?? [];
  const breaking = offered.filter((row) => guess(collection, row) !== row.at(-1));
  const [breaker] = breaking;
  if (breaker === undefined || breaking.length > 1) throw new Error(`Not exactly one breaker: ${collection.intro}`);
  const cue = collection.header[collection.cue] ?? '';
  return {
    stem: `${collection.intro} The team fears that the model goes by “${cue}” alone. Which further training example would most help it to drop this shortcut?`,
    stimulus: [
      { kind: 'table', caption: 'Training examples so far', header: collection.header, rows: collection.rows },
    ],
    answer: collection.say(breaker),
    distractors: offered
      .filter((row) => row !== breaker)
      .map((row) =>
        wrong(collection.say(row), unseen(collection, row) ? idea.varietyInTheWrongPlace : idea.moreOfTheSame),
      ),
    explanation: `An example helps only if the shortcut gives the wrong answer on it. Here “${cue}” (${breaker[collection.cue]}) suggests “${guess(collection, breaker)}”, while the label is “${breaker.at(-1)}”.`,
    steps: [
      `So far “${cue}” predicts every label, so nothing in the data speaks against the shortcut.`,
      'Look for an offered example in which the cue and the label part company.',
      `${collection.say(breaker)}: the shortcut would be wrong, so the model has to look elsewhere.`,
    ],
    hints: {
      conceptual: 'A rule is not shaken by examples that agree with it.',
      procedural: collection.look,
      strategic: 'For each offer ask what the shortcut would answer; look for a contradiction.',
      encouragement: 'Think like someone who wants to catch the model out, and you will find the example.',
    },
    // The purpose (a contradiction) must be invented before the offers can be judged.
    difficulty: difficulty({ steps: 3, abstraction: 1, closeness: 2, load: 1 }),
    discrimination: 1.3,
    concepts: ['spurious-correlation', 'training-data'],
    reasoning: ['creative'],
  };
}

/** Whether a case has a value that no training example has. */
function unseen(collection: Collection, row: string[]): boolean {
  return row.some((value, at) => collection.rows.every((known) => known[at] !== value));
}

/** What a model says that looks at its cue alone: the label that went with this value in training. */
function guess(collection: Collection, row: string[]): string {
  return collection.rows.find((known) => known[collection.cue] === row[collection.cue])?.at(-1) ?? 'nothing';
}

function whyNot(collection: Collection, name: string, seen: { row: string[]; said: string }): string {
  const at = collection.header.indexOf(name);
  const values = new Set(collection.rows.map((row) => row[at]));
  for (const value of values) {
    const labels = new Set(collection.rows.filter((row) => row[at] === value).map((row) => row.at(-1)));
    if (labels.size > 1) return `“${value}” occurs with ${[...labels].map((one) => `“${one}”`).join(' and with ')}`;
  }
  return `“${seen.row[at]}” never went with “${seen.said}”`;
}
