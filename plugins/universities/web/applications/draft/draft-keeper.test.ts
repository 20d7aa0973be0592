import { expect, test } from 'vitest';
import { CallError } from '../../../../../web/api/call-error.ts';
import type { DraftContent } from './content.ts';
import { contentOf, mergeContent } from './content.ts';
import type { Copies, Copy } from './copies.ts';
import type { Saved } from './draft-keeper.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { differenceOf } from './VersionChoice.tsx';

const intake = { id: 'autumn' } as Saved['intake'];
const application = (personalStatement = 'A', version = 1, others: Partial<Saved['applicationData']> = {}): Saved => ({
  applicationData: { personalStatement, academicGoals: '', whyUniversity: '', ...others },
  documentIds: null,
  status: 'draft',
  intake,
  version,
});
const offline = () => new CallError(0, 'offline', 'No connection');
const stale = () => new CallError(409, 'conflict', 'This draft was changed on another device.');

/** A server with one draft, and one browser that keeps copies. */
function newServer(first = application()) {
  let stands = first;
  let failure: (() => CallError) | undefined;
  const kept: Copy[] = [];
  const sent: number[] = [];
  const device = (shown = stands, earlier: readonly Copy[] = []) => {
    let own: Copy | undefined;
    const left = earlier.map((copy) => ({ copy, drop: () => kept.push(copy) }));
    const copies: Copies = {
      begin: () => {},
      keep: (copy) => {
        own = copy;
      },
      drop: () => {
        own = undefined;
      },
      earlier: async () => left.splice(0),
      end: () => {},
    };
    const keeper = createDraftKeeper(shown, {
      copies,
      read: async () => stands,
      async send({ intakeId, documentIds, ...applicationData }, version) {
        sent.push(version);
        if (failure) throw failure();
        if (version !== stands.version || stands.status !== 'draft') throw stale();
        stands = {
          ...stands,
          applicationData,
          documentIds: documentIds && [...documentIds],
          intake: { ...intake, id: intakeId },
          version: version + 1,
        };
        return stands;
      },
      saveAfter: 0,
      retryAfter: 1,
    });
    keeper.begin();
    return { ...keeper, own: () => own };
  };
  return {
    device,
    sent,
    stands: () => stands,
    set: (saved: Saved) => {
      stands = saved;
    },
    fail: (make: typeof failure) => {
      failure = make;
    },
  };
}

test('changes are saved by themselves and kept in the browser until they are', async () => {
  const server = newServer();
  const device = server.device();
  device.change('personalStatement', 'AB');
  expect(device.own()?.content.personalStatement).toBe('AB');
  await expect.poll(() => device.state().save).toBe('saved');
  expect([server.stands().applicationData.personalStatement, device.own()]).toEqual(['AB', undefined]);
});

test('without a connection changes stay in the browser and are sent when it returns', async () => {
  const server = newServer();
  server.fail(offline);
  const device = server.device();
  device.change('personalStatement', 'AB');
  await expect.poll(() => device.state().save).toBe('offline');
  expect(await device.flush()).toBeUndefined();
  const copy = device.own();
  device.end();
  server.fail(undefined);
  // The page is opened again, after the browser was closed.
  const again = server.device(undefined, copy ? [copy] : []);
  await expect.poll(() => server.stands().applicationData.personalStatement).toBe('AB');
  expect(await again.flush()).toBe(2);
});

test('different parts that were changed on two devices are both kept without a question', async () => {
  const server = newServer();
  const [phone, desk] = [server.device(), server.device()];
  phone.change('academicGoals', 'Robots.');
  expect(await phone.flush()).toBe(2);
  desk.change('personalStatement', 'AB');
  await expect.poll(() => server.stands().version).toBe(3);
  expect(server.stands().applicationData).toMatchObject({ personalStatement: 'AB', academicGoals: 'Robots.' });
  await expect.poll(() => desk.state()).toMatchObject({ save: 'saved', hasMerged: true, conflict: undefined });
});

test('the same part changed on two devices waits for the person, and neither version is lost', async () => {
  const server = newServer();
  const [phone, desk] = [server.device(), server.device()];
  phone.change('personalStatement', 'A phone');
  await phone.flush();
  desk.change('personalStatement', 'A desk');
  await expect.poll(() => desk.state().conflict?.parts).toEqual(['personalStatement']);
  expect(await desk.flush()).toBeUndefined();
  // The phone goes on; the desk compares with what stands now.
  phone.change('personalStatement', 'A phone, later');
  phone.change('whyUniversity', 'Near home.');
  await phone.flush();
  desk.arrived(server.stands());
  expect(desk.state().conflict).toMatchObject({
    mine: { personalStatement: 'A desk', whyUniversity: 'Near home.' },
    theirs: { personalStatement: 'A phone, later' },
  });
  // A reload in the middle asks again.
  const copy = desk.own();
  const reloaded = server.device(server.stands(), copy ? [copy] : []);
  await expect.poll(() => reloaded.state().conflict?.mine.personalStatement).toBe('A desk');
  const { conflict } = reloaded.state();
  if (conflict) reloaded.resolve({ ...conflict.mine, personalStatement: 'A phone, later A desk' });
  await expect.poll(() => server.stands().applicationData.personalStatement).toBe('A phone, later A desk');
  expect(server.stands().applicationData.whyUniversity).toBe('Near home.');
});

test('a refused change says why and is sent again once it is changed', async () => {
  const server = newServer();
  server.fail(() => new CallError(400, 'invalid', 'At most 20,000 characters'));
  const device = server.device();
  device.change('personalStatement', 'Long');
  await expect.poll(() => device.state()).toMatchObject({ save: 'refused', refusal: 'At most 20,000 characters' });
  server.fail(undefined);
  device.change('personalStatement', 'Short');
  await expect.poll(() => server.stands().applicationData.personalStatement).toBe('Short');
});

test('text that was not saved before the draft was submitted elsewhere is shown', async () => {
  const server = newServer();
  const device = server.device();
  server.set({ ...application('A', 2), status: 'submitted' });
  device.change('personalStatement', 'A and more');
  await expect.poll(() => device.state().leftOver?.personalStatement).toBe('A and more');
  const copy = device.own();
  const later = server.device(server.stands(), copy ? [copy] : []);
  await expect.poll(() => later.state().leftOver?.personalStatement).toBe('A and more');
  later.discard();
  expect(later.state().leftOver).toBeUndefined();
});

test('a version that arrives while saving waits for its end', async () => {
  const server = newServer();
  const device = server.device();
  device.change('personalStatement', 'AB');
  const saved = device.flush();
  device.arrived(application('A', 1));
  expect(await saved).toBe(2);
  expect(device.state().content.personalStatement).toBe('AB');
});

test('merging takes each part from where it was changed', () => {
  const base: DraftContent = contentOf(application());
  const mine = { ...base, personalStatement: 'Mine', intakeId: 'spring' };
  const theirs = { ...base, personalStatement: 'Theirs', documentIds: ['x'] };
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: { ...base, personalStatement: 'Mine', intakeId: 'spring', documentIds: ['x'] },
    conflicts: ['personalStatement'],
  });
  expect(mergeContent(base, mine, mine).conflicts).toEqual([]);
});

test('the difference of two texts begins and ends at words', () => {
  expect(differenceOf('I like old maps a lot', 'I like new maps a lot')).toEqual({
    before: 'I like ',
    middle: 'old ',
    after: 'maps a lot',
  });
  expect(differenceOf('Same', 'Same').middle).toBe('');
  expect(differenceOf('a a', 'a a a').middle).toBe('');
});
