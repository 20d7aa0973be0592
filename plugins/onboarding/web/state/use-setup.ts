import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { call, keyOf, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import type { Answers, Onboarding } from '../../contract.ts';
import { merged, onboarding } from '../../contract.ts';
import type { Changes, SaveState } from './autosave.ts';
import { createAutosave } from './autosave.ts';

const { mine, save } = onboarding.routes;

/** The stored setup together with unsaved changes. */
export interface Setup {
  readonly error: Error | null;
  readonly retry: () => unknown;
  /** Undefined while loading. */
  readonly stored: Onboarding | undefined;
  readonly answers: Answers | undefined;
  readonly saveState: SaveState;
  set(changes: Changes, atOnce?: boolean): void;
  /** Stores the current step. */
  goTo(step: number): void;
  /** Saves pending changes; resolves when that is done or has failed. */
  flush(): Promise<void>;
  /** Replaces the stored setup with the response to the completion. */
  settle(state: Onboarding): void;
}

export function useSetup(): Setup {
  const client = useQueryClient();
  const request = useRoute(mine);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [autosave] = useState(() =>
    createAutosave({
      save: (changes) => call(save, { body: changes }),
      onChange: redraw,
      onSaved: cache,
    }),
  );
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void autosave.flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      autosave.stop();
    };
  }, [autosave]);

  const { data: stored } = request;
  useLive(onboarding, 'onboarding_changed', async ({ revision }) => {
    // Also sent for this tab's own changes, whose response is still on its way.
    await autosave.flush();
    const known = client.getQueryData<Onboarding>(keyOf(mine));
    if (!known || known.revision < revision) void request.refetch();
  });
  useReturn(() => void request.refetch());

  function cache(state: Onboarding): void {
    client.setQueryData<Onboarding>(keyOf(mine), (known) => (known && known.revision > state.revision ? known : state));
  }

  return {
    error: stored ? null : request.error,
    retry: request.refetch,
    stored,
    answers: stored && withoutEmpty(merged(stored.draft, autosave.unsaved())),
    saveState: autosave.state(),
    set: (answers, atOnce) => autosave.add({ answers }, atOnce),
    goTo: (step) => autosave.add({ step }, true),
    flush: autosave.flush,
    settle(state) {
      autosave.discard();
      cache(state);
    },
  };
}

/** Removes cleared fields. */
function withoutEmpty(answers: Answers): Answers {
  const text = JSON.stringify(answers, (_, value) => (value === '' || value === null ? undefined : value));
  return JSON.parse(text) as Answers;
}
