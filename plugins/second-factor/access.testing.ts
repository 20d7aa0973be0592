import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import type { Input } from '../../tests/access/routes.ts';
import { PasskeyRow } from './models.ts';

let keys = 0;

/** A passkey of the owner, and the body that changes it. */
const passkey =
  (body: (owner: Owner) => unknown) =>
  async (owner: Owner): Promise<Input> => {
    const { at, institution, person } = owner;
    keys += 1;
    const row = await at.platform.database.rows(PasskeyRow, { who: { institution } }).insert({
      userId: person.user.id,
      credentialId: `key-${keys}`,
      publicKey: Buffer.from('key'),
      counter: 0,
      transports: [],
      isSynced: false,
      rpId: 'eiq.school.example',
      name: 'Phone',
      createdAt: at.clock.now(),
      lastUsedAt: null,
    });
    return { params: { id: row.id }, body: body(owner) };
  };

const somebody = async ({ at, institution }: Owner): Promise<Input> => ({
  params: { userId: (await at.person('learner', institution)).user.id },
});

/** Six digits: a code is no arbitrary text. The ticket is unknown. */
const withCode: AccessTestData['named'][string] = {
  belongsTo: 'everyone',
  make: () => ({ cookies: {}, body: { ticket: 'unknown', code: '123456' } }),
};

export const named: AccessTestData['named'] = {
  checkCode: withCode,
  confirmInStep: withCode,
  confirmAuthenticator: { belongsTo: 'everyone', make: () => ({ body: { code: '123456' } }) },
  renamePasskey: { belongsTo: 'person', make: passkey(() => ({ name: 'Old phone' })) },
  removePasskey: { belongsTo: 'person', make: passkey(({ person }) => ({ password: person.password })) },
  ofPerson: { belongsTo: 'institution', make: somebody },
  reset: { belongsTo: 'institution', make: somebody },
};
