import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { people, uploadFile } from './testing.ts';

/** An uploaded file. */
async function anImport({ at, institution }: Owner) {
  const by = await at.person('administrator', institution);
  const row = `${randomUUID()},,Ada,Okafor,,learner,,,,`;
  const { body } = await uploadFile(at, by, people(row), institution.host ? { host: institution.host } : {});
  return { params: { importId: body.import.id as string } };
}

async function aClass({ at, institution }: Owner): Promise<string> {
  const by = await at.person('administrator', institution);
  const id = randomUUID();
  await by.post('/api/classes', { id, name: '7b' });
  return id;
}

/** A person without an email address, who needs passwords on paper. */
async function aPupil({ at, institution }: Owner): Promise<string> {
  const by = await at.person('administrator', institution);
  const id = randomUUID();
  const { body } = await uploadFile(at, by, people(`${id},,Ada,P${id},,learner,,,,`), {
    ...(institution.host ? { host: institution.host } : {}),
  });
  await by.post(`/api/rostering/imports/${body.import.id}/apply`, { mode: 'delta', deactivating: 0 });
  await at.platform.queueing.waitUntilIdle();
  return (await by.get(`/api/admin/people?search=P${id}`)).body.items[0].id;
}

const choice = { mode: 'delta' };

export const named: AccessTestData['named'] = {
  import: { belongsTo: 'institution', make: anImport },
  check: { belongsTo: 'institution', make: async (owner) => ({ ...(await anImport(owner)), body: choice }) },
  apply: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await anImport(owner)), body: { ...choice, deactivating: 0 } }),
  },
  discard: { belongsTo: 'institution', make: anImport },
  issuePasswords: {
    belongsTo: 'institution',
    make: async (owner) => ({ body: { classId: await aClass(owner) } }),
  },
  sendLinks: { belongsTo: 'institution', make: async (owner) => ({ body: { classId: await aClass(owner) } }) },
  resetOnPaper: { belongsTo: 'institution', make: async (owner) => ({ params: { userId: await aPupil(owner) } }) },
};
