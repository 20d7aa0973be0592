import { z } from 'zod';
import { hasVisibleCharacter, Id, nothing, Timestamp } from '../../../core/contract/index.ts';

// What the tutor remembers about a learner: short notes that the learner sees, corrects, deletes and switches off.

/** Maximum length of a note, in characters. */
export const longestNote = 200;
/** Maximum number of notes of a person. */
export const mostNotes = 30;

/** `learner`: written or corrected on the screen; `conversation`: words that the learner said in a conversation. */
export const NoteSource = z.enum(['learner', 'conversation']);
export type NoteSource = z.infer<typeof NoteSource>;

export const MemoryNote = z.object({ id: Id, text: z.string(), source: NoteSource, writtenAt: Timestamp });
export type MemoryNote = z.infer<typeof MemoryNote>;

/** `institution-off`: the institution does not allow notes, whatever the learner chose. */
const MemoryState = z.enum(['on', 'off', 'institution-off']);

const NoteText = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(longestNote, `At most ${longestNote} characters`)
  .refine(hasVisibleCharacter, 'Contains no visible characters');

/** The note, or the reason why it is not kept: then the list has not changed. */
const Kept = z.object({ note: MemoryNote.nullable(), refusal: z.string().nullable() });

const Memory = z.object({ state: MemoryState, notes: z.array(MemoryNote) });

export const memoryRoutes = {
  memory: {
    method: 'get',
    path: '/api/tutor/memory',
    access: 'signed-in',
    description: 'What the tutor remembers about you, the latest first, and whether it may remember',
    response: Memory,
  },
  switchMemory: {
    method: 'patch',
    path: '/api/tutor/memory',
    access: 'signed-in',
    description:
      'Switch the tutor’s memory on or off for yourself; while it is off, notes are neither used nor added, and you can delete them',
    body: z.object({ isOn: z.boolean() }),
    response: Memory,
  },
  addNote: {
    method: 'post',
    path: '/api/tutor/memory/notes',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Add a note for the tutor; the same text again changes nothing',
    body: z.object({ text: NoteText }),
    response: Kept,
  },
  correctNote: {
    method: 'patch',
    path: '/api/tutor/memory/notes/:id',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Correct a note of yours',
    params: z.object({ id: Id }),
    body: z.object({ text: NoteText }),
    response: Kept,
  },
  deleteNote: {
    method: 'delete',
    path: '/api/tutor/memory/notes/:id',
    access: 'signed-in',
    description: 'Delete a note of yours',
    params: z.object({ id: Id }),
    response: nothing(),
  },
  deleteNotes: {
    method: 'delete',
    path: '/api/tutor/memory/notes',
    access: 'signed-in',
    description: 'Delete all your notes; repeating the call has no effect',
    response: nothing(),
  },
} as const;

/** Your notes have changed: reload them. `noted` is a note that the tutor has just added. */
export const memoryChanged = z.object({ noted: z.string().nullable() });

export const memoryData = [
  {
    table: 'memory_notes',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'What the tutor remembers about you, in your own words',
  },
  {
    table: 'memory_choices',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Whether the tutor may remember anything about you',
  },
] as const;
