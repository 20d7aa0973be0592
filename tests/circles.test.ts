import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role, Route } from '../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { groupsPath, postMessage, startGroup } from '../plugins/activity/testing.ts';
import { shortForm } from '../plugins/idfs/testing.ts';
import { shortSections } from '../plugins/immersion/testing.ts';
import { decideConsent, setAgeBand } from '../plugins/learner/testing.ts';
import { answerLesson, completeRun, startTopic } from '../plugins/practice/testing.ts';
import { callRoute, everyRoute, fixtures } from './access/routes.ts';
import { sampleInput } from './access/samples.ts';
import { everyLeaveTraces } from './privacy/traces.ts';

// Learners of different circles (children, minors, adults) never see each other: no route or live message names, identifies
// or quotes a learner of another circle. Every plugin of the tree is on.

interface Member {
  readonly person: TestPerson;
  /** Names and texts that belong only to this person. */
  readonly marks: string[];
}
type Circle = 'child' | 'minor' | 'adult';

let at: TestPlatform;
let members: Record<Circle, Member>;
beforeAll(async () => {
  at = await createTestPlatform({ environment: { ...shortSections, ...shortForm } });
  const [child, minor, adult] = [await member('quokka'), await member('numbat'), await member('dugong')];
  members = { child, minor, adult };
  // All of them acted as adults until two are found to be younger.
  await setAgeBand(at, child.person, 'under-13');
  await decideConsent(at, child.person);
  await setAgeBand(at, minor.person, '13-15');
  for (const { person } of Object.values(members)) await person.patch('/api/user/profile', { sharesWithPeers: true });
}, 120_000);
afterAll(() => at?.close());

/** A learner who has left traces in every plugin. */
async function member(name: string): Promise<Member> {
  const person = await at.person('learner', at.institution, `${name}-${at.institution.id.slice(0, 4)}`);
  const [staff, guardian] = [await at.person('administrator'), await at.person('guardian')];
  const marks = [person.user.id, person.user.username, `${person.user.firstName} ${person.user.lastName}`];
  const words = (of: string) => {
    const text = `${name}${of}${marks.length}`;
    marks.push(text);
    return text;
  };
  for (const [, leave] of await everyLeaveTraces()) await leave({ at, person, staff, guardian, words });
  await at.platform.queueing.waitUntilIdle();
  return { person, marks };
}

const fixtureIds = fixtures.map(({ id }) => id);
const routes = (await everyRoute()).filter(([, { plugin }]) => !fixtureIds.includes(plugin));
const mayLearner = ({ access }: Route) =>
  access === 'public' ||
  access === 'signed-in' ||
  at.platform.gate.may(at.institution.id, 'learner' as Role, access as never);

const pairs: [reader: Circle, other: Circle][] = [
  ['child', 'adult'],
  ['child', 'minor'],
  ['minor', 'adult'],
  ['minor', 'child'],
  ['adult', 'child'],
  ['adult', 'minor'],
];

const marksOf = ({ marks }: Member, text: string) => marks.filter((mark) => text.includes(mark));

test.each(pairs)('no route shows learners of the circle “%s” anything about the circle “%s”', async (reader, other) => {
  const shown: string[] = [];
  for (const [name, route] of routes) {
    if (route.method !== 'get' || route.path.includes(':') || !mayLearner(route)) continue;
    const { body } = await callRoute(at, route, sampleInput(route), { token: members[reader].person.token });
    const found = marksOf(members[other], JSON.stringify(body ?? ''));
    if (found.length > 0) shown.push(`${name}: ${found.join(', ')}`);
  }
  expect(shown).toEqual([]);
});

test('no live message contains anything about a learner of another circle', async () => {
  const heard = new Map<Circle, string[]>();
  for (const [circle, { person }] of Object.entries(members) as [Circle, Member][]) {
    const frames: string[] = [];
    heard.set(circle, frames);
    const tab = await person.connect();
    tab.onAny((...frame) => frames.push(JSON.stringify(frame)));
    // Groups of another circle refuse the call and send nothing.
    for (const { id } of (await members.adult.person.get(groupsPath)).body.items) {
      await tab.emitWithAck('join_discussion', { groupId: id });
    }
  }
  for (const { person, marks } of Object.values(members)) {
    const { runId } = await answerLesson(person, await startTopic(person));
    await completeRun(person, runId);
    const words = `${marks[1]} calls it so and writes to everybody`;
    marks.push(words);
    const id = await startGroup(person, words);
    expect((await postMessage(person, id, words)).status).toBe(201);
  }
  await at.platform.queueing.waitUntilIdle();
  for (const [reader, other] of pairs) {
    const frames = heard.get(reader) ?? [];
    expect(frames.length, `${reader} hears something`).toBeGreaterThan(0);
    expect(frames.flatMap((frame) => marksOf(members[other], frame))).toEqual([]);
  }
});
