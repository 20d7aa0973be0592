import type { Respond } from 'psychometrics';
import { classOf, composite, maximumPoints, normalDraw, sectionAbilities } from 'psychometrics';
import { seededRandom } from '../../../../core/random.ts';
import { sectionTitles } from '../../contract.ts';
import type { Batch, BatchResult, RunName } from './batches.ts';
import type { SimulatedPlan } from './placement.ts';
import { runForms } from './run-forms.ts';
import { runPlacements } from './run-placements.ts';
import type { SimulatedSection } from './sections.ts';
import { peopleOfShape } from './shapes.ts';

/**
 * Runs a batch. Deterministic: the same batch gives the same result on any thread and machine.
 * @param onPlacement called after each adaptive placement
 */
export function runBatch(sections: readonly SimulatedSection[], batch: Batch, onPlacement: () => void): BatchResult {
  const { plan } = batch;
  const abilities = abilitiesOf(sections, batch);
  const truth = [...sections.keys()].map((at) => Float64Array.from(abilities, (ofPerson) => ofPerson[at] as number));
  truth.push(Float64Array.from(abilities, (ofPerson) => trueComposite(sections, ofPerson)));
  const trueLevel = truth.map((column) => Uint8Array.from(column, (theta) => classOf(theta, plan.cuts)));
  const chance = (name: string) => seededRandom(`${batch.seed}/${name}/${batch.batch}`);
  const adaptive = (name: RunName, runPlan: SimulatedPlan, answer?: Respond) =>
    runPlacements(sections, abilities, { name, plan: runPlan, random: chance(name), answer, onPlacement });
  if (batch.kind === 'adaptive') {
    return { truth, trueLevel, runs: [adaptive('first', plan), adaptive('second', plan)] };
  }
  if (batch.kind === 'shape') return { truth, trueLevel, runs: [adaptive('first', plan)] };
  if (batch.kind === 'ends') {
    const runs = [adaptive('allRight', plan, maximumPoints), adaptive('allWrong', plan, () => 0)];
    return { truth, trueLevel, runs };
  }
  const fixed = { ...plan, sections: plan.sections.map((section, at) => ofLength(section, batch.lengths[at] ?? 0)) };
  return {
    truth,
    trueLevel,
    runs: [
      adaptive('ladder', { ...fixed, ladder: true }),
      adaptive('free', { ...fixed, ladder: false }),
      ...runForms(sections, abilities, batch, chance),
    ],
  };
}

function abilitiesOf(sections: readonly SimulatedSection[], batch: Batch): number[][] {
  const { people, learners } = batch;
  const random = seededRandom(`${batch.seed}/people/${batch.batch}`);
  if (batch.kind === 'shape') {
    const weights = sections.map(({ section }) => sectionTitles[section].weight);
    return peopleOfShape(
      batch.shape,
      { people, before: batch.before },
      { weights, correlation: learners.correlation },
      random,
    );
  }
  return Array.from({ length: people }, () =>
    sectionAbilities(
      learners.mean + learners.sd * normalDraw(random),
      { sections: sections.length, ...learners },
      random,
    ),
  );
}

/** A fixed number of questions: neither stopping rule can end the section early. */
function ofLength(section: SimulatedPlan['sections'][number], length: number) {
  return { ...section, minimum: length, maximum: length };
}

/** The true composite, with the placement's section weights. */
function trueComposite(sections: readonly SimulatedSection[], abilities: readonly number[]): number {
  return composite(
    abilities.map((theta, at) => ({
      theta,
      se: 0,
      weight: sectionTitles[sections[at]?.section ?? 'core_math'].weight,
    })),
  ).theta;
}
