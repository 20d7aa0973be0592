import { randomUUID } from 'node:crypto';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { Marks, Phase, Round } from './contract.ts';

export const studiesPath = '/api/standard-setting/studies';
export const panelsPath = '/api/standard-setting/panels';

/** Throws with the answer where a call of a test's preparation fails. */
function assertDone({ status, body }: { status: number; body: unknown }): void {
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
}

/** A study in preparation. */
export async function createStudy(administrator: TestPerson, changes: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  assertDone(await administrator.post(studiesPath, { id, title: 'Levels of 2026', pages: 30, ...changes }));
  return id;
}

/** A study with a panel that has agreed, in a phase. */
export async function studyWithPanel(
  at: TestPlatform,
  administrator: TestPerson,
  {
    phase = 'practice',
    panelists = [],
    size = 3,
    institution,
  }: {
    phase?: Phase;
    panelists?: readonly TestPerson[];
    size?: number;
    institution?: InstitutionRef & { readonly host?: string };
  } = {},
): Promise<{ studyId: string; panel: TestPerson[] }> {
  const studyId = await createStudy(administrator);
  const others = await Promise.all(
    Array.from({ length: size - panelists.length }, () => at.person('instructor', institution)),
  );
  const panel = [...panelists, ...others];
  assertDone(await administrator.put(`${studiesPath}/${studyId}/panel`, { userIds: panel.map(({ user }) => user.id) }));
  for (const person of panel) assertDone(await person.post(`${panelsPath}/${studyId}/agreement`));
  for (const from of phasesBefore(phase)) {
    if (from === 'round1' || from === 'round2' || from === 'round3')
      for (const person of panel) assertDone(await place(person, studyId, from, { immersion: 10, mastery: 20 }));
    assertDone(await endPhase(administrator, studyId, from));
  }
  return { studyId, panel };
}

const order: readonly Phase[] = ['preparation', 'practice', 'round1', 'round2', 'round3', 'done'];
const phasesBefore = (phase: Phase) => order.slice(0, order.indexOf(phase));

export const endPhase = (
  administrator: TestPerson,
  studyId: string,
  from: Phase,
  withoutMissing = from === 'practice',
) => administrator.post(`${studiesPath}/${studyId}/phase`, { from, withoutMissing });

export const place = (person: TestPerson, studyId: string, round: Round, marks: Marks, replaces = 0) =>
  person.put(`${panelsPath}/${studyId}/marks`, { round, marks, replaces });
