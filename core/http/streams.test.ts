import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract, stream } from '../contract/index.ts';
import { definePlugin } from '../plugins/define-plugin.ts';
import type { TestPlatformOptions } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

const contract = defineContract({
  id: 'news',
  title: 'News',
  summary: 'Reports news',
  routes: {
    watch: {
      method: 'get',
      path: '/api/news',
      access: 'public',
      response: stream(z.object({ word: z.string() })),
      description: 'Stream of news',
    },
  },
});

/** Starts a platform with one stream and passes the stream's address to `use`. */
async function withStream(
  watch: () => AsyncGenerator<{ word: string }>,
  options: TestPlatformOptions,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const plugin = definePlugin({ contract, start: async () => ({ routes: { watch } }) });
  const folder = import.meta.dirname.replace(/http$/, 'no-such-folder');
  const at = await createTestPlatform({ plugins: [], extra: [{ id: 'news', folder, plugin }], ...options });
  try {
    await use(`http://127.0.0.1:${at.server.port}/api/news`);
  } finally {
    await at.close();
  }
}

test('an idle stream sends heartbeats', async () => {
  const news = Promise.withResolvers<string>();
  async function* watch() {
    yield { word: await news.promise };
  }
  await withStream(watch, { environment: { STREAM_BEAT_SECONDS: '0.05' } }, async (address) => {
    const response = await fetch(address);
    let read = '';
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      read += text;
      if (read.startsWith(':\n\n:\n\n')) news.resolve('rain');
    }
    expect(read).toMatch(/^(:\n\n){2,}data: \{"word":"rain"\}\n\n$/);
  });
});

test('an error in the cleanup of an aborted stream is logged', async () => {
  const aborted = Promise.withResolvers<void>();
  const logged = Promise.withResolvers<void>();
  async function* watch() {
    try {
      for (;;) {
        yield { word: 'rain' };
        await aborted.promise;
      }
    } finally {
      // biome-ignore lint/correctness/noUnsafeFinally: like an unavailable database
      throw new Error('the pen is broken');
    }
  }
  const options = {
    environment: { LOG_LEVEL: 'error' },
    logTo: { write: (line: string) => void (line.includes('the pen is broken') && logged.resolve()) },
  };
  await withStream(watch, options, async (address) => {
    const client = new AbortController();
    const response = await fetch(address, { signal: client.signal });
    await response.body?.getReader().read();
    client.abort();
    aborted.resolve();
    await logged.promise;
  });
});
