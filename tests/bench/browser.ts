import path from 'node:path';
import { buildWeb } from '../../cli/build-web.ts';
import { dashboardBudget, measureWeb } from '../../web/size.ts';
import type { Figure } from './bench.ts';

/** JavaScript that a browser fetches for the signed-in dashboard and for the home page, every plugin on, gzipped. */
export async function measureBrowser(): Promise<Figure[]> {
  const web = await buildWeb({ root: path.join(import.meta.dirname, '../..'), tell: () => undefined });
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
