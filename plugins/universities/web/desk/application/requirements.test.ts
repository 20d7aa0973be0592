import { expect, test } from 'vitest';
import type { DeskEvidence } from '../../../contract.ts';
import { requirementsOf } from './requirements.ts';

type Document = DeskEvidence['documents'][number];

const documentOf = (kind: string, fields: Partial<Document> = {}): Document => ({
  ...{ documentId: kind, fileName: `${kind}.pdf`, kind, confirmedAt: '2026-11-01T00:00:00.000Z', nameMatches: true },
  ...{ corrected: false, isRemoved: false, institution: null, studentName: null, scale: 'letter', gpa: null },
  ...{ gpaStated: null, courses: [], tests: [] },
  ...fields,
});
const sat = (total: number | null) => [{ test: 'SAT', total, date: null, sections: [] }];

const letterOf = (status: 'requested' | 'submitted'): DeskEvidence['letters'][number] => ({
  ...{ id: status, recommenderName: 'Ada Writer', recommenderEmail: 'ada@school.example', isWaived: true },
  ...{ status, answeredAt: null, letter: null, hasFile: false },
});

/** States of what a program asks for: a transcript, an SAT score of 1200, two letters and a GPA of 3. */
function statesOf(fields: Pick<DeskEvidence, 'documents' | 'letters'>, overallGPA: number | null = null) {
  const evidence: DeskEvidence = {
    ...{ score: null, minEiqScore: 500, preferredEiqScore: 600, minGpa: 3, essays: [] },
    required: { documents: ['transcript'], tests: [{ test: 'SAT', minimum: 1200 }], letters: 2 },
    transcriptAnalysis: { overallGPA, recommendationStrength: null, strengthAreas: [] },
    ...fields,
  };
  const asked = ['GPA', 'Transcript', 'SAT score', 'Letters of recommendation'];
  return requirementsOf(evidence)
    .filter(({ title }) => asked.includes(title))
    .map(({ state }) => state);
}

test('each requirement of the program is met, below its minimum, missing or not confirmed', () => {
  expect(statesOf({ documents: [], letters: [] })).toEqual(['unconfirmed', 'missing', 'missing', 'missing']);
  const full = [documentOf('transcript'), documentOf('sat', { tests: sat(1310) })];
  const letters = [letterOf('submitted'), letterOf('submitted')];
  expect(statesOf({ documents: full, letters }, 3.2)).toEqual(['met', 'met', 'met', 'met']);
  const weak = [documentOf('transcript'), documentOf('sat', { tests: sat(1100) })];
  expect(statesOf({ documents: weak, letters: [letterOf('submitted'), letterOf('requested')] }, 2.9)).toEqual([
    ...['below', 'met', 'below', 'unconfirmed'],
  ]);
});

test('a document with another name, and a report without a total, confirm nothing', () => {
  const foreign = { nameMatches: false, studentName: 'Somebody Else' };
  const documents = [documentOf('transcript', foreign), documentOf('sat', { ...foreign, tests: sat(1500) })];
  expect(statesOf({ documents, letters: [] })).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed', 'missing']);
  const silent = [documentOf('transcript'), documentOf('sat', { tests: sat(null) })];
  expect(statesOf({ documents: silent, letters: [] }).slice(1, 3)).toEqual(['met', 'unconfirmed']);
});
