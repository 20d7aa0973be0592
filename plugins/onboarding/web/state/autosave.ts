import type { Onboarding } from '../../contract.ts';
import { merged } from '../../contract.ts';

/** Answers as the wizard changes them: a field that is cleared is empty. */
export type Changes = Readonly<Record<string, unknown>>;

export type Keeping = 'saved' | 'saving' | 'failed';

export interface KeeperParts {
  save(changes: { step?: number; answers?: Changes }): Promise<Onboarding | undefined>;
  /** Something is different: to be drawn anew. */
  onChange(): void;
  onSaved(state: Onboarding): void;
}

/** After typing has stopped for so long it is saved; after a failure it is tried again. Milliseconds. */
const pause = { typing: 500, failure: 3000 } as const;

/**
 * Saves what is changed, one call at a time and in order, so that nothing overtakes anything. Sends only fields that
 * were changed here: what another tab changed meanwhile stays.
 */
export interface Keeper {
  readonly state: () => Keeping;
  /** Changes that the server has not confirmed. */
  readonly unsaved: () => Changes;
  /** `atOnce` for what was chosen; what is being typed waits for a pause. */
  note(changes: { step?: number; answers?: Changes }, atOnce?: boolean): void;
  /** Saves now; resolves once all is saved or the call has failed. */
  flush(): Promise<void>;
  /** Forgets what is unsaved: it was completed. */
  drop(): void;
  /** Saves a last time. */
  stop(): void;
}

export function createKeeper({ save, onChange, onSaved }: KeeperParts): Keeper {
  let waiting: { step?: number; answers?: Changes } = {};
  let sending: { step?: number; answers?: Changes } | undefined;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const isEmpty = () => waiting.step === undefined && waiting.answers === undefined;
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void flush(), milliseconds);
  };

  async function send(): Promise<void> {
    while (!isEmpty()) {
      sending = waiting;
      waiting = {};
      onChange();
      try {
        const state = await save(sending);
        sending = undefined;
        hasFailed = false;
        if (state) onSaved(state);
      } catch {
        // What was to be sent comes first, then what was changed since.
        waiting = combined(sending ?? {}, waiting);
        sending = undefined;
        hasFailed = true;
        later(pause.failure);
        break;
      }
    }
    onChange();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= send().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state: () => (hasFailed ? 'failed' : sending || !isEmpty() ? 'saving' : 'saved'),
    unsaved: () => merged(sending?.answers ?? {}, waiting.answers ?? {}),
    note(changes, atOnce = false) {
      waiting = combined(waiting, changes);
      onChange();
      if (atOnce) void flush();
      else later(pause.typing);
    },
    flush,
    drop() {
      clearTimeout(timer);
      waiting = {};
    },
    stop() {
      isStopped = true;
      void flush();
    },
  };
}

function combined(
  first: { step?: number; answers?: Changes },
  second: { step?: number; answers?: Changes },
): { step?: number; answers?: Changes } {
  const answers = first.answers || second.answers ? merged(first.answers ?? {}, second.answers ?? {}) : undefined;
  const step = second.step ?? first.step;
  return { ...(answers && { answers }), ...(step !== undefined && { step }) };
}
