import type { Actor, InstitutionRef, PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, Failure, notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { DeliveredJob } from '../../../core/plugins/define-plugin.ts';
import type { Import, ImportReport, importRoutes } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ImportFile } from '../formats/read-file.ts';
import { readFile } from '../formats/read-file.ts';
import { ImportRow } from '../models.ts';
import { planImport } from './plan-import.ts';
import { runImport } from './run-import.ts';

/** Imports that the list shows. */
const maxListed = 20;
/** People of a preview. */
const maxPreview = 20;
/** Files that are not imported are deleted after a day, and entries of imports after a year. */
const [fileDays, entryDays] = [1, 365];

type Routes = PlainHandlers<typeof importRoutes>;

/** Imports in the browser: upload, check, start, and the job that runs them. */
export function createImports(dependencies: Dependencies) {
  const { db, clock, storage, jobs, actors } = dependencies;

  const keyOf = (institution: Pick<InstitutionRef, 'id'>, id: string) => `${institution.id}/${id}`;

  async function rowOf(call: CallContext<Who>, id: string): Promise<ImportRow> {
    const row = await db.rows(ImportRow, call).findById(id);
    if (!row) throw notFound('Import not found.');
    return row;
  }

  async function fileOf(institution: Pick<InstitutionRef, 'id'>, row: ImportRow): Promise<ImportFile> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await storage.get(keyOf(institution, row.id))) chunks.push(chunk);
    return readFile(row.name, Buffer.concat(chunks));
  }

  /** @throws Failure conflict once it was started */
  function assertOpen({ state }: ImportRow): void {
    if (state !== 'open') throw conflict('This import was started already.');
  }

  const preview = (row: ImportRow, file: ImportFile | undefined) => ({
    import: viewOf(row),
    encoding: file?.encoding ?? null,
    columns: (file?.table?.columns ?? []).map((name, at) => ({
      name,
      example: file?.table?.rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, 60) ?? '',
    })),
    mapping: row.options?.mapping ?? file?.mapping ?? {},
    mode: row.options?.mode ?? file?.mode ?? ('delta' as const),
  });

  const routes: Routes = {
    async imports(_, who) {
      const rows = await db.rows(ImportRow, { who }).orderBy('createdAt', 'desc').limit(maxListed);
      return rows.map(viewOf);
    },

    async upload({ query: { name }, body: { bytes } }, who) {
      const file = await readFile(name, bytes);
      const row = await db.rows(ImportRow, { who }).insertAndFetch({
        ...{ name, format: file.format, state: 'open', createdBy: who.user.id, createdAt: clock.now() },
      });
      await storage.put(keyOf(who.institution, row.id), only(bytes));
      return preview(row, file);
    },

    async import({ params }, who) {
      const row = await rowOf({ who }, params.importId);
      return preview(row, row.state === 'open' ? await fileOf(who.institution, row) : undefined);
    },

    async check({ params, body: { mapping, mode } }, who) {
      const row = await rowOf({ who }, params.importId);
      assertOpen(row);
      const file = await fileOf(who.institution, row);
      const choice = { file, mapping: mapping ?? file.mapping, mode };
      const { report, roster } = await planImport(dependencies, { who }, choice);
      const classNames = new Map(roster?.classes.map(({ sourceId, name }) => [sourceId, name]));
      const shown = roster?.people.slice(0, maxPreview) ?? [];
      const isShown = new Set(shown.map(({ sourceId }) => sourceId));
      const memberships = Map.groupBy(
        roster?.members.filter(({ personSourceId }) => isShown.has(personSourceId)) ?? [],
        ({ personSourceId }) => personSourceId,
      );
      return {
        report,
        people: shown.map(({ sourceId, username, firstName, lastName, email, role, grade, ageBand }) => ({
          ...{ id: sourceId, username: username ?? null, firstName, lastName, email: email ?? null, role },
          ...{ grade: grade ?? null, ageBand: ageBand ?? ('unknown' as const) },
          classes: (memberships.get(sourceId) ?? []).map(
            ({ classSourceId }) => classNames.get(classSourceId) ?? classSourceId,
          ),
        })),
      };
    },

    apply: ({ params, body: { mapping, mode, deactivating } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const row = await db.rows(ImportRow, call).findById(params.importId).forUpdate();
        if (!row) throw notFound('Import not found.');
        // A repeated start has no further effect.
        if (row.state !== 'open') return viewOf(row);
        const jobId = await jobs.enqueue('import', who.institution, { importId: row.id }, { tx });
        const file = await fileOf(who.institution, row);
        const options = { mapping: mapping ?? file.mapping, mode, deactivating };
        return viewOf(await db.rows(ImportRow, call).patchAndFetchById(row.id, { state: 'waiting', options, jobId }));
      }),

    async discard({ params }, who) {
      const row = await rowOf({ who }, params.importId);
      assertOpen(row);
      await db.rows(ImportRow, { who }).deleteById(row.id);
      await storage.delete(keyOf(who.institution, row.id));
    },
  };

  return {
    routes,

    /** Runs an import that was started. After a stop of the server it runs again: what it had done was rolled back. */
    async run({ institution, payload, signal, progress }: DeliveredJob<{ importId: string }>): Promise<void> {
      const row = await db.rows(ImportRow, { institution }).findById(payload.importId);
      const options = row?.options;
      if (!options || row.state === 'done' || row.state === 'failed') return;
      await db.rows(ImportRow, { institution }).findById(row.id).patch({ state: 'running' });
      const finish = (outcome: Partial<Pick<ImportRow, 'report' | 'failure' | 'state'>>) => ({
        ...{ ...outcome, finishedAt: clock.now() },
      });
      try {
        const file = await fileOf(institution, row);
        await db.transaction(async (tx) => {
          const permissions = ['platform.people', 'classes.manage'] as const;
          const who: Actor = await actors.system('Import of people', { institution, permissions, tx });
          const order = { ...options, file, startedBy: row.createdBy ?? undefined };
          const report = await runImport(dependencies, { who, tx }, order, { signal, onProgress: progress });
          // In the same transaction: an import whose end is not stored has changed nothing.
          const done = finish({ state: 'done', report: withoutNames(report) });
          await db.rows(ImportRow, { institution, tx }).findById(row.id).patch(done);
        });
      } catch (error) {
        // Another try would fail in the same way.
        if (!(error instanceof Failure) || error.code === 'unavailable') throw error;
        const failure = error.code === 'invalid' ? 'The file has faults. Upload and check it again.' : error.message;
        await db
          .rows(ImportRow, { institution })
          .findById(row.id)
          .patch(finish({ state: 'failed', failure }));
      }
      await storage.delete(keyOf(institution, row.id));
    },

    /** Deletes files that were not imported, and old entries. */
    async sweep(institution: InstitutionRef): Promise<void> {
      const before = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * 60 * 1000);
      const old = await db
        .rows(ImportRow, { institution })
        .whereIn('state', ['open', 'waiting', 'running'])
        .where('createdAt', '<', before(fileDays));
      for (const { id, state } of old) {
        await storage.delete(keyOf(institution, id));
        const row = db.rows(ImportRow, { institution }).findById(id);
        if (state === 'open') await row.delete();
        else
          await row.patch({
            state: 'failed',
            failure: 'The server could not run the import.',
            finishedAt: clock.now(),
          });
      }
      await db.rows(ImportRow, { institution }).where('createdAt', '<', before(entryDays)).delete();
    },
  };
}

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

/** A report as it is kept: the figures, without what the file says about people. */
const withoutNames = (report: ImportReport): ImportReport => ({
  ...report,
  leaving: { ...report.leaving, names: [] },
  faults: [],
  notes: [],
});

function viewOf(row: ImportRow): Import {
  const { id, name, format, state, createdAt, finishedAt, jobId, report, failure } = row;
  return {
    ...{ id, name, format, state, jobId: jobId ?? null, report: report ?? null, failure: failure ?? null },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
