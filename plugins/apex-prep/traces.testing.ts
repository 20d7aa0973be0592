import type { LeaveTraces } from '../../tests/privacy/traces.ts';

/** Chooses a custom target, which also makes the week's plan. */
export const leaveTraces: LeaveTraces = async ({ person, words }) => {
  await person.put('/api/apex-prep/target', { kind: 'own', eiqScore: 600, name: words('person'), by: null });
  await person.get('/api/apex-prep');
};
