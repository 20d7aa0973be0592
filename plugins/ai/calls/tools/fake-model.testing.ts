import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A server as Ollama, vLLM and llama.cpp are: OpenAI's chat completions with tool calls, streamed. It bills every request.

export interface FakeRequest {
  readonly model: string;
  readonly messages: readonly {
    readonly role: 'system' | 'user' | 'assistant' | 'tool';
    readonly content: string | null;
    readonly tool_call_id?: string;
    readonly tool_calls?: readonly { readonly id: string; readonly function: { name: string; arguments: string } }[];
  }[];
  readonly tools?: readonly { readonly function: { name: string; description: string; parameters: object } }[];
  readonly tool_choice?: 'auto' | 'none';
}

/** The answer to one request: words, calls, or an error. */
export interface FakeAnswer {
  readonly say?: string;
  /** `arguments` as the model writes them; the server does not care whether they are JSON. */
  readonly calls?: readonly { readonly name: string; readonly arguments: string }[];
  readonly error?: { readonly status: number; readonly message: string };
  /** The connection breaks before the end. */
  readonly breaks?: boolean;
}

/**
 * How servers differ: `pieces`: arguments in pieces with an index, as OpenAI and vLLM send them. `whole`: one chunk for each
 * call with an id but no index, ended with `stop`, as Ollama has sent them. `same-index`: whole calls, all with index 0.
 */
export type Dialect = 'pieces' | 'whole' | 'same-index';

export interface FakeModel {
  readonly url: string;
  readonly requests: FakeRequest[];
  readonly billed: { inputTokens: number; outputTokens: number };
  dialect: Dialect;
  /** Answers each request from now on. */
  answer(next: (request: FakeRequest, number: number) => FakeAnswer): void;
  close(): Promise<void>;
}

export async function openFakeModel(): Promise<FakeModel> {
  let answer: (request: FakeRequest, number: number) => FakeAnswer = () => ({ say: 'Nothing was set.' });
  let first = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => {
      if (!request.url?.endsWith('/chat/completions')) return response.writeHead(404).end();
      const asked = JSON.parse(body) as FakeRequest;
      fake.requests.push(asked);
      const { say = '', calls = [], error, breaks } = answer(asked, fake.requests.length - 1 - first);
      if (error) {
        response.writeHead(error.status, { 'content-type': 'application/json' });
        return response.end(JSON.stringify({ error: { message: error.message } }));
      }
      const inputTokens = Math.ceil(JSON.stringify([asked.messages, asked.tools ?? []]).length / 4);
      const outputTokens = Math.ceil((say + JSON.stringify(calls)).length / 4);
      fake.billed.inputTokens += inputTokens;
      fake.billed.outputTokens += outputTokens;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (delta: object, finish: string | null = null) =>
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
      for (const piece of say.match(/.{1,7}/gs) ?? []) send({ content: piece });
      for (const delta of deltasOf(calls, fake.dialect)) send({ tool_calls: [delta] });
      if (breaks) return response.destroy();
      send({}, calls.length > 0 && fake.dialect !== 'whole' ? 'tool_calls' : 'stop');
      const usage = { prompt_tokens: inputTokens, completion_tokens: outputTokens };
      response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
      return response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    billed: { inputTokens: 0, outputTokens: 0 },
    dialect: 'pieces',
    answer(next) {
      answer = next;
      first = fake.requests.length;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

function deltasOf(calls: NonNullable<FakeAnswer['calls']>, dialect: Dialect): object[] {
  return calls.flatMap(({ name, arguments: written }, place): object[] => {
    const head = { id: `c-${place}`, type: 'function' };
    if (dialect === 'whole') return [{ ...head, function: { name, arguments: written } }];
    if (dialect === 'same-index') return [{ ...head, index: 0, function: { name, arguments: written } }];
    const pieces = written.match(/.{1,5}/gs) ?? [];
    return [
      { ...head, index: place, function: { name, arguments: '' } },
      ...pieces.map((piece) => ({ index: place, function: { arguments: piece } })),
    ];
  });
}
