import { expect, test } from 'vitest';
import { costOf, listedPrices, Price, priceOf } from './prices.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const inAndOut = (provider: string, model: string, at = day('2026-11-20'), own: Price[] = []) => {
  const price = priceOf(own, provider, model, at);
  return price && [price.input, price.output];
};

test('a dated version has its model’s price, and another model has its own', () => {
  expect(inAndOut('openai', 'gpt-5.4')).toEqual([2.5, 15]);
  expect(inAndOut('openai', 'gpt-5.4-2026-03-17')).toEqual([2.5, 15]);
  expect(inAndOut('openai', 'gpt-5.4-mini-2026-03-17')).toEqual([0.75, 4.5]);
  expect(inAndOut('anthropic', 'claude-haiku-4-5-20251001')).toEqual([1, 5]);
  expect(inAndOut('google', 'models/gemini-2.5-flash')).toEqual([0.3, 2.5]);
  expect(inAndOut('google', 'gemini-2.5-flash-lite')).toEqual([0.1, 0.4]);
});

test('a price applies from its first day', () => {
  expect(inAndOut('google', 'gemini-3.8-flash', day('2026-12-31'))).toEqual([0.75, 3.75]);
  expect(inAndOut('google', 'gemini-3.8-flash', day('2027-01-01'))).toEqual([1.5, 7.5]);
});

test('the operator’s price takes precedence; an unknown model has none', () => {
  const own = [{ provider: 'openai' as const, model: 'gpt-5.4', input: 1, output: 2 }];
  expect(inAndOut('openai', 'gpt-5.4', undefined, own)).toEqual([1, 2]);
  expect(inAndOut('openai', 'gpt-5.4-nano')).toBeUndefined();
  expect(inAndOut('openai', 'llama3.2:3b')).toBeUndefined();
  expect(inAndOut('anthropic', 'gpt-5.4')).toBeUndefined();
  expect(inAndOut('built-in', 'built-in-1')).toEqual([0, 0]);
});

test('costs are rounded up to whole millionths', () => {
  const tokens = { inputTokens: 3, outputTokens: 1 };
  expect(costOf({ input: 0.1, output: 0.5 }, tokens)).toBe(1);
  expect(costOf({ input: 2, output: 10 }, tokens)).toBe(16);
  expect(costOf({ input: 0, output: 0 }, tokens)).toBe(0);
  expect(costOf(undefined, tokens)).toBeUndefined();
});

test('every listed price is valid in the configuration', () => {
  for (const price of listedPrices) expect(Price.parse(price)).toEqual(price);
});
