import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { Provider } from '../contract.ts';
import { AppleSetup, GoogleSetup, OidcSetup, providerTitles, SamlSetup } from '../contract.ts';
import type { OauthSetup } from '../services.ts';
import { oauthSetup } from '../services.ts';
import { providerNamed, testText } from './text.ts';

interface Field {
  /** The option; secrets have none, because arguments are seen by other users of the machine. */
  readonly option?: string;
  readonly question: string;
  readonly isSecret?: boolean;
}

const fields: Readonly<Record<Provider, Readonly<Record<string, Field>>>> = {
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
    { flags: '--client-id <id>', description: 'Client ID; of Apple the Services ID' },
    { flags: '--team-id <id>', description: 'Apple: team ID' },
    { flags: '--key-id <id>', description: 'Apple: ID of the key' },
    { flags: '--issuer <address>', description: 'OpenID Connect: issuer' },
    { flags: '--entity-id <id>', description: 'SAML: entity ID of the identity provider' },
    { flags: '--sign-on-url <address>', description: 'SAML: sign-on URL of the identity provider' },
    { flags: '--subject-attribute <name>', description: 'SAML: attribute with a permanent id; the name ID by default' },
    { flags: '--title <name>', description: 'OpenID Connect and SAML: name on the button' },
    { flags: '--confirms-addresses', description: 'OpenID Connect and SAML: the provider is your own directory' },
    {
      flags: '--secret-file <file>',
      description: 'File with the client secret, Apple’s .p8 file, or SAML’s certificate',
    },
    { flags: '--secret-stdin', description: 'Read the client secret or private key from standard input' },
  ],
  async run(context) {
    const { who, service, print } = context;
    const setup = service(oauthSetup);
    const provider = providerNamed(
      context.arguments.provider ?? (await context.ask('Provider (google, apple, oidc or saml)')),
    );
    await save(setup, context, provider, await valuesFor(context, provider));
    const result = await setup.test(who.institution, provider);
    const { providers } = await setup.setup(who);
    const state = providers.find((each) => each.provider === provider);
    const title = providerTitles[provider];
    print(
      { ...state, ...result },
      [
        `Saved ${title}. Redirect URL to enter at the provider:`,
        `  ${state?.redirectUrl}`,
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

async function save(setup: OauthSetup, { who }: CommandContext, provider: Provider, values: unknown): Promise<void> {
  if (provider === 'google') await setup.configure(who, provider, parsed(GoogleSetup, values));
  else if (provider === 'apple') await setup.configure(who, provider, parsed(AppleSetup, values));
  else if (provider === 'oidc') await setup.configure(who, provider, parsed(OidcSetup, values));
  else await setup.configure(who, provider, parsed(SamlSetup, values));
}

async function valuesFor(context: CommandContext, provider: Provider): Promise<Record<string, unknown>> {
  const { options, ask } = context;
  const values: Record<string, unknown> = {
    confirmsAddresses: options.confirmsAddresses === true,
    subjectAttribute: options.subjectAttribute,
  };
  for (const [name, { option, question, isSecret = false }] of Object.entries(fields[provider])) {
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
