import { openMockProviders } from '../../plugins/ai/testing.ts';

// The mock of the providers in a separate process. A reply begins with a complete sentence and lasts several seconds.

const { mock } = await openMockProviders();
const sentence = 'Hi there. ';
const chunk = sentence.length;
mock.on(
  { userMessage: /./ },
  { content: sentence.repeat(40) },
  { chunkSize: chunk, latency: Number(process.env.CHUNK_MS ?? '50') },
);
mock.onModerate(/./, { flagged: false, categories: {} });
process.send?.({ port: Number(new URL(mock.url).port) });
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss }));
process.on('SIGTERM', () => void mock.stop().then(() => process.exit(0)));
