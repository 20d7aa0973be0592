import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { Section } from '../contract.ts';
import { reportPage } from '../reports/report.ts';
import { itemCatalogue } from '../services.ts';
import { placementPlan, usualPlan } from '../simulation/placement-plan.ts';
import { studyReport } from '../simulation/report.ts';
import { sectionItems } from '../simulation/sections.ts';
import { placementsIn, simulate } from '../simulation/study.ts';
import { limits, summaryText } from '../simulation/summary.ts';

export const command: PluginCommand = {
  options: [
    { flags: '--learners <count>', says: 'How many simulated learners sit the placement (10000)' },
    { flags: '--seed <word>', says: 'The same seed gives the same figures (1)' },
    { flags: '--report <folder>', says: 'Write a report with plots and all figures into this folder' },
    { flags: '--mean <logits>', says: 'Mean ability (0)' },
    { flags: '--sd <logits>', says: 'SD of ability (1)' },
    { flags: '--correlation <0-1>', says: 'How far abilities in the sections go together (0.7)' },
    { flags: '--target-se <logits>', says: `A section ends at this standard error (${usualPlan.targetStandardError})` },
    { flags: '--certainty <0-1>', says: `… or once its level is so sure (${usualPlan.certainty})` },
    { flags: '--workers <count>', says: 'Threads (as many as there are processors)' },
  ],
  async run({ options, print, progress, service }) {
    const number = numbersFrom(options);
    const people = number('learners', { usual: 10_000, from: 2, to: 1_000_000, isWhole: true });
    const settings = {
      people,
      seed: typeof options.seed === 'string' ? options.seed : '1',
      learners: {
        mean: number('mean', { usual: 0, from: -4, to: 4 }),
        sd: number('sd', { usual: 1, from: 0, to: 4 }),
        correlation: number('correlation', { usual: 0.7, from: 0, to: 1 }),
      },
      plan: placementPlan({
        ...usualPlan,
        targetStandardError: number('targetSe', { usual: usualPlan.targetStandardError, from: 0, to: 1 }),
        certainty: number('certainty', { usual: usualPlan.certainty, from: 0.5, to: 1 }),
      }),
      workers:
        options.workers === undefined ? undefined : number('workers', { usual: 1, from: 1, to: 64, isWhole: true }),
    };
    const folder = typeof options.report === 'string' ? options.report : undefined;
    // Before the work: a folder that cannot be written is told at once.
    if (folder !== undefined) await makeFolder(folder);
    const sections = sectionItems(await service(itemCatalogue).list(), Section.options);
    const empty = sections.find(({ items }) => items.length === 0);
    if (empty) throw invalid(`The bank has no items of the section ${empty.section}`);
    const bar = progress(placementsIn(people), 'Placements');
    const figures = await simulate(sections, settings, (placements) => bar.step(placements));
    bar.done();
    const whole = { limits, ...figures, parts: figures.parts.map(plain) };
    const file = folder === undefined ? undefined : path.join(folder, 'simulation.html');
    if (folder !== undefined && file !== undefined) {
      const made = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
      await writeFile(file, reportPage(studyReport(figures, made)));
      await writeFile(path.join(folder, 'simulation.json'), `${JSON.stringify(whole, null, 2)}\n`);
    }
    print(whole, summaryText(figures, file));
  },
};

/** Typed arrays as lists, so that JSON holds them as such. */
function plain<P extends { usage?: { rates: Float64Array } }>(part: P) {
  return part.usage ? { ...part, usage: { ...part.usage, rates: Array.from(part.usage.rates) } } : part;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw invalid(`The folder ${folder} cannot be made: ${error.message}`);
  });
}

interface Range {
  readonly usual: number;
  readonly from: number;
  readonly to: number;
  readonly isWhole?: boolean;
}

/** @throws Failure invalid naming what the option may be */
function numbersFrom(options: Record<string, string | boolean | undefined>) {
  return (name: string, { usual, from, to, isWhole = false }: Range): number => {
    const given = options[name];
    if (given === undefined) return usual;
    const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : Number.NaN;
    if (!(value >= from && value <= to) || (isWhole && !Number.isInteger(value))) {
      const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      throw invalid(`--${flag} is a ${isWhole ? 'whole ' : ''}number from ${from} to ${to}, not ${String(given)}`);
    }
    return value;
  };
}
