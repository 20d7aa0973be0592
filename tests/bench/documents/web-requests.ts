import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../../ai/ai-platform.ts';
import { transcripts } from '../../fixtures/documents/documents.ts';
import type { Figure } from '../bench.ts';
import { startMeasuredPlatform } from '../measured-platform.ts';
import { send } from '../measured-server.ts';
import { createSchool } from '../school.ts';
import type { UploadedFile } from './formats.ts';
import { filesOf } from './formats.ts';

const goal = 1.5;
/** Documents that are read meanwhile, in rounds with idle time before each, so that the machine's other work meets both. */
const count = 10;
const rounds = 5;
/** Milliseconds between two requests, and the duration of the idle measurement of a round. */
const apart = 10;
const idleFor = 4000;

/** The slowest requests of a process while it reads ten photographed documents, relative to the same process when idle. */
export async function measureWebRequests(): Promise<Figure[]> {
  const photographs = transcripts('web requests').filter((_, index) => index % 10 === 0);
  const files = (await Promise.all(photographs.map((each) => filesOf(each, 'bad JPG'))))
    .map(([file]) => file)
    .slice(0, count);
  const platform = await startMeasuredPlatform();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    const [token = ''] = await createSchool(platform, { plugins: ['documents', 'learner'], learners: 1 });
    const list = async () =>
      JSON.parse(await send(platform.port, { method: 'GET', path: '/api/documents', token }, agent)) as {
        status: string;
      }[];
    const request = async () => {
      const began = performance.now();
      await list();
      return performance.now() - began;
    };
    await measureUntil(request, pause(3000));
    const idle: number[] = [];
    const busy: number[] = [];
    for (let round = 0; round < rounds; round++) {
      idle.push(...(await measureUntil(request, pause(idleFor))));
      const some = files.slice((round * count) / rounds, ((round + 1) * count) / rounds);
      const read = (async () => {
        for (const file of some) if (file) await upload(platform.port, token, file);
        while ((await list()).some(({ status }) => status === 'pending' || status === 'processing')) await pause(250);
      })();
      busy.push(...(await measureUntil(request, read)));
    }
    const completed = (await list()).filter(({ status }) => status === 'completed').length;
    const [before, meanwhile] = [quantile(idle, 0.99), quantile(busy, 0.99)];
    return [
      {
        what: `requests while ${count} documents are read, p99`,
        value: meanwhile / before,
        unit: '× idle',
        goal,
        floor: { what: 'idle, p99', value: before, unit: 'ms' },
        notes: [`meanwhile ${meanwhile.toFixed(1)} ms over ${busy.length} requests; ${completed} documents completed`],
      },
    ];
  } finally {
    agent.destroy();
    await platform.stop();
  }
}

async function upload(port: number, token: string, file: UploadedFile): Promise<void> {
  const form = new FormData();
  form.append('file', new File([file.bytes], file.name, { type: file.type }));
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`http://127.0.0.1:${port}/api/documents/upload`, { method: 'POST', body: form, headers });
  if (!sent.ok) throw new Error(`The upload was answered with ${sent.status}: ${await sent.text()}`);
}

/** Durations of requests at a steady pace until something is done. */
async function measureUntil(request: () => Promise<number>, done: Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const finished = done.finally(() => {
    isDone = true;
  });
  const durations: number[] = [];
  while (!isDone) {
    durations.push(await request());
    await pause(apart);
  }
  await finished;
  return durations;
}
