import { readdirSync } from 'node:fs';
import path from 'node:path';
import { harmless } from '../../plugins/safeguarding/danger/phrases/harmless.ts';
import { heldOut } from '../../plugins/safeguarding/danger/phrases/held-out.ts';
import type { Phrase } from '../../plugins/safeguarding/danger/phrases/phrase.ts';
import { dangersIn } from '../../plugins/safeguarding/danger/recognise.ts';
import type { Figure } from './bench.ts';

const folder = path.join(import.meta.dirname, '../../plugins/safeguarding/danger/phrases');
const notLanguages = new Set(['phrase.ts', 'harmless.ts', 'held-out.ts', 'distress.ts', 'pairs.ts']);

/** Misses of danger and false alarms, in percent, with Wilson intervals (95 %) by class. */
export async function measureDanger(): Promise<Figure[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !notLanguages.has(name));
  const modules = await Promise.all(
    files.map((name) => import(path.join(folder, name)) as Promise<Record<string, readonly Phrase[]>>),
  );
  const curated = modules.flatMap((module) => Object.values(module).flat());
  const messages = Object.entries(harmless).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));
  const isAlarm = ({ text }: { text: string }) => dangersIn(text).length > 0;
  const isMissed = (phrase: { text: string }) => !isAlarm(phrase);
  print('Missed, curated', curated, ({ danger }) => danger, isMissed);
  print('Missed, held out', heldOut, ({ danger }) => danger, isMissed);
  print('Missed, held out', heldOut, ({ language }) => language, isMissed);
  print('False alarms', messages, ({ kind }) => kind, isAlarm);
  const share = <T>(all: readonly T[], counts: (each: T) => boolean) => (100 * all.filter(counts).length) / all.length;
  return [
    { what: `danger missed, ${curated.length} curated phrases`, value: share(curated, isMissed), unit: '%', goal: 5 },
    { what: `danger missed, ${heldOut.length} held-out phrases`, value: share(heldOut, isMissed), unit: '%', goal: 15 },
    { what: `false alarms, ${messages.length} harmless messages`, value: share(messages, isAlarm), unit: '%', goal: 2 },
  ];
}

function print<T>(title: string, all: readonly T[], classOf: (each: T) => string, counts: (each: T) => boolean) {
  for (const [name, members] of Map.groupBy(all, classOf)) {
    const found = members.filter(counts).length;
    const [low, high] = wilson(found, members.length);
    console.log(`  ${title}: ${name} ${found} of ${members.length} (${low.toFixed(0)}–${high.toFixed(0)} %)`);
  }
}

/** Wilson's interval of a share, in percent. */
function wilson(found: number, of: number): [number, number] {
  const z = 1.96;
  const share = found / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [100 * Math.max(0, middle - half), 100 * Math.min(1, middle + half)];
}
