import type { GroupedPattern, ItemParameters } from 'psychometrics';
import { estimate, logisticDif, mantelForItems, mantelHaenszelForItems } from 'psychometrics';
import type { CalibrationResult, DifComparison } from './contract.ts';
import { notAsked } from './gathered.ts';
import type { Judged } from './judged.ts';

/** A group has so many rows at least, to be compared. */
const fewestOfGroup = 50;
/** Answers of each group to an item that it is compared on. */
const fewestAnswers = 20;

type Row = { readonly row: number; readonly group: string };

/** Whether items are harder for a group than for people of like ability in the largest one. */
export function fairnessOf(given: Judged): Pick<CalibrationResult, 'dif' | 'difSays'> {
  const { groups } = given;
  if (!groups) return { dif: [], difSays: 'Nobody says which group the people behind these answers belong to.' };
  const grouped = groups.flatMap((group, row): Row[] => (group === null ? [] : [{ group, row }]));
  const large = [...Map.groupBy(grouped, ({ group }) => group).values()]
    .filter((rows) => rows.length >= fewestOfGroup)
    .sort((one, other) => other.length - one.length);
  const [reference, ...others] = large;
  if (!reference || others.length === 0) {
    const found = large.length === 1 ? 'there is one' : 'there is none';
    return { dif: [], difSays: `Comparing groups needs two of at least ${fewestOfGroup} people each; ${found}.` };
  }
  return { dif: others.map((focal) => compare(given, reference, focal)), difSays: null };
}

/**
 * Mantel-Haenszel for right-or-wrong items, Mantel for graded ones, logistic regression for differences that change with
 * ability. Where everybody answered everything people are matched by their score, else by the ability estimated.
 */
function compare({ items, population, responses, counts }: Judged, reference: Row[], focal: Row[]): DifComparison {
  const rows = [...reference, ...focal];
  const answersOf = (row: number) => responses.subarray(row * items.length, (row + 1) * items.length);
  const isComplete = rows.every(({ row }) => !answersOf(row).includes(notAsked));
  const isFocal = new Set(focal);
  const patterns = rows.map(
    (each): GroupedPattern => ({
      group: isFocal.has(each) ? 'focal' : 'reference',
      count: counts[each.row] as number,
      responses: Array.from(answersOf(each.row), (points) => (points === notAsked ? null : points)),
    }),
  );
  const parameters = items.map(({ after }) => after as ItemParameters);
  const options = isComplete
    ? {}
    : {
        matching: patterns.map(
          ({ responses: own }) => estimate(parameters, own, { method: 'EAP', prior: population }).theta,
        ),
      };
  const haenszel = mantelHaenszelForItems(patterns, options);
  const graded = mantelForItems(patterns, options);
  const logistic = logisticDif(patterns, options);
  const answers = (group: GroupedPattern['group'], place: number) =>
    patterns.reduce((sum, each) => sum + (each.group === group && each.responses[place] !== null ? each.count : 0), 0);
  return {
    reference: reference[0]?.group ?? '',
    focal: focal[0]?.group ?? '',
    referencePeople: haenszel.people.reference,
    focalPeople: haenszel.people.focal,
    matchedBy: isComplete ? 'score' : 'ability',
    notes: [...new Set([...haenszel.notes, ...logistic.notes])],
    items: items.flatMap(({ itemId }, place): DifComparison['items'] => {
      const counted = { itemId, reference: answers('reference', place), focal: answers('focal', place) };
      if (Math.min(counted.reference, counted.focal) < fewestAnswers) return [];
      const nonUniform = logistic.items[place]?.found?.nonUniform.pValue ?? null;
      const right = haenszel.items[place];
      if (right?.found) {
        const { delta, chiSquare, class: letter } = right.found;
        return [{ ...counted, delta, difference: null, chiSquare, p: right.adjustedPValue, class: letter, nonUniform }];
      }
      const points = graded.items[place];
      if (!points?.found) return [];
      const { standardisedMeanDifference: difference, chiSquare, class: letter } = points.found;
      return [{ ...counted, delta: null, difference, chiSquare, p: points.adjustedPValue, class: letter, nonUniform }];
    }),
  };
}
