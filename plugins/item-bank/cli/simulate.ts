import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { reportPage } from '../analysis/reports/report.ts';
import { placementPlan, usualPlan } from '../analysis/simulation/placement-plan.ts';
import { studyReport } from '../analysis/simulation/report.ts';
import { sectionItems } from '../analysis/simulation/sections.ts';
import { placementsIn, simulate } from '../analysis/simulation/study.ts';
import { limits, summaryText } from '../analysis/simulation/summary.ts';
import { variedItems } from '../analysis/simulation/varied-items.ts';
import { Section } from '../contract.ts';
import { cannotWrite, checkWritable, writeWhole } from '../interchange/files.ts';
import { itemCatalogue, technicalManual } from '../services.ts';
import type { Range } from './number-option.ts';
import { numberIn } from './number-option.ts';

export const command: PluginCommand = {
  options: [
    { flags: '--learners <count>', description: 'Number of simulated learners (10000)' },
    { flags: '--seed <word>', description: 'The same seed gives the same figures (1)' },
    { flags: '--report <folder>', description: 'Write a report with plots and all figures to this folder' },
    { flags: '--keep', description: 'Keep the figures for the technical manual, in place of those before' },
    { flags: '--mean <logits>', description: 'Mean ability (0)' },
    { flags: '--sd <logits>', description: 'SD of ability (1)' },
    { flags: '--correlation <0-1>', description: 'Correlation of abilities between sections (0.7)' },
    { flags: '--minimum <count>', description: `Minimum number of questions in a section (${usualPlan.minimum})` },
    { flags: '--maximum <count>', description: `Maximum number of questions in a section (${usualPlan.maximum})` },
    {
      flags: '--least-gain <levels>',
      description: `A section ends when the expected gain per question in correct levels is below this (${usualPlan.leastGain})`,
    },
    { flags: '--target-se <logits>', description: 'Instead, end a section at this standard error (0.45)' },
    { flags: '--certainty <0-1>', description: '… or when its level has this probability (0.9)' },
    { flags: '--workers <count>', description: 'Number of threads (one for each processor)' },
  ],
  withoutInstitution: true,
  async run({ options, print, progress, service }) {
    const number = (name: string, fallback: number, range: Range) => numberIn(options, name, range) ?? fallback;
    const people = number('learners', 10_000, { from: 2, to: 1_000_000, isWhole: true });
    const isByPrecision = options.targetSe !== undefined || options.certainty !== undefined;
    const settings = {
      people,
      seed: typeof options.seed === 'string' && options.seed !== '' ? options.seed : '1',
      learners: {
        mean: number('mean', 0, { from: -4, to: 4 }),
        sd: number('sd', 1, { from: 0, to: 4 }),
        correlation: number('correlation', 0.7, { from: 0, to: 1 }),
      },
      plan: placementPlan({
        ...usualPlan,
        minimum: number('minimum', usualPlan.minimum, { from: 1, to: 100, isWhole: true }),
        maximum: number('maximum', usualPlan.maximum, { from: 1, to: 100, isWhole: true }),
        leastGain: number('leastGain', isByPrecision ? 0 : usualPlan.leastGain, { from: 0, to: 1 }),
        targetStandardError: number('targetSe', usualPlan.targetStandardError, { from: 0, to: 1 }),
        certainty: number('certainty', usualPlan.certainty, { from: 0.5, to: 1 }),
      }),
      workers: numberIn(options, 'workers', { from: 1, to: 64, isWhole: true }),
    };
    const folder = typeof options.report === 'string' ? options.report : undefined;
    // Checked before the work, which may take long.
    if (folder !== undefined) await makeFolder(folder);
    const catalogue = service(itemCatalogue);
    const entries = await catalogue.list({ states: ['operational'] });
    const varied = variedItems(
      entries.map(({ content }) => content),
      await catalogue.itemModels(),
    );
    const sections = sectionItems(entries, Section.options, { varied });
    const empty = sections.find(({ items }) => items.length === 0);
    if (empty) throw invalid(`The bank has no items of the section ${empty.section}`);
    const bar = progress(placementsIn(people), 'Placements');
    const figures = await simulate(sections, settings, (placements) => bar.step(placements));
    bar.done();
    const whole = { limits, ...figures, parts: figures.parts.map(plain) };
    const file = folder === undefined ? undefined : path.join(folder, 'simulation.html');
    if (folder !== undefined && file !== undefined) {
      const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
      await writeWhole(file, reportPage(studyReport(figures, date)));
      await writeWhole(path.join(folder, 'simulation.json'), `${JSON.stringify(whole, null, 2)}\n`);
    }
    if (options.keep) await service(technicalManual).keepSimulation(whole);
    print(whole, summaryText(figures, file));
  },
};

/** Converts typed arrays to lists for JSON. */
function plain<P extends { usage?: { rates: Float64Array } }>(part: P) {
  return part.usage ? { ...part, usage: { ...part.usage, rates: Array.from(part.usage.rates) } } : part;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw cannotWrite(folder, error);
  });
  await checkWritable(path.join(folder, 'simulation.html'));
}
