import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Failure } from '../../../core/contract/index.ts';
import type { PluginContext } from '../../../core/plugins/define-plugin.ts';
import type { Part } from '../analysis/reports/report.ts';
import { count } from '../analysis/reports/text.ts';
import { studyReport } from '../analysis/simulation/report.ts';
import type { StudyFigures } from '../analysis/simulation/study.ts';
import type { CatalogueEntry } from '../services.ts';

type Storage = PluginContext<never, never, never, never, never>['storage'];

/** A simulation kept for the manual, with the items it was computed from. */
export interface KeptSimulation {
  readonly at: string;
  readonly bank: string;
  readonly figures: StudyFigures;
}

/** Shared by all institutions, like the bank. */
const key = 'manual/simulation.json';

export async function keepSimulation(
  storage: Pick<Storage, 'put'>,
  entries: readonly CatalogueEntry[],
  figures: unknown,
  at: Date,
): Promise<void> {
  const kept = { at: at.toISOString(), bank: digestOf(entries), figures };
  await storage.put(key, Readable.from([Buffer.from(JSON.stringify(kept))]));
}

/** The kept simulation; undefined where there is none. */
export async function readSimulation(storage: Pick<Storage, 'get'>): Promise<KeptSimulation | undefined> {
  const content = await storage.get(key).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not_found') return undefined;
    throw error;
  });
  if (!content) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return revived(JSON.parse(Buffer.concat(chunks).toString('utf8')));
}

/** The parts of the simulation’s report, or how to make one. */
export function simulationParts(kept: KeptSimulation | undefined, entries: readonly CatalogueEntry[]): Part[] {
  const heading: Part = { kind: 'heading', text: 'Simulation' };
  if (!kept) {
    return [
      heading,
      {
        kind: 'text',
        text: 'No simulation is kept, so there are no figures about the precision of placements, their length and the certainty of levels. “npx eiq items simulate --keep” makes one.',
      },
    ];
  }
  const { summary, parts } = studyReport(kept.figures, kept.at.slice(0, 10));
  const hasChanged = kept.bank !== digestOf(entries);
  return [
    heading,
    { kind: 'text', text: summary },
    ...(hasChanged
      ? [
          {
            kind: 'notice' as const,
            text: 'Scored items have changed since this simulation. Its figures are of the earlier items.',
          },
        ]
      : []),
    {
      kind: 'text',
      text: `The sampling error of a figure from ${count(kept.figures.settings.people)} simulated learners is in brackets, as a 95 % interval, where the figure has a goal.`,
    },
    ...parts.map(
      (part): Part => (part.kind === 'heading' ? { ...part, text: `Simulation: ${lower(part.text)}` } : part),
    ),
  ];
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Changes when a scored item is added, removed or gets a new version. */
function digestOf(entries: readonly CatalogueEntry[]): string {
  const scored = entries.filter(({ content }) => (content.pool ?? 'assessment') === 'assessment');
  const names = scored.map(({ itemId, version }) => `${itemId}:${version}`).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex');
}

/** JSON has no infinite numbers: the open ends of bands of abilities are stored as null. */
function revived(kept: KeptSimulation): KeptSimulation {
  const parts = kept.figures.parts.map((part) => ({
    ...part,
    conditional: part.conditional.map((band) => ({ ...band, from: band.from ?? -Infinity, to: band.to ?? Infinity })),
  }));
  return { ...kept, figures: { ...kept.figures, parts } };
}
