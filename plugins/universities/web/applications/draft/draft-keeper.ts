import type { CallError } from '../../../../../web/api/index.ts';
import type { Application } from '../../../contract.ts';
import type { DraftContent, Part } from './content.ts';
import { contentOf, isSameContent, mergeContent } from './content.ts';
import type { Copies } from './copies.ts';

export type Saved = Pick<Application, 'applicationData' | 'documentIds' | 'intake' | 'status' | 'version'>;

/** `offline`: the server cannot be reached or does not answer now; sent again by itself. `refused`: see `refusal`. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused';

export interface Conflict {
  readonly mine: DraftContent;
  readonly theirs: DraftContent;
  /** Parts that differ. */
  readonly parts: readonly Part[];
}

export interface DraftState {
  readonly content: DraftContent;
  readonly save: SaveState;
  readonly refusal: string | undefined;
  /** Changed here and on another device: the person chooses, and until then nothing is saved. */
  readonly conflict: Conflict | undefined;
  /** Whether changes of another device were added. */
  readonly hasMerged: boolean;
  /** Text that was not saved before the draft was submitted elsewhere. */
  readonly leftOver: DraftContent | undefined;
}

export interface DraftKeeper {
  state(): DraftState;
  /** @returns ends the subscription */
  watch(listener: () => void): () => void;
  change<P extends Part>(part: P, value: DraftContent[P]): void;
  /** Saves what is not saved. @returns the version that stands if everything is saved, otherwise undefined */
  flush(): Promise<number | undefined>;
  /** The server's version, as any response brings it. */
  arrived(saved: Saved): void;
  resolve(content: DraftContent): void;
  /** Removes text that was left over. */
  discard(): void;
  /** Takes over what earlier visits could not save. */
  begin(): void;
  /** Saves once more and ends. What cannot be saved stays in the browser. */
  end(): void;
}

interface Ways {
  readonly copies: Copies;
  send(content: DraftContent, version: number): Promise<Saved>;
  read(): Promise<Saved>;
  /** Milliseconds until a change is saved, and until a failed call is repeated for the first time. */
  readonly saveAfter?: number;
  readonly retryAfter?: number;
}

const maxRetryMs = 60_000;

/**
 * Keeps a draft on the server while it is written: changes are saved by themselves, kept in the browser until they are, and
 * brought together with those of other devices.
 */
export function createDraftKeeper(
  first: Saved,
  { copies, send, read, saveAfter = 800, retryAfter = 3000 }: Ways,
): DraftKeeper {
  let [base, version] = [contentOf(first), first.version];
  let state: DraftState = {
    content: base,
    save: 'saved',
    ...{ refusal: undefined, conflict: undefined, hasMerged: false, leftOver: undefined },
  };
  let running: Promise<void> | undefined;
  let waiting: Saved | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasEnded = false;
  const listeners = new Set<() => void>();

  const set = (changes: Partial<DraftState>) => {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  };
  const isDirty = () => !isSameContent(state.content, base);
  const keepCopy = () => (isDirty() ? copies.keep({ base, version, content: state.content }) : copies.drop());
  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (!hasEnded) timer = setTimeout(() => void save(), delay);
  };

  /** Puts changed content on top of the server's, or asks the person. */
  function bringTogether(from: DraftContent, mine: DraftContent, theirs: DraftContent) {
    const { content, conflicts } = mergeContent(from, mine, theirs);
    base = theirs;
    if (conflicts.length > 0) {
      // Stored with the server's version as its base: after a reload both are compared again.
      copies.keep({ base: from, version, content: mine });
      set({ conflict: { mine: content, theirs, parts: conflicts }, content, save: 'unsaved' });
      return;
    }
    const hasMerged = !isSameContent(content, mine) && !isSameContent(content, theirs);
    set({
      content,
      hasMerged: state.hasMerged || hasMerged,
      save: isSameContent(content, theirs) ? 'saved' : 'unsaved',
    });
    keepCopy();
    if (isDirty()) schedule(0);
  }

  function take(saved: Saved) {
    if (saved.status !== 'draft') {
      clearTimeout(timer);
      if (isDirty()) set({ leftOver: state.content });
      return;
    }
    if (saved.version <= version) return;
    const from = state.conflict ? mergeBase(state.conflict) : base;
    const mine = state.conflict?.mine ?? state.content;
    version = saved.version;
    set({ conflict: undefined });
    bringTogether(from, mine, contentOf(saved));
  }

  async function saveAll(): Promise<void> {
    clearTimeout(timer);
    while (isDirty() && !state.conflict && !hasEnded && !state.leftOver) {
      const sent = state.content;
      set({ save: 'saving', refusal: undefined });
      try {
        const saved = await send(sent, version);
        failures = 0;
        base = sent;
        version = saved.version;
        set({ save: isDirty() ? 'unsaved' : 'saved' });
        keepCopy();
      } catch (error) {
        if (!(await recover(error as CallError))) return;
      }
    }
  }

  /** @returns whether saving can go on at once */
  async function recover(error: CallError): Promise<boolean> {
    const before = version;
    try {
      // What another device saved, or a submission there.
      if (error.status === 409) take(await read());
    } catch {
      retryLater(error);
      return false;
    }
    if (version !== before) return true;
    if (state.leftOver) return false;
    if (error.isFinal) {
      set({ save: 'refused', refusal: error.text });
      // An open assessment or an age that was not known yet: it may end.
      if (error.status !== 400) schedule(30_000);
      return false;
    }
    retryLater(error);
    return false;
  }

  function retryLater({ status, text }: CallError) {
    set({ save: 'offline', refusal: status === 0 ? undefined : text });
    failures += 1;
    schedule(Math.min(maxRetryMs, retryAfter * 2 ** (failures - 1)));
  }

  function save(): Promise<void> {
    running ??= saveAll().finally(() => {
      running = undefined;
      const late = waiting;
      waiting = undefined;
      if (late) take(late);
    });
    return running;
  }

  async function takeEarlier(): Promise<void> {
    for (const { copy, drop } of await copies.earlier()) {
      if (hasEnded || state.conflict) return;
      if (first.status !== 'draft') {
        if (isSameContent(copy.content, base)) drop();
        else set({ leftOver: copy.content });
      } else {
        drop();
        bringTogether(copy.base, copy.content, state.content);
      }
    }
  }
  return {
    state: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part, value) {
      if (state.conflict) return;
      set({ content: { ...state.content, [part]: value }, save: state.save === 'offline' ? 'offline' : 'unsaved' });
      if (!isDirty() && !running) set({ save: 'saved' });
      keepCopy();
      if (state.save !== 'offline') schedule(saveAfter);
    },
    async flush() {
      await running;
      if (isDirty()) await save();
      return isDirty() || state.conflict ? undefined : version;
    },
    arrived(saved) {
      if (running) waiting = saved;
      else take(saved);
    },
    resolve(content) {
      set({ conflict: undefined, content, save: 'unsaved' });
      keepCopy();
      if (isDirty()) schedule(0);
      else set({ save: 'saved' });
      void takeEarlier();
    },
    discard() {
      copies.drop();
      void copies.earlier().then((earlier) => {
        for (const { drop } of earlier) drop();
      });
      set({ leftOver: undefined });
    },
    begin() {
      hasEnded = false;
      copies.begin();
      void takeEarlier();
    },
    end() {
      void save();
      hasEnded = true;
      clearTimeout(timer);
      copies.end();
    },
  };
}

/** Where a conflict is compared again, its parts count as changed on both sides. */
const mergeBase = ({ theirs, parts }: Conflict): DraftContent => ({
  ...theirs,
  ...Object.fromEntries(parts.map((part) => [part, '\0'])),
});
