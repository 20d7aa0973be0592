import { expect, test } from 'vitest';
import type { Onboarding } from '../../contract.ts';
import type { Changes } from './autosave.ts';
import { createKeeper } from './autosave.ts';

type Sent = { step?: number; answers?: Changes };

/** A keeper whose calls are answered by hand, one after the other. */
function kept() {
  const sent: Sent[] = [];
  const open: { answer(): void; refuse(): void }[] = [];
  const keeper = createKeeper({
    save: (changes) => {
      sent.push(changes);
      return new Promise<Onboarding | undefined>((resolve, reject) => {
        open.push({ answer: () => resolve(undefined), refuse: () => reject(new Error('no network')) });
      });
    },
    onChange() {},
    onSaved() {},
  });
  return { keeper, sent, next: () => open.shift() };
}

test('what is changed while a call is on its way goes with the next, and nothing overtakes it', async () => {
  const { keeper, sent, next } = kept();
  keeper.note({ answers: { age: 8 } });
  const done = keeper.flush();
  keeper.note({ answers: { schoolName: 'Hill' } });
  keeper.note({ answers: { schoolName: 'Hill Primary' }, step: 2 });
  expect(sent).toEqual([{ answers: { age: 8 } }]);
  expect(keeper.unsaved()).toEqual({ age: 8, schoolName: 'Hill Primary' });
  next()?.answer();
  await Promise.resolve();
  await new Promise(setImmediate);
  next()?.answer();
  await done;
  expect(sent).toEqual([{ answers: { age: 8 } }, { answers: { schoolName: 'Hill Primary' }, step: 2 }]);
  expect([keeper.state(), keeper.unsaved()]).toEqual(['saved', {}]);
  keeper.stop();
});

test('what could not be sent is kept, with what was changed since on top', async () => {
  const { keeper, sent, next } = kept();
  keeper.note({ answers: { careerGoals: { timeline: '1 year', targetRole: 'Analyst' } } });
  const first = keeper.flush();
  keeper.note({ answers: { careerGoals: { timeline: '2 years' } } });
  next()?.refuse();
  await first;
  expect(keeper.state()).toBe('failed');
  const second = keeper.flush();
  next()?.answer();
  await second;
  expect(sent.at(-1)).toEqual({ answers: { careerGoals: { timeline: '2 years', targetRole: 'Analyst' } } });
  expect(keeper.state()).toBe('saved');
  keeper.stop();
});

test('what was completed is not sent any more', async () => {
  const { keeper, sent } = kept();
  keeper.note({ answers: { age: 8 } });
  keeper.drop();
  await keeper.flush();
  expect([sent, keeper.state()]).toEqual([[], 'saved']);
});
