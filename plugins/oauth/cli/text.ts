import { invalid } from '../../../core/contract/index.ts';
import type { TestResult } from '../contract.ts';
import { Provider } from '../contract.ts';

/** The provider that an argument names. @throws Failure invalid */
export function providerNamed(name: string | undefined): Provider {
  const provider = Provider.safeParse(name).data;
  if (!provider) throw invalid(`Name a provider: ${Provider.options.join(', ')}.`);
  return provider;
}

/** The steps of a test, one line each, with what to change after a failed one. */
export function testText({ checks }: TestResult): string {
  return checks
    .flatMap(({ name, ok, message, remedy }) => [
      `${ok ? 'ok    ' : 'failed'}  ${name.padEnd(14)}${message}`,
      ...(remedy ? [`        ${''.padEnd(14)}${remedy}`] : []),
    ])
    .join('\n');
}
