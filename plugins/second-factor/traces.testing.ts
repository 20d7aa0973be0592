import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { ChallengeRow, DeadlineRow, PasskeyRow } from './models.ts';
import { actionsAt } from './testing.ts';

/** Sets up an app, and adds a passkey, a begun use of it and a deadline as rows: those take a browser and a rule. */
export const leaveTraces: LeaveTraces = async ({ at, person, words }) => {
  const call = { who: { institution: at.institution } };
  const { database } = at.platform;
  const userId = person.user.id;
  await actionsAt(at).setUpApp(person);
  await database.rows(PasskeyRow, call).insert({
    userId,
    credentialId: `key of ${userId}`,
    publicKey: Buffer.from('key'),
    counter: 0,
    transports: ['internal'],
    isSynced: true,
    rpId: 'eiq.school.example',
    name: words('person'),
    createdAt: at.clock.now(),
    lastUsedAt: null,
  });
  await database.rows(ChallengeRow, call).insert({
    userId,
    challenge: `challenge of ${userId}`,
    purpose: 'add',
    boundTo: 'session',
    rpId: 'eiq.school.example',
    origin: 'https://eiq.school.example',
    expiresAt: at.clock.now(),
  });
  await database.rows(DeadlineRow, call).insert({ userId, dueAt: at.clock.now() });
};
