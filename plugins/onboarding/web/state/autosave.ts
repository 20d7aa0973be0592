import type { Onboarding } from '../../contract.ts';
import { merged } from '../../contract.ts';

/** Changed answers; a cleared field is empty. */
export type Changes = Readonly<Record<string, unknown>>;

export type SaveState = 'saved' | 'saving' | 'failed';

export interface AutosaveOptions {
  save(changes: { step?: number; answers?: Changes }): Promise<Onboarding | undefined>;
  /** Called after every change of state. */
  onChange(): void;
  onSaved(state: Onboarding): void;
}

/** Delay before saving after typing, and before a retry after a failure (ms). */
const delayMs = { typing: 500, failure: 3000 } as const;

/**
 * Saves changes one call at a time, in order. Sends only fields that were changed here, so that changes of another tab
 * are kept.
 */
export interface Autosave {
  readonly state: () => SaveState;
  /** Changes that the server has not confirmed. */
  readonly unsaved: () => Changes;
  /** Adds changes. `atOnce` for choices; typed text is saved after a pause. */
  add(changes: { step?: number; answers?: Changes }, atOnce?: boolean): void;
  /** Saves now; resolves once everything is saved or a call has failed. */
  flush(): Promise<void>;
  /** Discards unsaved changes, after completion. */
  discard(): void;
  /** Saves a last time and stops retrying. */
  stop(): void;
}

export function createAutosave({ save, onChange, onSaved }: AutosaveOptions): Autosave {
  let waiting: { step?: number; answers?: Changes } = {};
  let sending: { step?: number; answers?: Changes } | undefined;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const isEmpty = () => waiting.step === undefined && waiting.answers === undefined;
  const schedule = (milliseconds: number) => {
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
        // Later changes take precedence over those that failed to send.
        waiting = combined(sending ?? {}, waiting);
        sending = undefined;
        hasFailed = true;
        schedule(delayMs.failure);
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
    add(changes, atOnce = false) {
      waiting = combined(waiting, changes);
      onChange();
      if (atOnce) void flush();
      else schedule(delayMs.typing);
    },
    flush,
    discard() {
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
