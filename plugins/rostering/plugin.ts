import type { Actor } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, guardians, people } from '../../core/services.ts';
import { setUpSteps } from '../administration/services.ts';
import { classRosters } from '../classes/services.ts';
import { learnerRecord } from '../learner/services.ts';
import type { ExportFormat } from './contract.ts';
import { rostering } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { readExport } from './exports/read-export.ts';
import { oneRosterBundle } from './exports/write-oneroster.ts';
import { peopleCsv, templateCsv } from './exports/write-people.ts';
import { readFile } from './formats/read-file.ts';
import { createImports } from './imports/imports.ts';
import { planImport } from './imports/plan-import.ts';
import { runImport } from './imports/run-import.ts';
import { rosteringDesk } from './services.ts';
import { RosteringSettings } from './settings.ts';
import { firstSignInSetUp } from './sign-ins/set-up-step.ts';
import { createSignIns } from './sign-ins/sign-ins.ts';

export default definePlugin({
  contract: rostering,
  settings: RosteringSettings,
  requires: { people, guardians, audit, rosters: classRosters, record: learnerRecord },
  provides: { desk: rosteringDesk, steps: setUpSteps },
  commandGroup: 'users',
  commands: [
    {
      name: 'import',
      summary: 'Import people and classes from a CSV file or a OneRoster bundle',
      load: () => import('./cli/import.ts'),
    },
    { name: 'template', summary: 'Print a CSV file to fill in for an import', load: () => import('./cli/template.ts') },
    {
      name: 'export-all',
      summary: 'Export people and classes as a CSV file or a OneRoster bundle',
      load: () => import('./cli/export-all.ts'),
    },
  ],
  async start({ db, clock, settings, requires, storage, jobs, actors }) {
    const dependencies: Dependencies = { db, clock, settings, storage, jobs, actors, ...requires };
    const imports = createImports(dependencies);
    const signIns = createSignIns(dependencies);

    async function exportAs(who: Actor, format: ExportFormat): Promise<Uint8Array> {
      const content = await readExport(dependencies, { who });
      const details = { format, people: content.people.length };
      await requires.audit.record({ who }, { action: 'rostering.exported', details });
      if (format === 'csv') return Buffer.from(peopleCsv(content));
      const version = format === 'oneroster-1.1' ? '1.1' : '1.2';
      return oneRosterBundle(content, who.institution, version, clock.now());
    }

    return {
      routes: {
        ...imports.routes,
        ...signIns.routes,
        template: () => ({ name: 'people.csv', type: 'text/csv; charset=utf-8', content: Buffer.from(templateCsv()) }),
        exportPeople: async ({ query: { format } }, who) => ({
          name: format === 'csv' ? 'people.csv' : `${format}.zip`,
          type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/zip',
          content: await exportAs(who, format),
        }),
      },
      jobs: { import: imports.run, sendLinks: signIns.send },
      schedules: { sweep: { cron: '41 2 * * *', run: imports.sweep } },
      services: {
        steps: firstSignInSetUp(signIns),
        desk: {
          async check({ who }, { name, bytes, mode }) {
            const file = await readFile(name, bytes);
            const chosen = mode ?? file.mode;
            const { report } = await planImport(dependencies, { who }, { file, mapping: file.mapping, mode: chosen });
            return { report, mode: chosen };
          },
          async run({ who }, { name, bytes, mode, deactivating }, progress) {
            const file = await readFile(name, bytes);
            const order = { file, mapping: file.mapping, mode, deactivating, startedBy: who.user?.id };
            return db.transaction((tx) => runImport(dependencies, { who, tx }, order, progress));
          },
          template: templateCsv,
          export: ({ who }, format) => exportAs(who, format),
        },
      },
    };
  },
});
