import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { addLinkedAccount, appleValues, googleValues, idpMetadata, oidcValues, samlValues } from './testing.ts';

/** A provider at an address that is refused before a connection is made. */
const saved = async ({ at, institution }: Owner) => {
  const administrator = await at.person('administrator', institution);
  await administrator.post('/api/admin/oauth/configure/oidc', oidcValues('http://login.example'));
  return { params: { provider: 'oidc' } };
};

/** Providers are named by constants of the contract; the configuration belongs to the caller's institution. */
export const named: AccessTestData['named'] = {
  configureSaml: {
    belongsTo: 'everyone',
    make: () => ({ body: samlValues({ entityId: 'https://login.example', signOnUrl: 'https://login.example/sso' }) }),
  },
  ...Object.fromEntries(
    [
      ...['beginNamedOidc', 'beginNamedSaml', 'returnFromNamedOidc', 'returnFromNamedSaml'],
      ...['namedSamlMetadata', 'signedOutOfNamedSaml', 'signedOutOfNamedSamlByForm'],
    ].map((route) => [route, { belongsTo: 'everyone' as const, make: () => ({ params: { name: 'second' } }) }]),
  ),
  signedOutAtNamedOidc: {
    belongsTo: 'everyone',
    make: () => ({ params: { name: 'second' }, body: { logout_token: 'none' } }),
  },
  configureGoogle: { belongsTo: 'everyone', make: () => ({ body: googleValues }) },
  configureApple: { belongsTo: 'everyone', make: () => ({ body: appleValues }) },
  configureOidc: { belongsTo: 'everyone', make: () => ({ body: oidcValues('https://login.example') }) },
  readMetadata: { belongsTo: 'everyone', make: () => ({ body: { source: idpMetadata() } }) },
  test: { belongsTo: 'everyone', make: saved },
  removeProvider: { belongsTo: 'everyone', make: saved },
  link: { belongsTo: 'everyone', make: () => ({ params: { provider: 'google' }, body: {} }) },
  unlink: {
    belongsTo: 'person',
    make: async ({ at, person, institution }) => ({
      params: { id: await addLinkedAccount(at, person.user.id, institution) },
    }),
  },
  linksOf: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => ({ params: { userId: (await at.person('learner', institution)).user.id } }),
  },
  unlinkOf: {
    belongsTo: 'institution',
    async make({ at, institution }) {
      const { user } = await at.person('learner', institution);
      return { params: { userId: user.id, id: await addLinkedAccount(at, user.id, institution) } };
    },
  },
};
