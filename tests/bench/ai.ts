import { firstMessages } from '../../plugins/ai/evaluations/read-messages.ts';
import type { AiPlatform } from '../ai/ai-platform.ts';
import { externalProviders, openAiPlatform } from '../ai/ai-platform.ts';
import { countLeakedKeys } from '../ai/answer-keys.ts';
import { compareBills } from '../ai/bills.ts';
import { countTruncated } from '../ai/fault-count.ts';
import { builtInWait, failoverWait, hungProviderWait, openBreakerWait } from '../ai/first-words.ts';

import { countLedger, pricePerToken } from '../ai/ledger-count.ts';
import { countPromptInjections } from '../ai/prompt-injections.ts';
import type { Figure } from './bench.ts';

/** AI against a mock of its three providers, through the client libraries of all three. */
export async function measureAi(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const count = (what: string, value: number) => figures.push({ what, value, unit: 'times', goal: 0 });
  const wait = (what: string, value: number, goal: number) => figures.push({ what, value, unit: 'ms', goal });

  const shortTimeouts = { EIQ_AI_FIRST_WORDS_SECONDS: '0.3', EIQ_AI_BETWEEN_WORDS_SECONDS: '0.3' };
  await withAiPlatform({ environment: shortTimeouts }, async (ai) => {
    const { truncated, lost } = await countTruncated(ai, 1000);
    count('truncated answers marked as complete, of 1,000 runs with faults', truncated);
    count('calls without an answer, of 1,000 runs with faults', lost);
  });
  await withAiPlatform({ environment: pricePerToken }, async (ai) => {
    const { wrongCalls, wrongSums } = await countLedger(ai, 200);
    count('ledger entries with wrong token counts, of 200 calls', wrongCalls);
    count('ledger sums that differ from the providers’ reports, 200 calls', wrongSums);
  });
  const { requests, cut, tokens, cost } = await compareBills(500);
  const share = (what: string, value: number) =>
    figures.push({ what, value: Math.abs(100 * value), unit: '%', goal: 5 });
  share(`ledger against bills, ${cut} of ${requests} streams interrupted: tokens`, tokens);
  share(`ledger against bills, ${cut} of ${requests} streams interrupted: cost`, cost);
  await withAiPlatform({}, async (ai) => {
    const { replies, leaks } = await countLeakedKeys(ai, 5);
    count(`answer keys shown, of ${replies} replies that contain one`, leaks.length);
    wait('failover after an error, first words, p95', await failoverWait(ai, 200), 250);
    wait(`built-in tutor, ${firstMessages().length} messages, first words, p95`, await builtInWait(ai), 50);
  });
  const { heldOut, honest } = await countPromptInjections();
  figures.push({
    what: `instructions to the grader detected, of ${heldOut.tried} held out`,
    ...{ value: (100 * heldOut.found) / heldOut.tried, unit: '%', goal: 80, atLeast: true },
  });
  figures.push({
    what: `rated answers mistaken for an instruction, of ${honest.tried}`,
    ...{ value: (100 * honest.alarms.length) / honest.tried, unit: '%', goal: 3 },
  });
  const oneHung = await hungProviderWait(['openai'], 60);
  wait(`one provider hangs, ${oneHung.by.join(' and ')} answers, first words, p95`, oneHung.wait, 3000);
  const allHung = await hungProviderWait(externalProviders, 20);
  wait(`all providers hang, ${allHung.by.join(' and ')} answers, first words, p95`, allHung.wait, 8000);
  await withAiPlatform({ environment: { EIQ_AI_BREAKER_FAILURES: '1', EIQ_AI_BREAKER_SECONDS: '600' } }, async (ai) => {
    wait('all circuit breakers open, first words, p95', await openBreakerWait(ai, 200), 20);
  });
  return figures;
}

async function withAiPlatform(
  options: Parameters<typeof openAiPlatform>[0],
  measure: (ai: AiPlatform) => Promise<void>,
) {
  const ai = await openAiPlatform(options);
  try {
    await measure(ai);
  } finally {
    await ai.close();
  }
}
