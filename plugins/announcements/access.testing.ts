import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { createClass } from '../classes/testing.ts';
import { announce, receivedBy } from './testing.ts';

/** A class of the owner. */
const toClass = async ({ person }: Owner) => ({
  body: { id: randomUUID(), classId: await createClass(person), title: 'Trip', text: 'On Friday' },
});

export const named: AccessTestData['named'] = {
  read: { belongsTo: 'person', make: async (owner) => ({ params: { id: await receivedBy(owner) } }) },
  write: { belongsTo: 'institution', make: toClass },
  withdraw: {
    belongsTo: 'institution',
    make: async ({ person }) => ({ params: { id: await announce(person, await createClass(person)) } }),
  },
};
