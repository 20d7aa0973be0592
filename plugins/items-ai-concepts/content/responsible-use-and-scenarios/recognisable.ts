import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import { caseOf, counted, distinct, listed, wrong } from '../drafts.ts';
import { idea } from './misconceptions.ts';
import type { Release } from './recognisable-cases.ts';
import { cases } from './recognisable-cases.ts';

/** Who can be recognised in a table without names, and what making entries coarser does about it. */
export const recognisable: ItemModel = {
  id: 'ai_conceptual.recognisable',
  section: 'ai_conceptual',
  contentArea: 'responsible-use-and-scenarios',
  title: 'Recognising people without their names',
  variants: 10,
  write(variant) {
    const release = caseOf(cases, variant);
    const draft = {
      who: askWho,
      unique: askUnique,
      smallest: askSmallest,
      coarser: askCoarser,
      hide: askHide,
      same: askSame,
    }[release.ask](release);
    return { ...draft, discrimination: 1.3, concepts: ['privacy', 'anonymity'] };
  },
};

type Answered = Omit<Draft, 'discrimination' | 'concepts'>;

/** The rows grouped by what an outsider may know of them (all columns but the last). */
function groupsOf(rows: string[][], columns?: number[]): string[][][] {
  const groups = new Map<string, string[][]>();
  for (const row of rows) {
    const key = row
      .slice(0, -1)
      .filter((_, at) => !columns || columns.includes(at))
      .join('|');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

function unique(rows: string[][], columns?: number[]): number {
  return groupsOf(rows, columns).filter((group) => group.length === 1).length;
}

const hints = {
  conceptual:
    'A person is hidden in a table only among others who look the same in everything that an outsider may know.',
  procedural: 'Ignore the last column at first, and sort the rows into groups that agree in all other columns.',
  strategic: 'One column alone may hide everybody. What counts is the combination.',
  encouragement: 'The table is small enough to group the rows with a pencil.',
};

function askWho(release: Release): Answered {
  const { says, values } = release.known ?? { says: '', values: [] };
  const fitting = release.rows.filter((row) => values.every((value, at) => value === '' || row[at] === value));
  const answer = fitting[0]?.at(-1) ?? '';
  if (new Set(fitting.map((row) => row.at(-1))).size !== 1) throw new Error('The known facts do not settle the secret');
  const secrets = [...new Set(release.rows.map((row) => row.at(-1) ?? ''))];
  const near = release.rows.filter(
    (row) =>
      values.filter((value, at) => value !== '' && row[at] === value).length ===
      values.filter((value) => value !== '').length - 1,
  );
  return {
    stem: `${release.intro} ${says} What does the table reveal about this person?`,
    stimulus: [table(release)],
    answer,
    distractors: distinct(
      answer,
      [
        ...secrets
          .filter((secret) => secret !== answer)
          .map((secret) =>
            wrong(secret, near.some((row) => row.at(-1) === secret) ? idea.oneFactOverlooked : idea.wrongRowRead),
          ),
        wrong('nothing', idea.noNamesMeansAnonymous),
      ].slice(-3),
    ),
    explanation: `Only ${fitting.length === 1 ? 'one row fits' : 'rows with one and the same entry fit'} what is known, and there the last column says “${answer}”. Without any name the person is recognised.`,
    steps: [
      `Known: ${values.filter((value) => value !== '').join(', ')}.`,
      `Fitting rows: ${fitting.length}.`,
      `Last column there: “${answer}”.`,
    ],
    hints: { ...hints, procedural: 'Go down the rows and strike each one that contradicts what is known.' },
    difficulty: difficulty({ steps: 2, abstraction: 0, closeness: 1, load: 1 }),
    reasoning: ['systematic'],
  };
}

function askUnique(release: Release): Answered {
  const answer = unique(release.rows);
  const groups = groupsOf(release.rows);
  const columns = release.header.slice(0, -1);
  const bySingle = columns.map((_, at) => unique(release.rows, [at]));
  return {
    stem: `${release.intro} An outsider may know ${listed(columns.map((column) => `“${column}”`))} of a person. How many of the ${release.rows.length} people can be picked out with certainty, because no one else has the same combination?`,
    stimulus: [table(release)],
    answer: String(answer),
    distractors: distinct(String(answer), [
      wrong('0', idea.noNamesMeansAnonymous),
      wrong(Math.max(...bySingle), idea.columnsOneByOne),
      wrong(groups.length, idea.groupsForPeople),
      wrong(release.rows.length, idea.everybodyRecognised),
      wrong(release.rows.length - answer, idea.oppositeCounted),
    ]),
    explanation: `The rows form ${groups.length} groups of the sizes ${listed(groups.map((group) => String(group.length)))}. The groups of size 1 are the people who can be picked out: ${answer}.`,
    steps: [
      ...groups.map((group) => `${group[0]?.slice(0, -1).join(', ')}: ${group.length}.`),
      `Alone in their group: ${answer}.`,
    ],
    hints,
    difficulty: difficulty({ steps: 3, abstraction: 1, closeness: 2, load: 2 }),
    reasoning: ['systematic'],
  };
}

function askSmallest(release: Release): Answered {
  const groups = groupsOf(release.rows);
  const sizes = groups.map((group) => group.length);
  const answer = Math.min(...sizes);
  const columns = release.header.slice(0, -1);
  const single = Math.min(...columns.flatMap((_, at) => groupsOf(release.rows, [at]).map((group) => group.length)));
  return {
    stem: `${release.intro} A table is called k-anonymous if everybody in it shares the combination of ${listed(columns.map((column) => `“${column}”`))} with at least k − 1 others. What is the largest k for this table?`,
    stimulus: [table(release)],
    answer: String(answer),
    distractors: distinct(String(answer), [
      wrong(single, idea.columnsOneByOne),
      wrong(Math.max(...sizes), idea.largestGroupTaken),
      wrong(groups.length, idea.groupsForPeople),
      wrong(answer - 1, idea.othersForGroup),
      wrong(answer + 1, idea.othersForGroup),
    ]),
    explanation: `The groups have the sizes ${listed(sizes.map(String))}. The smallest decides, so k = ${answer}.`,
    steps: [
      ...groups.map((group) => `${group[0]?.slice(0, -1).join(', ')}: ${group.length}.`),
      `Smallest group: ${answer}.`,
    ],
    hints: {
      ...hints,
      strategic: 'The promise has to hold for everybody, so look for the person who is hidden least.',
    },
    difficulty: difficulty({ steps: 4, abstraction: 2, closeness: 2, load: 1 }),
    reasoning: ['systematic', 'analytical'],
  };
}

function askCoarser(release: Release): Answered {
  const { column, into, says } = release.coarse ?? { column: 0, into: (value: string) => value, says: '' };
  const coarse = release.rows.map((row) => row.map((value, at) => (at === column ? into(value) : value)));
  const before = unique(release.rows);
  const answer = unique(coarse);
  const groups = groupsOf(coarse);
  return {
    stem: `${release.intro} ${says} How many people can then still be picked out by ${listed(release.header.slice(0, -1).map((name) => `“${name}”`))} together?`,
    stimulus: [table(release)],
    answer: String(answer),
    distractors: distinct(String(answer), [
      wrong(before, idea.coarserChangesNothing),
      wrong('0', idea.coarserHidesAll),
      wrong(groups.length, idea.groupsForPeople),
      wrong(release.rows.length, idea.everybodyRecognised),
      wrong(release.rows.length - answer, idea.oppositeCounted),
    ]),
    explanation: `Afterwards the groups have the sizes ${listed(groups.map((group) => String(group.length)))}. ${counted(answer, 'person is', 'people are')} still alone in a group, instead of ${before}. Coarser entries hide people, at the price of detail.`,
    steps: [
      ...groups.map((group) => `${group[0]?.slice(0, -1).join(', ')}: ${group.length}.`),
      `Alone in their group: ${answer}.`,
    ],
    hints: { ...hints, procedural: 'Rewrite the column as described, and only then group the rows anew.' },
    difficulty: difficulty({ steps: 4, abstraction: 1, closeness: 3, load: 2 }),
    reasoning: ['systematic'],
  };
}

function askHide(release: Release): Answered {
  const columns = release.header.slice(0, -1);
  const left = columns.map((_, at) =>
    unique(
      release.rows,
      columns.map((__, other) => other).filter((other) => other !== at),
    ),
  );
  const least = Math.min(...left);
  const best = columns[left.indexOf(least)] ?? '';
  if (left.filter((count) => count === least).length > 1) throw new Error('Two columns would do equally well');
  const lure = (at: number) =>
    new Set(release.rows.map((row) => row[at])).size ===
    Math.max(...columns.map((_, one) => new Set(release.rows.map((row) => row[one])).size))
      ? idea.mostValuesMostTelling
      : idea.sensitiveSounding;
  return {
    stem: `${release.intro} One of the columns ${listed(columns.map((column) => `“${column}”`))} is to be left out, so that as few people as possible can be picked out by the others. Which one?`,
    stimulus: [table(release)],
    answer: best,
    distractors: columns
      .flatMap((name, at) => (name === best ? [] : [wrong(name, lure(at))]))
      .concat(columns.length < 4 ? [wrong('it makes no difference', idea.coarserChangesNothing)] : []),
    explanation: `Alone in their group would be ${columns.map((name, at) => `${left[at]} without “${name}”`).join(', ')}. Leaving out “${best}” hides most people.`,
    steps: columns.map(
      (name, at) => `Without “${name}”: ${counted(left[at] ?? 0, 'person', 'people')} alone in their group.`,
    ),
    hints: {
      ...hints,
      procedural: 'Cover one column after the other, and count each time who is still alone in a group.',
      strategic: 'Do not guess by how private a column sounds. Count.',
    },
    difficulty: difficulty({ steps: 5, abstraction: 1, closeness: 3, load: 2 }),
    reasoning: ['analytical', 'systematic'],
  };
}

function askSame(release: Release): Answered {
  return {
    stem: `${release.intro} Everybody shares ${listed(release.header.slice(0, -1).map((column) => `“${column}”`))} with at least two others. Does that keep what stands in “${release.header.at(-1)}” secret?`,
    stimulus: [table(release)],
    answer: 'No: in one group all share the same entry.',
    distractors: [
      wrong('Yes: nobody can tell which row is whose.', idea.groupHidesEverything),
      wrong('Yes: three people are enough to hide in.', idea.groupHidesEverything),
      wrong('No: each person can still be picked out.', idea.everybodyRecognised),
    ],
    explanation:
      'Who belongs to a group in which all have the same entry is found out without being picked out. Being hidden among others protects only if the others differ in what is secret.',
    steps: groupsOf(release.rows).map(
      (group) => `${group[0]?.slice(0, -1).join(', ')}: ${listed(group.map((row) => row.at(-1) ?? ''))}.`,
    ),
    hints: {
      ...hints,
      conceptual: 'Not knowing which row is mine does not help me if all rows in question say the same.',
      strategic:
        'Take an outsider’s place who knows that someone belongs to a certain group. What does the outsider learn?',
    },
    difficulty: difficulty({ steps: 4, abstraction: 3, closeness: 3, load: 1 }),
    reasoning: ['creative', 'analytical'],
  };
}

function table({ header, rows }: Release): BlockDraft {
  return { kind: 'table', header, rows };
}
