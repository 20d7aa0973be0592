import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef, RetentionHandler } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit, insertIfNew } from '../../../core/db/index.ts';
import type { Completions } from '../../ai/services.ts';
import type { Safeguarding } from '../../safeguarding/services.ts';
import { refusalText } from '../safety/help.ts';
import type { NoteSource } from './contract.ts';
import { mostNotes } from './contract.ts';
import { MemoryChoiceRow, MemoryNoteRow } from './models.ts';
import { isSensitive } from './sensitive.ts';

export interface MemoryDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly ai: Pick<Completions, 'moderate'>;
  readonly safeguarding: Pick<Safeguarding, 'dangersIn' | 'comfortText' | 'helpText'>;
  /** Whether the institution allows notes. */
  isAllowed(institution: InstitutionRef): Promise<boolean>;
  /** Notifies the person's tabs after the commit. */
  changed(institution: InstitutionRef, userId: string, noted: string | null): void;
}

type Person = Pick<Actor, 'institution'> & { readonly user: { readonly id: string } };
type Kept = { readonly note: MemoryNoteRow | null; readonly refusal: string | null };

/** What the tutor remembers about people. Only their own words are kept, and nothing from danger or sensitive messages. */
export function createMemory(dependencies: MemoryDependencies) {
  const { db, clock, ai, safeguarding, isAllowed, changed } = dependencies;

  const notesOf = (context: CallContext, userId: string) =>
    db.rows(MemoryNoteRow, context).where({ userId }).orderBy('writtenAt', 'desc').orderBy('id', 'desc').execute();

  async function stateOf(context: CallContext, userId: string) {
    if (!(await isAllowed(context.who.institution))) return 'institution-off' as const;
    const choice = await db.rows(MemoryChoiceRow, context).findOne({ userId });
    return choice?.isOn === false ? ('off' as const) : ('on' as const);
  }

  const view = async (who: Person) => ({
    state: await stateOf({ who }, who.user.id),
    notes: await notesOf({ who }, who.user.id),
  });

  /** Locks the person's choice, so that notes and switching come one after the other. @returns whether it is on */
  async function lock(context: TransactionContext, userId: string): Promise<boolean> {
    await insertIfNew(db.rows(MemoryChoiceRow, context), { userId, isOn: true }, ['userId']);
    const choice = await db.rows(MemoryChoiceRow, context).findOne({ userId }).forUpdate();
    return choice?.isOn !== false;
  }

  /** Why a text is not kept; undefined where it may be. */
  async function refusalOf(context: CallContext, userId: string, text: string): Promise<string | undefined> {
    if (safeguarding.dangersIn(text).length > 0) return safeguarding.helpText(context);
    const comfort = await safeguarding.comfortText(context, text);
    if (comfort) return `${comfort}\n\n${notKept}`;
    if (isSensitive(text)) return notKept;
    const { isFlagged, isUrgent } = await ai.moderate({ who: context.who, userId }, text, 'chat');
    if (!isFlagged) return undefined;
    return isUrgent ? safeguarding.helpText(context) : refusalText;
  }

  /** Keeps a text, unless it must not be kept. The same text of the same person is kept once. */
  async function keep(context: CallContext, userId: string, text: string, source: NoteSource): Promise<Kept> {
    const { who } = context;
    const refused = (refusal: string): Kept => ({ note: null, refusal });
    if (!(await isAllowed(who.institution))) return refused(offTexts.institution);
    const refusal = await refusalOf(context, userId, text);
    if (refusal) return refused(refusal);
    return db.transaction(async (tx) => {
      const within = { who, tx };
      if (!(await lock(within, userId))) return refused(offTexts.learner);
      const notes = await notesOf(within, userId);
      const same = notes.find((note) => bare(note.text) === bare(text));
      if (same) return { note: same, refusal: null };
      if (notes.length >= mostNotes) return refused(fullText);
      const row = { userId, text, source, writtenAt: clock.now() };
      const note = await db.rows(MemoryNoteRow, within).insert(row).returning('*');
      afterCommit(tx, () => changed(who.institution, userId, source === 'conversation' ? text : null));
      return { note, refusal: null };
    });
  }

  return {
    view,
    keep,
    refusalOf,
    add: (who: Person, text: string) => keep({ who }, who.user.id, text, 'learner'),

    async turn(who: Person, isOn: boolean) {
      await db.transaction(async (tx) => {
        await lock({ who, tx }, who.user.id);
        await db.rows(MemoryChoiceRow, { who, tx }).where({ userId: who.user.id }).patch({ isOn });
        afterCommit(tx, () => changed(who.institution, who.user.id, null));
      });
      return view(who);
    },

    /** @throws Failure not_found */
    async correct(who: Person, id: string, text: string): Promise<Kept> {
      const own = { id, userId: who.user.id };
      if (!(await db.rows(MemoryNoteRow, { who }).findOne(own))) throw notFound('There is no such note.');
      const refusal = await refusalOf({ who }, who.user.id, text);
      if (refusal) return { note: null, refusal };
      const corrected = { text, source: 'learner' as const, writtenAt: clock.now() };
      const [note] = await db.rows(MemoryNoteRow, { who }).where(own).patch(corrected).returning('*');
      if (!note) throw notFound('There is no such note.');
      changed(who.institution, who.user.id, null);
      return { note, refusal: null };
    },

    /** @param id all notes where it is not given. @throws Failure not_found */
    async remove(who: Person, id?: string): Promise<void> {
      const removed = await db
        .rows(MemoryNoteRow, { who })
        .where({ userId: who.user.id, ...(id && { id }) })
        .delete();
      if (id && removed === 0) throw notFound('There is no such note.');
      changed(who.institution, who.user.id, null);
    },

    /** The notes that may be used; undefined where the memory is off. */
    async inUse(context: CallContext, userId: string): Promise<MemoryNoteRow[] | undefined> {
      const [state, notes] = await Promise.all([stateOf(context, userId), notesOf(context, userId)]);
      return state === 'on' ? notes : undefined;
    },

    /** Notes that were neither written nor corrected since. */
    retention: {
      count: (institution, before) =>
        db.rows(MemoryNoteRow, { institution }).where('writtenAt', '<', before).resultSize(),
      release: (institution, before) =>
        db.rows(MemoryNoteRow, { institution }).where('writtenAt', '<', before).delete().execute(),
    } satisfies RetentionHandler,
  };
}
export type Memory = ReturnType<typeof createMemory>;

/** A text for comparison: lower case, single spaces, straight quotes, without the marks at its end. */
export const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"“”]+|[\s.!"“”]+$/g, '');

const notKept =
  'I do not keep this. It may be about health, belief, family, money or a person’s name or address, and I never remember such things. Tell me instead how you like to learn, or what you work towards.';
const fullText = `The list has ${mostNotes} notes, which is all it takes. Delete one first.`;
const offTexts = {
  institution: 'Your institution has switched the tutor’s memory off, so nothing is kept.',
  learner: 'You have switched the tutor’s memory off, so nothing is kept.',
} as const;
