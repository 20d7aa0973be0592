import type { Who } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import type { AuditEntry, RetentionRule } from '../../core/services.ts';
import {
  addresses,
  audit,
  byAdministration,
  deployment,
  institutions,
  mail,
  people,
  personalData,
  plugins,
  relations,
  retention,
  signIn,
} from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { withNames } from './audit/with-names.ts';
import { createBulk } from './bulk/bulk.ts';
import { filterOf } from './bulk/plan-action.ts';
import { administration } from './contract.ts';
import { readHistory } from './history/read-history.ts';
import { assignedLearners, personOf } from './people/views.ts';
import { createAgreements } from './privacy/agreements.ts';
import { peopleDesk, peopleGroups, personEvents, processors, relationSources, setUpSteps } from './services.ts';
import { createOwnSteps } from './set-up/own-steps.ts';
import { presetOf } from './set-up/preset.ts';
import { createSetUp } from './set-up/set-up.ts';
import { createTestLetter } from './set-up/test-letter.ts';
import { AdministrationSettings } from './settings.ts';
import { createSignInAs } from './sign-in-as/sign-in-as.ts';

export default definePlugin({
  contract: administration,
  essential: true,
  settings: AdministrationSettings,
  requires: {
    people,
    institutions,
    relations,
    audit,
    plugins,
    mail,
    addresses,
    deployment,
    retention,
    personalData,
    signIn,
  },
  uses: { notifications },
  gathers: { sources: relationSources, groups: peopleGroups, events: personEvents, steps: setUpSteps, processors },
  provides: { desk: peopleDesk },
  commandGroup: 'users',
  commands: [
    {
      name: 'bulk',
      summary: 'Change, email or export many people at once, after stating whom it concerns',
      load: () => import('./cli/bulk.ts'),
    },
  ],
  async start({ db, clock, random, settings, requires, uses, gathers, jobs, actors }) {
    const { people, institutions, relations, audit, plugins, deployment } = requires;
    const bulk = createBulk({ db, clock, people, audit, jobs, actors, groups: gathers.groups });
    const own = createOwnSteps({ ...requires, clock });
    const setUp = createSetUp({ db, clock, audit, institutions, own, gathered: gathers.steps });
    const agreements = createAgreements({ ...requires, db, clock, gathered: gathers.processors });
    const signInAs = createSignInAs({ ...requires, ...uses, db, clock, settings });
    const testLetter = createTestLetter({ db, clock, random, mail: requires.mail, deployment });
    /** What plugins call sources of relations. */
    const titlesOf = async (who: Who, sources: readonly string[]) => {
      const found = await Promise.all(gathers.sources(who).map(({ service }) => service.titles({ who }, sources)));
      return new Map(found.flatMap((each) => [...each]));
    };
    const named = (who: Who, entries: readonly AuditEntry[]) =>
      withNames({ who }, { people, titles: (sources) => titlesOf(who, sources) }, entries);
    return {
      routes: {
        plugins: (_, who) => plugins.list(who),
        previewSwitch: ({ params, query }, who) => plugins.preview(who, params.id, query.on),
        async switchPlugin({ params, body }, who) {
          const { on, ...options } = body;
          return { changed: await plugins.set(who, params.id, on, options) };
        },
        async savePluginSettings({ params, body }, who) {
          await plugins.saveSettings(who, params.id, body.settings);
          return plugins.describe(who, params.id);
        },

        async people({ query }, who) {
          const { limit, offset, after, ...selector } = query;
          const filter = await filterOf({ people, groups: gathers.groups }, { who }, selector);
          const { items, total } = await people.list({ who }, { ...filter, limit, offset, after });
          return { items: items.map(personOf), total };
        },
        async person({ params }, who) {
          const person = await people.one({ who }, params.id);
          const trail = await people.trail({ who }, params.id, { limit: 50, offset: 0 });
          return { person: personOf(person), trail: await named(who, trail.items) };
        },
        history: ({ params, query }, who) =>
          readHistory({ people, named, events: gathers.events }, who, params.id, query),
        ...bulk.routes,
        ...signInAs,
        invite: ({ body }, who) => people.invite({ who }, body),
        invitations: (_, who) => people.openInvitations({ who }),
        withdrawInvitation: ({ params }, who) => people.withdrawInvitation({ who }, params.id),
        async createPerson({ body }, who) {
          const { person, mailed } = await people.create({ who }, body);
          return { person: personOf(person), mailed };
        },
        updatePerson: async ({ params, body }, who) => personOf(await people.update({ who }, params.id, body)),
        setRole: async ({ params, body }, who) => personOf(await people.setRole({ who }, params.id, body.role)),
        async resetPassword({ params }, who) {
          await people.resetPassword({ who }, params.id);
        },
        endSessions: ({ params }, who) => people.endSessions({ who }, params.id),
        async setActive({ params, body }, who) {
          const change = body.active ? people.reactivate : people.deactivate;
          return personOf(await change({ who }, params.id));
        },

        async assigned({ params }, who) {
          const { id } = await people.one({ who }, params.id);
          const found = await relations.ofStaff({ who }, id);
          const sources = [...new Set(found.map(({ source }) => source))];
          return assignedLearners(
            found,
            await people.named(
              { who },
              found.map(({ learnerId }) => learnerId),
            ),
            await titlesOf(who, sources),
          );
        },
        async assign({ params: { id, learnerId } }, who) {
          await relations.relate({ who }, { staffId: id, learnerId, source: byAdministration });
        },
        async unassign({ params: { id, learnerId } }, who) {
          for (const person of [id, learnerId]) await people.one({ who }, person);
          await relations.separate({ who }, { staffId: id, learnerId, source: byAdministration });
        },

        retention: (_, who) => requires.retention.rules({ who }).then((rules) => rules.map(ruleOf)),
        async previewRetention({ params, query }, who) {
          return { count: await requires.retention.preview({ who }, params, query.days) };
        },
        setRetention: async ({ params, body }, who) =>
          ruleOf(await requires.retention.setDays({ who }, params, body.days, body.seen)),
        dataMap: async (_, who) =>
          (await requires.personalData.map({ who })).map((part) => ({
            ...part,
            holdings: part.holdings.map((holding) => ({ ...holding, withheld: [...holding.withheld] })),
            readers: part.readers.map((reader) => ({ ...reader, roles: [...reader.roles] })),
          })),
        agreements: (_, who) => agreements.list(who),
        recordAgreement: ({ body }, who) => agreements.record(who, body),

        setUp: (_, who) => setUp.status(who),
        beginSetUp: (_, who) => setUp.begin(who),
        closeSetUp: ({ body }, who) => setUp.close(who, body.closed),
        checkStep: ({ params }, who) => setUp.check(who, params.step),
        leaveOutStep: ({ params, body }, who) => setUp.leaveOut(who, params.step, body.leftOut),
        sendTestLetter: (_, who) => testLetter.send(who),
        confirmTestLetter: async ({ body }, who) =>
          setUp.passed(who, 'administration.mail', await testLetter.confirm(who, body.code)),
        async presets(_, who) {
          const titles = new Map((await plugins.list(who)).map(({ id, title }) => [id, title]));
          return [...(await plugins.presets(who))].map(([name, changes]) => presetOf(name, changes, titles));
        },
        async applyPreset({ body: { preset } }, who) {
          const changes = await plugins.applyPreset(who, preset);
          const titles = new Map((await plugins.list(who)).map(({ id, title }) => [id, title]));
          return presetOf(preset, changes, titles);
        },

        async institution(_, who) {
          const institution = await institutions.own({ who });
          return { ...institution, hostNames: [...institution.hostNames], frameOrigins: [...institution.frameOrigins] };
        },
        async glance(_, who) {
          const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
          const [seenToday, seenThisWeek, roles, state] = await Promise.all([
            people.countSeenSince({ who }, ago(1)),
            people.countSeenSince({ who }, ago(7)),
            people.countByRole({ who }),
            deployment.state({ who }),
          ]);
          return {
            seenToday,
            seenThisWeek,
            people: Object.values(roles).reduce((sum, each) => sum + each, 0),
            ...state,
          };
        },
        async saveInstitution({ body }, who) {
          await institutions.update({ who }, body);
        },

        async audit({ query: { userId, from, until, ...filter } }, who) {
          const { items, total } = await audit.list(
            { who },
            {
              ...filter,
              about: userId,
              from: from ? new Date(from) : undefined,
              until: until ? new Date(until) : undefined,
            },
          );
          return { items: await named(who, items), total };
        },
      },
      services: { desk: bulk.desk },
      jobs: { sendLinks: bulk.sendOrderedLinks },
    };
  },
});

/** A rule as in responses. */
const ruleOf = ({ noun, ...rule }: RetentionRule) => ({ ...rule, noun: [noun[0], noun[1]] as [string, string] });
