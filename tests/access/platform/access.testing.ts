import type { AccessTestData } from '../access-test-data.ts';

// The core's own routes that name an object.

export const named: AccessTestData['named'] = {
  jobStatus: {
    belongsTo: 'person',
    make: async ({ person }) => {
      const { body } = await person.post('/api/bees/combs');
      return { params: { plugin: 'bees', job: 'comb', id: body.id } };
    },
  },
  endSession: {
    belongsTo: 'person',
    // Not the current one: its owner goes on.
    make: async ({ person }) => {
      await person.signInAgain();
      const { body } = await person.get('/api/auth/sessions');
      return { params: { id: body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id } };
    },
  },
  linkedFile: {
    belongsTo: 'institution',
    async make({ at, institution, person }) {
      const key = `${institution.id}/${person.user.id}/note`;
      const content = (async function* () {
        yield new TextEncoder().encode('linked');
      })();
      await at.platform.storage.under('administration').put(key, content);
      const address = at.platform.fileLinks.issue({
        plugin: 'administration',
        institutionId: institution.id,
        key,
        expiresAt: at.clock.now().getTime() + 3_600_000,
      });
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      return {
        params: { file: pathname.split('/').at(-1) },
        query: { signature: searchParams.get('signature') },
      };
    },
  },
};
