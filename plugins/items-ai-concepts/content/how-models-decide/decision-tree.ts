import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import { caseOf, distinct, wrong } from '../drafts.ts';
import type { Features, Setting, Tree } from './decision-tree-cases.ts';
import { cases } from './decision-tree-cases.ts';
import { idea } from './misconceptions.ts';
import type { Branching } from './tree-figure.ts';
import { treeFigure } from './tree-figure.ts';

/** Following a decision tree by hand, asking which case arrives where, and what would have to change. */
export const decisionTree: ItemModel = {
  id: 'ai_conceptual.decision-tree',
  section: 'ai_conceptual',
  contentArea: 'how-models-decide',
  title: 'Following a decision tree',
  variants: 11,
  write(variant) {
    const setting = caseOf(cases, variant);
    const draft = { trace: askTrace, which: askWhich, change: askChange, count: askCount }[setting.ask](setting);
    return { ...draft, discrimination: 1.5, concepts: ['decision-trees'] };
  },
};

type Answered = Omit<Draft, 'discrimination' | 'concepts'>;

function follow(tree: Tree, features: Features): string {
  if (typeof tree === 'string') return tree;
  return follow(sideTaken(tree, features), features);
}

/** The questions met on the way and how they are answered. */
function path(tree: Tree, features: Features): string[] {
  if (typeof tree === 'string') return [];
  const yes = (features[tree.feature] ?? 0) >= tree.least;
  return [`“${tree.says}” ${yes ? 'yes' : 'no'}`, ...path(yes ? tree.yes : tree.no, features)];
}

function allLeaves(tree: Tree): string[] {
  return typeof tree === 'string' ? [tree] : [...allLeaves(tree.yes), ...allLeaves(tree.no)];
}

/** The part of a tree below the first question, on the side that a case takes. */
function sideTaken(tree: Tree, features: Features): Tree {
  if (typeof tree === 'string') return tree;
  return (features[tree.feature] ?? 0) >= tree.least ? tree.yes : tree.no;
}

const hints = {
  conceptual: 'A decision tree asks one question at a time, and each answer decides which question comes next.',
  procedural:
    'Begin at the top box and follow one branch after the other; use only the facts that the questions ask for.',
  strategic: 'Facts that no question on the way asks for do not matter, however important they sound.',
  encouragement: 'You can do this with a finger on the figure, just as the program does it.',
};

function askTrace(setting: Setting): Answered {
  const { features, says } = setting.one ?? { features: {}, says: '' };
  const answer = follow(setting.tree, features);
  const near = allLeaves(sideTaken(setting.tree, features));
  const border = Object.values(features).some((value) => value > 1 && thresholds(setting.tree).includes(value));
  const steps = path(setting.tree, features);
  return {
    stem: `${setting.intro} ${says} Where does the tree lead?`,
    stimulus: [drawn(setting)],
    answer,
    distractors: distinct(
      answer,
      allLeaves(setting.tree).map((leaf) =>
        wrong(leaf, near.includes(leaf) ? (border ? idea.borderMisread : idea.laterTurnWrong) : idea.firstTurnWrong),
      ),
    ),
    explanation: `The answers on the way are ${steps.join(', then ')}. That branch ends at “${answer}”.`,
    steps: [...steps.map((step) => `Question ${step}.`), `The branch ends at “${answer}”.`],
    hints,
    // One short walk; a value that lies exactly on a border makes it harder.
    difficulty: difficulty({
      steps: steps.length - 1,
      abstraction: 0,
      closeness: border ? 2 : 1,
      load: border ? 1 : 0,
    }),
    reasoning: ['systematic'],
  };
}

function askWhich(setting: Setting): Answered {
  const several = setting.several ?? [];
  const fitting = several.filter(([, features]) => follow(setting.tree, features) === setting.leaf);
  const [found] = fitting;
  if (found === undefined || fitting.length > 1) throw new Error(`Not exactly one case leads to ${setting.leaf}`);
  return {
    stem: `${setting.intro} Which of the cases in the table is led to “${setting.leaf}”?`,
    stimulus: [drawn(setting), table(setting)],
    answer: found[0],
    distractors: several
      .filter(([name]) => name !== found[0])
      .map(([name, features]) =>
        wrong(
          name,
          path(setting.tree, features)[0] === path(setting.tree, found[1])[0]
            ? idea.laterTurnWrong
            : idea.firstTurnWrong,
        ),
      ),
    explanation: `${found[0]} answers ${path(setting.tree, found[1]).join(', then ')}, which ends at “${setting.leaf}”. The others end elsewhere.`,
    steps: several.map(
      ([name, features]) =>
        `${name}: ${path(setting.tree, features).join(', ')} → “${follow(setting.tree, features)}”.`,
    ),
    hints: {
      ...hints,
      procedural: 'Start from the wanted box and climb to the top: which answers must a case give on the way?',
    },
    // Four walks, or one walk backwards.
    difficulty: difficulty({ steps: 2, abstraction: 0, closeness: 2, load: 2 }),
    reasoning: ['systematic'],
  };
}

function askChange(setting: Setting): Answered {
  const { features, says } = setting.one ?? { features: {}, says: '' };
  const now = follow(setting.tree, features);
  const changes = (setting.changes ?? []).map(([text, change]) => ({
    text,
    leaf: follow(setting.tree, { ...features, ...change }),
    used: asksFor(setting.tree, Object.keys(change)),
  }));
  const fitting = changes.filter(({ leaf }) => leaf === setting.leaf);
  const [found] = fitting;
  if (found === undefined || fitting.length > 1) throw new Error(`Not exactly one change leads to ${setting.leaf}`);
  return {
    stem: `${setting.intro} ${says} The tree leads to “${now}”. Which single change would make it lead to “${setting.leaf}”?`,
    stimulus: [drawn(setting)],
    answer: found.text,
    distractors: changes
      .filter((change) => change !== found)
      .map(({ text, leaf, used }) =>
        wrong(
          text,
          !used ? idea.unaskedFeatureMatters : leaf === now ? idea.questionNotReached : idea.changeGoesElsewhere,
        ),
      ),
    explanation: `With this change the answers are ${path(setting.tree, { ...features, ...(setting.changes ?? []).find(([text]) => text === found.text)?.[1] }).join(', then ')}, which ends at “${setting.leaf}”.`,
    steps: [
      `Now: ${path(setting.tree, features).join(', ')} → “${now}”.`,
      ...changes.map(({ text, leaf }) => `${text.replace(/\.$/, '')}: “${leaf}”.`),
    ],
    hints: {
      ...hints,
      procedural:
        'Mark the present way through the tree, then look for the branching at which it parts from the way you want.',
      strategic: 'Try each change from the very top: a change can also send the case down a quite different branch.',
    },
    // What-if reasoning: one walk per change, some of which open other branches.
    difficulty: difficulty({ steps: 3, abstraction: 0, closeness: 3, load: 1 }),
    reasoning: ['creative', 'systematic'],
  };
}

function askCount(setting: Setting): Answered {
  const several = setting.several ?? [];
  const leaf = setting.leaf ?? '';
  const led = several.map(([, features]) => follow(setting.tree, features));
  const answer = led.filter((one) => one === leaf).length;
  const secondary = typeof setting.tree === 'string' ? setting.tree : setting.tree.yes;
  const withoutFirst = several.filter(([, features]) => follow(secondary, features) === leaf).length;
  const firstOnly =
    typeof setting.tree === 'string'
      ? 0
      : several.filter(
          ([, features]) =>
            path(setting.tree, features)[0] ===
            path(setting.tree, several.find((_, at) => led[at] === leaf)?.[1] ?? {})[0],
        ).length;
  return {
    stem: `${setting.intro} How many of the cases in the table are led to “${leaf}”?`,
    stimulus: [drawn(setting), table(setting)],
    answer: String(answer),
    distractors: distinct(String(answer), [
      wrong(firstOnly, idea.stopsAfterFirstQuestion),
      wrong(withoutFirst, idea.firstQuestionSkipped),
      wrong(several.length - answer, idea.oppositeLeafCounted),
      wrong(answer - 1, idea.borderMisread),
    ]),
    explanation: `Following each case gives “${leaf}” ${answer} times.`,
    steps: several.map(
      ([name, features]) =>
        `${name}: ${path(setting.tree, features).join(', ')} → “${follow(setting.tree, features)}”.`,
    ),
    hints: { ...hints, procedural: 'Write the end of the branch beside each row of the table, then count.' },
    // Many short walks with values on the border.
    difficulty: difficulty({ steps: 3, abstraction: 0, closeness: 2, load: 2 }),
    reasoning: ['systematic'],
  };
}

function thresholds(tree: Tree): number[] {
  return typeof tree === 'string' ? [] : [tree.least, ...thresholds(tree.yes), ...thresholds(tree.no)];
}

function asksFor(tree: Tree, names: string[]): boolean {
  if (typeof tree === 'string') return false;
  return names.includes(tree.feature) || asksFor(tree.yes, names) || asksFor(tree.no, names);
}

function drawn(setting: Setting): BlockDraft {
  const branching = (tree: Tree): Branching =>
    typeof tree === 'string'
      ? { text: tree, branches: [] }
      : {
          text: tree.says,
          branches: [
            { word: 'yes', to: branching(tree.yes) },
            { word: 'no', to: branching(tree.no) },
          ],
        };
  return treeFigure(branching(setting.tree), `A decision tree. ${spoken(setting.tree)}`);
}

function spoken(tree: Tree): string {
  if (typeof tree === 'string') return `“${tree}”`;
  const part = (one: Tree) => (typeof one === 'string' ? spoken(one) : `ask (${spoken(one)})`);
  return `“${tree.says}” If yes: ${part(tree.yes)}; if no: ${part(tree.no)}`;
}

function table(setting: Setting): BlockDraft {
  const columns = setting.columns ?? [];
  const names = Object.keys(setting.several?.[0]?.[1] ?? {});
  return {
    kind: 'table',
    header: ['Case', ...columns],
    rows: (setting.several ?? []).map(([name, features]) => [
      name,
      ...names.map((feature, at) =>
        columns[at]?.includes('(') ? String(features[feature]) : features[feature] ? 'yes' : 'no',
      ),
    ]),
  };
}
