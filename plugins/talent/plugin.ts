import type { InstitutionRef } from '../../core/contract/index.ts';
import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import { addresses, audit, mail, people } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { consent } from '../consent/contract.ts';
import { learner } from '../learner/contract.ts';
import { learnerRecord } from '../learner/services.ts';
import { skills } from '../skills/contract.ts';
import { skillNames } from '../skills/services.ts';
import { createDesk } from './candidacies/desk.ts';
import { createLearnerSteps } from './candidacies/learner-steps.ts';
import { sendStepMail } from './candidacies/notifications.ts';
import { talent } from './contract.ts';
import { seedTalent } from './demo/seeds.ts';
import type { Dependencies } from './dependencies.ts';
import { fairnessAudit } from './fairness/audit.ts';
import { fairnessCsv } from './fairness/write-csv.ts';
import { createJobs } from './jobs/jobs.ts';
import { createComputation } from './matches/compute.ts';
import { ownMatches } from './matches/own-matches.ts';
import { ProfileRow } from './models.ts';
import { createColleagues } from './partners/colleagues.ts';
import { createPartners } from './partners/partners.ts';
import { recruitersOfInstitution } from './partners/recruiters.ts';
import { createProfiles } from './profiles/profiles.ts';
import { createSafety } from './safety/safety.ts';
import { partnerDesk, skillEvidence } from './services.ts';
import { TalentSettings } from './settings.ts';

const evidenceDelaySeconds = 60;

export default definePlugin({
  contract: talent,
  settings: TalentSettings,
  requires: { record: learnerRecord, people, audit, mail, addresses },
  uses: { notifications, skillNames },
  gathers: { evidence: skillEvidence },
  provides: { partners: partnerDesk },
  commands: [
    {
      name: 'partners',
      summary: 'List, approve and suspend partner companies',
      load: () => import('./cli/partners.ts'),
    },
  ],
  async start({ db, clock, settings, requires, uses, gathers, jobs, live, actors }) {
    const dependencies: Dependencies = {
      ...{ db, clock, settings, ...requires, ...uses },
      administrator: ({ institution, client }, reason) =>
        actors.system(reason, { institution, client, permissions: ['platform.people'] }),
      evidence: (who) => gathers.evidence(who).map(({ service }) => service),
      enqueue: (tx, institution, name, payload) => jobs.enqueue(name, institution, payload, { tx }),
      announce: (institution, userId, what) => live.toUser(institution, userId, 'talent_changed', { what }),
    };
    const matchAgain = async (institution: InstitutionRef, userId: string, delaySeconds = 0) => {
      if (!(await db.rows(ProfileRow, { institution }).findOne({ userId }))) return;
      const startAfter = delaySeconds > 0 ? new Date(clock.now().getTime() + delaySeconds * 1000) : undefined;
      await jobs.enqueue('matchLearner', institution, { userId }, startAfter && { startAfter });
    };
    /** Consent or age changed, and with it perhaps who sees a profile: open screens read again. */
    const listAgain = async (institution: InstitutionRef, userId: string) => {
      if (!(await db.rows(ProfileRow, { institution }).findOne({ userId, isOpen: true }))) return;
      dependencies.announce(institution, userId, 'matches');
      const recruiters = await recruitersOfInstitution(dependencies, { who: { institution } });
      for (const id of recruiters) dependencies.announce(institution, id, 'candidates');
    };
    const profiles = createProfiles(dependencies);
    const partners = createPartners(dependencies);
    const posted = createJobs(dependencies);
    const computation = createComputation(dependencies);
    return {
      routes: {
        ...profiles.routes,
        ...partners.routes,
        ...createColleagues(dependencies),
        ...posted.routes,
        ...createLearnerSteps(dependencies),
        ...createDesk(dependencies, posted),
        ...createSafety(dependencies),
        fairnessAudit: (_, who) => fairnessAudit(dependencies, who),
        async fairnessFile(_, who) {
          const { at, ...audit } = await fairnessAudit(dependencies, who);
          const content = new TextEncoder().encode(fairnessCsv(audit));
          return { name: `fairness-${at.toISOString().slice(0, 10)}.csv`, type: 'text/csv; charset=utf-8', content };
        },
        recruitmentMatches: ({ query }, who) => ownMatches(dependencies, who, query),
      },
      services: { partners: partners.desk },
      seeds: (institution) => seedTalent(dependencies, institution),
      subscriptions: [
        on(learner, 'eiq.changed', ({ institution, payload }) => matchAgain(institution, payload.userId)),
        on(learner, 'age-band.changed', ({ institution, payload }) => listAgain(institution, payload.userId)),
        on(consent, 'consent.changed', ({ institution, payload }) => listAgain(institution, payload.userId)),
        on(skills, 'mastery.changed', ({ institution, payload }) => matchAgain(institution, payload.userId)),
        on(skills, 'catalogue.imported', async ({ institution }) => {
          for (const jobId of await computation.renamedJobs(institution)) {
            await jobs.enqueue('matchJob', institution, { jobId });
          }
        }),
        // Evidence of other plugins follows from answers too: they handle the same event first.
        on(
          learner,
          'progress.changed',
          ({ institution, payload }) => matchAgain(institution, payload.userId, evidenceDelaySeconds),
          ({ isMasteryChanged }) => isMasteryChanged,
        ),
      ],
      jobs: {
        matchLearner: ({ institution, payload }) => computation.matchLearner(institution, payload.userId),
        stepMail: ({ institution, payload }) => sendStepMail(dependencies, institution, payload),
        matchJob: ({ institution, payload }) => computation.matchJob(institution, payload.jobId),
      },
    };
  },
});
