import { afterCommit } from '../../core/db/index.ts';
import { definePlugin, unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import { audit, people } from '../../core/services.ts';
import { itemCatalogue } from '../item-bank/services.ts';
import { institutionCuts } from '../learner/services.ts';
import { standardSetting } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { PanelistRow, StudyRow } from './models.ts';
import { addNote, agree, booklet, panelist, panelStudyOf, panelsOf, placeMarks } from './panel/panel.ts';
import { standardSettingDesk } from './services.ts';
import { adoptCuts, cutsInForce, movesOf, returnToShipped } from './studies/adopt-cuts.ts';
import { lineOf, statusOf } from './studies/status.ts';
import { candidatesOf, createStudy, deleteStudy, endPhase, setPanel } from './studies/studies.ts';
import { reportCsv } from './studies/write-csv.ts';

export default definePlugin({
  contract: standardSetting,
  requires: { people, audit, catalogue: itemCatalogue, cuts: institutionCuts },
  provides: { desk: standardSettingDesk },
  commands: [
    { name: 'list', summary: 'List studies that set cuts', load: () => import('./cli/list.ts') },
    { name: 'show', summary: 'Show a study, its rounds and its proposal', load: () => import('./cli/show.ts') },
    { name: 'adopt', summary: 'Adopt the proposal of a study', load: () => import('./cli/adopt.ts') },
  ],
  async start({ db, clock, requires, live }) {
    const dependencies: Dependencies = {
      ...{ db, clock, ...requires },
      announce: (tx, institution, studyId) =>
        afterCommit(tx, () => live.toRoom(institution, 'study', studyId, 'study_changed', { studyId })),
    };
    const studies = (who: Parameters<typeof statusOf>[1]['who']) =>
      db.rows(StudyRow, { who }).orderBy('createdAt', 'desc').execute();
    return {
      routes: {
        studies: async (_, who) => (await studies(who)).map(lineOf),
        async createStudy({ body }, who) {
          await createStudy(dependencies, who, body);
          return statusOf(dependencies, { who }, body.id);
        },
        study: ({ params }, who) => statusOf(dependencies, { who }, params.studyId),
        deleteStudy: ({ params }, who) => deleteStudy(dependencies, who, params.studyId),
        candidates: ({ query }, who) => candidatesOf(dependencies, who, query.search),
        async setPanel({ params, body }, who) {
          await setPanel(dependencies, who, params.studyId, body.userIds);
          return statusOf(dependencies, { who }, params.studyId);
        },
        async nextPhase({ params, body }, who) {
          await endPhase(dependencies, who, params.studyId, body);
          return statusOf(dependencies, { who }, params.studyId);
        },
        moves: ({ params }, who) => movesOf(dependencies, { who }, params.studyId),
        async adopt({ params, body: { digest, reason } }, who) {
          await adoptCuts(dependencies, { who }, params.studyId, { digest, reason, adoptedBy: who.user.id });
          return statusOf(dependencies, { who }, params.studyId);
        },
        async studyFile({ params }, who) {
          const { results, id } = await statusOf(dependencies, { who }, params.studyId);
          return {
            name: `standard-setting-${id.slice(0, 8)}.csv`,
            type: 'text/csv; charset=utf-8',
            content: new TextEncoder().encode(reportCsv(results)),
          };
        },
        cuts: (_, who) => cutsInForce(dependencies, { who }),
        async returnToShipped({ body }, who) {
          await returnToShipped(dependencies, who, body.reason);
          return cutsInForce(dependencies, { who });
        },
        panels: async (_, who) => panelsOf(dependencies, who),
        panel: ({ params }, who) => panelStudyOf(dependencies, { who }, params.studyId),
        async agree({ params }, who) {
          await agree(dependencies, who, params.studyId);
          return panelStudyOf(dependencies, { who }, params.studyId);
        },
        booklet: ({ params }, who) => booklet(dependencies, who, params.studyId),
        async placeMarks({ params, body }, who) {
          await placeMarks(dependencies, who, params.studyId, body);
          return panelStudyOf(dependencies, { who }, params.studyId);
        },
        async addNote({ params, body }, who) {
          await addNote(dependencies, who, params.studyId, body);
          return panelStudyOf(dependencies, { who }, params.studyId);
        },
      },
      rooms: {
        // Panelists, and those who run the study.
        async study(studyId, who) {
          if (who.may('standard-setting.manage')) return Boolean(await db.rows(StudyRow, { who }).findById(studyId));
          return panelist({ db }, { who }, studyId).then(
            () => true,
            () => false,
          );
        },
      },
      services: {
        desk: {
          list: async ({ who }) => (await studies(who)).map(lineOf),
          show: (context, studyId) => statusOf(dependencies, context, studyId),
          moves: (context, studyId) => movesOf(dependencies, context, studyId),
          adopt: (context, studyId, adopting) => adoptCuts(dependencies, context, studyId, adopting),
        },
      },
      /** Secure questions were shown to somebody who takes assessments now. */
      async warnings(institution) {
        const who = unprivilegedActor(institution);
        const shown = await db.rows(PanelistRow, { who }).whereNotNull('shownAt').distinct('userId');
        const ids = shown.map(({ userId }) => userId);
        if (ids.length === 0) return [];
        const { total } = await requires.people.list({ who }, { ids, role: 'learner', limit: 1, offset: 0 });
        if (total === 0) return [];
        return [
          {
            message: `${total} of the learners saw secure questions as panelists of a study that set cuts.`,
            remedy: 'Treat results of their assessments with caution: `eiq standard-setting show` names the study.',
          },
        ];
      },
    };
  },
});
