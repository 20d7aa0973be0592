import type { PlainHandlers, Who } from '../../../core/contract/index.ts';
import { Failure, notFound } from '../../../core/contract/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { Random } from '../../../core/random.ts';
import type { Dependencies } from '../dependencies.ts';
import { assertActive, lockedClass } from '../lists/access.ts';
import { ownClasses, pageOfClass } from '../lists/classes.ts';
import { ClassRow, MemberRow } from '../models.ts';
import type { memberRoutes } from './contract.ts';
import { addMember } from './members.ts';

/** Without characters that look alike on a projector. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;
const dayMs = 24 * 60 * 60 * 1000;

type Routes = PlainHandlers<typeof memberRoutes>;

/** Codes with which learners join a class. */
export function createCodes(dependencies: Dependencies): Pick<Routes, 'makeCode' | 'endCode' | 'joinClass'> {
  const { db, clock, audit, random, announce } = dependencies;
  return {
    makeCode: ({ params, body }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const row = await lockedClass(dependencies, call, params.id);
        assertActive(row);
        const joinCode = newCode(random);
        const joinCodeExpiresAt = new Date(clock.now().getTime() + body.days * dayMs);
        await db.rows(ClassRow, call).findById(row.id).patch({ joinCode, joinCodeExpiresAt });
        await audit.record(call, { action: 'class.code-made', subject: row.id, details: { name: row.name } });
        return { code: joinCode, expiresAt: joinCodeExpiresAt };
      }),

    endCode: ({ params }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const row = await lockedClass(dependencies, call, params.id);
        if (row.joinCode === null) return pageOfClass(dependencies, call, row);
        const ended = await db
          .rows(ClassRow, call)
          .patchAndFetchById(row.id, { joinCode: null, joinCodeExpiresAt: null });
        await audit.record(call, { action: 'class.code-ended', subject: row.id, details: { name: row.name } });
        return pageOfClass(dependencies, call, ended);
      }),

    async joinClass({ body }, who) {
      const classId = await db.transaction(async (tx) => {
        const call = { who, tx };
        const row = await db
          .rows(ClassRow, call)
          .findOne({ joinCode: spelled(body.code) })
          .forUpdate();
        // Codes that never existed and codes that were replaced cannot be told apart.
        if (!row || row.archivedAt) throw notFound('There is no class with this code. Check it, or ask your teacher.');
        if (!row.joinCodeExpiresAt || row.joinCodeExpiresAt <= clock.now()) {
          throw new Failure('gone', 'This code has expired. Ask your teacher for a new one.');
        }
        if (await addMember(dependencies, call, row, { userId: who.user.id, role: 'learner' })) {
          await audit.record(call, { action: 'class.joined', subject: row.id, details: { name: row.name } });
          const teachers = await db.rows(MemberRow, call).where({ classId: row.id, role: 'teacher' }).select('userId');
          afterCommit(tx, () => {
            for (const { userId } of teachers) announce(who.institution, userId);
          });
        }
        return row.id;
      });
      return ownClass(who, classId);
    },
  };

  async function ownClass(who: Who, classId: string) {
    const found = (await ownClasses(dependencies, { who })).find(({ id }) => id === classId);
    if (!found) throw notFound('Class not found.');
    return found;
  }
}

const newCode = (random: Random) =>
  Array.from({ length: codeLength }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');

/** The code as it is stored, from one typed in small letters or with spaces and hyphens. */
const spelled = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '');
