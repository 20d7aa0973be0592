import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';

const plan = { title: 'Travel grant', deadline: null, status: 'planned', note: '' };

async function make({ person }: Owner) {
  const id = randomUUID();
  await person.put(`/api/dashboards/funding-plans/${id}`, plan);
  return { params: { id }, body: plan };
}

// The id is chosen by the caller and names only their own plans.
export const named: AccessTestData['named'] = {
  keepFundingPlan: { belongsTo: 'everyone', make },
  removeFundingPlan: { belongsTo: 'everyone', make },
};
