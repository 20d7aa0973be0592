import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { Provider, ProviderKind, ProviderState } from '../contract.ts';
import { AppleSetup, GoogleSetup, OidcSetup, providerTitle, SamlSetup } from '../contract.ts';
import type { OauthSetup } from '../services.ts';
import { oauthSetup } from '../services.ts';
import { nameOption, providerNamed, testText } from './text.ts';

interface Field {
  /** The option; secrets have none, because arguments are seen by other users of the machine. */
  readonly option?: string;
  readonly question: string;
  readonly isSecret?: boolean;
}

const fields: Readonly<Record<ProviderKind, Readonly<Record<string, Field>>>> = {
  google: {
    clientId: { option: 'clientId', question: 'Client ID' },
    clientSecret: { question: 'Client secret', isSecret: true },
  },
  apple: {
    clientId: { option: 'clientId', question: 'Services ID' },
    teamId: { option: 'teamId', question: 'Team ID' },
    keyId: { option: 'keyId', question: 'Key ID' },
    privateKey: { question: 'Private key (contents of the .p8 file, as one line)', isSecret: true },
  },
  oidc: {
    title: { option: 'title', question: 'Name on the button, such as Microsoft' },
    issuer: { option: 'issuer', question: 'Issuer' },
    clientId: { option: 'clientId', question: 'Client ID' },
    clientSecret: { question: 'Client secret', isSecret: true },
  },
  saml: {
    title: { option: 'title', question: 'Name on the button, such as School account' },
    entityId: { option: 'entityId', question: 'Entity ID of the identity provider' },
    signOnUrl: { option: 'signOnUrl', question: 'Sign-on URL' },
    certificate: { question: 'Certificate (as one line)', isSecret: true },
  },
};

export const command: PluginCommand = {
  arguments: [{ name: 'provider', description: 'google, apple, oidc or saml', optional: true }],
  options: [
    nameOption,
    { flags: '--public-url <address>', description: 'Public address of the platform, if PUBLIC_URL is not set yet' },
    { flags: '--client-id <id>', description: 'Client ID; of Apple the Services ID' },
    { flags: '--team-id <id>', description: 'Apple: team ID' },
    { flags: '--key-id <id>', description: 'Apple: ID of the key' },
    { flags: '--issuer <address>', description: 'OpenID Connect: issuer' },
    { flags: '--entity-id <id>', description: 'SAML: entity ID of the identity provider' },
    { flags: '--sign-on-url <address>', description: 'SAML: sign-on URL of the identity provider' },
    { flags: '--sign-out-url <address>', description: 'SAML: single logout URL of the identity provider' },
    { flags: '--subject-attribute <name>', description: 'SAML: attribute with a permanent id; the name ID by default' },
    { flags: '--requires-encryption', description: 'SAML: refuse assertions that are not encrypted' },
    { flags: '--title <name>', description: 'OpenID Connect and SAML: name on the button' },
    { flags: '--confirms-addresses', description: 'OpenID Connect and SAML: the provider is your own directory' },
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
    const publicUrl = await publicUrlFor(context, setup);
    const state = await save(setup, context, kind, provider, await valuesFor(context, kind));
    const result = await setup.test(who.institution, provider);
    const title = providerTitle(provider);
    const at = (url: string) => (publicUrl === undefined ? url : new URL(new URL(url).pathname, publicUrl).href);
    const urls = { redirectUrl: at(state.redirectUrl), signedOutUrl: state.signedOutUrl && at(state.signedOutUrl) };
    const status = (await setup.setup(who)).providers.find((each) => each.provider === provider)?.status;
    print(
      { ...state, status, ...urls, ...result },
      [
        `Saved ${title}. Redirect URL to enter at the provider:`,
        `  ${urls.redirectUrl}`,
        ...(urls.signedOutUrl ? ['Where it returns people after signing out:', `  ${urls.signedOutUrl}`] : []),
        ...(publicUrl === undefined
          ? []
          : [
              '',
              `Set PUBLIC_URL=${publicUrl} (publicUrl in config/local.json) and restart.`,
              `Until then providers are sent ${new URL(state.redirectUrl).origin}.`,
            ]),
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

/** Asks for the public address where the platform knows only its own machine. @throws Failure invalid */
async function publicUrlFor({ who, options, ask }: CommandContext, setup: OauthSetup): Promise<string | undefined> {
  const { providers } = await setup.setup(who);
  const known = providers.map(({ redirectUrl }) => new URL(redirectUrl).hostname);
  if (!known.some((host) => host === 'localhost' || host === '127.0.0.1')) return undefined;
  const question = 'Public address of this platform, such as https://eiq.school.example (empty: this computer only)';
  const given = options.publicUrl ?? (await ask(question));
  if (typeof given !== 'string' || given.trim() === '') return undefined;
  const address = URL.canParse(given.trim()) ? new URL(given.trim()) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw invalid('--public-url: An address such as https://eiq.school.example');
  }
  return address.origin;
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

async function valuesFor(context: CommandContext, kind: ProviderKind): Promise<Record<string, unknown>> {
  const { options, ask } = context;
  const values: Record<string, unknown> = {
    confirmsAddresses: options.confirmsAddresses === true,
    subjectAttribute: options.subjectAttribute,
    signOutUrl: options.signOutUrl,
    requiresEncryption: options.requiresEncryption === true,
    signsOut: options.signsOut !== false,
  };
  for (const [name, { option, question, isSecret = false }] of Object.entries(fields[kind])) {
    const given = isSecret ? await givenSecret(context) : option ? options[option] : undefined;
    const value = given ?? (await ask(question, { secret: isSecret }));
    if (value === undefined) {
      throw invalid(
        isSecret
          ? 'The secret is missing. Pass it with --secret-file or --secret-stdin; it is not accepted as an argument.'
          : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} is missing.`,
      );
    }
    values[name] = value;
  }
  return values;
}

async function givenSecret({ options, input }: CommandContext): Promise<string | undefined> {
  if (typeof options.secretFile === 'string') {
    return (
      await readFile(options.secretFile, 'utf8').catch(() => {
        throw invalid(`The file ${options.secretFile} cannot be read.`);
      })
    ).trim();
  }
  if (options.secretStdin !== true) return undefined;
  return (await text(input)).trim();
}

/** Validates values as the route does. @throws Failure invalid that names the first problem */
function parsed<Schema extends z.ZodType>(schema: Schema, values: unknown): z.output<Schema> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalid(`${issue?.path.join('.')}: ${issue?.message}`);
}
