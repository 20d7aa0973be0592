import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { call, keyOf, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import type { Answers, Onboarding } from '../../contract.ts';
import { merged, onboarding } from '../../contract.ts';
import type { Changes, Keeping } from './autosave.ts';
import { createKeeper } from './autosave.ts';

const { mine, save } = onboarding.routes;

/** What is saved of the setup, with what was changed here since. */
export interface Setup {
  readonly error: Error | null;
  readonly retry: () => unknown;
  /** Undefined while loading. */
  readonly stored: Onboarding | undefined;
  readonly answers: Answers | undefined;
  readonly keeping: Keeping;
  set(changes: Changes, atOnce?: boolean): void;
  /** Remembers where one is. */
  goTo(step: number): void;
  /** Saves what is left; resolves when that is done, or has failed. */
  flush(): Promise<void>;
  /** Takes over what the server answered at the end. */
  settle(state: Onboarding): void;
}

export function useSetup(): Setup {
  const client = useQueryClient();
  const asked = useRoute(mine);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [keeper] = useState(() =>
    createKeeper({
      save: (changes) => call(save, { body: changes }),
      onChange: redraw,
      onSaved: keep,
    }),
  );
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void keeper.flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      keeper.stop();
    };
  }, [keeper]);

  const { data: stored } = asked;
  useLive(onboarding, 'onboarding_changed', async ({ revision }) => {
    // One's own change is told, too: its answer is on the way.
    await keeper.flush();
    const known = client.getQueryData<Onboarding>(keyOf(mine));
    if (!known || known.revision < revision) void asked.refetch();
  });
  useReturn(() => void asked.refetch());

  function keep(state: Onboarding): void {
    client.setQueryData<Onboarding>(keyOf(mine), (known) => (known && known.revision > state.revision ? known : state));
  }

  return {
    error: stored ? null : asked.error,
    retry: asked.refetch,
    stored,
    answers: stored && withoutEmpty(merged(stored.draft, keeper.unsaved())),
    keeping: keeper.state(),
    set: (answers, atOnce) => keeper.note({ answers }, atOnce),
    goTo: (step) => keeper.note({ step }, true),
    flush: keeper.flush,
    settle(state) {
      keeper.drop();
      keep(state);
    },
  };
}

/** A field that was cleared is not there. */
function withoutEmpty(answers: Answers): Answers {
  const text = JSON.stringify(answers, (_, value) => (value === '' || value === null ? undefined : value));
  return JSON.parse(text) as Answers;
}
