import { messages } from '../../plugins/ai/built-in/messages/index.ts';
import type { World } from '../ai/ai-platform.ts';
import { externals, openWorld } from '../ai/ai-platform.ts';
import { compareBills } from '../ai/bills.ts';
import { countTruncated } from '../ai/fault-count.ts';
import { builtIn, failOver, hungProviders, openBreakers } from '../ai/hung-providers.ts';
import { countKeys } from '../ai/keys.ts';
import { countLedger, pricePerToken } from '../ai/ledger-count.ts';
import { countOrders } from '../ai/orders.ts';
import type { Figure } from './bench.ts';

/** AI against a mock of its three providers, through the libraries of all three. */
export async function measureAi(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const count = (what: string, value: number) => figures.push({ what, value, unit: 'times', goal: 0 });
  const wait = (what: string, value: number, goal: number) => figures.push({ what, value, unit: 'ms', goal });

  const impatient = { EIQ_AI_FIRST_WORDS_SECONDS: '0.3', EIQ_AI_BETWEEN_WORDS_SECONDS: '0.3' };
  await within({ environment: impatient }, async (world) => {
    const { truncated, lost } = await countTruncated(world, 1000);
    count('1,000 faulted runs: truncated taken for whole', truncated);
    count('1,000 faulted runs: left without an answer', lost);
  });
  await within({ environment: pricePerToken }, async (world) => {
    const { wrongCalls, wrongSums } = await countLedger(world, 200);
    count('ledger of 200 calls: wrong numbers of tokens', wrongCalls);
    count('ledger of 200 calls: sums that differ', wrongSums);
  });
  const { requests, cut, tokens, cost } = await compareBills(500);
  const share = (what: string, value: number) =>
    figures.push({ what, value: Math.abs(100 * value), unit: '%', goal: 5 });
  share(`ledger beside makers' bills, ${cut} of ${requests} streams cut: tokens`, tokens);
  share(`ledger beside makers' bills, ${cut} of ${requests} streams cut: cost`, cost);
  await within({}, async (world) => {
    const { replies, leaks } = await countKeys(world, 5);
    count(`${replies} replies with a key in them: key shown`, leaks.length);
    wait('fail-over on a hard error, p95', await failOver(world, 200), 250);
    wait(`built-in first words, ${messages.length} messages, p95`, await builtIn(world), 50);
  });
  const { heldOut, honest } = await countOrders();
  figures.push({
    what: `orders to the grader, unseen, found, of ${heldOut.tried}`,
    ...{ value: (100 * heldOut.found) / heldOut.tried, unit: '%', goal: 80, atLeast: true },
  });
  figures.push({
    what: `rated answers taken for an order, of ${honest.tried}`,
    ...{ value: (100 * honest.alarms.length) / honest.tried, unit: '%', goal: 3 },
  });
  const oneHung = await hungProviders(['openai'], 60);
  wait(`one maker hung, answered by ${oneHung.by.join(' and ')}, first words, p95`, oneHung.wait, 3000);
  const allHung = await hungProviders(externals, 20);
  wait(`all makers hung, answered by ${allHung.by.join(' and ')}, first words, p95`, allHung.wait, 8000);
  await within({ environment: { EIQ_AI_BREAKER_FAILURES: '1', EIQ_AI_BREAKER_SECONDS: '600' } }, async (world) => {
    wait('open breakers, first words, p95', await openBreakers(world, 200), 20);
  });
  return figures;
}

async function within(options: Parameters<typeof openWorld>[0], measure: (world: World) => Promise<void>) {
  const world = await openWorld(options);
  try {
    await measure(world);
  } finally {
    await world.close();
  }
}
