import type { GroupedPattern, ItemParameters } from 'psychometrics';
import { estimate, logisticDif, mantelForItems, mantelHaenszelForItems } from 'psychometrics';
import { notAsked } from './answer-table.ts';
import type { CalibrationResult, DifComparison } from './contract.ts';
import type { JudgementInput } from './judgement-input.ts';

/** Smaller groups (rows) are not compared. */
const minGroupRows = 50;
/** An item is compared where each group gave this many answers. */
const minAnswers = 20;

type Row = { readonly row: number; readonly group: string };

/** Differential item functioning: each group against the largest, among people of equal ability. */
export function fairnessOf(input: JudgementInput): Pick<CalibrationResult, 'dif' | 'difSays'> {
  const { groups } = input;
  if (!groups) return { dif: [], difSays: 'These answers have no groups to compare.' };
  const grouped = groups.flatMap((group, row): Row[] => (group === null ? [] : [{ group, row }]));
  const large = [...Map.groupBy(grouped, ({ group }) => group).values()]
    .filter((rows) => rows.length >= minGroupRows)
    .sort((one, other) => other.length - one.length);
  const [reference, ...others] = large;
  if (!reference || others.length === 0) {
    const found = large.length === 1 ? 'only one is that large' : 'none is that large';
    return { dif: [], difSays: `A comparison needs two groups of at least ${minGroupRows} people; ${found}.` };
  }
  return { dif: others.map((focal) => compare(input, reference, focal)), difSays: null };
}

/**
 * Mantel-Haenszel for dichotomous items, Mantel for graded ones, logistic regression for non-uniform DIF. People are matched
 * by score where all answers are complete, else by estimated ability.
 */
function compare(
  { items, population, responses, counts }: JudgementInput,
  reference: Row[],
  focal: Row[],
): DifComparison {
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
          ({ responses: pattern }) => estimate(parameters, pattern, { method: 'EAP', prior: population }).theta,
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
      if (Math.min(counted.reference, counted.focal) < minAnswers) return [];
      const nonUniform = logistic.items[place]?.found?.nonUniform.pValue ?? null;
      const dichotomous = haenszel.items[place];
      if (dichotomous?.found) {
        const { delta, chiSquare, class: letter } = dichotomous.found;
        return [
          { ...counted, delta, difference: null, chiSquare, p: dichotomous.adjustedPValue, class: letter, nonUniform },
        ];
      }
      const mantel = graded.items[place];
      if (!mantel?.found) return [];
      const { standardisedMeanDifference: difference, chiSquare, class: letter } = mantel.found;
      return [{ ...counted, delta: null, difference, chiSquare, p: mantel.adjustedPValue, class: letter, nonUniform }];
    }),
  };
}
