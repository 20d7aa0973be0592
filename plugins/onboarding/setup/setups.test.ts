import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { lettersTo } from '../../consent/testing.ts';
import { learnerRecord } from '../../learner/services.ts';
import { placement } from '../../learner/testing.ts';
import { onboardingAnswers, setupDesk } from '../services.ts';
import { path, pupil, student } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['onboarding'] });
});
afterAll(() => at?.close());

const profileOf = async (person: Awaited<ReturnType<TestPlatform['person']>>) =>
  (await person.get('/api/user/profile')).body;

test('seeing the welcome is recorded once, for learners only', async () => {
  const person = await at.person();
  await person.post(path, { educationalLevel: 'college' });
  expect((await person.get(path)).body).toMatchObject({ completed: true, welcomed: false });
  for (let time = 0; time < 2; time++) expect((await person.post(`${path}/welcome`)).status).toBe(204);
  expect((await person.get(path)).body).toMatchObject({ welcomed: true, revision: 1 });
  const another = await at.person();
  expect((await another.get(path)).body).toMatchObject({ welcomed: false });
  expect((await (await at.person('instructor')).post(`${path}/welcome`)).status).toBe(403);
});

describe('a setup in progress', () => {
  test('begins at the first step without answers', async () => {
    const person = await at.person();
    const { status, body } = await person.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ completed: false, completionStatus: 'in_progress', step: 1, revision: 0 });
    expect(body).toMatchObject({ recommendedTrack: null, estimatedEiqRange: null, completedAt: null });
  });

  test('is saved field by field: two tabs keep each other’s changes', async () => {
    const person = await at.person();
    await person.patch(path, {
      step: 2,
      answers: { educationalLevel: 'college', careerGoals: { timeline: '1 year' } },
    });
    const other = await person.patch(path, { answers: { careerGoals: { targetRole: 'Analyst' }, age: 19 } });
    expect(other.body.draft).toMatchObject({
      educationalLevel: 'college',
      age: 19,
      careerGoals: { timeline: '1 year', targetRole: 'Analyst' },
    });
    expect(other.body).toMatchObject({ step: 2, revision: 2, completed: false });
    expect((await person.get(path)).body).toEqual(other.body);
  });

  test('loses only what is cleared; the later of two changes to one field wins', async () => {
    const person = await at.person();
    await person.patch(path, { answers: { schoolName: 'Hill Primary', gradeLevel: '3', age: 8 } });
    await person.patch(path, { answers: { schoolName: '', gradeLevel: '4' } });
    const { draft } = (await person.patch(path, { answers: { age: null } })).body;
    expect(draft).toMatchObject({ gradeLevel: '4' });
    expect(draft).not.toHaveProperty('schoolName');
    expect(draft).not.toHaveProperty('age');
  });

  test('accepts simultaneous changes, and counts a repeated change once', async () => {
    const person = await at.person();
    await Promise.all([
      person.patch(path, { answers: { educationalLevel: 'masters' } }),
      person.patch(path, { answers: { interests: ['Space'] } }),
      person.patch(path, { step: 3 }),
    ]);
    const { body } = await person.get(path);
    expect(body).toMatchObject({ step: 3, revision: 3, draft: { educationalLevel: 'masters', interests: ['Space'] } });
    expect((await person.patch(path, { step: 3, answers: { interests: ['Space'] } })).body.revision).toBe(3);
  });

  test('notifies the learner’s other tabs', async () => {
    const person = await at.person();
    const tab = await person.connect();
    const notified = new Promise((resolve) => tab.once('onboarding_changed', resolve));
    await person.patch(path, { answers: { age: 30 } });
    expect(await notified).toEqual({ revision: 1 });
  });

  test('changes completed answers only when it is completed again', async () => {
    const person = await at.person();
    await person.post(path, student);
    await person.patch(path, { answers: { educationalLevel: 'phd' } });
    const { body } = await person.get(path);
    expect(body).toMatchObject({ completed: true, educationalLevel: 'college', draft: { educationalLevel: 'phd' } });
    expect((await profileOf(person)).educationalLevel).toBe('college');
    await person.post(path, { ...student, educationalLevel: 'phd' });
    expect((await profileOf(person)).educationalLevel).toBe('phd');
  });
});

describe('completing', () => {
  test('stores a pupil’s answers, their age band and grade, and the career goals of every pupil', async () => {
    const person = await at.person();
    const { status, body } = await person.post(path, pupil);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      completed: true,
      completionStatus: 'completed',
      educationalLevel: 'k-12',
      gradeLevel: '3',
      age: 8,
      parentEmail: 'parent@example.org',
      careerGoals: {
        targetRole: 'explore-options',
        salaryExpectations: 'not-applicable',
        timeline: 'exploring',
        targetCompanies: [],
      },
      recommendedTrack: 'EiQ Explorer',
    });
    expect(await profileOf(person)).toMatchObject({
      ageBand: 'under-13',
      guardianConsent: 'missing',
      educationalLevel: 'k-12',
      gradeLevel: '3',
      firstName: person.user.firstName,
      lastName: person.user.lastName,
    });
  });

  test('drops the fixed career goals of pupils after school', async () => {
    const person = await at.person();
    await person.post(path, { ...pupil, gradeLevel: '12', age: 18 });
    const { draft } = (
      await person.patch(path, {
        answers: { educationalLevel: 'college', careerGoals: { timeline: '1 year' } },
      })
    ).body;
    expect(draft.careerGoals).toEqual({ targetCompanies: [], timeline: '1 year' });
    const sent = { ...pupil, gradeLevel: '', educationalLevel: 'college', age: 18 };
    const goals = { targetRole: 'explore-options', salaryExpectations: 'not-applicable', timeline: 'exploring' };
    expect((await person.post(path, { ...sent, careerGoals: goals })).body.careerGoals).toEqual({});
  });

  test('stores a student’s answers and learning style', async () => {
    const person = await at.person();
    const { body } = await person.post(path, student);
    expect(body).toMatchObject({ pathwayType: 'student', recommendedTrack: 'ApexPrep Academic' });
    expect(await profileOf(person)).toMatchObject({
      ageBand: 'adult',
      educationalLevel: 'college',
      gradeLevel: null,
      preferredLearningStyle: 'visual',
    });
  });

  test('treats the 18 of an empty age as unknown, and a stated 18 as 18', async () => {
    const [unknown, stated] = [await at.person(), await at.person()];
    const { age: _, ...ageless } = student;
    await unknown.post(path, { ...ageless, personalInfo: { firstName: '', lastName: '', age: 18 } });
    await stated.post(path, { ...student, age: 18, personalInfo: { firstName: '', lastName: '', age: 18 } });
    expect([(await profileOf(unknown)).ageBand, (await profileOf(stated)).ageBand]).toEqual(['unknown', 'adult']);
    expect((await unknown.get(path)).body).not.toHaveProperty('age');
  });

  test('accepts any number of answers, and derives the pathway from the level', async () => {
    const person = await at.person();
    expect((await person.post(path, {})).body).toMatchObject({ completed: true, recommendedTrack: 'Foundations' });
    const ways = { 'k-12': 'student', college: 'student', masters: 'career', phd: 'career', 'phd+': 'career' };
    for (const [educationalLevel, pathwayType] of Object.entries({ ...ways, professional: 'career' })) {
      const { body } = await (await at.person()).post(path, { educationalLevel, pathwayType: 'student' });
      expect(body.pathwayType).toBe(pathwayType);
    }
  });

  test('is idempotent', async () => {
    const person = await at.person();
    const [first, second] = await Promise.all([person.post(path, student), person.post(path, student)]);
    expect(second.body).toEqual(first.body);
    at.clock.forward(60);
    expect((await person.post(path, student)).body).toEqual(first.body);
    expect(first.body.revision).toBe(1);
  });

  test('replaces the draft with the completed answers', async () => {
    const person = await at.person();
    await person.patch(path, { step: 4, answers: { educationalLevel: 'masters', schoolName: 'Elsewhere' } });
    const { body } = await person.post(path, student);
    expect(body).toMatchObject({ step: 1, draft: { educationalLevel: 'college', age: 20 } });
    expect(body.draft).not.toHaveProperty('schoolName');
  });
});

describe('validation', () => {
  test('lists all invalid values by field', async () => {
    const person = await at.person();
    const wrong = {
      educationalLevel: 'kindergarten',
      gradeLevel: '13',
      age: -1,
      educationalBackground: { mathBackground: 'none' },
      assessmentReadiness: { learningGoals: ['World peace'] },
      personalInfo: { age: 'eight' },
    };
    const { status, body } = await person.post(path, wrong);
    expect(status).toBe(400);
    expect(body.error.issues.map((issue: { path: string }) => issue.path).sort()).toEqual([
      'body.age',
      'body.assessmentReadiness.learningGoals.0',
      'body.educationalBackground.mathBackground',
      'body.educationalLevel',
      'body.gradeLevel',
      'body.personalInfo.age',
    ]);
    expect((await person.patch(path, { answers: wrong })).status).toBe(400);
    expect((await person.get(path)).body).toMatchObject({ completed: false, revision: 0 });
  });

  test('rejects an invalid parent’s address and the learner’s own', async () => {
    const person = await at.person();
    for (const parentEmail of ['mother', person.user.email.toUpperCase()]) {
      const { status, body } = await person.post(path, { ...pupil, parentEmail });
      expect([status, body.error.issues[0].path]).toEqual([400, 'body.parentEmail']);
    }
    expect((await person.get(path)).body.completed).toBe(false);
    // A draft may hold an incomplete address.
    expect((await person.patch(path, { answers: { parentEmail: 'mother' } })).status).toBe(200);
  });

  test('rejects an age that grows faster than time passes', async () => {
    const person = await at.person();
    await person.post(path, pupil);
    const { status, body } = await person.post(path, { ...pupil, age: 30 });
    expect([status, body.error.issues[0].path]).toEqual([400, 'body.age']);
    expect((await profileOf(person)).ageBand).toBe('under-13');
    expect((await person.post(path, { ...pupil, age: 9 })).status).toBe(200);
    expect((await person.post(path, { ...pupil, age: 10 })).status).toBe(400);
    // Omitting the age does not make it unknown.
    const { age: _, ...ageless } = pupil;
    await person.post(path, { ...ageless, personalInfo: { age: 18 } });
    expect((await profileOf(person)).ageBand).toBe('under-13');
  });

  test('rejects a birthday into another age band before it is certain', async () => {
    const person = await at.person();
    await person.post(path, { ...pupil, age: 12 });
    expect((await person.post(path, { ...pupil, age: 13 })).status).toBe(400);
    expect((await profileOf(person)).ageBand).toBe('under-13');
  });

  test('rejects a higher age after going back: a pupil’s age is fixed when they leave the first step', async () => {
    const person = await at.person();
    await person.patch(path, { answers: { educationalLevel: 'k-12', age: 1 } });
    await person.patch(path, { answers: { age: 12 } });
    await person.patch(path, { step: 2 });
    await person.patch(path, { step: 1, answers: { educationalLevel: 'college', age: 20 } });
    const refused = await person.post(path, student);
    expect([refused.status, refused.body.error.issues[0].path]).toEqual([400, 'body.age']);
    // Finishing without an age works, and keeps the fixed one.
    const { age: _, ...ageless } = student;
    const { body } = await person.post(path, { ...ageless, personalInfo: { age: 18 } });
    expect(body).toMatchObject({ completed: true, age: 12 });
    expect((await profileOf(person)).ageBand).toBe('under-13');
  });

  test('accepts a correction within the age band, before leaving the first step, or by a learner who is not a pupil', async () => {
    const [slip, typing, adult] = [await at.person(), await at.person(), await at.person()];
    await slip.patch(path, { step: 2, answers: { educationalLevel: 'k-12', age: 6 } });
    expect((await slip.post(path, { ...pupil, age: 11 })).body).toMatchObject({ completed: true, age: 11 });
    expect((await slip.post(path, { ...pupil, age: 13 })).status).toBe(400);
    await typing.patch(path, { answers: { educationalLevel: 'k-12', age: 1 } });
    await typing.patch(path, { step: 2, answers: { age: 14 } });
    expect((await typing.post(path, { ...pupil, age: 14 })).status).toBe(200);
    await adult.patch(path, { step: 2, answers: { educationalLevel: 'college', age: 9 } });
    expect((await adult.post(path, student)).body).toMatchObject({ age: 20 });
  });

  test('rejects other roles, for whom the setup counts as completed', async () => {
    for (const role of ['instructor', 'administrator', 'guardian'] as const) {
      const person = await at.person(role);
      expect((await person.get(path)).body).toMatchObject({ completed: true, recommendedTrack: null });
      expect((await person.post(path, student)).status).toBe(403);
      expect((await person.patch(path, { step: 2 })).status).toBe(403);
      expect((await person.get('/api/onboarding/recommendations')).status).toBe(403);
    }
  });

  test('rejects calls without a token', async () => {
    for (const answer of [
      at.nobody.get(path),
      at.nobody.post(path, student),
      at.nobody.patch(path, { step: 2 }),
      at.nobody.get('/api/onboarding/recommendations'),
    ]) {
      expect((await answer).status).toBe(401);
    }
  });
});

test('a measured score replaces the range estimated from the answers', async () => {
  const person = await at.person();
  await person.post(path, student);
  const before = (await person.get('/api/onboarding/recommendations')).body;
  expect(before.range.basis).toBe('answers');
  const record = at.platform.host.service(learnerRecord);
  const { current } = await record.addResult({ who: { institution: at.institution } }, placement(person.user.id));
  const { body } = await person.get('/api/onboarding/recommendations');
  const [from, to] = current?.interval ?? [];
  expect(body.range).toEqual({ from: Math.round(from ?? 0), to: Math.round(to ?? 0), basis: 'measured' });
  expect(body.reasons).toEqual([]);
  expect((await person.get(path)).body.estimatedEiqRange).toBe(body.estimatedEiqRange);
});

test('other plugins can read completed answers and complete open setups', async () => {
  const answers = at.platform.host.service(onboardingAnswers);
  const within = { who: { institution: at.institution } };
  const person = await at.person();
  expect(await answers.of(within, person.user.id)).toBeNull();
  await answers.complete(within, person.user.id, { educationalLevel: 'k-12', gradeLevel: '8', age: 13 });
  await answers.complete(within, person.user.id, { educationalLevel: 'professional' });
  expect(await answers.of(within, person.user.id)).toMatchObject({ gradeLevel: '8', pathwayType: 'student' });
  expect((await profileOf(person)).ageBand).toBe('13-15');
  const elsewhere = { who: { institution: await at.anotherInstitution() } };
  expect(await answers.of(elsewhere, person.user.id)).toBeNull();
});

test('a parent is asked once for each address, and never for an adult', async () => {
  const platform = await createTestPlatform({ plugins: ['onboarding', 'consent'] });
  try {
    const [child, adult] = [await platform.person(), await platform.person()];
    await child.post(path, pupil);
    await child.post(path, { ...pupil, schoolName: 'Another' });
    await adult.post(path, { ...student, parentEmail: 'parent@example.org' });
    expect(await lettersTo(platform, 'parent@example.org')).toHaveLength(1);
    // The setup can be completed while the plugin is off.
    await platform.switchPlugin('consent', false);
    const later = await platform.person();
    const given = { ...pupil, parentEmail: 'later@example.org' };
    expect((await later.post(path, given)).body.completed).toBe(true);
    await platform.switchPlugin('consent', true);
    expect(await lettersTo(platform, 'later@example.org')).toHaveLength(0);
    await later.post(path, given);
    expect(await lettersTo(platform, 'later@example.org')).toHaveLength(1);
  } finally {
    await platform.close();
  }
});

test('stored ages grow with the years that have certainly passed', async () => {
  const [young, grown, ageless] = [await at.person(), await at.person(), await at.person()];
  await young.post(path, { ...pupil, age: 11 });
  await grown.post(path, { ...pupil, gradeLevel: '12', age: 17 });
  await grown.patch(path, { answers: { schoolName: 'Elsewhere' } });
  await ageless.post(path, {});
  const grow = () => at.runSchedule('onboarding', 'grow');
  const within = { who: { institution: at.institution } };
  const stored = async ({ user }: typeof young) => {
    const { age } = (await at.platform.host.service(onboardingAnswers).of(within, user.id)) ?? {};
    return [age, (await at.platform.host.service(learnerRecord).minority(within, user)).ageBand];
  };
  await grow();
  expect(await stored(grown)).toEqual([17, '16-17']);
  at.clock.forward(366 * 24 * 60 * 60);
  await grow();
  expect([await stored(young), await stored(grown)]).toEqual([
    [12, 'under-13'],
    [18, 'adult'],
  ]);
  expect(await stored(ageless)).toEqual([undefined, 'unknown']);
  at.clock.forward(366 * 24 * 60 * 60);
  await grow();
  expect(await stored(young)).toEqual([13, '13-15']);
  const { body } = await (await grown.signInAgain()).get(path);
  expect(body.draft).toMatchObject({ age: 19, schoolName: 'Elsewhere' });
});

test('erasing a parent removes their address from a child’s setup and keeps the child’s answers', async () => {
  const [child, parent] = [await at.person(), await at.person('guardian')];
  const parentEmail = parent.user.email.replace(/^./, (first) => first.toUpperCase());
  await child.post(path, { ...pupil, parentEmail });
  await child.patch(path, { answers: { schoolName: 'Elsewhere' } });
  const call = { who: { institution: at.institution, user: undefined, may: () => true } };
  const { personalData } = at.platform;
  const exported = async () => JSON.stringify((await personalData.export(call, child.user.id)).holdings);
  for (const words of [parentEmail, 'Hill Primary', 'Elsewhere']) expect(await exported()).toContain(words);
  await personalData.erase(call, parent.user.id);
  for (const words of ['Hill Primary', 'Elsewhere']) expect(await exported()).toContain(words);
  expect((await exported()).toLowerCase()).not.toContain(parent.user.email);
  expect((await child.get(path)).body.completed).toBe(true);
});

test('a reopened setup keeps its answers and accepts any age', async () => {
  const desk = at.platform.host.service(setupDesk);
  const who = { institution: at.institution, user: undefined, may: () => true };
  const person = await at.person();
  await expect(desk.reopen({ who }, person.user.id)).rejects.toMatchObject({ code: 'conflict' });
  await person.post(path, { ...pupil, age: 1 });
  await desk.reopen({ who }, person.user.id);
  const { body } = await person.get(path);
  expect(body).toMatchObject({ completed: false, recommendedTrack: null, draft: { gradeLevel: '3', age: 1 } });
  expect((await person.post(path, student)).body).toMatchObject({ completed: true, age: 20 });
  expect((await profileOf(person)).ageBand).toBe('adult');
});
