import { checkBank, findingText } from '../../../plugins/item-bank/items/check-bank.ts';
import type { Figure } from '../bench.ts';
import { effortRow } from './effort-row.ts';
import { equivalenceRow } from './equivalence.ts';
import { fairnessRows } from './fairness-row.ts';
import { placementRows } from './placement-rows.ts';
import { pointsRows } from './points-rows.ts';
import { recordRows } from './record-rows.ts';
import { simulatedBank } from './simulated-bank.ts';

/**
 * The goals of docs/measurement.md that `measureSimulation` does not have: the shipped items as a whole, placements in a
 * row, both assessments on one scale, haste, person fit and fairness.
 */
export async function measureTable(): Promise<Figure[]> {
  const { items, sections, cognitive } = await simulatedBank();
  const missed = checkBank(items).filter(({ isMet }) => !isMet);
  return [
    {
      what: 'goals of the whole bank missed (`eiq items check`)',
      value: missed.length,
      unit: '',
      goal: 0,
      notes: missed.map(findingText),
    },
    ...placementRows(sections),
    equivalenceRow(sections, cognitive),
    ...recordRows(sections, cognitive),
    effortRow(sections),
    ...fairnessRows(),
    ...pointsRows(),
  ];
}
