import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, people } from '../../core/services.ts';
import { textGrading } from '../item-bank/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { createAssessments } from './assessments/assessments.ts';
import { deleteOrphans, oldRecordings } from './assessments/recordings.ts';
import { createConsents } from './consent/consents.ts';
import { voice } from './contract.ts';
import { seedAssessments } from './demo/seeds.ts';
import type { Dependencies } from './dependencies.ts';
import { createPrompts } from './prompts/own-prompts.ts';
import { createAnalyser } from './scores/analyser.ts';
import { Settings } from './settings.ts';

export default definePlugin({
  contract: voice,
  settings: Settings,
  requires: { people, audit, record: learnerRecord, grading: textGrading },
  async start({ db, clock, log, storage, settings, requires }) {
    const analyser = createAnalyser();
    const { record, grading, audit } = requires;
    const dependencies: Dependencies = { db, clock, log, storage, settings, analyser, record, grading, audit };
    const consents = createConsents(dependencies);
    const prompts = createPrompts(dependencies);
    const assessments = createAssessments(dependencies, consents, prompts);
    return {
      routes: {
        prompts: (_, who) => prompts.all(who),
        ownPrompts: (_, who) => prompts.own(who),
        savePrompt: ({ params, body }, who) => prompts.save(who, params.id, body),
        removePrompt: ({ params }, who) => prompts.remove(who, params.id),
        list: (_, who) => assessments.list(who),
        analyze: ({ body }, who) => assessments.analyze(who, body.files, body.fields),
        one: ({ params }, who) => assessments.one(who, params.id),
        recording: ({ params }, who) => assessments.recording(who, params.id),
        remove: ({ params }, who) => assessments.remove(who, params.id),
        consent: (_, who) => consents.state(who),
        decide: ({ body }, who) => consents.decide(who, body.isGiven),
      },
      retention: { recordings: oldRecordings(dependencies) },
      schedules: { orphans: { cron: '20 3 * * *', run: (institution) => deleteOrphans(dependencies, institution) } },
      seeds: (institution) => seedAssessments(dependencies, requires.people, institution),
      stop: () => analyser.close(),
    };
  },
});
