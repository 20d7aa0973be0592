import { invalid } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { people, relations } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { createConfirmedDocuments } from './confirmed.ts';
import { documents, tidyFileName } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { createLibrary } from './library/library.ts';
import { createUpkeep } from './library/upkeep.ts';
import { summaryOf } from './library/views.ts';
import { createReaders } from './reading/process/readers.ts';
import { createReadNext } from './reading/read-next.ts';
import { createTurns } from './reading/turns.ts';
import { createScanner } from './scanning/clamd.ts';
import { createFileChecks } from './scanning/file-checks.ts';
import { scannerWarnings } from './scanning/warnings.ts';
import { confirmedDocuments, documentReaders, fileChecks } from './services.ts';
import { Config, Settings } from './settings.ts';
import { createStaffOverview } from './staff/overview.ts';
import { assertMayUpload } from './uploads/permission.ts';
import { createUploadSessions } from './uploads/sessions.ts';
import { storeDocument } from './uploads/store-document.ts';

export default definePlugin({
  contract: documents,
  config: Config,
  settings: Settings,
  requires: { people, relations, record: learnerRecord },
  uses: { notifications },
  gathers: { readers: documentReaders },
  provides: { confirmed: confirmedDocuments, fileChecks },
  async start({ db, clock, log, storage, events, jobs, live, config, settings, requires, uses, gathers }) {
    const scanner = config.clamd === undefined ? undefined : createScanner(config.clamd);
    const dependencies: Dependencies = {
      db,
      clock,
      log,
      storage,
      events,
      jobs,
      config,
      settings,
      scanner,
      people: requires.people,
      relations: requires.relations,
      record: requires.record,
      notifications: (who) => uses.notifications(who),
      readers: (who) => gathers.readers(who).map(({ service }) => service),
      notifyTabs: (institution, userId, documentId, status) =>
        live.toUser(institution, userId, 'document_changed', { documentId, status }),
    };
    const library = createLibrary(dependencies);
    const sessions = createUploadSessions(dependencies);
    const staff = createStaffOverview(dependencies);
    const upkeep = createUpkeep(dependencies);
    const turns = createTurns(dependencies);
    const readers = createReaders({ seconds: config.readingSeconds, megabytes: config.readingMegabytes });
    return {
      routes: {
        list: (_, who) => library.list(who),
        one: ({ params }, who) => library.one(who, params.id),
        download: ({ params }, who) => library.download(who, params.id),
        readers: ({ params }, who) => library.readers(who, params.id),
        correct: ({ params, body }, who) => library.correct(who, params.id, body.values),
        confirm: ({ params }, who) => library.confirm(who, params.id),
        readAgain: ({ params }, who) => library.readAgain(who, params.id),
        remove: ({ params }, who) => library.remove(who, params.id),
        async upload({ body }, who) {
          await assertMayUpload(dependencies, who);
          const [file] = body.files;
          if (!file) throw invalid('Choose a file');
          const { category } = body.fields;
          const arrived = { fileName: tidyFileName(file.name), category, content: file.content() };
          return summaryOf(await storeDocument(dependencies, who, arrived));
        },
        openUploads: (_, who) => sessions.open(who),
        startUpload: ({ body }, who) => sessions.start(who, body),
        uploadState: ({ params }, who) => sessions.state(who, params.id),
        sendChunk: ({ params, query, body }, who) => sessions.send(who, params.id, query.offset, body.bytes),
        completeUpload: ({ params, body }, who) => sessions.complete(who, params.id, body.sha256),
        cancelUpload: ({ params }, who) => sessions.cancel(who, params.id),
        ofLearner: ({ params }, who) => staff.ofLearner(who, params.userId),
        nameMismatches: ({ query }, who) => staff.nameMismatches(who, query),
      },
      services: { confirmed: createConfirmedDocuments(dependencies), fileChecks: createFileChecks({ scanner, log }) },
      jobs: { read: createReadNext(dependencies, turns, readers) },
      schedules: {
        sweep: {
          cron: '20 * * * *',
          async run(institution) {
            await sessions.sweep(institution);
            await turns.requeue(institution);
          },
        },
        orphans: { cron: '40 3 * * *', run: (institution) => upkeep.deleteOrphans(institution) },
      },
      // A warning, not the health of the process: without the scanner everything but new documents works.
      warnings: (institution) => scannerWarnings(scanner, () => upkeep.waitingForScan(institution)),
      stop: () => readers.close(),
    };
  },
});
