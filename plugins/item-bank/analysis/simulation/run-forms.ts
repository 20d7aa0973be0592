import type { FormDesign } from 'psychometrics';
import { administerForm, bestForm, formAt, parallelForms, posterior, randomForm } from 'psychometrics';
import type { Random } from '../../../../core/random.ts';
import type { ComparisonBatch, Run, RunName } from './batches.ts';
import { createScoreRecord } from './score-record.ts';
import type { SimulatedSection } from './sections.ts';

/** Fixed forms to compare with: best, parallel and random ones, and forms aimed at the true ability. */
export function runForms(
  sections: readonly SimulatedSection[],
  abilities: readonly (readonly number[])[],
  { lengths, plan, parallel, learners }: ComparisonBatch,
  chance: (name: string) => Random,
): Run[] {
  // The population that the forms are assembled for.
  const population = posterior([], [], { prior: { mean: learners.mean, sd: Math.max(0.1, learners.sd) } });
  const designs = (times: number): FormDesign[] =>
    sections.map(({ layout }, at) => ({
      length: times * (lengths[at] ?? 0),
      graded: times * (plan.sections[at]?.openEnded ?? 0),
      areas: layout.areaOf,
      targets: layout.areas.map(() => 1),
    }));
  const run = (name: RunName, formFor: (at: number, theta: number, person: number) => readonly number[]): Run => {
    const record = createScoreRecord(sections, abilities.length, plan);
    const asked = sections.map(() => new Uint16Array(abilities.length));
    const random = chance(name);
    abilities.forEach((ofPerson, person) => {
      const beliefs = sections.map((section, at) => {
        const theta = ofPerson[at] as number;
        const form = formFor(at, theta, person);
        (asked[at] as Uint16Array)[person] = form.length;
        return administerForm(theta, section.beliefs, form, random);
      });
      record.note(person, beliefs);
    });
    return { name, columns: record.columns, lengths: asked, informationPerQuestion: [], reasons: [], exposure: [] };
  };
  const runs: Run[] = [];
  for (const times of [2, 3] as const) {
    const design = designs(times);
    const designOf = (at: number) => design[at] as FormDesign;
    const best = sections.map(({ bank, items }, at) => bestForm(bank, items, designOf(at), population));
    const equal = sections.map(({ bank, items }, at) => parallelForms(bank, items, designOf(at), population, parallel));
    // Drawn anew in each batch, because a single form may be good or bad by chance.
    const draw = chance(`form${times}`);
    const drawn = sections.map(({ bank, items }, at) => randomForm(bank, items, designOf(at), draw));
    runs.push(
      run(`best${times}`, (at) => best[at] ?? []),
      run(`parallel${times}`, (at, _, person) => equal[at]?.[person % parallel] ?? []),
      run(`random${times}`, (at) => drawn[at] ?? []),
    );
  }
  const design = designs(1);
  const cache = sections.map(() => new Map<number, number[]>());
  const tenths = (theta: number) => Math.round(10 * theta);
  runs.push(
    run('aimed', (at, theta) => {
      const forms = cache[at] as Map<number, number[]>;
      const form =
        forms.get(tenths(theta)) ?? formAt(sections[at]?.items ?? [], design[at] as FormDesign, tenths(theta) / 10);
      forms.set(tenths(theta), form);
      return form;
    }),
  );
  return runs;
}
