import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import { answerTo, nextOf, solutionOf, startTopic, submit } from '../../plugins/practice/testing.ts';
import { recommended, setup } from '../../plugins/skills/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

/** Pictures of recommendations, the skill engine and the map, of a learner with a placement and some practice. */
export async function takeSkillPictures(
  web: BrowserPlatform,
  rename: (person: TestPerson, firstName: string, lastName: string) => Promise<void>,
  take: Take,
): Promise<void> {
  const learner = await web.at.person();
  await rename(learner, 'Noor', 'Haddad');
  await addPlacement(web.at, learner, {
    theta: -0.4,
    domains: [{ domain: 'core_math', theta: -0.6, standardError: 0.3 }],
  });
  for (const [contentArea, section] of [
    ['number-and-ratio', 'core_math'],
    ['learning-from-data', 'ai_conceptual'],
  ] as const) {
    let run = await startTopic(learner, contentArea, section);
    for (let answered = 0; answered < 8; answered++) {
      if (answered > 0) run = await nextOf(learner, run);
      await submit(learner, answerTo(run, answered % 3 === 0 ? undefined : await solutionOf(web.at, run)));
    }
  }
  await web.at.platform.queueing.waitUntilIdle();
  const first = await recommended(web.at, learner, web.at.institution, {
    ...setup,
    assessmentReadiness: { learningGoals: ['AI/ML concepts', 'Data structures'] },
  });
  await learner.patch(`/api/recommendations/skills/${first.id}/progress`, { progress: 50 });
  const options = { as: learner, width: 1280, height: 1000 };
  await take(await web.page(options), '/skills', 'skills');
  await take(await web.page(options), '/skill-engine', 'skill-engine');
  await take(await web.page({ ...options, height: 900 }), '/skills/map', 'skill-map', async (page) => {
    await page.getByLabel('Category').selectOption('ai_concepts');
  });
  await take(await web.page({ ...options, theme: 'dark' }), '/skill-engine', 'skill-pathways', async (page) => {
    await page.getByRole('tab', { name: 'Learning Pathways' }).click();
    await page
      .getByRole('region', { name: /^Foundation/ })
      .first()
      .waitFor();
  });
}
