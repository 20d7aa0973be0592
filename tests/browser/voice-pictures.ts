import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { prompts } from '../../plugins/voice/prompts/prompts.ts';
import { agree, sendRecording, speechBytes } from '../../plugins/voice/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

/** Pictures of the prompts and of a result. */
export async function takeVoicePictures(
  web: BrowserPlatform,
  rename: (person: TestPerson, firstName: string, lastName: string) => Promise<void>,
  take: Take,
): Promise<void> {
  const learner = await web.at.person();
  await rename(learner, 'Mira', 'Okafor');
  await agree(web.at, learner);
  const [prompt] = prompts;
  if (!prompt) throw new Error('There are no prompts');
  const transcript = prompt.modelAnswer.split('. ').slice(0, 3).join('. ');
  await sendRecording(learner, { promptId: prompt.id, transcript: `${transcript}.`, bytes: threeTimes(speechBytes()) });
  const options = { as: learner, width: 1280, height: 1000 };
  await take(await web.page(options), '/voice-assessment', 'voice', async (page) => {
    await page.getByText(/has never programmed/).click();
  });
  await take(await web.page({ ...options, height: 1400 }), '/voice-assessment', 'voice-analysis', async (page) => {
    await page.getByRole('tab', { name: 'AI Analysis' }).click();
    await page.getByText('What was measured').waitFor();
  });
}

/** A WAV file with its samples three times. */
function threeTimes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const samples = bytes.subarray(44);
  const result = new Uint8Array([...bytes.subarray(0, 44), ...samples, ...samples, ...samples]);
  const view = new DataView(result.buffer);
  view.setUint32(4, result.length - 8, true);
  view.setUint32(40, result.length - 44, true);
  return result;
}
