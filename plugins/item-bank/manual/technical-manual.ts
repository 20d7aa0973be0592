import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/index.ts';
import type { PluginContext } from '../../../core/plugins/define-plugin.ts';
import type { Part, Report } from '../analysis/reports/report.ts';
import { reportPage } from '../analysis/reports/report.ts';
import { count } from '../analysis/reports/text.ts';
import { placementPlan } from '../analysis/simulation/placement-plan.ts';
import type { ItemCatalogue, TechnicalManual } from '../services.ts';
import { calibrationParts, exposureParts } from './answers.ts';
import { agreementParts, blueprintParts, provisionalParts } from './blueprint.ts';
import { informationParts } from './information.ts';
import { keepSimulation, readSimulation, simulationParts } from './kept-simulation.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: PluginContext<never, never, never, never, never>['storage'];
  readonly catalogue: Pick<ItemCatalogue, 'list'>;
}

/** The items that the figures are about. */
const inUse = { states: ['operational'] } as const;

/** The technical manual of the assessments, computed anew at each call from the bank, its answers and the kept simulation. */
export function createTechnicalManual({ db, clock, storage, catalogue }: Dependencies): TechnicalManual {
  return {
    async page({ who }) {
      const [entries, simulation] = await Promise.all([catalogue.list(inUse), readSimulation(storage)]);
      const items = entries.map(({ content }) => content);
      const [exposure, calibration] = await Promise.all([exposureParts(db, entries), calibrationParts(db, who)]);
      const parts: Part[] = [
        ...provisionalParts(items),
        ...blueprintParts(items),
        ...informationParts(entries),
        ...exposure,
        ...calibration,
        ...agreementParts(items),
        ...levelParts(),
        ...simulationParts(simulation, entries),
      ];
      return reportPage(manualOf(clock.now(), parts, items.length));
    },
    async keepSimulation(figures) {
      await keepSimulation(storage, await catalogue.list(inUse), figures, clock.now());
    },
  };
}

function manualOf(now: Date, parts: Part[], items: number): Report {
  const at = now.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    title: 'Technical manual',
    summary: `Computed on ${at} from the ${count(items)} items of the bank, which all institutions of this platform share, and from the answers of this institution’s learners. Every figure names what it was computed from; where there are no data yet, the manual says so.`,
    parts,
  };
}

/** Where levels begin, and why. */
function levelParts(): Part[] {
  const [first = 0, second = 0] = placementPlan().cuts;
  const score = (theta: number) => `${Math.round(500 + 100 * theta)}`;
  return [
    { kind: 'heading', text: 'Standard setting' },
    {
      kind: 'text',
      text: `By default, Immersion begins at a score of ${score(first)} and Mastery at ${score(second)}; a deployment may configure other cuts. The default cuts were set by their author, not by a panel, and have no standard error. No study of standards is recorded in the item bank.`,
    },
  ];
}
