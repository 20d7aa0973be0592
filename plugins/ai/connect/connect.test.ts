import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrokenProvider, MockProviders } from '../testing.ts';
import { mockModels, openBrokenProvider, openMockProviders } from '../testing.ts';
import { adviceFor, tryProvider } from './connect-provider.ts';
import { connectOllama } from './ollama.ts';

let world: MockProviders;
let broken: BrokenProvider;
let status = 401;
beforeAll(async () => {
  world = await openMockProviders();
  for (const model of Object.values(mockModels)) world.mock.on({ model }, { content: 'ready' });
  broken = await openBrokenProvider((response) => response.writeHead(status).end());
});
afterAll(async () => {
  await world?.close();
  await broken?.close();
});

test('a provider that answers is connected; the others are told what to do', async () => {
  for (const id of ['openai', 'anthropic', 'google'] as const) {
    const model = mockModels[id];
    expect(await tryProvider(id, world.accessTo(id), model, adviceFor(id, model))).toBeGreaterThanOrEqual(0);
    const failing = (code: number) => {
      status = code;
      return tryProvider(id, { key: 'sk-wrong', baseUrl: broken.url }, model, adviceFor(id, model));
    };
    await expect(failing(401)).rejects.toThrow(/does not accept the key.*create a new one at .*No key was stored/);
    await expect(failing(404)).rejects.toThrow(/--model <name>/);
    await expect(failing(503)).rejects.toThrow(/firewall, proxy/);
  }
});

test('says what to do until Ollama runs and has the model', async () => {
  let models: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/v1/models')
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ data: models.map((id) => ({ id })) }));
    response.setHeader('content-type', 'text/event-stream');
    response.write(
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'ready' }, finish_reason: 'stop' }] })}\n\n`,
    );
    return response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await expect(connectOllama(address, undefined)).rejects.toThrow(/ollama pull/);
    models = ['tiny:1b'];
    await expect(connectOllama(address, 'large:70b')).rejects.toThrow(/It has tiny:1b.*ollama pull large:70b/);
    expect(await connectOllama(`${address}/v1/`, undefined)).toMatchObject({
      model: 'tiny:1b',
      baseUrl: `${address}/v1`,
    });
    status = 200;
    await expect(connectOllama(broken.url, undefined)).rejects.toThrow(/is not Ollama/);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await expect(connectOllama(address, undefined)).rejects.toThrow(/ollama serve/);
});
