import type { BlockDraft } from '../../../../../core/contract/blocks.ts';
import type { Draft, ItemModel } from '../../../items/item-model.ts';
import { difficulty } from '../difficulty.ts';
import { caseOf, distinct, wrong } from '../writing.ts';
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

/** A leaf, or the question whether a feature reaches a number; yes-or-no features have the values 1 and 0. */
type Tree = string | { feature: string; least: number; says: string; yes: Tree; no: Tree };
type Features = Record<string, number>;

interface Setting {
  ask: 'trace' | 'which' | 'change' | 'count';
  intro: string;
  tree: Tree;
  /** The case that is followed, with the sentence that describes it. */
  one?: { features: Features; says: string };
  /** The cases that are compared, with their names. */
  several?: [name: string, features: Features][];
  /** The leaf asked for. */
  leaf?: string;
  /** For `change`: the offered changes, and what each does to the features. */
  changes?: [text: string, features: Features][];
  columns?: string[];
}

type Answered = Omit<Draft, 'discrimination' | 'concepts'>;

function follow(tree: Tree, features: Features): string {
  if (typeof tree === 'string') return tree;
  return follow((features[tree.feature] ?? 0) >= tree.least ? tree.yes : tree.no, features);
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
  const first = typeof setting.tree === 'string' ? '' : setting.tree;
  const onFirstSide = first && (features[first.feature] ?? 0) >= first.least ? first.yes : first && first.no;
  const near = first ? allLeaves(onFirstSide || '') : [];
  const border =
    first && Object.values(features).some((value) => value > 1 && thresholds(setting.tree).includes(value));
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

const clinic: Tree = {
  feature: 'fever',
  least: 1,
  says: 'Fever?',
  yes: { feature: 'days', least: 3, says: '3 days or more?', yes: 'doctor', no: 'rest' },
  no: { feature: 'pain', least: 1, says: 'Strong pain?', yes: 'nurse', no: 'go home' },
};
const loan: Tree = {
  feature: 'books',
  least: 4,
  says: '4 books or more out?',
  yes: { feature: 'late', least: 1, says: 'One of them late?', yes: 'refuse', no: 'ask desk' },
  no: { feature: 'reserved', least: 1, says: 'Book reserved?', yes: '7 days', no: '28 days' },
};
const irrigation: Tree = {
  feature: 'moisture',
  least: 40,
  says: 'Moisture ≥ 40%?',
  yes: { feature: 'rain', least: 1, says: 'Rain forecast?', yes: 'wait', no: 'check' },
  no: { feature: 'heat', least: 30, says: 'Heat ≥ 30 °C?', yes: 'water 2 h', no: 'water 1 h' },
};
const parcel: Tree = {
  feature: 'weight',
  least: 10,
  says: 'Weight ≥ 10 kg?',
  yes: { feature: 'fragile', least: 1, says: 'Fragile?', yes: 'two people', no: 'trolley' },
  no: { feature: 'length', least: 60, says: 'Length ≥ 60 cm?', yes: 'side shelf', no: 'belt' },
};
const grant: Tree = {
  feature: 'income',
  least: 30,
  says: 'Income ≥ €30,000?',
  yes: { feature: 'children', least: 3, says: '3 children or more?', yes: 'half fee', no: 'full fee' },
  no: { feature: 'distance', least: 10, says: 'Way ≥ 10 km?', yes: 'free, bus', no: 'free' },
};

const cases: Setting[] = [
  {
    ask: 'trace',
    intro: 'A school clinic uses this decision tree.',
    tree: clinic,
    one: {
      features: { fever: 0, days: 4, pain: 1 },
      says: 'Amina has no fever, has felt ill for 4 days and has strong pain.',
    },
  },
  {
    ask: 'trace',
    intro: 'A library lends books by this decision tree.',
    tree: loan,
    one: {
      features: { books: 2, late: 1, reserved: 0 },
      says: 'Tomasz has 2 books out, one of which is late, and wants a book that nobody has reserved.',
    },
  },
  {
    ask: 'trace',
    intro: 'A farm in Jaén waters its olive trees by this decision tree.',
    tree: irrigation,
    one: {
      features: { moisture: 35, rain: 1, heat: 33 },
      says: 'Today the moisture is 35%, rain is forecast, and the heat reaches 33 °C.',
    },
  },
  {
    ask: 'trace',
    intro: 'A depot sorts parcels by this decision tree.',
    tree: parcel,
    one: {
      features: { weight: 10, length: 70, fragile: 0 },
      says: 'A parcel weighs exactly 10 kg, is 70 cm long and is not fragile.',
    },
  },
  {
    ask: 'trace',
    intro: 'A music school sets its fees by this decision tree.',
    tree: grant,
    one: {
      features: { income: 24, children: 4, distance: 10 },
      says: 'Rashid’s family has an income of €24,000, four children, and a way of exactly 10 km.',
    },
  },
  {
    ask: 'which',
    intro: 'A depot sorts parcels by this decision tree.',
    tree: parcel,
    leaf: 'side shelf',
    columns: ['Weight (kg)', 'Length (cm)', 'Fragile'],
    several: [
      ['Parcel A', { weight: 12, length: 80, fragile: 0 }],
      ['Parcel B', { weight: 6, length: 45, fragile: 1 }],
      ['Parcel C', { weight: 4, length: 75, fragile: 1 }],
      ['Parcel D', { weight: 15, length: 62, fragile: 1 }],
    ],
  },
  {
    ask: 'which',
    intro: 'A farm waters its fields by this decision tree.',
    tree: irrigation,
    leaf: 'water 1 h',
    columns: ['Moisture (%)', 'Heat (°C)', 'Rain forecast'],
    several: [
      ['North', { moisture: 45, heat: 27, rain: 0 }],
      ['East', { moisture: 31, heat: 34, rain: 0 }],
      ['South', { moisture: 38, heat: 28, rain: 1 }],
      ['West', { moisture: 52, heat: 31, rain: 1 }],
    ],
  },
  {
    ask: 'change',
    intro: 'A library lends books by this decision tree.',
    tree: loan,
    one: {
      features: { books: 5, late: 1, reserved: 0 },
      says: 'Ingrid has 5 books out, one of them late, and wants a book that nobody has reserved.',
    },
    leaf: '28 days',
    changes: [
      ['She returns 2 books that are not late.', { books: 3 }],
      ['She returns only the late book.', { books: 4, late: 0 }],
      ['She reserves the book first.', { reserved: 1 }],
      ['She pays the fee for the late book.', { fee: 0 }],
    ],
  },
  {
    ask: 'change',
    intro: 'A music school sets its fees by this decision tree.',
    tree: grant,
    one: {
      features: { income: 34, children: 2, distance: 14 },
      says: 'Ana’s family has an income of €34,000, two children, and a way of 14 km.',
    },
    leaf: 'free, bus',
    changes: [
      ['The income falls to €29,000.', { income: 29 }],
      ['A third child is born.', { children: 3 }],
      ['The way grows to 20 km.', { distance: 20 }],
      ['Ana takes a second instrument.', { instruments: 2 }],
    ],
  },
  {
    ask: 'count',
    intro: 'A depot sorts parcels by this decision tree.',
    tree: parcel,
    leaf: 'trolley',
    columns: ['Weight (kg)', 'Length (cm)', 'Fragile'],
    several: [
      ['1', { weight: 10, length: 30, fragile: 0 }],
      ['2', { weight: 14, length: 65, fragile: 1 }],
      ['3', { weight: 9, length: 50, fragile: 0 }],
      ['4', { weight: 22, length: 90, fragile: 0 }],
      ['5', { weight: 11, length: 40, fragile: 1 }],
      ['6', { weight: 3, length: 70, fragile: 0 }],
      ['7', { weight: 17, length: 55, fragile: 0 }],
    ],
  },
  {
    ask: 'count',
    intro: 'A farm waters its beds by this decision tree.',
    tree: irrigation,
    leaf: 'check',
    columns: ['Moisture (%)', 'Heat (°C)', 'Rain forecast'],
    several: [
      ['1', { moisture: 40, heat: 25, rain: 0 }],
      ['2', { moisture: 55, heat: 33, rain: 1 }],
      ['3', { moisture: 28, heat: 29, rain: 0 }],
      ['4', { moisture: 47, heat: 31, rain: 0 }],
      ['5', { moisture: 39, heat: 35, rain: 0 }],
      ['6', { moisture: 61, heat: 22, rain: 1 }],
      ['7', { moisture: 44, heat: 30, rain: 1 }],
    ],
  },
];
