import type { Database } from '../../../core/db/index.ts';
import { createRemembered } from '../../../core/plugins/row-cache.ts';
import { addresses, audit, mail, people, secrets } from '../../../core/services.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { aiConfiguration } from '../configuration.ts';
import { roomForThinking } from '../providers/thought-tokens.ts';
import type { Ask, Asker } from '../services.ts';
import type { AiSettings } from '../settings.ts';
import { aiSettings } from '../settings.ts';
import type { FullOperations } from './create-operations.ts';
import { createOperations } from './create-operations.ts';
import type { LedgerEntry } from './operations.ts';

/** One unit of the currency per million input tokens, ten per million output tokens: 1 and 10 millionths a token. */
const roundPrices = [
  { provider: 'openai' as const, model: 'gpt-mock', input: 1, output: 10 },
  { provider: 'anthropic' as const, model: 'claude-mock', input: 1, output: 10 },
];

/** A second instance of the operations, as another process has it. */
export function operationsBeside(at: TestPlatform, db: Database = at.platform.database): FullOperations {
  const { host, settings, pluginJobs } = at.platform;
  return createOperations({
    db,
    clock: at.clock,
    log: { warn: () => {} },
    config: aiConfiguration.parse({ openaiModel: 'gpt-mock', anthropicModel: 'claude-mock', prices: roundPrices }),
    settings: async ({ id }, tx) => (await settings.read(id, 'ai', aiSettings, tx)) as AiSettings,
    people: host.service(people),
    secrets: host.service(secrets),
    audit: host.service(audit),
    mail: host.service(mail),
    addresses: host.service(addresses),
    safeguarding: { dangersIn: () => [] },
    remembered: (name) => createRemembered(at.platform, `ai.${name}`),
    record: () => undefined,
    async enqueue(name, institution, payload, options) {
      const hosted = host.get('ai');
      if (!hosted) throw new Error('There is no plugin ai');
      return pluginJobs.enqueue(hosted, name, institution, payload, options);
    },
  });
}

/** 400 characters, which are 100 tokens, and 90 tokens for thinking and answer together: at most 1,000 millionths. */
export const thousandAsk: Ask = {
  plugin: 'tutor',
  purpose: 'chat',
  instructions: 'x'.repeat(300),
  turns: [{ role: 'user', text: 'y'.repeat(100) }],
  isPersonal: true,
  maxTokens: 90 - roomForThinking('openai', 'gpt-mock'),
};

/** The ledger entry of a call with that cost. */
export function entryOf(asker: Asker, at: Date, more: Partial<LedgerEntry> = {}): LedgerEntry {
  const tokens = { inputTokens: 100, outputTokens: 90 };
  return {
    institution: asker.who.institution,
    userId: asker.userId,
    plugin: 'tutor',
    purpose: 'chat',
    outcome: 'answered',
    provider: 'openai',
    model: 'gpt-mock',
    ...tokens,
    milliseconds: 800,
    firstWordsAfter: 200,
    isCached: false,
    refusal: undefined,
    attempts: [{ provider: 'openai', model: 'gpt-mock', result: 'answered', ...tokens, milliseconds: 800 }],
    at,
    ...more,
  };
}
