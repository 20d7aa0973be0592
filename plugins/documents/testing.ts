import type { TestPerson } from '../../core/testing.ts';
import type { DocumentDetail, DocumentSummary } from './contract.ts';

// Helpers for tests of this and other plugins.

/** A transcript as plain text, which is read in milliseconds. */
export const transcriptText = (name: string, words = ''): string => `Westlake University
OFFICIAL TRANSCRIPT

Student Name: ${name}
Student ID: 20417733
${words}

Fall 2023
Course     Title                          Credits   Grade
MATH 101   Calculus I                     4.00      A
PHYS 110   Mechanics                      3.00      B+
ENGL 102   Academic Writing               3.00      A-

Spring 2024
Course     Title                          Credits   Grade
MATH 102   Calculus II                    4.00      B
CHEM 101   General Chemistry              4.00      A-

Cumulative GPA: 3.54
`;

/** The form of an upload in one call. */
export function formOf(content: string | Uint8Array<ArrayBuffer>, fileName = 'transcript.txt'): FormData {
  const form = new FormData();
  form.append('file', new File([content], fileName));
  return form;
}

/** Uploads a file in one call. */
export async function uploadFile(
  person: TestPerson,
  content: string | Uint8Array<ArrayBuffer>,
  fileName?: string,
): Promise<DocumentSummary> {
  const { status, body } = await person.post('/api/documents/upload', formOf(content, fileName));
  if (status !== 201) throw new Error(`The upload was answered with ${status}: ${JSON.stringify(body)}`);
  return body as DocumentSummary;
}

export const documentOf = async (person: TestPerson, id: string): Promise<DocumentDetail> =>
  (await person.get(`/api/documents/${id}`)).body as DocumentDetail;
