import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { createClass } from '../classes/testing.ts';

const ofClass = async ({ person }: Owner) => ({ query: { classId: await createClass(person) } });

export const named: AccessTestData['named'] = {
  classOverview: { belongsTo: 'institution', make: ofClass },
  classFile: { belongsTo: 'institution', make: ofClass },
};
