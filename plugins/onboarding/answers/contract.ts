import { z } from 'zod';
import { EducationalLevel, GradeLevel } from '../../learner/education/contract.ts';

// The questions of the setup. Every answer is optional: empty text and null are the same as no answer.

export const PathwayType = z.enum(['student', 'career']);
export type PathwayType = z.infer<typeof PathwayType>;

export const CurrentLevel = z.enum(['high-school', 'undergraduate', 'graduate', 'phd', 'bootcamp', 'self-taught']);
export const FieldOfStudy = z.enum(['computer-science', 'engineering', 'mathematics', 'physics', 'business', 'other']);
export const ProgrammingExperience = z.enum(['beginner', 'intermediate', 'advanced', 'professional']);
export const MathBackground = z.enum(['basic', 'intermediate', 'advanced', 'expert']);
export const StudyStyle = z.enum(['visual', 'hands-on', 'reading', 'mixed']);
export const TimeCommitment = z.enum(['1-5-hours', '5-10-hours', '10-20-hours', '20-hours']);
export const PreferredFormat = z.enum(['self-paced', 'structured', 'project-based', 'mentored']);
export const MentorshipLevel = z.enum(['minimal', 'moderate', 'intensive', 'full-support']);
export const ConfidenceLevel = z.enum(['very-confident', 'confident', 'somewhat-confident', 'not-confident']);
export const PreviousAssessments = z.enum(['none', 'coding-interviews', 'standardized-tests', 'multiple']);
export const MotivationLevel = z.enum(['extremely-motivated', 'very-motivated', 'motivated', 'somewhat-motivated']);
export const LearningGoal = z.enum([
  'Problem-solving skills',
  'Algorithm optimization',
  'System design',
  'AI/ML concepts',
  'Data structures',
  'Mathematical reasoning',
]);
export type LearningGoal = z.infer<typeof LearningGoal>;

/** The highest verified age is 122. */
const maxAge = 125;

const choice = <V extends string>(values: z.ZodEnum<Record<V, V>>) =>
  z
    .union([values, z.literal(''), z.null()], { error: `One of: ${values.options.join(', ')}` })
    .transform((value) => (value ? (value as V) : undefined))
    .optional();

const text = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .nullable()
    .transform((value) => value || undefined)
    .optional();

const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry)
    .max(20)
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();

/** A group of answers; an empty object when it is missing. */
const group = <T extends z.ZodObject>(answers: T) =>
  answers.nullish().transform((value) => (value ?? {}) as Partial<z.output<T>>);

/** In a submission without `age`, `personalInfo.age` has this value, as the specification's browser sends it. */
export const unknownAgeMarker = 18;

/** In whole years; 0 is the same as no answer. */
export const Age = z
  .int()
  .min(0)
  .max(maxAge)
  .nullable()
  .transform((age) => age || undefined)
  .optional();

/** The answers of the setup as stored. */
export const Answers = z.object({
  educationalLevel: choice(EducationalLevel),
  gradeLevel: choice(GradeLevel),
  age: Age,
  pathwayType: choice(PathwayType),
  /** As typed. Only completing the setup requires a valid address. */
  parentEmail: text(254),
  schoolName: text(200),
  preferredSubjects: listOf(z.string().trim().min(1).max(60)),
  selectedTrack: text(60),
  interests: listOf(z.string().trim().min(1).max(60)),
  careerGoals: group(
    z.object({
      targetRole: text(120),
      targetCompanies: listOf(z.string().trim().min(1).max(120)),
      salaryExpectations: text(60),
      timeline: text(60),
    }),
  ),
  educationalBackground: group(
    z.object({
      currentLevel: choice(CurrentLevel),
      fieldOfStudy: choice(FieldOfStudy),
      programmingExperience: choice(ProgrammingExperience),
      mathBackground: choice(MathBackground),
    }),
  ),
  learningPreferences: group(
    z.object({
      studyStyle: choice(StudyStyle),
      timeCommitment: choice(TimeCommitment),
      preferredFormat: choice(PreferredFormat),
      mentorshipLevel: choice(MentorshipLevel),
    }),
  ),
  assessmentReadiness: group(
    z.object({
      confidenceLevel: choice(ConfidenceLevel),
      previousAssessments: choice(PreviousAssessments),
      learningGoals: listOf(LearningGoal),
      motivationLevel: choice(MotivationLevel),
    }),
  ),
});
export type Answers = z.output<typeof Answers>;

export const noAnswers: Answers = {
  careerGoals: {},
  educationalBackground: {},
  learningPreferences: {},
  assessmentReadiness: {},
};

/** `student` for pupils and bachelor students, `career` for everyone else. */
export function pathwayOf(educationalLevel: EducationalLevel | undefined): PathwayType | undefined {
  if (!educationalLevel) return undefined;
  return educationalLevel === 'k-12' || educationalLevel === 'college' ? 'student' : 'career';
}

/** Fixed values for pupils, who are not asked about a career. */
export const pupilsCareerGoals = {
  targetRole: 'explore-options',
  salaryExpectations: 'not-applicable',
  timeline: 'exploring',
  targetCompanies: [],
} satisfies Answers['careerGoals'];

/**
 * Merges changes into answers field by field, also within groups. An empty field clears the answer; a missing field keeps
 * it.
 */
export function merged<T extends object>(kept: T, changes: object): T {
  const result: Record<string, unknown> = Object.fromEntries(Object.entries(kept));
  for (const [field, value] of Object.entries(changes)) {
    if (isGroup(value)) result[field] = { ...(result[field] as object | undefined), ...value };
    else result[field] = value;
  }
  return result as T;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
