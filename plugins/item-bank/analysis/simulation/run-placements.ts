import type { Respond } from 'psychometrics';
import type { Random } from '../../../../core/random.ts';
import type { Run, RunName } from './batches.ts';
import { endReasons } from './batches.ts';
import type { SimulatedPlan } from './placement.ts';
import { placements } from './placement.ts';
import { createScoreRecord } from './score-record.ts';
import type { SimulatedSection } from './sections.ts';

/** The adaptive placement, taken once by each person. */
export function runPlacements(
  sections: readonly SimulatedSection[],
  abilities: readonly (readonly number[])[],
  {
    name,
    plan,
    random,
    answer,
    onPlacement,
  }: { name: RunName; plan: SimulatedPlan; random: Random; answer: Respond | undefined; onPlacement: () => void },
): Run {
  const { sit, exposure } = placements(sections, plan);
  const record = createScoreRecord(sections, abilities.length, plan);
  const lengths = sections.map(() => new Uint16Array(abilities.length));
  const reasons = sections.map(() => new Uint8Array(abilities.length));
  const informationPerQuestion = sections.map(() => new Float64Array(abilities.length));
  abilities.forEach((ofPerson, person) => {
    const sat = sit(ofPerson, random, { answer });
    sat.forEach(({ asked, reason, belief }, at) => {
      (lengths[at] as Uint16Array)[person] = asked.length;
      (reasons[at] as Uint8Array)[person] = endReasons.indexOf(reason);
      // The posterior contains the prior N(0, 1), whose precision is 1.
      (informationPerQuestion[at] as Float64Array)[person] = (1 / belief.sd ** 2 - 1) / asked.length;
    });
    record.note(
      person,
      sat.map(({ belief }) => belief),
    );
    onPlacement();
  });
  return { name, columns: record.columns, lengths, informationPerQuestion, reasons, exposure };
}
