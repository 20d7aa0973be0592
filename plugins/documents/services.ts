import type { Who } from '../../core/contract/index.ts';
import { defineService, defineSharedService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { DocumentKind, Gpa, Values } from './values/contract.ts';

/** The values of a confirmed document. Texts are the learner's own and untrusted, also for language models. */
export interface ConfirmedValues extends Omit<Values, 'kind' | 'tests'> {
  readonly gpa: Gpa;
  /** Every section has a score. */
  readonly tests: readonly (Omit<Values['tests'][number], 'sections'> & {
    readonly sections: readonly { readonly name: string; readonly score: number }[];
  })[];
}

export interface ConfirmedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly kind: DocumentKind;
  readonly confirmedAt: Date;
  readonly values: ConfirmedValues;
  /** False where the document carries another person's name. True where it carries none. */
  readonly nameMatches: boolean;
  /** Whether the learner changed what was read. */
  readonly corrected: boolean;
}

/**
 * Confirmed documents of a learner, latest first: only what the learner confirmed counts.
 * @example
 *   const [latest] = (await uses.documents(who)?.ofLearner({ who }, userId)) ?? [];
 */
export interface ConfirmedDocuments {
  ofLearner(within: CallContext, userId: string): Promise<readonly ConfirmedDocument[]>;
}
export const confirmedDocuments = defineService<ConfirmedDocuments>('documents.confirmed');

/**
 * Who besides the owner and staff may read a document. Any number of plugins provide it; a provider starts before the
 * documents, so it can only name `documents.confirmed` in `uses`.
 */
export interface DocumentReaders {
  mayRead(within: CallContext<Who>, document: { id: string; ownerId: string }): Promise<boolean>;
  sharedWith(
    within: CallContext,
    document: { id: string; ownerId: string },
  ): Promise<readonly { name: string; since: Date }[]>;
}
export const documentReaders = defineSharedService<DocumentReaders>('documents.readers');

/** Checks files that other plugins receive, before they store them. */
export interface FileChecks {
  /**
   * Resolves for a file that is of one kind and clean. Without a configured virus scanner files are not scanned.
   * @throws Failure invalid for a virus or a file of two kinds, unavailable where the scanner does not answer
   */
  assertSafe(within: CallContext, file: { readonly bytes: Uint8Array; readonly type: string }): Promise<void>;
}
export const fileChecks = defineService<FileChecks>('documents.file-checks');
