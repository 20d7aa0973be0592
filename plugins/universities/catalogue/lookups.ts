import type { CallContext, Database } from '../../../core/db/index.ts';
import { nextIntake } from './intake-state.ts';
import type { Scores } from './match.ts';
import { IntakeRow, ProgramRow, UniversityRow } from './models.ts';
import { scoresOf } from './views.ts';

/** A program of a university, active or not, with all its intakes. */
export interface ProgramOffer {
  readonly university: UniversityRow;
  readonly program: ProgramRow;
  /** The program's own scores, otherwise the university's. */
  readonly scores: Scores;
  readonly intakes: readonly IntakeRow[];
}

export interface IntakeOffer extends Omit<ProgramOffer, 'intakes'> {
  readonly intake: IntakeRow;
}

/** How applications and the admissions desk read the catalogue. Unknown ids and those of other institutions are undefined. */
export interface CatalogueLookups {
  program(context: CallContext, programId: string): Promise<ProgramOffer | undefined>;
  /** By the name that `programs` of a university has on the wire. */
  programNamed(context: CallContext, universityId: string, name: string): Promise<ProgramOffer | undefined>;
  /**
   * An intake with its program and its university. Within a transaction they are locked against changes until it ends, so
   * that `isOpenAt(intake, clock.now())` holds for what the transaction writes.
   */
  intake(context: CallContext, intakeId: string): Promise<IntakeOffer | undefined>;
  /** The same for many intakes, by id, without locks. */
  intakes(context: CallContext, intakeIds: readonly string[]): Promise<ReadonlyMap<string, IntakeOffer>>;
  /** The open intake of a program with the nearest deadline, otherwise the next to open. */
  nextIntake(context: CallContext, programId: string, at: Date): Promise<IntakeRow | undefined>;
  university(context: CallContext, universityId: string): Promise<UniversityRow | undefined>;
}

export function createLookups({ db }: { readonly db: Database }): CatalogueLookups {
  async function offerOf(context: CallContext, program: ProgramRow | undefined) {
    if (!program) return undefined;
    const [university, intakes] = await Promise.all([
      db.rows(UniversityRow, context).findById(program.universityId).execute(),
      db.rows(IntakeRow, context).where({ programId: program.id }).orderBy(['deadline', 'id']).execute(),
    ]);
    return university && { university, program, scores: scoresOf(program, university), intakes };
  }

  async function intakes(context: CallContext, ids: readonly string[], isLocking: boolean) {
    // Locked from the university down, which is the order in which the catalogue is changed.
    const ofIntakes = () => db.rows(IntakeRow, context).whereIn('id', [...ids]);
    const universityQuery = db.rows(UniversityRow, context).whereIn('id', ofIntakes().select('universityId'));
    const universities = await (isLocking ? universityQuery.forShare() : universityQuery);
    const programQuery = db.rows(ProgramRow, context).whereIn('id', ofIntakes().select('programId'));
    const programs = await (isLocking ? programQuery.forShare() : programQuery);
    const rows = await (isLocking ? ofIntakes().forShare() : ofIntakes());
    const universityById = new Map(universities.map((row) => [row.id, row]));
    const programById = new Map(programs.map((row) => [row.id, row]));
    return new Map(
      rows.flatMap((intake): [string, IntakeOffer][] => {
        const [university, program] = [universityById.get(intake.universityId), programById.get(intake.programId)];
        if (!university || !program) return [];
        return [[intake.id, { university, program, scores: scoresOf(program, university), intake }]];
      }),
    );
  }

  return {
    program: async (context, id) => offerOf(context, await db.rows(ProgramRow, context).findById(id)),
    programNamed: async (context, universityId, name) =>
      offerOf(context, await db.rows(ProgramRow, context).findOne({ universityId, name })),
    intake: async (context, id) => (await intakes(context, [id], context.tx !== undefined)).get(id),
    intakes: (context, ids) => intakes(context, ids, false),
    async nextIntake(context, programId, at) {
      return nextIntake(await db.rows(IntakeRow, context).where({ programId }), at);
    },
    university: (context, id) => db.rows(UniversityRow, context).findById(id).execute(),
  };
}
