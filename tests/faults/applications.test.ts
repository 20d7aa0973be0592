import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import {
  applicationsPath,
  beginDraft,
  essaysOf,
  newApplicant,
} from '../../plugins/universities/applications/testing.ts';
import type { ApplicationDetails } from '../../plugins/universities/contract.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import type { ServerProcess } from './server-process.ts';
import { startSecondServer } from './server-process.ts';

// University applications while the server that is written to is killed. Another process shows what was stored.

let at: TestPlatform;
let folder: string;
const secret = { EIQ_SECRET_KEY: 'the same in both processes, and long enough' };
beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-applications-'));
  at = await createTestPlatform({ plugins: ['universities', 'activity'], environment: secret });
});
afterAll(async () => {
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs with a server that is killed within. */
async function withServer(work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const server = await startSecondServer(at, folder, secret);
  try {
    await work(server);
  } finally {
    await server.kill();
  }
}

/** A call to the other server; undefined where it was killed before it answered. */
const callTo = (server: ServerProcess, { token }: TestPerson, method: string, address: string, body: unknown) =>
  server.call(method, `${applicationsPath}/${address}`, { token, body }).catch((): Answer | undefined => undefined);

const stored = async (person: TestPerson, id: string): Promise<ApplicationDetails> =>
  (await person.get(`${applicationsPath}/${id}`)).body;

test('what was acknowledged of a draft survives kill -9, and the device that received no answer saves again', async () => {
  const learner = await newApplicant(at);
  const draft = await beginDraft(learner, await addUniversity(at));
  let acknowledged = draft.version;
  let sent = draft.version;
  await withServer(async (server) => {
    const killed = new Promise<void>((resolve) => {
      // Killed in the middle of a save, after some were acknowledged.
      const killAfter = async () => {
        await server.kill();
        resolve();
      };
      void (async () => {
        for (let version = draft.version; ; version++) {
          sent = version;
          const body = { version, applicationData: essaysOf(`Version ${version}.`) };
          const saving = callTo(server, learner, 'PUT', `${draft.id}/draft`, body);
          if (version === draft.version + 7) setImmediate(() => void killAfter());
          const answer = await saving;
          if (answer?.status !== 200) return;
          acknowledged = answer.body.version;
        }
      })();
    });
    await killed;
  });
  expect(acknowledged).toBeGreaterThanOrEqual(draft.version + 7);
  const kept = await stored(learner, draft.id);
  expect([acknowledged, acknowledged + 1]).toContain(kept.version);
  expect(kept.applicationData.personalStatement).toBe(`Version ${kept.version - 1}.`);
  // The same save again, whether or not it was stored.
  const again = await learner.put(`${applicationsPath}/${draft.id}/draft`, {
    version: sent,
    applicationData: essaysOf(`Version ${sent}.`),
  });
  expect([again.status, again.body.version]).toEqual([200, sent + 1]);
});

test('a submission during which the server is killed is there in full or not at all, and repeated it is one', async () => {
  const moments: ((sending: Promise<Answer | undefined>) => Promise<unknown>)[] = [
    async () => {},
    () => new Promise((resolve) => setImmediate(resolve)),
    (sending) => sending,
  ];
  for (const moment of moments) {
    const learner = await newApplicant(at);
    const draft = await beginDraft(learner, await addUniversity(at));
    const saved = { version: draft.version, applicationData: essaysOf() };
    expect((await learner.put(`${applicationsPath}/${draft.id}/draft`, saved)).status).toBe(200);
    let answer: Answer | undefined;
    await withServer(async (server) => {
      const sending = callTo(server, learner, 'POST', `${draft.id}/submission`, {});
      await moment(sending);
      await server.kill();
      answer = await sending;
    });
    const kept = await stored(learner, draft.id);
    if (answer) expect([answer.status, kept.status]).toEqual([200, 'submitted']);
    const isSubmitted = kept.status === 'submitted';
    expect(kept.history.map(({ step }) => step)).toEqual(isSubmitted ? ['create', 'submit'] : ['create']);
    expect(kept.submittedAt !== null).toBe(isSubmitted);
    const again = await learner.post(`${applicationsPath}/${draft.id}/submission`, {});
    expect([again.status, again.body.status]).toEqual([200, 'submitted']);
    expect(again.body.history).toHaveLength(2);
    expect(again.body.applicationEiqScore).toBe(512);
    const { body } = await learner.get('/api/notifications');
    expect(body.items.filter(({ title }: { title: string }) => title === 'Application submitted')).toHaveLength(1);
  }
});
