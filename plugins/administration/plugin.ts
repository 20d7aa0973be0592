import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, byAdministration, institutions, people, plugins, relations } from '../../core/services.ts';
import { withNames } from './audit/with-names.ts';
import { createBulk } from './bulk/bulk.ts';
import { filterOf } from './bulk/plan-action.ts';
import { administration } from './contract.ts';
import { assignedLearners, personOf } from './people/views.ts';
import { peopleDesk, peopleGroups, relationSources } from './services.ts';

export default definePlugin({
  contract: administration,
  essential: true,
  requires: { people, institutions, relations, audit, plugins },
  gathers: { sources: relationSources, groups: peopleGroups },
  provides: { desk: peopleDesk },
  commandGroup: 'users',
  commands: [
    {
      name: 'bulk',
      summary: 'Change, email or export many people at once, after stating whom it concerns',
      load: () => import('./cli/bulk.ts'),
    },
  ],
  async start({ db, clock, requires, gathers, jobs, actors }) {
    const { people, institutions, relations, audit, plugins } = requires;
    const bulk = createBulk({ db, clock, people, audit, jobs, actors, groups: gathers.groups });
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
          return { person: personOf(person), trail: await withNames({ who }, people, trail.items) };
        },
        ...bulk.routes,
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
          const titles = await Promise.all(gathers.sources(who).map(({ service }) => service.titles({ who }, sources)));
          return assignedLearners(
            found,
            await people.named(
              { who },
              found.map(({ learnerId }) => learnerId),
            ),
            new Map(titles.flatMap((each) => [...each])),
          );
        },
        async assign({ params: { id, learnerId } }, who) {
          await relations.relate({ who }, { staffId: id, learnerId, source: byAdministration });
        },
        async unassign({ params: { id, learnerId } }, who) {
          for (const person of [id, learnerId]) await people.one({ who }, person);
          await relations.separate({ who }, { staffId: id, learnerId, source: byAdministration });
        },

        async institution(_, who) {
          const institution = await institutions.own({ who });
          return { ...institution, hostNames: [...institution.hostNames], frameOrigins: [...institution.frameOrigins] };
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
          return { items: await withNames({ who }, people, items), total };
        },
      },
      services: { desk: bulk.desk },
      jobs: { sendLinks: bulk.sendOrderedLinks },
    };
  },
});
