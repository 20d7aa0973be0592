import type { CallContext, Database } from '../../../core/db/index.ts';
import { nextIntake } from './intake-state.ts';
import type { Scores } from './match.ts';
import { IntakeRow, ProgrammeRow, UniversityRow } from './models.ts';
import { scoresOf } from './views.ts';

/** A programme of a university, active or not, with all its intakes. */
export interface ProgrammeOffer {
  readonly university: UniversityRow;
  readonly programme: ProgrammeRow;
  /** The programme's own scores, otherwise the university's. */
  readonly scores: Scores;
  readonly intakes: readonly IntakeRow[];
}

export interface IntakeOffer extends Omit<ProgrammeOffer, 'intakes'> {
  readonly intake: IntakeRow;
}

/** How applications and the admissions desk read the catalogue. Unknown ids and those of other institutions are undefined. */
export interface CatalogueLookups {
  programme(context: CallContext, programmeId: string): Promise<ProgrammeOffer | undefined>;
  /** By the name that `programs` of a university has on the wire. */
  programmeNamed(context: CallContext, universityId: string, name: string): Promise<ProgrammeOffer | undefined>;
  /**
   * An intake with its programme and its university. Within a transaction they are locked against changes until it ends, so
   * that `isOpenAt(intake, clock.now())` holds for what the transaction writes.
   */
  intake(context: CallContext, intakeId: string): Promise<IntakeOffer | undefined>;
  /** The same for many intakes, by id, without locks. */
  intakes(context: CallContext, intakeIds: readonly string[]): Promise<ReadonlyMap<string, IntakeOffer>>;
  /** The open intake of a programme with the nearest deadline, otherwise the next to open. */
  nextIntake(context: CallContext, programmeId: string, at: Date): Promise<IntakeRow | undefined>;
  university(context: CallContext, universityId: string): Promise<UniversityRow | undefined>;
}

export function createLookups({ db }: { readonly db: Database }): CatalogueLookups {
  async function offerOf(context: CallContext, programme: ProgrammeRow | undefined) {
    if (!programme) return undefined;
    const [university, intakes] = await Promise.all([
      db.rows(UniversityRow, context).findById(programme.universityId).execute(),
      db.rows(IntakeRow, context).where({ programmeId: programme.id }).orderBy(['deadline', 'id']).execute(),
    ]);
    return university && { university, programme, scores: scoresOf(programme, university), intakes };
  }

  async function intakes(context: CallContext, ids: readonly string[], isLocking: boolean) {
    // Locked from the university down, which is the order in which the catalogue is changed.
    const ofIntakes = () => db.rows(IntakeRow, context).whereIn('id', [...ids]);
    const universityQuery = db.rows(UniversityRow, context).whereIn('id', ofIntakes().select('universityId'));
    const universities = await (isLocking ? universityQuery.forShare() : universityQuery);
    const programmeQuery = db.rows(ProgrammeRow, context).whereIn('id', ofIntakes().select('programmeId'));
    const programmes = await (isLocking ? programmeQuery.forShare() : programmeQuery);
    const rows = await (isLocking ? ofIntakes().forShare() : ofIntakes());
    const universityById = new Map(universities.map((row) => [row.id, row]));
    const programmeById = new Map(programmes.map((row) => [row.id, row]));
    return new Map(
      rows.flatMap((intake): [string, IntakeOffer][] => {
        const [university, programme] = [
          universityById.get(intake.universityId),
          programmeById.get(intake.programmeId),
        ];
        if (!university || !programme) return [];
        return [[intake.id, { university, programme, scores: scoresOf(programme, university), intake }]];
      }),
    );
  }

  return {
    programme: async (context, id) => offerOf(context, await db.rows(ProgrammeRow, context).findById(id)),
    programmeNamed: async (context, universityId, name) =>
      offerOf(context, await db.rows(ProgrammeRow, context).findOne({ universityId, name })),
    intake: async (context, id) => (await intakes(context, [id], context.tx !== undefined)).get(id),
    intakes: (context, ids) => intakes(context, ids, false),
    async nextIntake(context, programmeId, at) {
      return nextIntake(await db.rows(IntakeRow, context).where({ programmeId }), at);
    },
    university: (context, id) => db.rows(UniversityRow, context).findById(id).execute(),
  };
}
