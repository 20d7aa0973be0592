import type { ProviderId } from '../operations/operations.ts';
import { createAnthropic } from './anthropic.ts';
import type { Access } from './failures.ts';
import { createGoogle } from './google.ts';
import { createOpenAi } from './openai.ts';
import type { Provider } from './provider.ts';

export type { Access } from './failures.ts';
export type ExternalId = Exclude<ProviderId, 'built-in'>;

/** The external providers. Their client libraries are loaded with the first call. */
export const providerFactories: Readonly<Record<ExternalId, (access: Access) => Provider>> = {
  openai: createOpenAi,
  anthropic: createAnthropic,
  google: createGoogle,
};
