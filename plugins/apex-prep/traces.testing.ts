import type { LeaveTraces } from '../../tests/privacy/traces.ts';

/** A target in one's own words, and the week's plan for it. */
export const leaveTraces: LeaveTraces = async ({ person, words }) => {
  await person.put('/api/apex-prep/target', { kind: 'own', eiqScore: 600, name: words('person'), by: null });
  await person.get('/api/apex-prep');
};
