import { existsSync } from 'node:fs';
import type { Verdict } from 'psychometrics';
import { measureAi } from './ai.ts';
import { measureStreams } from './ai-streams.ts';
import { measureAnswers } from './answers.ts';
import { measureBrowser } from './browser.ts';
import { measureCalibration } from './calibration.ts';
import { measureDanger } from './danger.ts';
import { measureDoors } from './doors.ts';
import { measureMeasurement, measureTokens } from './engine.ts';
import { measureFarming } from './farming/farming.ts';
import { measurePlacements } from './placements.ts';
import { measurePlans } from './plans.ts';
import { measureRequests } from './requests.ts';
import { measureScreens } from './screens.ts';
import { measureSimulation } from './simulation.ts';
import { measureStart } from './start.ts';

/** One figure with its goal. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The largest acceptable value, or the smallest for figures that should be high. */
  readonly goal: number;
  readonly atLeast?: boolean;
  /** The 95 % interval of a simulated figure, and whether it decides about the goal. */
  readonly chance?: { readonly low: number; readonly high: number; readonly verdict: Verdict };
  /** The floor for comparison, measured in the same run on the same machine. */
  readonly floor?: { readonly what: string; readonly value: number; readonly unit: string };
  /** Lines of detail. */
  readonly notes?: readonly string[];
}

const wanted = process.argv.slice(2);
const parts = {
  requests: measureRequests,
  doors: measureDoors,
  placements: measurePlacements,
  plans: measurePlans,
  start: measureStart,
  tokens: measureTokens,
  measurement: async () => [...(await measureMeasurement()), ...(await measureSimulation())],
  answers: measureAnswers,
  calibration: measureCalibration,
  farming: measureFarming,
  ai: measureAi,
  'ai-streams': measureStreams,
  danger: measureDanger,
  browser: measureBrowser,
  screens: measureScreens,
};

// `ai` selects everything that begins with it.
const isSelected = (name: string, word: string) => name === word || name.startsWith(`${word}-`);
const unknown = wanted.filter((word) => !Object.keys(parts).some((name) => isSelected(name, word)));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

console.log(
  `Node ${process.version}, ${existsSync('/proc/cpuinfo') ? 'Linux' : process.platform}. Figures of one run; machines are noisy.\n`,
);
let missed = 0;
let undecided = 0;
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.some((word) => isSelected(name, word))) continue;
  for (const figure of await measure()) {
    const verdict = verdictOf(figure);
    if (verdict === 'missed') missed += 1;
    if (verdict === 'undecided') undecided += 1;
    console.log(lineOf(figure, verdict));
  }
}
if (undecided > 0) console.log(`\n${undecided} goal(s) undecided (?): chance may move the figure across the goal.`);
if (missed > 0) console.log(`\n${missed} goal(s) missed.`);
if (missed + undecided === 0) console.log('\nEvery goal is met.');
process.exit(missed === 0 ? 0 : 1);

function verdictOf({ value, goal, atLeast, chance }: Figure): Verdict {
  if (chance) return chance.verdict;
  return (atLeast ? value >= goal : value <= goal) ? 'met' : 'missed';
}

function lineOf({ what, value, unit, goal, atLeast, chance, floor, notes = [] }: Figure, verdict: Verdict): string {
  const mark = { met: '✓', missed: '✗', undecided: '?' }[verdict];
  const interval = chance && chance.low < chance.high ? ` [${round(chance.low)} to ${round(chance.high)}]` : '';
  const text = `${mark} ${what.padEnd(52)} ${round(value)}${interval} ${unit} (goal: at ${atLeast ? 'least' : 'most'} ${round(goal)} ${unit})`;
  const measured = floor ? [`${floor.what}: ${round(floor.value)} ${floor.unit}`] : [];
  return [text, ...measured, ...notes].join('\n    ');
}

function round(value: number): string {
  return value >= 100
    ? value.toFixed(0)
    : value >= 10
      ? value.toFixed(1)
      : value.toFixed(value < 0.1 ? 4 : value < 1 ? 3 : 2);
}
