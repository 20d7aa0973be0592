import { existsSync } from 'node:fs';
import type { Verdict } from 'psychometrics';
import { measureAi } from './ai.ts';
import { measureStreams } from './ai-streams.ts';
import { measureAnswers } from './answers.ts';
import { measureBrowser } from './browser.ts';
import { measureCalibration } from './calibration.ts';
import { measureCalls } from './calls.ts';
import { measureClassOverview } from './class-overview.ts';
import { measureCohorts } from './cohorts.ts';
import { measureCollaboration } from './collaboration.ts';
import { measureLosses } from './collaboration-faults.ts';
import { measureDanger } from './danger.ts';
import { measureDocuments } from './documents/documents.ts';
import { measureWebRequests } from './documents/web-requests.ts';
import { measureEarlyPlacements } from './early-placements.ts';
import { measureFarming } from './farming/farming.ts';
import { measureMachineLearning } from './machine-learning.ts';
import { measureTable } from './measurement/table.ts';
import { measureItemSelection, measureTokens } from './microbenchmarks.ts';
import { measureMlAnalytics } from './ml-analytics.ts';
import { measureMlInsights } from './ml-insights.ts';
import { measureMlInsightsFiles } from './ml-insights-files.ts';
import { measurePlacements } from './placements.ts';
import { measurePublicRoutes } from './public-routes.ts';
import { measureQueryPlans } from './query-plans.ts';
import { measureRequests } from './requests.ts';
import { measureRostering } from './rostering.ts';
import { measureScreens } from './screens.ts';
import { measureSimulation } from './simulation.ts';
import { measureSkills } from './skills.ts';
import { measureStart } from './start.ts';
import { measureTalent } from './talent.ts';
import { measureUniversities } from './universities.ts';
import { measureVoice } from './voice.ts';

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
  /** The baseline, measured in the same run on the same machine. */
  readonly floor?: { readonly what: string; readonly value: number; readonly unit: string };
  /** Lines of detail. */
  readonly notes?: readonly string[];
}

const selected = process.argv.slice(2);
const parts = {
  requests: measureRequests,
  'public-routes': measurePublicRoutes,
  placements: measurePlacements,
  'query-plans': measureQueryPlans,
  start: measureStart,
  tokens: measureTokens,
  measurement: async () => [...(await measureItemSelection()), ...(await measureSimulation())],
  'measurement-table': measureTable,
  'early-placements': measureEarlyPlacements,
  answers: measureAnswers,
  calibration: measureCalibration,
  farming: measureFarming,
  ai: measureAi,
  'ai-streams': measureStreams,
  danger: measureDanger,
  'ml-analytics': measureMlAnalytics,
  'documents-pdf': () => measureDocuments('PDF'),
  'documents-png': () => measureDocuments('PNG'),
  'documents-jpg': () => measureDocuments('bad JPG'),
  'documents-requests': measureWebRequests,
  talent: measureTalent,
  universities: measureUniversities,
  'ml-insights': measureMlInsights,
  'ml-insights-files': measureMlInsightsFiles,
  skills: measureSkills,
  'machine-learning': measureMachineLearning,
  calls: measureCalls,
  voice: measureVoice,
  cohorts: measureCohorts,
  'class-overview': measureClassOverview,
  rostering: measureRostering,
  collaboration: measureCollaboration,
  'collaboration-faults': measureLosses,
  browser: measureBrowser,
  screens: measureScreens,
};

// `ai` selects `ai` and `ai-streams`.
const isSelected = (name: string, word: string) => name === word || name.startsWith(`${word}-`);
const unknown = selected.filter((word) => !Object.keys(parts).some((name) => isSelected(name, word)));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

console.log(
  `Node ${process.version}, ${existsSync('/proc/cpuinfo') ? 'Linux' : process.platform}. Figures of a single run; they vary between runs.\n`,
);
let missed = 0;
let undecided = 0;
for (const [name, measure] of Object.entries(parts)) {
  if (selected.length > 0 && !selected.some((word) => isSelected(name, word))) continue;
  for (const figure of await measure()) {
    const verdict = verdictOf(figure);
    if (verdict === 'missed') missed += 1;
    if (verdict === 'undecided') undecided += 1;
    console.log(lineOf(figure, verdict));
  }
}
if (undecided > 0)
  console.log(`\n${undecided} goal(s) undecided (?): the 95 % interval includes the goal, or the machine was busy.`);
if (missed > 0) console.log(`\n${missed} goal(s) missed.`);
if (missed + undecided === 0) console.log('\nAll goals are met.');
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
