import { expect } from 'vitest';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { mailsTo } from '../../consent/testing.ts';
import { addPlacement, setAgeBand } from '../../learner/testing.ts';
import type { TestUniversity } from '../testing.ts';
import { addUniversity } from '../testing.ts';
import type { Application, ApplicationDetails } from './contract.ts';

export const applicationsPath = '/api/university-applications';

/** Makes a learner an adult with an EiQ score of 512.0 and a standard error of 30. */
export async function makeApplicant(
  at: TestPlatform,
  person: Pick<TestPerson, 'user'>,
  institution: InstitutionRef = at.institution,
): Promise<void> {
  await setAgeBand(at, person, 'adult', institution);
  await addPlacement(at, person, {}, institution);
}

/** A signed-in adult learner with an EiQ score of 512.0. */
export async function newApplicant(
  at: TestPlatform,
  institution: InstitutionRef = at.institution,
): Promise<TestPerson> {
  const person = await at.person('learner', institution);
  await makeApplicant(at, person, institution);
  return person;
}

export const essaysOf = (personalStatement = 'I want to learn how things work.') => ({
  personalStatement,
  academicGoals: 'A degree.',
  whyUniversity: '',
});

export const applying = ({ universityId }: Pick<TestUniversity, 'universityId'>, words?: string) => ({
  universityId,
  program: 'Computer Science',
  applicationEiqScore: 899,
  applicationData: essaysOf(words),
});

/** Begins a draft. */
export async function beginDraft(person: TestPerson, university: TestUniversity): Promise<ApplicationDetails> {
  const { universityId } = university;
  const { status, body } = await person.post(`${applicationsPath}/drafts`, {
    universityId,
    program: 'Computer Science',
  });
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
}

/** Submits an application for a new university. */
export async function newSubmission(
  at: TestPlatform,
  person: TestPerson,
  institution: InstitutionRef = at.institution,
): Promise<{ application: Application; university: TestUniversity }> {
  const university = await addUniversity(at, {}, institution);
  const { status, body } = await person.post(applicationsPath, applying(university));
  expect([status, body.error]).toEqual([201, undefined]);
  return { application: body, university };
}

/** The code of the latest mail to a recommender. */
export async function recommenderCode(at: TestPlatform, address: string): Promise<string> {
  const mails = await mailsTo(at, address);
  const codes = mails.flatMap(({ text }) => /\/recommend#code=([\w-]+)/.exec(text)?.[1] ?? []);
  const code = codes.at(-1);
  if (!code) throw new Error(`No request was sent to ${address}`);
  return code;
}

/** The form of a letter. */
export function letterForm(code: string, letter: string, pdf?: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('code', code);
  form.append('letter', letter);
  if (pdf) form.append('file', new File([pdf], 'letter.pdf', { type: 'application/pdf' }));
  return form;
}
