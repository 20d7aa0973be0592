import type { Application, EssayName } from '../../../contract.ts';

/** What a learner writes and chooses in a draft. */
export interface DraftContent {
  readonly personalStatement: string;
  readonly academicGoals: string;
  readonly whyUniversity: string;
  /** Null: all confirmed documents. */
  readonly documentIds: readonly string[] | null;
  readonly intakeId: string;
}
export type Part = keyof DraftContent;

export const parts = [
  'personalStatement',
  'academicGoals',
  'whyUniversity',
  'documentIds',
  'intakeId',
] as const satisfies readonly (EssayName | Part)[];

export const contentOf = ({
  applicationData: { personalStatement, academicGoals, whyUniversity },
  documentIds,
  intake,
}: Pick<Application, 'applicationData' | 'documentIds' | 'intake'>): DraftContent => ({
  ...{ personalStatement, academicGoals, whyUniversity, documentIds },
  intakeId: intake.id,
});

/** The body of the call that saves a draft, without its version. */
export const bodyOf = ({ documentIds, intakeId, ...applicationData }: DraftContent) => ({
  applicationData,
  documentIds: documentIds && [...documentIds],
  intakeId,
});

export const isSamePart = (part: Part, one: DraftContent, other: DraftContent): boolean =>
  JSON.stringify(one[part]) === JSON.stringify(other[part]);

export const isSameContent = (one: DraftContent, other: DraftContent): boolean =>
  parts.every((part) => isSamePart(part, one, other));

export interface Merged {
  /** Each part from where it was changed; conflicting parts as in `mine`. */
  readonly content: DraftContent;
  /** Parts that were changed differently in both. */
  readonly conflicts: readonly Part[];
}

/**
 * Brings two changed versions of a draft together.
 * @param base what both began with
 */
export function mergeContent(base: DraftContent, mine: DraftContent, theirs: DraftContent): Merged {
  const conflicts = parts.filter(
    (part) => !isSamePart(part, mine, theirs) && !isSamePart(part, base, mine) && !isSamePart(part, base, theirs),
  );
  const take = <P extends Part>(part: P): DraftContent[P] => (isSamePart(part, base, mine) ? theirs : mine)[part];
  const content = {
    personalStatement: take('personalStatement'),
    academicGoals: take('academicGoals'),
    whyUniversity: take('whyUniversity'),
    documentIds: take('documentIds'),
    intakeId: take('intakeId'),
  };
  return { content, conflicts };
}
