import path from 'node:path';
import { buildWeb } from '../../cli/build-web.ts';
import { dashboardBudget, measureWeb } from '../../web/size.ts';
import type { Figure } from './bench.ts';

/** The gzipped JavaScript that a browser loads for the dashboard and the home page of a signed-in learner, with every plugin on. */
export async function measureBrowser(): Promise<Figure[]> {
  const web = await buildWeb({ root: path.join(import.meta.dirname, '../..'), note: () => undefined });
  const { dashboard, home } = measureWeb(path.dirname(web));
  return [
    {
      what: 'initial JavaScript of the signed-in dashboard',
      value: dashboard / 1000,
      unit: 'kB',
      goal: dashboardBudget / 1000,
    },
    { what: 'initial JavaScript of the home page', value: home / 1000, unit: 'kB', goal: dashboardBudget / 1000 },
  ];
}
