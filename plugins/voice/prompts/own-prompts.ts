import type { Actor, Who } from '../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../core/contract/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { PromptRow } from '../models.ts';
import type { OwnPrompt, PromptEntry } from './contract.ts';
import { maxOwnPrompts } from './contract.ts';
import type { RatedPrompt } from './prompts.ts';
import { prompts } from './prompts.ts';

/** The prompts of an institution: those of every institution, and its own. */
export function createPrompts({ db, clock, audit }: Dependencies) {
  const rowsOf = (who: Pick<Actor, 'institution'>) =>
    db.rows(PromptRow, { who }).orderBy(['createdAt', 'id']).execute();

  return {
    all: async (who: Pick<Actor, 'institution'>): Promise<RatedPrompt[]> => [
      ...prompts,
      ...(await rowsOf(who)).map(ratedPrompt),
    ],

    own: (who: Who): Promise<OwnPrompt[]> => rowsOf(who),

    /** @throws Failure invalid where both kinds of ideas are not there, conflict with too many prompts */
    save: (who: Who, id: string, entry: PromptEntry): Promise<void> =>
      db.transaction(async (tx) => {
        const kinds = new Set(entry.ideas.map(({ counts }) => counts));
        if (kinds.size < 2) {
          const message = 'Name an idea of each kind: that the answer does what was asked, and that it is right';
          throw invalid('Check what you entered', [{ path: 'body.ideas', message }]);
        }
        await acquireLock(tx, `voice prompts of ${who.institution.id}`);
        const changed = await db.rows(PromptRow, { who, tx }).findById(id).patch(entry);
        if (changed === 0) {
          if ((await db.rows(PromptRow, { who, tx }).resultSize()) >= maxOwnPrompts)
            throw conflict(`An institution has at most ${maxOwnPrompts} prompts of its own.`);
          const row = { id, ...entry, createdAt: clock.now() };
          await db.rows(PromptRow, { who, tx }).insert(row).onConflict('id').ignore();
          // Ids are unique across institutions: another one may have it.
          if (!(await db.rows(PromptRow, { who, tx }).findById(id)))
            throw conflict('A prompt with this id already exists.');
        }
        await audit.record({ who, tx }, { action: 'voice.prompt-saved', subject: id });
      }),

    /** @throws Failure not_found */
    remove: (who: Who, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const removed = await db.rows(PromptRow, { who, tx }).deleteById(id);
        if (removed === 0) throw notFound('There is no such prompt.');
        await audit.record({ who, tx }, { action: 'voice.prompt-removed', subject: id });
      }),
  };
}

export type Prompts = ReturnType<typeof createPrompts>;

const ratedPrompt = ({ ideas, ...row }: PromptRow): RatedPrompt => ({
  ...{ id: row.id, category: row.category, difficulty: row.difficulty, prompt: row.prompt },
  ...{ expectedKeywords: row.expectedKeywords, timeLimit: row.timeLimit, modelAnswer: row.modelAnswer },
  criteria: ideas.map(({ counts, says, words }, index) => ({
    ...{ id: `idea-${index + 1}`, points: 1, counts, says },
    evidence: [words],
  })),
});
