import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyContract, Route } from '../core/contract/index.ts';
import { isCallerAccess, isClosedDuringAssessment } from '../core/contract/index.ts';
import { platform } from '../core/contract/platform.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { answerSome, complete, shortForm, startSession } from '../plugins/idfs/testing.ts';
import { base as placement, shortSections, stageOf } from '../plugins/immersion/testing.ts';
import { createCallers } from './access/callers.ts';
import type { Shape } from './access/routes.ts';
import { callRoute, everyPlugin, everyRoute, fixtures, kindOfBody, shapeOf } from './access/routes.ts';

// While a question of a scored assessment is open, the learner cannot write to a model or to another person, on any device.

/** Only learners take assessments, so routes that learners may not call need no lock. */
function staffOnly(access: string): boolean {
  return access.includes('.') && !learnersMay.has(access);
}

const fixtureIds = fixtures.map(({ id }) => id);
const routes = (await everyRoute()).filter(([, { plugin }]) => !fixtureIds.includes(plugin));
const contracts: AnyContract[] = (await everyPlugin())
  .map(({ plugin }) => plugin.contract)
  .filter(({ id }) => !fixtureIds.includes(id));
const learnersMay = new Set(
  [platform as AnyContract, ...contracts].flatMap(({ permissions = {} }) =>
    Object.entries(permissions).flatMap(([name, { grantedTo }]) => (grantedTo.includes('learner') ? [name] : [])),
  ),
);
const closed = routes.filter(
  ([, route]) => isClosedDuringAssessment(route) && !isCallerAccess(route.access) && !staffOnly(route.access),
);

/** Routes that take free text and stay open, each with the destination of the text. */
const openRoutes: Readonly<Record<string, string>> = {
  'platform.login': 'credentials',
  'platform.register': 'before there is an account',
  'platform.exchange': 'a code',
  'platform.invitation': 'a code',
  'platform.setPassword': 'a code and a password',
  'platform.askPasswordLink': 'the name of an account, which receives a letter',
  'platform.changePassword': 'passwords',
  'platform.askErasure': 'a password',
  'platform.keepAccount': 'a code',
  'activity.reportMessage': 'staff, who cannot reply',
  'collaboration.reportChatMessage': 'staff, who cannot reply',
  'cohorts.invitation': 'a code',
  'cohorts.acceptInvitation': 'a code',
  'consent.ask': 'an address',
  'consent.letter': 'a code',
  'consent.change': 'a code and purposes',
  'consent.decide': 'a code',
  'consent.withdraw': 'a code',
  'consent.account': 'a code and the name of a parent',
  'consent.addChild': 'a code',
  'consent.eraseChild': 'a password',
  'dashboards.keepFundingPlan': 'a note that only its author reads',
  'documents.correct': 'values of the learner’s own document, which no model reads',
  'documents.startUpload': 'the name of a file, which no model reads',
  'documents.upload': 'the name of a file, which no model reads',
  'hints.generate': 'no model while a scored question is open: plugins/ai/hints/hint-writer.ts',
  'hints.track': 'ids of hints',
  'immersion.analyze': 'the answer itself',
  'learner.updateProfile': 'a time zone',
  'oauth.beginApple': 'a path of this site',
  'oauth.beginGoogle': 'a path of this site',
  'oauth.beginOidc': 'a path of this site',
  'oauth.beginSaml': 'a path of this site',
  'oauth.link': 'a password',
  'oauth.returnFromApple': 'what a sign-in service sends',
  'oauth.returnFromGoogle': 'what a sign-in service sends',
  'oauth.returnFromOidc': 'what a sign-in service sends',
  'oauth.returnFromSaml': 'what a sign-in service sends',
  'oauth.returnFromNamedSaml': 'what a sign-in service sends',
  'oauth.signedOutAtNamedOidc': 'what a sign-in service sends',
  'oauth.signedOutAtOidc': 'what a sign-in service sends',
  'oauth.signedOutOfNamedSaml': 'what a sign-in service sends',
  'oauth.signedOutOfNamedSamlByForm': 'what a sign-in service sends',
  'oauth.signedOutOfSaml': 'what a sign-in service sends',
  'oauth.signedOutOfSamlByForm': 'what a sign-in service sends',
  'onboarding.complete': 'the learner’s own profile',
  'onboarding.save': 'the learner’s own profile',
  'apex-prep.choose': 'the id of a target',
  'practice.start': 'the id of a topic',
  'practice.submitAnswer': 'only the rubric grader: plugins/item-bank/plugin.ts',
  'second-factor.startAuthenticator': 'a password',
  'second-factor.confirmAuthenticator': 'a code',
  'second-factor.removeAuthenticator': 'a password',
  'second-factor.newRecoveryCodes': 'a password',
  'second-factor.startPasskey': 'a password',
  'second-factor.addPasskey': 'the name of a passkey, which only its owner reads',
  'second-factor.startPasskeyInStep': 'a ticket',
  'second-factor.addPasskeyInStep': 'a ticket, and the name of a passkey, which only its owner reads',
  'second-factor.renamePasskey': 'the name of a passkey, which only its owner reads',
  'second-factor.removePasskey': 'a password',
  'second-factor.passkeySignIn': 'a signature',
  'second-factor.step': 'a ticket',
  'second-factor.checkCode': 'a ticket and a code',
  'second-factor.useRecoveryCode': 'a ticket and a code',
  'second-factor.setUpInStep': 'a ticket',
  'second-factor.confirmInStep': 'a ticket and a code',
  'second-factor.stepPasskeyOptions': 'a ticket',
  'second-factor.checkPasskey': 'a ticket and a signature',
  'talent.reportPartner': 'staff, who cannot reply',
  'universities.beginApplication': 'the name of a program',
  'universities.declineLetter': 'a code, of a recommender without an account',
  'universities.letterRequest': 'a code',
  'universities.sendLetter': 'a letter of a recommender without an account',
};

test('every route that takes free text from learners is closed, or listed here with the destination of the text', () => {
  const open = routes.filter(
    ([, route]) => !isClosedDuringAssessment(route) && !isCallerAccess(route.access) && !staffOnly(route.access),
  );
  const undecided = open.filter(([name, route]) => takesFreeText(route) && openRoutes[name] === undefined);
  expect(undecided.map(([name]) => name)).toEqual([]);
});

test('every live message that takes free text is closed', () => {
  const open = contracts.flatMap(({ id, live }) =>
    Object.entries(live.receives ?? {})
      .filter(([, { body, duringAssessment }]) => {
        const shape = shapeOf({ body } as unknown as Route, 'body');
        return duringAssessment !== 'closed' && shape !== undefined && hasFreeText(shape);
      })
      .map(([message]) => `${id}.${message}`),
  );
  expect(open).toEqual([]);
});

let at: TestPlatform;
let callers: ReturnType<typeof createCallers>;
beforeAll(async () => {
  at = await createTestPlatform({ environment: { ...shortSections, ...shortForm } });
  callers = createCallers(at);
});
afterAll(() => at?.close());

/** Calls a route twice, for a JSON response and for a stream. */
async function callBoth(route: Route, person: TestPerson, input: Parameters<typeof callRoute>[2]) {
  const json = await callRoute(at, route, input, { token: person.token });
  const events = await callRoute(at, route, input, { token: person.token, headers: { accept: 'text/event-stream' } });
  return [json, events];
}

test.each(closed)('%s answers 423 while a question of a placement is open', async (_, route) => {
  const { person, input } = await callers.prepare(route, 'learner');
  await stageOf(person, 'core_math');
  for (const answer of await callBoth(route, person, input)) {
    expect([answer.status, answer.body?.error?.code]).toEqual([423, 'locked']);
    expect(answer.body.error.message).toBe('Chats are closed while a question of your placement is open.');
  }
});

test('pausing or giving up a placement opens chats, and its next question closes them', async () => {
  const learner = await at.person();
  const say = async () => (await learner.post('/api/ai/chat', { message: 'What is a prime number?' })).status;
  expect(await say()).toBe(200);
  const { sessionId, questions } = await stageOf(learner, 'core_math');
  expect(await say()).toBe(423);
  await learner.post(`${placement}/pause`, { sessionId, questionId: questions[0]?.id });
  expect(await say()).toBe(200);
  await learner.post(`${placement}/resume`, { sessionId });
  expect(await say()).toBe(200);
  await stageOf(learner, 'core_math');
  expect(await say()).toBe(423);
  await learner.post(`${placement}/abandon`, { sessionId });
  expect(await say()).toBe(200);
});

test('a cognitive assessment closes chats until its last answer, states when it ends, and cannot be paused', async () => {
  const learner = await at.person();
  const say = () => learner.post('/api/ai/chat', { message: 'What is a prime number?' });
  const session = await startSession(learner);
  const refused = await say();
  expect(refused.status).toBe(423);
  expect(refused.body.error.message).toMatch(
    /^Chats are closed during your IDFS assessment\. It ends at \d\d:\d\d UTC\.$/,
  );
  const { open } = (await learner.get('/api/platform/open-assessment')).body;
  expect(open).toMatchObject({ plugin: 'idfs', canPause: false });
  await answerSome(learner, session);
  await complete(learner);
  expect((await say()).status).toBe(200);
  expect((await learner.get('/api/platform/open-assessment')).body.open).toBeNull();
});

test('a request whose body arrives after the question was asked is refused', async () => {
  const learner = await at.person();
  const message = 'What is a prime number?';
  const late = at.call('POST', '/api/ai/chat', { token: learner.token, body: { message } });
  const [asked] = await Promise.all([stageOf(learner, 'core_math'), late]);
  expect(asked.questions).toHaveLength(1);
  expect((await learner.post('/api/ai/chat', { message })).status).toBe(423);
});

test('other learners can write while one learner has a question open', async () => {
  await stageOf(await at.person(), 'core_math');
  const other = await at.person();
  expect((await other.post('/api/ai/chat', { message: 'What is a prime number?' })).status).toBe(200);
});

function takesFreeText(route: Route): boolean {
  if (kindOfBody(route) === 'upload') return true;
  const shape = shapeOf(route, 'body');
  return shape !== undefined && hasFreeText(shape);
}

/** Text long enough for a question, in any field. */
function hasFreeText(shape: Shape & { readonly maxLength?: number; readonly additionalProperties?: unknown }): boolean {
  if (shape.type === 'string') {
    const isBound = shape.enum || shape.const !== undefined || shape.format || shape.pattern;
    return !isBound && (shape.maxLength ?? Number.POSITIVE_INFINITY) > 40;
  }
  const inner = [
    ...Object.values(shape.properties ?? {}),
    ...(shape.items ? [shape.items] : []),
    ...(shape.anyOf ?? []),
    ...(shape.oneOf ?? []),
    ...(shape.allOf ?? []),
    ...(isShape(shape.additionalProperties) ? [shape.additionalProperties] : []),
  ];
  return inner.some(hasFreeText);
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;
