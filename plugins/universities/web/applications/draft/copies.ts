import type { DraftContent } from './content.ts';

// Changes of a draft that the server does not have yet, kept in this browser. Each tab keeps its own, so that two tabs do not
// overwrite each other; the copy of a tab that was closed is taken over by the next one that shows the draft.

export interface Copy {
  /** What the changes began with, and its version. */
  readonly base: DraftContent;
  readonly version: number;
  readonly content: DraftContent;
}

export interface Copies {
  begin(): void;
  keep(copy: Copy): void;
  drop(): void;
  /** The copies of earlier visits, each handed out once. They stay in the browser until `drop` is called for them. */
  earlier(): Promise<readonly { readonly copy: Copy; drop(): void }[]>;
  /** Lets other tabs take over what is left. */
  end(): void;
}

const prefixOf = (userId: string, applicationId: string) => `eiq.application.${userId}.${applicationId}.`;

export function localCopies(userId: string, applicationId: string): Copies {
  const prefix = prefixOf(userId, applicationId);
  const own = `${prefix}${Math.random().toString(36).slice(2)}`;
  let release: (() => void) | undefined;
  return {
    // While a tab is open it holds a lock by the name of its copy. A browser without locks takes over every copy.
    begin() {
      const held = new Promise<void>((done) => {
        release = done;
      });
      void navigator.locks?.request(own, () => held);
    },
    keep(copy) {
      write(own, JSON.stringify(copy));
    },
    drop: () => remove(own),
    async earlier() {
      const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
      return keysWith(prefix)
        .filter((key) => key !== own && !held.has(key))
        .flatMap((key) => {
          const copy = read(key);
          return copy ? [{ copy, drop: () => remove(key) }] : [];
        });
    },
    end: () => release?.(),
  };
}

/** Keeps text for a draft that is about to be opened. */
export function keepForLater(userId: string, applicationId: string, copy: Copy): void {
  write(`${prefixOf(userId, applicationId)}${Math.random().toString(36).slice(2)}`, JSON.stringify(copy));
}

/** Removes everything of a draft that was deleted. */
export function dropCopies(userId: string, applicationId: string): void {
  for (const key of keysWith(prefixOf(userId, applicationId))) remove(key);
}

function read(key: string): Copy | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Copy | null;
    return kept && isContent(kept.base) && isContent(kept.content) && kept.version > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isContent = (content: Partial<DraftContent> | undefined) =>
  [content?.personalStatement, content?.academicGoals, content?.whyUniversity, content?.intakeId].every(
    (text) => typeof text === 'string',
  );

function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked: the text is still on the screen, and the server gets it.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
