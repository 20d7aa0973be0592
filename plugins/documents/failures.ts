import type { DocumentSummary, FailureCode } from './contract.ts';

/** What the learner reads about a failure: what happened, and what to do. */
const messages: Readonly<Record<FailureCode, string>> = {
  encrypted: 'This PDF is protected with a password. Save a copy without a password and upload that.',
  damaged: 'This file is damaged or incomplete. Open it to check, save it again and upload the new copy.',
  'too-many-pages': 'This document has too many pages. Upload only the pages with grades or scores.',
  'too-many-pixels': 'This picture is too large to be read. Save a smaller copy, for example 3,000 pixels wide.',
  'too-complex': 'This file needs more memory than is allowed. Print it to a new PDF and upload that.',
  'too-long': 'Reading this file took too long. Upload fewer pages or a smaller picture, or read it again later.',
  mixed: 'This file is two kinds of file in one, which is not accepted. Print it to a new PDF and upload that.',
  'no-text': 'No text was found. Upload a sharper picture: flat, well lit, with the whole page in view.',
  virus: 'A virus was found, and the file was deleted. Check your device, then upload a clean copy.',
  missing: 'The file is no longer stored. Delete this document and upload the file again.',
  internal: 'Something went wrong while this file was read. Read it again; if it fails again, upload another copy.',
};

/** Failures that another reading of the same bytes may not have. */
const passing: readonly FailureCode[] = ['too-long', 'too-complex', 'internal'];

export const canRetry = (code: FailureCode): boolean => passing.includes(code);

export function failureOf(code: FailureCode): NonNullable<DocumentSummary['failure']> {
  return { code, message: messages[code], canRetry: canRetry(code) };
}
