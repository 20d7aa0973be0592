import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['safeguarding', 'activity', 'learner', 'administration'] });
});
afterAll(() => at.close());

const root = '/api/safeguarding';
const minute = 60;

/** Sends a text to a route that refuses it. The text is checked all the same. */
const write = (learner: TestPerson, text: string) =>
  learner.post('/api/study-groups/00000000-0000-4000-8000-000000000009/messages', {
    id: crypto.randomUUID(),
    text,
  });

async function alertOf(staff: TestPerson, learner: TestPerson, show = 'unresolved') {
  const { items } = (await staff.get(`${root}/alerts?limit=100&show=${show}`)).body as {
    items: { id: string; state: string; messages: number; reminders: number; learner: { userId: string } }[];
  };
  return items.find((alert) => alert.learner.userId === learner.user.id);
}

const mailsTo = (person: TestPerson): string[] => {
  const folder = path.join(at.platform.configuration.varFolder, 'mail');
  const all = existsSync(folder)
    ? readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
    : [];
  return all.filter((mail) => mail.includes(person.user.email));
};

const bellOf = async (person: TestPerson) =>
  ((await person.get('/api/notifications')).body.items as { title: string }[]).filter(({ title }) =>
    /in danger/.test(title),
  );

async function remind(seconds: number) {
  at.clock.forward(seconds);
  await at.runSchedule('safeguarding', 'remind-of-open-alerts');
  await at.platform.queueing.waitUntilIdle();
}

test('a message is checked even if its route refuses it: the learner sees help, staff get a notification and a mail', async () => {
  const administrator = await at.person('administrator');
  const learner = await at.person();
  expect((await write(learner, 'nobody would miss me if i was gone')).status).toBeGreaterThanOrEqual(400);
  await at.platform.queueing.waitUntilIdle();
  expect((await learner.get(`${root}/help`)).body.text).toMatch(/somebody you trust[\s\S]*findahelpline\.com/);
  await learner.post(`${root}/help/seen`);
  expect((await learner.get(`${root}/help`)).body.text).toBeNull();
  expect(await alertOf(administrator, learner)).toMatchObject({ state: 'open', messages: 1, reminders: 1 });
  expect(await bellOf(administrator)).toHaveLength(1);
  const [mail, ...more] = mailsTo(administrator);
  expect(more).toEqual([]);
  expect(mail).not.toContain('miss me');
  expect(mail).not.toContain(learner.user.lastName);
});

test('staff are reminded after 15 minutes, an hour and every four hours, until one of them takes the alert', async () => {
  const administrator = await at.person('administrator');
  const other = await at.person('administrator');
  const learner = await at.person();
  await write(learner, 'i took a lot of pills');
  await at.platform.queueing.waitUntilIdle();
  const received = async () => [(await bellOf(other)).length, mailsTo(other).length];
  const before = await received();
  const more = async () => (await received()).map((count, index) => count - (before[index] ?? 0));
  await remind(14 * minute);
  // Alerts of other tests are due as well; only this one is checked.
  expect((await alertOf(administrator, learner))?.reminders).toBe(1);
  for (const [wait, reminders] of [
    [1, 2],
    [59, 2],
    [1, 3],
    [239, 3],
    [1, 4],
    [240, 5],
  ] as const) {
    await remind(wait * minute);
    expect((await alertOf(administrator, learner))?.reminders).toBe(reminders);
  }
  // When several processes run the schedule at once, nobody is notified twice.
  at.clock.forward(240 * minute);
  await Promise.all([1, 2, 3].map(() => at.runSchedule('safeguarding', 'remind-of-open-alerts')));
  await at.platform.queueing.waitUntilIdle();
  const alert = await alertOf(administrator, learner);
  expect(alert?.reminders).toBe(6);
  expect((await more()).every((count) => count >= 5)).toBe(true);
  await administrator.post(`${root}/alerts/${alert?.id}/take`);
  await remind(1000 * minute);
  expect(await alertOf(administrator, learner)).toMatchObject({ state: 'taken', reminders: 6 });
  expect((await other.post(`${root}/alerts/${alert?.id}/take`)).status).toBe(409);
});

test('an alert is read, taken, annotated and resolved, each step is audited, and the next message raises another', async () => {
  const staff = await at.person('administrator');
  const learner = await at.person();
  await write(learner, 'i want to kms');
  const alert = await alertOf(staff, learner);
  const address = `${root}/alerts/${alert?.id}`;
  expect((await staff.get(address)).body).toMatchObject({ written: [{ content: 'i want to kms', place: 'activity' }] });
  expect((await staff.post(`${address}/take`)).body).toMatchObject({ state: 'taken' });
  await staff.post(`${address}/notes`, { content: 'Called home' });
  expect((await staff.post(`${address}/resolution`, { content: 'Is with a counsellor' })).body.state).toBe('resolved');
  const { body } = await staff.get(`/api/admin/audit?subject=${learner.user.id}&limit=100`);
  const actions = (body.items as { action: string }[]).map(({ action }) => action).filter((a) => a.startsWith('safeg'));
  expect(new Set(actions)).toEqual(
    new Set(
      ['alert-raised', 'alert-read', 'alert-taken', 'note-added', 'alert-resolved'].map((a) => `safeguarding.${a}`),
    ),
  );
  await write(learner, 'i want to kms');
  expect((await alertOf(staff, learner))?.id).not.toBe(alert?.id);
});

test('repeated and concurrent messages raise one alert; further messages are added to it', async () => {
  const staff = await at.person('administrator');
  const learner = await at.person();
  await Promise.all([1, 2, 3].map(() => write(learner, 'my dad hits me')));
  await write(learner, 'im scared to go home');
  expect(await alertOf(staff, learner)).toMatchObject({ messages: 2, reminders: 1 });
});

test('messages of staff and harmless messages raise no alert', async () => {
  const staff = await at.person('administrator');
  const instructor = await at.person('instructor');
  const learner = await at.person();
  await write(instructor, 'i want to die');
  await write(learner, 'I have a test tomorrow and I am scared');
  expect([await alertOf(staff, instructor), await alertOf(staff, learner)]).toEqual([undefined, undefined]);
});

test('only staff in the institution’s settings are notified; learners cannot read alerts', async () => {
  const administrator = await at.person('administrator');
  const counsellor = await at.person('instructor');
  const settings = { responders: `${counsellor.user.email}, gone@nowhere.example` };
  expect((await administrator.patch('/api/admin/plugins/safeguarding/settings', { settings })).status).toBeLessThan(
    300,
  );
  const learner = await at.person();
  await write(learner, 'someone online asks me for photos');
  await at.platform.queueing.waitUntilIdle();
  expect([mailsTo(counsellor).length, mailsTo(administrator).length]).toEqual([1, 0]);
  expect((await learner.get(`${root}/alerts`)).status).toBe(403);
});

test('the plugin warns where alerts reach no staff of the institution', async () => {
  const institution = await at.anotherInstitution();
  const warnings = () =>
    at.platform.host.plugins.find(({ id }) => id === 'safeguarding')?.started?.warnings?.(institution);
  expect(await warnings()).toMatchObject([{ message: expect.stringContaining('reach no staff') }]);
  const administrator = await at.person('administrator', institution);
  expect(await warnings()).toEqual([]);
  const settings = { responders: `${administrator.user.email}, gone@nowhere.example` };
  await administrator.patch('/api/admin/plugins/safeguarding/settings', { settings });
  expect(await warnings()).toMatchObject([{ message: expect.stringMatching(/^1 of the addresses/) }]);
});

test('staff see how many responders there are, and how many addresses in the settings belong to no active staff', async () => {
  const institution = await at.anotherInstitution();
  const instructor = await at.person('instructor', institution);
  const reach = async () => (await instructor.get(`${root}/reach`)).body;
  expect(await reach()).toEqual({ responders: 0, unknownAddresses: 0 });
  const administrator = await at.person('administrator', institution);
  expect(await reach()).toEqual({ responders: 1, unknownAddresses: 0 });
  const settings = { responders: `${instructor.user.email}, gone@nowhere.example` };
  await administrator.patch('/api/admin/plugins/safeguarding/settings', { settings });
  expect(await reach()).toEqual({ responders: 1, unknownAddresses: 1 });
  const learner = await at.person('learner', institution);
  expect((await learner.get(`${root}/reach`)).status).toBe(403);
});
