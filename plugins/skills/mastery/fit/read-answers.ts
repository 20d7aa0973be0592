import Papa from 'papaparse';
import { invalid } from '../../../../core/contract/index.ts';

/** The answers of one learner on one skill, in the order in which they were given. */
export interface AnswerHistory {
  readonly learner: string;
  readonly skill: string;
  readonly answers: readonly boolean[];
}

/** Faults that a message lists. */
const maxFaults = 10;
const columns = ['learner', 'skill', 'correct'] as const;
const outcomes: Readonly<Record<string, boolean>> = { 1: true, 0: false, true: true, false: false };

/**
 * Reads a table with a row for each answer: `learner`, `skill`, `correct` (1 or 0), and optionally `at`, a time by which
 * answers are ordered; without it their order is that of the rows. Separated by commas, semicolons or tabs.
 * @throws Failure invalid with the first faults by line, and their number
 */
export function readAnswers(text: string): AnswerHistory[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = columns.filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) throw invalid(`The file has no column ${missing.join(' and no column ')}`);
  const isTimed = meta.fields?.includes('at') === true;
  const faults: string[] = [];
  const histories = new Map<string, { learner: string; skill: string; given: { isRight: boolean; at: number }[] }>();
  for (const [index, row] of data.entries()) {
    const [learner, skill, correct] = columns.map((column) => row[column]?.trim() ?? '');
    const isRight = outcomes[correct?.toLowerCase() ?? ''];
    const at = isTimed ? Date.parse(row.at ?? '') : index;
    if (!learner || !skill || isRight === undefined || Number.isNaN(at)) {
      const fault = !learner
        ? 'no learner'
        : !skill
          ? 'no skill'
          : isRight === undefined
            ? `correct is “${correct}”, not 1 or 0`
            : `at is “${row.at}”, not a time`;
      faults.push(`row ${index + 1}: ${fault}`);
      continue;
    }
    const key = JSON.stringify([learner, skill]);
    const history = histories.get(key);
    if (history) history.given.push({ isRight, at });
    else histories.set(key, { learner, skill, given: [{ isRight, at }] });
  }
  if (faults.length > 0) {
    const rest = faults.length > maxFaults ? [`… and ${faults.length - maxFaults} more`] : [];
    throw invalid([`The file has ${faults.length} faults:`, ...faults.slice(0, maxFaults), ...rest].join('\n  '));
  }
  if (histories.size === 0) throw invalid('The file has no answers');
  return [...histories.values()].map(({ given, ...of }) => ({
    ...of,
    answers: given.toSorted((one, other) => one.at - other.at).map(({ isRight }) => isRight),
  }));
}
