import { z } from 'zod';
import { conflict } from '../../../core/contract/index.ts';
import { tryProvider } from './connect-provider.ts';

export const ollamaAddress = 'http://127.0.0.1:11434';
/** Small enough for a school's own machine with 8 GB of memory. */
const suggestedModel = 'llama3.2:3b';

const Models = z.object({ data: z.array(z.object({ id: z.string() })).nullable() });

export interface Connected {
  readonly baseUrl: string;
  readonly model: string;
  readonly milliseconds: number;
}

/**
 * Finds Ollama, or another server that is compatible with OpenAI, chooses a model and asks it for a word.
 * @throws Failure conflict that says what to do
 */
export async function connectOllama(address: string, wanted: string | undefined): Promise<Connected> {
  const baseUrl = `${address.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1`;
  const models = await modelsAt(baseUrl, address);
  const model = wanted ?? models[0];
  if (model === undefined)
    throw conflict(
      `Ollama has no model yet. Fetch one with “ollama pull ${suggestedModel}”, and run this command again.`,
    );
  if (!models.includes(model))
    throw conflict(
      `The server has no model “${model}”. ${models.length === 0 ? '' : `It has ${models.join(', ')}: choose one with --model. `}Or fetch it with “ollama pull ${model}”, and run this command again.`,
    );
  const milliseconds = await tryProvider(
    'openai',
    { key: undefined, baseUrl },
    model,
    ({ message }) =>
      `The model “${model}” ${message}. It may need more memory than this machine has: try a smaller one, such as ${suggestedModel}, with --model.`,
  );
  return { baseUrl, model, milliseconds };
}

async function modelsAt(baseUrl: string, address: string): Promise<string[]> {
  let response: Response;
  try {
    response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(10_000) });
  } catch {
    throw conflict(
      `Nothing answers at ${address}. Install Ollama from ollama.com, start it with “ollama serve”, and run this command again. If it runs on another machine, name it: --address http://<machine>:11434; there, OLLAMA_HOST=0.0.0.0 lets it accept connections.`,
    );
  }
  const listed = Models.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !listed.success)
    throw conflict(
      `What answers at ${address} is not Ollama: it does not list models at ${baseUrl}/models. Check the address and the port (Ollama: 11434; LM Studio: 1234; vLLM: 8000).`,
    );
  return (listed.data.data ?? []).map(({ id }) => id);
}
