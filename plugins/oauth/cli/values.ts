import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext } from '../../../core/plugins/define-plugin.ts';
import type { ProviderKind, ProviderState } from '../contract.ts';
import { AppleSetup, GoogleSetup, OidcSetup, SamlSetup } from '../contract.ts';
import type { OauthSetup } from '../services.ts';

type Values = Record<string, unknown>;

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

const schemas = { google: GoogleSetup, apple: AppleSetup, oidc: OidcSetup, saml: SamlSetup } as const;

const switches = { confirmsAddresses: false, requiresEncryption: false, signsOut: true } as const;

/**
 * The values of a provider: from options, metadata, a file, standard input or answers at a terminal. What is not given stays as it
 * is stored, the secret included.
 * @throws Failure invalid that names what is missing
 */
export async function valuesFor(
  context: CommandContext,
  kind: ProviderKind,
  stored: ProviderState['values'] | undefined,
  readMetadata: OauthSetup['readMetadata'],
): Promise<Values> {
  const { options, ask } = context;
  const found: Values = kind === 'saml' ? await metadataFor(context, readMetadata) : {};
  const values: Values = { ...found };
  for (const [name, otherwise] of Object.entries(switches)) values[name] = options[name] ?? stored?.[name] ?? otherwise;
  for (const name of ['subjectAttribute', 'signOutUrl']) {
    values[name] = options[name] ?? found[name] ?? stored?.[name];
  }
  for (const [name, field] of Object.entries(fields[kind])) {
    const { option, question, isSecret = false } = field;
    const given = isSecret ? await givenSecret(context) : option ? options[option] : undefined;
    // An empty secret keeps the stored one.
    const kept = isSecret ? stored && '' : stored?.[name];
    const suffix = kept === undefined ? '' : ` (empty: ${isSecret ? 'as stored' : kept})`;
    const problemOf = (answer: string) =>
      answer.trim() === '' && kept !== undefined ? undefined : problemIn(kind, name, answer);
    const value = given ?? found[name] ?? ((await ask(question + suffix, { secret: isSecret, problemOf })) || kept);
    if (value === undefined) throw missing(name, field);
    values[name] = value;
  }
  return values;
}

/** What is wrong with one value, said before the next question. */
function problemIn(kind: ProviderKind, name: string, answer: string): string | undefined {
  const shape: Readonly<Record<string, z.ZodType>> = schemas[kind].shape;
  if (answer.trim() === '') return 'Required';
  return shape[name]?.safeParse(answer).error?.issues[0]?.message;
}

function missing(name: string, { isSecret }: Field) {
  if (!isSecret) return invalid(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} is missing.`);
  return invalid(
    'The secret is missing. Pass it with --secret-file or --secret-stdin; it is not accepted as an argument.',
  );
}

async function metadataFor(
  { options: { metadataFile, metadataUrl } }: CommandContext,
  readMetadata: OauthSetup['readMetadata'],
): Promise<Values> {
  if (typeof metadataFile === 'string' && metadataUrl !== undefined) {
    throw invalid('Pass --metadata-file or --metadata-url, not both.');
  }
  if (typeof metadataFile === 'string') return { ...(await readMetadata(await contentOf(metadataFile))) };
  if (typeof metadataUrl !== 'string') return {};
  if (!/^https?:/i.test(metadataUrl))
    throw invalid('--metadata-url: An address such as https://idp.example.org/metadata');
  return { ...(await readMetadata(metadataUrl)) };
}

async function givenSecret({ options, input }: CommandContext): Promise<string | undefined> {
  if (typeof options.secretFile === 'string') return (await contentOf(options.secretFile)).trim();
  if (options.secretStdin !== true) return undefined;
  return (await text(input)).trim();
}

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw invalid(`The file ${file} cannot be read.`);
  });
