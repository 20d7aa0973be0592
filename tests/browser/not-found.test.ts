import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnerOf } from '../../plugins/activity/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform();
});
afterAll(() => web?.close());

const screens = {
  learner: [
    '/study-groups/:id',
    '/study-cohorts/:id',
    '/collaboration/:id',
    '/assessment/:id',
    '/placement/results?sessionId=:id',
    '/idfs-assessment/results?sessionId=:id',
    '/lifetime-advantage/credentials/:id',
    '/credentials/:id',
    '/dashboard/ai-assistant?conversation=:id',
    '/ai-tutor?conversation=:id',
  ],
  administrator: [
    '/conversations/:id',
    '/conversations/learners/:id',
    '/administration/people/:id',
    '/administration/items/:id',
    '/administration/items/calibrations/:id',
    '/administration/plugins/:id',
  ],
} as const;

test.each([
  'learner',
  'administrator',
] as const)('screens of a %s say what was not found if the id is unknown or malformed', async (role) => {
  // An adult, because study groups check the age before they look for the group.
  const as = role === 'learner' ? await learnerOf(web.at) : await web.at.person(role);
  const page = await web.page({ as });
  for (const screen of screens[role]) {
    for (const id of [randomUUID(), 'not-an-id']) {
      await page.goto(screen.replace(':id', id));
      await page
        .getByText(
          /^(There (is|are) no |There is none|No such |No \w+ at this address|The item bank has no |You have no such |Only conversations of learners under 18 can be opened\. No such learner was found|(Person|Conversation|Item|Calibration|Plugin|Study group|Study cohort|Room) not found)/i,
        )
        .first()
        .waitFor();
      expect(await page.getByText('Not an id').count(), `${screen} ${id}`).toBe(0);
      expect(await page.getByRole('button', { name: 'Try again' }).count(), `${screen} ${id}`).toBe(0);
    }
  }
  await page.context().close();
});
