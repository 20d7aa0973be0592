import { defineService } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';

// What applications read from the documents plugin.

export type GradingScale = '4.0' | 'percent' | 'letter' | '1-5' | 'uk-class' | 'unknown';

export interface ConfirmedValues {
  readonly institution: string | null;
  readonly studentName: string | null;
  readonly scale: GradingScale;
  /** For the scale 1–5, which end is best. */
  readonly bestGrade?: '1' | '5' | null;
  readonly terms: readonly {
    readonly name: string | null;
    readonly courses: readonly {
      readonly code: string | null;
      readonly title: string | null;
      readonly credits: number | null;
      readonly grade: string | null;
    }[];
  }[];
  readonly gpaStated: number | null;
  readonly gpa: { readonly value: number; readonly outOf: 4; readonly conversion: string } | null;
  readonly tests: readonly {
    readonly test: 'SAT' | 'ACT' | 'AP';
    readonly total: number | null;
    readonly date: string | null;
    readonly sections: readonly { readonly name: string; readonly score: number }[];
  }[];
}

export interface ConfirmedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly kind: 'transcript' | 'sat' | 'act' | 'ap' | 'other';
  readonly confirmedAt: Date;
  readonly values: ConfirmedValues;
  /** False where the document carries another person's name. */
  readonly nameMatches: boolean;
  /** Whether the learner changed what was read. */
  readonly corrected: boolean;
}

export interface ConfirmedDocuments {
  ofLearner(within: CallContext, userId: string): Promise<readonly ConfirmedDocument[]>;
}
/** Provided by the documents plugin. */
export const confirmedDocuments = defineService<ConfirmedDocuments>('documents.confirmed');
