import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract, stream } from '../contract/index.ts';
import { definePlugin } from '../plugins/define-plugin.ts';
import type { TestPlatformOptions } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

const contract = defineContract({
  id: 'news',
  title: 'News',
  summary: 'Tells what happens',
  routes: {
    watch: {
      method: 'get',
      path: '/api/news',
      access: 'public',
      response: stream(z.object({ word: z.string() })),
      description: 'What happens, as it happens',
    },
  },
});

/** A platform with one stream, as `use` finds it at an address. */
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

test('a stream on which nothing happens shows that it lives, until it ends', async () => {
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

test('what goes wrong in putting away a stream that nobody watches any more is logged and harms nothing', async () => {
  const left = Promise.withResolvers<void>();
  const logged = Promise.withResolvers<void>();
  async function* watch() {
    try {
      for (;;) {
        yield { word: 'rain' };
        await left.promise;
      }
    } finally {
      // biome-ignore lint/correctness/noUnsafeFinally: as when a database is away
      throw new Error('the pen is broken');
    }
  }
  const options = {
    environment: { LOG_LEVEL: 'error' },
    logTo: { write: (line: string) => void (line.includes('the pen is broken') && logged.resolve()) },
  };
  await withStream(watch, options, async (address) => {
    const leaving = new AbortController();
    const response = await fetch(address, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    left.resolve();
    await logged.promise;
  });
});
