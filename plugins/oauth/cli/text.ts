import { invalid } from '../../../core/contract/index.ts';
import type { Provider, ProviderKind, TestResult } from '../contract.ts';
import { isSeveral, Provider as ProviderId, ProviderName, partsOf, providerOf } from '../contract.ts';

/**
 * The provider that an argument and the option `--name` name: `oidc` and `keycloak`, or `oidc-keycloak`.
 * @throws Failure invalid
 */
export function providerNamed(given: string | undefined, name?: unknown): { provider: Provider; kind: ProviderKind } {
  const provider = ProviderId.safeParse(given).data;
  if (provider === undefined) throw invalid('Name a provider: google, apple, oidc, saml.');
  const { kind, name: own } = partsOf(provider);
  if (name === undefined || name === own) return { provider, kind };
  if (!isSeveral(kind)) throw invalid(`There is one ${kind} only, so it has no name.`);
  const { data, error } = ProviderName.safeParse(name);
  if (data === undefined) throw invalid(`--name: ${error?.issues[0]?.message}`);
  return { provider: providerOf(kind, data), kind };
}

/** Of every command that names a provider. */
export const nameOption = { flags: '--name <name>', description: 'Short name of a further oidc or saml provider' };

/** The steps of a test, one line each, with what to change after a failed one. */
export function testText({ checks }: TestResult): string {
  return checks
    .flatMap(({ name, ok, message, remedy }) => [
      `${ok ? 'ok    ' : 'failed'}  ${name.padEnd(14)}${message}`,
      ...(remedy ? [`        ${''.padEnd(14)}${remedy}`] : []),
    ])
    .join('\n');
}
