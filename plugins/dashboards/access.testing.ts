import { randomUUID } from 'node:crypto';
import type { Knowledge, Owner } from '../../tests/access/named.ts';

const plan = { title: 'Travel grant', deadline: null, status: 'planned', note: '' };

async function make({ person }: Owner) {
  const id = randomUUID();
  await person.put(`/api/dashboards/funding-plans/${id}`, plan);
  return { params: { id }, body: plan };
}

// The id is chosen by the caller and names only their own plans.
export const named: Knowledge['named'] = {
  keepFundingPlan: { belongsTo: 'everyone', make },
  removeFundingPlan: { belongsTo: 'everyone', make },
};
