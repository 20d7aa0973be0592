import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { importEsco, skillLine } from '../../skills/esco/testing.ts';
import { answerEvent } from '../../skills/mastery/testing.ts';
import type { Job } from '../contract.ts';
import {
  jobEntry,
  matchWith,
  newCandidate,
  newRecruiter,
  postJob,
  profilePath,
  recruitingJobs,
  titleOf,
} from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent', 'skills'] });
});
afterAll(() => at?.close());

const asked = (...skills: string[]) => ({ requirements: skills.map((skill) => ({ skill, level: 3, weight: 1 })) });
const namesIn = ({ requirements }: Pick<Job, 'requirements'>) =>
  requirements.map(({ skill, skillId }) => [skill, skillId]);

test('a job takes its skills from the catalogue by any of their names, and others as they are written', async () => {
  const { recruiter } = await newRecruiter(at);
  const job = await postJob(at, recruiter, {
    title: titleOf('Named'),
    ...asked(' sql ', 'Version control', 'Te reo Māori'),
  });
  expect(namesIn(job)).toEqual([
    ['Databases and SQL', 'databases'],
    ['Version control', 'version-control'],
    ['Te reo Māori', null],
  ]);
  const learner = await newCandidate(at, {
    skillsProfile: { technical_skills: ['Relational databases', 'GIT'], languages: ['te reo māori'] },
  });
  const { explanation } = await matchWith(learner, job.title);
  expect(explanation.skills.map(({ skill, level }) => [skill, level])).toEqual([
    ['Databases and SQL', 3],
    ['Version control', 3],
    ['Te reo Māori', 3],
  ]);
  const twice = await recruiter.post(recruitingJobs, jobEntry(asked('SQL', 'Relational databases')));
  expect([twice.status, JSON.stringify(twice.body)]).toEqual([
    400,
    expect.stringContaining('Databases and SQL is asked for twice'),
  ]);
});

const importSkills = (...skills: string[]) => importEsco(at, { skills });

test('a job takes skills of an imported catalogue by any label, after the own ones, and follows later imports', async () => {
  await importSkills(
    skillLine('bees', 'keep bees', ['beekeeping', 'Apiculture']),
    skillLine('sql', 'query databases', ['SQL', 'relational databases']),
  );
  const { recruiter } = await newRecruiter(at);
  const suggested = await recruiter.get('/api/skills?search=apicult');
  expect(suggested.body.items).toMatchObject([{ id: 'esco:bees', title: 'keep bees', source: 'esco' }]);
  const job = await postJob(at, recruiter, { title: titleOf('Imported'), ...asked('APICULTURE', 'SQL') });
  expect(namesIn(job)).toEqual([
    ['keep bees', 'esco:bees'],
    // The platform's own skill comes before an imported one of the same name.
    ['Databases and SQL', 'databases'],
  ]);
  const learner = await newCandidate(at, { skillsProfile: { technical_skills: ['Beekeeping'] } });
  const levels = async () =>
    (await matchWith(learner, job.title)).explanation.skills.map(({ skill, level }) => [skill, level]);
  expect(await levels()).toEqual([
    ['keep bees', 3],
    ['Databases and SQL', 0],
  ]);
  const twice = await recruiter.post(recruitingJobs, jobEntry(asked('beekeeping', 'apiculture')));
  expect([twice.status, JSON.stringify(twice.body)]).toEqual([
    400,
    expect.stringContaining('keep bees is asked for twice'),
  ]);
  const namesAfter = async (...skills: string[]) => {
    await importSkills(...skills);
    await at.platform.queueing.waitUntilIdle();
    return namesIn((await recruiter.get(`${recruitingJobs}/${job.id}`)).body)[0];
  };
  // Nobody touches the job or the profile: the import itself leads to new matches.
  expect(await namesAfter(skillLine('bees', 'keep honey bees', ['keep bees', 'beekeeping']))).toEqual([
    'keep honey bees',
    'esco:bees',
  ]);
  expect((await levels())[0]).toEqual(['keep honey bees', 3]);
  // A skill that the catalogue no longer has stays under the name that the job has for it.
  expect(await namesAfter(skillLine('other', 'carve wood'))).toEqual(['keep honey bees', null]);
  expect((await levels())[0]).toEqual(['keep honey bees', 0]);
});

test('without the skills plugin names stay as written, and they are found in the catalogue once it is on', async () => {
  const { recruiter } = await newRecruiter(at);
  await at.switchPlugin('skills', false);
  const job = await postJob(at, recruiter, { title: titleOf('Later'), ...asked('SQL') });
  expect(namesIn(job)).toEqual([['SQL', null]]);
  const learner = await newCandidate(at, { skillsProfile: { technical_skills: ['relational databases'] } });
  const before = await matchWith(learner, job.title);
  await at.switchPlugin('skills', true);
  await recruiter.post(`${recruitingJobs}/${job.id}/close`);
  await recruiter.post(`${recruitingJobs}/${job.id}/reopen`);
  await at.platform.queueing.waitUntilIdle();
  expect(namesIn((await recruiter.get(`${recruitingJobs}/${job.id}`)).body)).toEqual([
    ['Databases and SQL', 'databases'],
  ]);
  expect((await matchWith(learner, job.title)).matchScore).toBeGreaterThan(before.matchScore);
});

test('a skill that becomes mastered raises matches, and stands in the profile under the name that the learner gave it', async () => {
  const { recruiter } = await newRecruiter(at);
  const advanced = [{ skill: 'algebra', level: 4, weight: 1 }];
  const { title } = await postJob(at, recruiter, { title: titleOf('Measured'), requirements: advanced });
  const learner = await newCandidate(at, { skillsProfile: { technical_skills: ['Algebra', 'Chess'] } });
  const before = await matchWith(learner, title);
  expect(before.explanation.skills).toMatchObject([{ skill: 'Algebraic expressions', level: 3 }]);
  const itemBank = at.platform.host.plugins.find(({ id }) => id === 'item-bank');
  if (!itemBank) throw new Error('The item bank is missing');
  for (let answered = 0; answered < 6; answered++) {
    at.clock.forward(60);
    await at.platform.database.transaction((tx) =>
      at.platform.background.emit(tx, itemBank, at.institution, 'question.answered', answerEvent(learner.user.id)),
    );
  }
  await at.platform.queueing.waitUntilIdle();
  const after = await matchWith(learner, title);
  expect(after.explanation.skills).toMatchObject([{ skill: 'Algebraic expressions', level: 4 }]);
  expect(after.matchScore).toBeGreaterThan(before.matchScore);
  expect((await learner.get(profilePath)).body.skills).toEqual([
    { name: 'Algebra', level: 4, evidence: expect.stringMatching(/^Known with a probability of .* by 6 answers$/) },
    { name: 'Chess', level: 3, evidence: null },
  ]);
});
