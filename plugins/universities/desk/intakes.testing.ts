import { knexOf, newId } from '../../../core/db/index.ts';
import { seededRandom } from '../../../core/random.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import type { Decision, RecommendationStatus } from '../applications/contract.ts';
import type { TestUniversity } from '../testing.ts';
import type { Scores } from './contract.ts';
import { defaultCriteria } from './contract.ts';
import { scored } from './testing.ts';

const firstNames = ['Amara', 'Bela', 'Chen', 'Dina', 'Emre', 'Farah', 'Goran', 'Hana', 'Ilya', 'Jun', 'Kofi', 'Leila'];
const lastNames = ['Okafor', 'Lind', 'Vos', 'Herrera', 'Osei', 'Petrov', 'Nakamura', 'Silva', 'Haddad', 'Novak', 'Roy'];

/** By the level of all scores. */
const recommendations: Readonly<Record<number, RecommendationStatus>> = {
  2: 'not_recommended',
  3: 'conditional',
  4: 'recommended',
};

/** An application of a whole intake. */
export interface SeededApplication {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
}

export interface IntakeOptions {
  readonly count: number;
  /** The first two have reviewed every application, without a difference that a third one settles. */
  readonly reviewers?: readonly [TestPerson, TestPerson];
  /** Of the application at this place. */
  readonly decision?: (place: number) => Decision | undefined;
  readonly educationalLevel?: (place: number) => string | null;
}

/** Stores the applications of a whole intake, as their rows would be after the calls: hundreds of people take too long. */
export async function seedApplications(
  at: TestPlatform,
  { universityId, programId, intakeId }: TestUniversity,
  { count, reviewers, decision, educationalLevel }: IntakeOptions,
): Promise<SeededApplication[]> {
  const random = seededRandom('an intake');
  const knex = knexOf(at.platform.database);
  const institution_id = at.institution.id;
  const now = at.clock.now().getTime();
  const all = Array.from({ length: count }, (_, place) => {
    const [id, userId, firstName = ''] = [newId(), newId(), firstNames[place % firstNames.length]];
    const lastName = lastNames[(place * 7) % lastNames.length] ?? '';
    const level = 2 + Math.floor(random() * 3);
    const scores: Scores = scored(level);
    return {
      ...{ id, userId, firstName, lastName, level, scores, place },
      submittedAt: new Date(now - (count - place) * 60_000),
    };
  });
  await knex('platform.users').insert(
    all.map(({ userId, firstName, lastName }) => ({
      ...{ id: userId, institution_id, role: 'learner', first_name: firstName, last_name: lastName },
      ...{ username: userId, username_key: userId, email: `${userId}@school.example` },
      ...{ email_key: `${userId}@school.example`, search_key: `${firstName} ${lastName} ${userId}`.toLowerCase() },
      created_at: new Date(now),
    })),
  );
  await knex('learner.profiles').insert(
    all.map(({ userId, place }) => ({
      ...{ user_id: userId, institution_id, age_band: 'adult' },
      ...{ created_at: new Date(now), updated_at: new Date(now) },
      educational_level: educationalLevel?.(place) ?? null,
    })),
  );
  await knex('universities.applications').insert(
    all.map(({ id, userId, submittedAt }) => ({
      ...{ id, user_id: userId, institution_id, university_id: universityId, program_id: programId },
      ...{ intake_id: intakeId, status: reviewers ? 'under_review' : 'submitted', version: 2, released_sequence: 0 },
      application_data: { personalStatement: 'I build things.', academicGoals: 'A degree.', whyUniversity: '' },
      ...{ application_eiq_score: 450 + Math.floor(random() * 250), application_standard_error: 30 },
      ...{ submitted_at: submittedAt, created_at: submittedAt, updated_at: submittedAt },
    })),
  );
  if (reviewers) {
    await knex('universities.admission_cases').insert(
      all.map(({ id, level }) => ({
        ...{ application_id: id, institution_id, round: 0, criteria: JSON.stringify(defaultCriteria) },
        ...{ needs: null, reviews: 2, rubric_share: (level - 1) / 4, recommendation_status: recommendations[level] },
      })),
    );
    await knex('universities.reviews').insert(
      all.flatMap(({ id, scores, submittedAt }) =>
        reviewers.map(({ user }, index) => ({
          ...{ id: newId(), institution_id, application_id: id, round: 0, reviewer_id: user.id, position: index + 1 },
          scores: index === 0 ? scores : { ...scores, [defaultCriteria[0]?.id ?? '']: 3 },
          ...{ comment: '', version: 1, saved_at: submittedAt, submitted_at: submittedAt },
        })),
      ),
    );
  }
  const decided = all.flatMap(({ id, place }) => {
    const made = decision?.(place);
    return made
      ? [{ application_id: id, institution_id, sequence: 1, decision: made, at: new Date(now - count + place) }]
      : [];
  });
  const rows = decided.map((row) => ({ id: newId(), ...row }));
  if (rows.length > 0) await knex('universities.decisions').insert(rows);
  return all.map(({ id, userId, firstName, lastName }) => ({ id, userId, name: `${firstName} ${lastName}` }));
}
