import { expect, test } from 'vitest';
import type { Onboarding } from '../../contract.ts';
import type { Changes } from './autosave.ts';
import { createAutosave } from './autosave.ts';

type Sent = { step?: number; answers?: Changes };

/** An autosave whose calls the test answers one after the other. */
function controlledAutosave() {
  const sent: Sent[] = [];
  const open: { answer(): void; refuse(): void }[] = [];
  const autosave = createAutosave({
    save: (changes) => {
      sent.push(changes);
      return new Promise<Onboarding | undefined>((resolve, reject) => {
        open.push({ answer: () => resolve(undefined), refuse: () => reject(new Error('no network')) });
      });
    },
    onChange() {},
    onSaved() {},
  });
  return { autosave, sent, next: () => open.shift() };
}

test('changes made during a call are sent with the next one, in order', async () => {
  const { autosave, sent, next } = controlledAutosave();
  autosave.add({ answers: { age: 8 } });
  const done = autosave.flush();
  autosave.add({ answers: { schoolName: 'Hill' } });
  autosave.add({ answers: { schoolName: 'Hill Primary' }, step: 2 });
  expect(sent).toEqual([{ answers: { age: 8 } }]);
  expect(autosave.unsaved()).toEqual({ age: 8, schoolName: 'Hill Primary' });
  next()?.answer();
  await Promise.resolve();
  await new Promise(setImmediate);
  next()?.answer();
  await done;
  expect(sent).toEqual([{ answers: { age: 8 } }, { answers: { schoolName: 'Hill Primary' }, step: 2 }]);
  expect([autosave.state(), autosave.unsaved()]).toEqual(['saved', {}]);
  autosave.stop();
});

test('changes that failed to send are kept and merged with later ones', async () => {
  const { autosave, sent, next } = controlledAutosave();
  autosave.add({ answers: { careerGoals: { timeline: '1 year', targetRole: 'Analyst' } } });
  const first = autosave.flush();
  autosave.add({ answers: { careerGoals: { timeline: '2 years' } } });
  next()?.refuse();
  await first;
  expect(autosave.state()).toBe('failed');
  const second = autosave.flush();
  next()?.answer();
  await second;
  expect(sent.at(-1)).toEqual({ answers: { careerGoals: { timeline: '2 years', targetRole: 'Analyst' } } });
  expect(autosave.state()).toBe('saved');
  autosave.stop();
});

test('discarded changes are not sent', async () => {
  const { autosave, sent } = controlledAutosave();
  autosave.add({ answers: { age: 8 } });
  autosave.discard();
  await autosave.flush();
  expect([sent, autosave.state()]).toEqual([[], 'saved']);
});
