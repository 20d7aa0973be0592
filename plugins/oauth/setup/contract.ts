import { z } from 'zod';
import { Id, json, Line, nothing, Timestamp } from '../../../core/contract/index.ts';
import { Provider, ProviderKind, ProviderName } from '../providers/contract.ts';

// The setup of an institution's sign-in services, for administrators.

/** Client ids and secrets as consoles show them; a space is a copying mistake. */
const Credential = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(500, 'At most 500 characters')
  .regex(/^[\x21-\x7e]+$/, 'Contains a space or another character that does not belong to it. Copy it again.');

/** Empty keeps the stored one. */
const Secret = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .regex(/^[\x21-\x7e]*$/, 'Contains a space or another character that does not belong to it. Copy it again.')
  .default('');

const LongSecret = (maxCharacters: number) =>
  z
    .string()
    .trim()
    .max(maxCharacters, `At most ${maxCharacters.toLocaleString('en')} characters`)
    .default('');

const AppleId = z
  .string()
  .trim()
  .regex(/^[A-Z0-9]{10}$/, 'Ten capital letters and digits, as in the Apple Developer account');

export const GoogleSetup = z.object({
  clientId: Credential.refine(
    (id) => id.endsWith('.apps.googleusercontent.com'),
    'A client ID ends with .apps.googleusercontent.com. Copy it from Google Cloud console, Credentials.',
  ),
  clientSecret: Secret,
});

export type GoogleSetup = z.output<typeof GoogleSetup>;

export const AppleSetup = z.object({
  /** The service id, such as `org.school.signin`. */
  clientId: Credential.refine(
    (id) => /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(id),
    'A Services ID such as org.school.signin',
  ),
  teamId: AppleId,
  keyId: AppleId,
  /** The contents of the .p8 file; empty keeps the stored key. */
  privateKey: LongSecret(5000),
});

export type AppleSetup = z.output<typeof AppleSetup>;

export const OidcSetup = z.object({
  /** On the button: “Continue with Microsoft”. */
  title: Line.min(1, 'Required').max(40, 'At most 40 characters'),
  issuer: z
    .string()
    .trim()
    .max(500, 'At most 500 characters')
    .refine((text) => isIssuer(text), 'An address such as https://login.example.org, without a query'),
  clientId: Credential,
  clientSecret: Secret,
  /** The provider is the institution’s own directory: addresses it sends without saying so count as verified. */
  confirmsAddresses: z.boolean().default(false),
  /** Signing out here continues at the provider, if it offers that. */
  signsOut: z.boolean().default(true),
});

export type OidcSetup = z.output<typeof OidcSetup>;

export const SamlSetup = z.object({
  /** On the button: “Continue with School account”. */
  title: Line.min(1, 'Required').max(40, 'At most 40 characters'),
  /** Of the identity provider. */
  entityId: z.string().trim().min(1, 'Required').max(500, 'At most 500 characters'),
  signOnUrl: z.url({ protocol: /^https?$/, error: 'An address such as https://idp.example.org/sso' }).max(500),
  /** For single logout (HTTP-Redirect); empty if the provider offers none. */
  signOutUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'An address such as https://idp.example.org/slo' })])
    .default(''),
  /** X.509, as PEM or as in the metadata; several while one replaces another. Empty keeps what is stored. */
  certificate: LongSecret(20_000),
  /** The attribute with a permanent identifier of the person; empty for the name id. */
  subjectAttribute: z.string().trim().max(200, 'At most 200 characters').default(''),
  /** Addresses that the provider sends count as verified. */
  confirmsAddresses: z.boolean().default(false),
  /** Refuses assertions that are not encrypted with the key of our metadata. */
  requiresEncryption: z.boolean().default(false),
});
export type SamlSetup = z.output<typeof SamlSetup>;

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && hostname !== '' && search === '' && hash === '' && username === '';
}

export const ProviderStatus = z.enum(['missing', 'partial', 'configured']);
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** What is stored about a provider, without its secret. */
const ProviderState = z.object({
  provider: Provider,
  kind: ProviderKind,
  /** `partial`: saved, but the test has not succeeded, or the secret must be entered again. */
  status: ProviderStatus,
  /** To be entered in the provider’s console. */
  redirectUrl: z.string(),
  /** To be entered there, too: where people return after they signed out at the provider. Null where that is not possible. */
  signedOutUrl: z.string().nullable(),
  /** To be entered there, too: where the provider reports that people signed out there (back-channel logout); null if it cannot. */
  logoutUrl: z.string().nullable(),
  /** The saved values except the secret; null where nothing is saved. */
  values: z.record(z.string(), z.union([z.string(), z.boolean()])).nullable(),
  setBy: z.object({ id: Id, firstName: z.string(), lastName: z.string() }).nullable(),
  setAt: Timestamp.nullable(),
  testedAt: Timestamp.nullable(),
  /** Why the last test failed, or why the provider cannot be used. */
  problem: z.string().nullable(),
  /** The last sign-in that failed for a reason of the provider’s setup. */
  lastFailure: z.object({ message: z.string(), at: Timestamp }).nullable(),
});
export type ProviderState = z.infer<typeof ProviderState>;

const Setup = z.object({
  providers: z.array(ProviderState),
  rules: z.object({ domains: z.array(z.string()), domainsRegister: z.boolean() }),
});
export type Setup = z.infer<typeof Setup>;

/** One step of a test. */
const Check = z.object({
  name: z.string(),
  ok: z.boolean(),
  message: z.string(),
  /** What to change, and where. */
  remedy: z.string().optional(),
  /** The provider did not answer, which says nothing about the configuration. */
  isUnreachable: z.boolean().optional(),
});
export type Check = z.infer<typeof Check>;

const TestResult = z.object({ success: z.boolean(), checks: z.array(Check) });
export type TestResult = z.infer<typeof TestResult>;

/** One provider's metadata have some kilobytes, Microsoft's almost 100; those of federations are far larger. */
export const maxMetadataCharacters = 500_000;
export const metadataTooLarge =
  'The document is too large. Use the metadata of your own identity provider, not those of a federation.';

/** What the metadata of an identity provider say, for the fields of its setup. */
const IdpMetadata = z.object({
  entityId: z.string(),
  signOnUrl: z.string(),
  /** Empty where the provider offers no single logout by HTTP-Redirect. */
  signOutUrl: z.string(),
  /** One or several, as PEM. */
  certificate: z.string(),
});
export type IdpMetadata = z.infer<typeof IdpMetadata>;

export const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'A domain such as school.example');

export const SignInRules = z.object({
  domains: z.array(Domain).max(50, 'At most 50 domains'),
  domainsRegister: z.boolean(),
});

const ofProvider = z.object({ provider: Provider });
/** A further provider of a kind is saved under its short name. */
const named = { name: ProviderName.optional() };

const configure = <const Kind extends ProviderKind, Body extends z.ZodType>(kind: Kind, body: Body) =>
  ({
    method: 'post',
    path: `/api/admin/oauth/configure/${kind}`,
    access: 'oauth.manage',
    description:
      'Save the credentials of a provider; the secret is encrypted, never shown again, and kept if none is sent',
    body,
    response: ProviderState,
  }) as const;

export const setupRoutes = {
  setup: {
    method: 'get',
    path: '/api/admin/oauth',
    access: 'oauth.manage',
    description: 'Providers with their status and redirect URL, never their secrets, and the rules for new people',
    response: Setup,
  },
  configureGoogle: configure('google', GoogleSetup),
  configureApple: configure('apple', AppleSetup),
  configureOidc: configure('oidc', OidcSetup.extend(named)),
  configureSaml: configure('saml', SamlSetup.extend(named)),
  readMetadata: {
    method: 'post',
    path: '/api/admin/oauth/saml-metadata',
    access: 'oauth.manage',
    limit: 'costly',
    description:
      'Read the metadata of a SAML identity provider, pasted or from its address, for the fields; saves nothing',
    body: json(z.object({ source: z.string().max(maxMetadataCharacters, metadataTooLarge) }), {
      maxBytes: 2 * 1024 * 1024,
    }),
    response: IdpMetadata,
  },
  test: {
    method: 'post',
    path: '/api/admin/oauth/test/:provider',
    access: 'oauth.manage',
    limit: 'costly',
    description: 'Ask the provider: discovery, keys, and whether it accepts the credentials',
    params: ofProvider,
    response: TestResult,
  },
  removeProvider: {
    method: 'delete',
    path: '/api/admin/oauth/configure/:provider',
    access: 'oauth.manage',
    description: 'Remove a provider; accounts stay, and people sign in another way',
    params: ofProvider,
    response: nothing(),
  },
  saveRules: {
    method: 'put',
    path: '/api/admin/oauth/rules',
    access: 'oauth.manage',
    description: 'Set the email domains of people who may create an account by signing in',
    body: SignInRules,
    response: Setup,
  },
} as const;
