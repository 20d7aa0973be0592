import type { z } from 'zod';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { Provider, ProviderKind, ProviderState, Setup } from '../contract.ts';
import { AppleSetup, GoogleSetup, OidcSetup, providerTitle, SamlSetup } from '../contract.ts';
import type { OauthSetup } from '../services.ts';
import { oauthSetup } from '../services.ts';
import { nameOption, providerNamed, testText } from './text.ts';
import { valuesFor } from './values.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'provider', description: 'google, apple, oidc or saml', optional: true }],
  options: [
    nameOption,
    {
      flags: '--public-url <address>',
      description: 'Public address that the platform will have, if not yet as PUBLIC_URL',
    },
    { flags: '--client-id <id>', description: 'Client ID; of Apple the Services ID' },
    { flags: '--team-id <id>', description: 'Apple: team ID' },
    { flags: '--key-id <id>', description: 'Apple: ID of the key' },
    { flags: '--issuer <address>', description: 'OpenID Connect: issuer' },
    {
      flags: '--metadata-file <file>',
      description: 'SAML: metadata of the identity provider, instead of the three below',
    },
    { flags: '--metadata-url <address>', description: 'SAML: https address of these metadata' },
    { flags: '--entity-id <id>', description: 'SAML: entity ID of the identity provider' },
    { flags: '--sign-on-url <address>', description: 'SAML: sign-on URL of the identity provider' },
    { flags: '--sign-out-url <address>', description: 'SAML: single logout URL of the identity provider' },
    { flags: '--subject-attribute <name>', description: 'SAML: attribute with a permanent id; the name ID by default' },
    { flags: '--requires-encryption', description: 'SAML: refuse assertions that are not encrypted' },
    { flags: '--no-requires-encryption', description: 'SAML: accept others, too (default)' },
    { flags: '--title <name>', description: 'OpenID Connect and SAML: name on the button' },
    { flags: '--confirms-addresses', description: 'OpenID Connect and SAML: the provider is your own directory' },
    { flags: '--no-confirms-addresses', description: 'OpenID Connect and SAML: it is not (default)' },
    { flags: '--signs-out', description: 'OpenID Connect: signing out here signs out there, too (default)' },
    { flags: '--no-signs-out', description: 'OpenID Connect: signing out here does not sign out at the provider' },
    {
      flags: '--secret-file <file>',
      description: 'File with the client secret, Apple’s .p8 file, or SAML’s certificate',
    },
    { flags: '--secret-stdin', description: 'Read the client secret or private key from standard input' },
  ],
  async run(context) {
    const { who, service, print, options } = context;
    const setup = service(oauthSetup);
    const { provider, kind } = providerNamed(
      context.arguments.provider ?? (await context.ask('Provider (google, apple, oidc or saml)')),
      options.name,
    );
    const { providers } = await setup.setup(who);
    const stored = providers.find((each) => each.provider === provider)?.values ?? undefined;
    const publicUrl = await publicUrlFor(context, providers);
    const values = await valuesFor(context, kind, stored, setup.readMetadata);
    const state = await save(setup, context, kind, provider, values);
    const result = await setup.test(who.institution, provider);
    const title = providerTitle(provider);
    const at = (url: string) => (publicUrl === undefined ? url : new URL(new URL(url).pathname, publicUrl).href);
    const urls = {
      redirectUrl: at(state.redirectUrl),
      signedOutUrl: state.signedOutUrl && at(state.signedOutUrl),
      logoutUrl: state.logoutUrl && at(state.logoutUrl),
    };
    const tested = (await setup.setup(who)).providers.find((each) => each.provider === provider);
    print(
      { ...state, ...tested, ...urls, ...result },
      [
        `Saved ${title}. Redirect URL to enter at the provider:`,
        `  ${urls.redirectUrl}`,
        ...(urls.signedOutUrl ? ['Where it returns people after signing out:', `  ${urls.signedOutUrl}`] : []),
        ...(urls.logoutUrl
          ? ['Where it reports that people signed out there (back-channel logout):', `  ${urls.logoutUrl}`]
          : []),
        ...addressAdvice(publicUrl, new URL(state.redirectUrl)),
        '',
        testText(result),
        '',
        result.success
          ? `${title} is configured: its button is on the sign-in page.`
          : `${title} is not in use until a test succeeds: eiq oauth test ${provider}`,
      ].join('\n'),
    );
    if (!result.success) process.exitCode = 1;
  },
};

/** The address that the platform will have: as given, or asked for where it knows only its own machine. @throws Failure invalid */
async function publicUrlFor(
  { options, ask }: CommandContext,
  providers: Setup['providers'],
): Promise<string | undefined> {
  const question = 'Public address of this platform, such as https://eiq.school.example (empty: this computer only)';
  const isLocal = providers.some(({ redirectUrl }) => isOfThisMachine(new URL(redirectUrl)));
  const given = options.publicUrl ?? (isLocal ? await ask(question) : undefined);
  if (typeof given !== 'string' || given.trim() === '') return undefined;
  const address = URL.canParse(given.trim()) ? new URL(given.trim()) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw invalid('--public-url: An address such as https://eiq.school.example');
  }
  return address.origin;
}

const isOfThisMachine = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';

/** What is to be changed before people at other computers can sign in. */
function addressAdvice(publicUrl: string | undefined, current: URL): string[] {
  const how = 'in the environment of the server, or publicUrl in config/local.json, and restart';
  if (publicUrl !== undefined && publicUrl !== current.origin) {
    return ['', `Set PUBLIC_URL=${publicUrl} (${how}).`, `Until then providers are sent ${current.origin}.`];
  }
  if (!isOfThisMachine(current)) return [];
  return [
    '',
    `${current.origin} is known to this computer only. Set PUBLIC_URL (${how}),`,
    'then enter the new redirect URL at the provider: eiq oauth status shows it.',
  ];
}

async function save(
  setup: OauthSetup,
  { who }: CommandContext,
  kind: ProviderKind,
  provider: Provider,
  values: unknown,
): Promise<ProviderState> {
  if (kind === 'google') return setup.configure(who, kind, parsed(GoogleSetup, values));
  if (kind === 'apple') return setup.configure(who, kind, parsed(AppleSetup, values));
  if (kind === 'oidc') return setup.configure(who, kind, parsed(OidcSetup, values), provider);
  return setup.configure(who, kind, parsed(SamlSetup, values), provider);
}

/** Validates values as the route does. @throws Failure invalid that names the first problem */
function parsed<Schema extends z.ZodType>(schema: Schema, values: unknown): z.output<Schema> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalid(`${issue?.path.join('.')}: ${issue?.message}`);
}
