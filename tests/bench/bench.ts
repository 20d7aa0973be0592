import { existsSync } from 'node:fs';
import { measureAi } from './ai.ts';
import { measureStreams } from './ai-streams.ts';
import { measureBrowser } from './browser.ts';
import { measureCalibration } from './calibration.ts';
import { measureDanger } from './danger.ts';
import { measureMeasurement, measureTokens } from './engine.ts';
import { measurePlacements } from './placements.ts';
import { measureRequests } from './requests.ts';
import { measureScreens } from './screens.ts';
import { measureSimulation } from './simulation.ts';
import { measureStart } from './start.ts';

/** One figure with what it is held to. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** At most this. */
  readonly goal: number;
  /** The floor it is measured against, in the same run on the same machine. */
  readonly floor?: { readonly what: string; readonly value: number; readonly unit: string };
}

const wanted = process.argv.slice(2);
const parts = {
  requests: measureRequests,
  placements: measurePlacements,
  start: measureStart,
  tokens: measureTokens,
  measurement: async () => [...(await measureMeasurement()), ...(await measureSimulation())],
  calibration: measureCalibration,
  ai: measureAi,
  'ai-streams': measureStreams,
  danger: measureDanger,
  browser: measureBrowser,
  screens: measureScreens,
};

// `ai` means everything that begins with it.
const isMeant = (name: string, word: string) => name === word || name.startsWith(`${word}-`);
const unknown = wanted.filter((word) => !Object.keys(parts).some((name) => isMeant(name, word)));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

console.log(
  `Node ${process.version}, ${existsSync('/proc/cpuinfo') ? 'Linux' : process.platform}. Figures of one run; machines are noisy.\n`,
);
let missed = 0;
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.some((word) => isMeant(name, word))) continue;
  for (const figure of await measure()) {
    const isMet = figure.value <= figure.goal;
    if (!isMet) missed += 1;
    console.log(lineOf(figure, isMet));
  }
}
console.log(missed === 0 ? '\nEvery goal is met.' : `\n${missed} goal(s) missed.`);
process.exit(missed === 0 ? 0 : 1);

function lineOf({ what, value, unit, goal, floor }: Figure, isMet: boolean): string {
  const text = `${isMet ? '✓' : '✗'} ${what.padEnd(52)} ${round(value)} ${unit} (goal: at most ${round(goal)} ${unit})`;
  return floor ? `${text}\n    ${floor.what}: ${round(floor.value)} ${floor.unit}` : text;
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(value < 0.1 ? 4 : 2);
}
