import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { probability } from 'psychometrics';
import type { knexOf } from '../../core/db/index.ts';
import { seededRandom } from '../../core/random.ts';
import type { TestPerson } from '../../core/testing.ts';
import type { StageState } from '../../plugins/immersion/contract.ts';
import { answerTo, stageOf, submit } from '../../plugins/immersion/testing.ts';
import { askedItem } from '../../plugins/item-bank/testing.ts';
import { takeAnalyticsPictures } from './analytics-pictures.ts';
import { drawIcons } from './app-icons.ts';
import { takeApplicationPictures } from './application-pictures.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';
import { openBrowser } from './chromium.ts';
import { takeCohortPictures } from './cohort-pictures.ts';
import { takeDeskPictures } from './desk-pictures.ts';
import { takeDocumentPictures } from './document-pictures.ts';
import { takeMlPictures } from './ml-pictures.ts';
import { takeRosteringPictures } from './rostering-pictures.ts';
import { takeSignInPictures } from './sign-in-pictures.ts';
import { takeSkillPictures } from './skill-pictures.ts';
import { takeTalentPictures } from './talent-pictures.ts';
import { takeUniversityPictures } from './university-pictures.ts';
import { takeVoicePictures } from './voice-pictures.ts';

// `npm run pictures` writes the browser icons and takes the screenshots of the READMEs: a simulated learner of a known
// ability takes a placement on the real platform. `npm run pictures -- ml talent` takes those of some parts.

const selected = process.argv.slice(2);
const browser = await openBrowser();
for (const icon of await drawIcons(browser)) console.log(icon);
await browser.close();

const folder = path.join(import.meta.dirname, '../../docs/pictures');
const ability = 0.3;
const random = seededRandom('pictures');

const web = await openBrowserPlatform({ environment: { EIQ_DEMO: 'false' } });
try {
  mkdirSync(folder, { recursive: true });
  const administrator = await web.at.person('administrator');
  await rename(administrator, 'Nadia', 'Osei');
  await administrator.patch('/api/admin/institution', { name: 'Riverside College' });
  const learner = await web.at.person('learner');
  await rename(learner, 'Amara', 'Okafor');
  const parts = {
    home: takeHomePictures,
    documents: () => takeDocumentPictures(web, rename, take),
    universities: () => takeUniversityPictures(web, { learner, administrator }, take),
    applications: () => takeApplicationPictures(web, rename, take),
    skills: () => takeSkillPictures(web, rename, take),
    analytics: () => takeAnalyticsPictures(web, rename, take),
    desk: () => takeDeskPictures(web, rename, take),
    talent: () => takeTalentPictures(web, rename, take),
    ml: () => takeMlPictures(web, { administrator, rename }, take),
    'sign-in': () => takeSignInPictures(rename, take),
    voice: () => takeVoicePictures(web, rename, take),
    cohorts: () => takeCohortPictures(web, rename, take),
    rostering: () => takeRosteringPictures(web, administrator, take),
  };
  const unknown = selected.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No pictures of ${unknown.join(', ')}; only of ${Object.keys(parts).join(', ')}`);
  const isSelected = (name: string) => selected.length === 0 || selected.includes(name);
  if (isSelected('home') || isSelected('universities')) await takePlacement(web, learner);
  for (const [name, takeThem] of Object.entries(parts)) if (isSelected(name)) await takeThem();

  async function takeHomePictures(): Promise<void> {
    const newLearner = await web.at.person('learner');
    await rename(newLearner, 'Jonas', 'Lind');
    const large = { as: learner, width: 1280, height: 1100 };
    await take(await web.page({ as: newLearner, width: 1280, height: 800 }), '/placement', 'question', begin);
    await take(await web.page(large), '/placement/results', 'results');
    await take(await web.page(large), '/dashboard', 'dashboard');
    await take(await web.page({ ...large, theme: 'dark' }), '/dashboard', 'dashboard-dark');
    await take(await web.page({ as: administrator, width: 1280, height: 900 }), '/administration/plugins', 'plugins');
  }
} finally {
  await web.close();
  await web.browser.close();
}

async function take(page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
  await page.context().close();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /begin/i }).click();
  await page
    .getByText(/Question/)
    .first()
    .waitFor();
}

async function rename(person: TestPerson, firstName: string, lastName: string): Promise<void> {
  await person.patch('/api/auth/account', { firstName, lastName });
  Object.assign(person.user, { firstName, lastName });
}

/** Answers with the probabilities that the items' parameters give for the ability. */
async function takePlacement({ at }: BrowserPlatform, person: TestPerson): Promise<void> {
  for (const stage of ['core_math', 'applied_reasoning', 'ai_conceptual']) {
    let state = await stageOf(person, stage);
    while (state.questions.length > 0) {
      at.clock.forward(20 + random() * 60);
      const body = { ...answerTo(state), answer: await answerOf(at.platform.database, state) };
      const { body: response } = await person.post('/api/assessment/analyze-response', body);
      state = (response as { next: StageState }).next;
    }
  }
  await submit(person);
}

async function answerOf(database: Parameters<typeof knexOf>[0], state: StageState): Promise<number | string> {
  const { item } = await askedItem(database, state.questions[0]?.id ?? '');
  if (item.format === 'open_ended') return random() < 0.6 ? item.rubric.modelAnswer : item.rubric.weakAnswer;
  const isRight = random() < probability(item.parameters, ability);
  return isRight ? item.key : (item.key + 1) % item.options.length;
}
