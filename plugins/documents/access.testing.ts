import { createHash, randomUUID } from 'node:crypto';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { setAgeBand } from '../learner/testing.ts';
import { transcriptText, uploadFile } from './testing.ts';

/** A document that was read, of a person who may upload. */
async function document({ at, person, institution }: Owner): Promise<string> {
  await setAgeBand(at, person, 'adult', institution);
  const { id } = await uploadFile(person, transcriptText('Ada Lovelace', randomUUID()));
  await at.platform.queueing.waitUntilIdle();
  return id;
}

const content = 'A text that is uploaded in chunks';

/** An upload that was begun, with all its bytes. */
async function begun({
  at,
  person,
  institution,
}: { at: TestPlatform; person: TestPerson } & Pick<Owner, 'institution'>) {
  await setAgeBand(at, person, 'adult', institution);
  const id = randomUUID();
  const body = `${content} ${id}`;
  await person.post('/api/documents/uploads', {
    id,
    fileName: 'chunks.txt',
    fileSize: body.length,
    category: 'transcript',
  });
  await at.call('PUT', `/api/documents/uploads/${id}?offset=0`, {
    token: person.token,
    body: new TextEncoder().encode(body),
    headers: { 'content-type': 'application/octet-stream', ...hostOf(institution) },
  });
  return { id, sha256: createHash('sha256').update(body).digest('hex') };
}

const hostOf = ({ host }: Owner['institution']): Record<string, string> => (host ? { 'x-forwarded-host': host } : {});

const ofDocument = {
  belongsTo: 'person',
  make: async (owner: Owner) => ({ params: { id: await document(owner) } }),
} as const;
const ofUpload = {
  belongsTo: 'person',
  make: async (owner: Owner) => ({ params: { id: (await begun(owner)).id } }),
} as const;

export const named: AccessTestData['named'] = {
  one: ofDocument,
  download: ofDocument,
  readers: ofDocument,
  confirm: ofDocument,
  correct: {
    belongsTo: 'person',
    make: async (owner) => ({ params: { id: await document(owner) }, body: { values: null } }),
  },
  readAgain: ofDocument,
  // Deleting what is not there is done already.
  remove: { ...ofDocument, othersGet: 200 },
  startUpload: {
    belongsTo: 'everyone',
    make: async ({ at, person, institution }) => {
      await setAgeBand(at, person, 'adult', institution);
      return { body: { id: randomUUID(), fileName: 'a.txt', fileSize: 10, category: 'transcript' } };
    },
  },
  uploadState: ofUpload,
  sendChunk: {
    belongsTo: 'person',
    make: async (owner) => ({
      params: { id: (await begun(owner)).id },
      query: { offset: 0 },
      body: new Uint8Array([65]),
    }),
  },
  completeUpload: {
    belongsTo: 'person',
    make: async (owner) => {
      const { id, sha256 } = await begun(owner);
      return { params: { id }, body: { sha256 } };
    },
  },
  cancelUpload: { ...ofUpload, othersGet: 200 },
  ofLearner: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => ({ params: { userId: (await at.person('learner', institution)).user.id } }),
  },
  nameMismatches: {
    belongsTo: 'institution',
    othersGet: 400,
    make: async (owner) => {
      const learner = await owner.at.person('learner', owner.institution);
      return { query: { after: await document({ ...owner, person: learner }) } };
    },
  },
};
