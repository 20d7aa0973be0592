import { z } from 'zod';

/** The kinds of services that an institution can set up. */
export const ProviderKind = z.enum(['google', 'apple', 'oidc', 'saml']);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** Kinds of which an institution can have several providers, each with a short name after the first: `oidc-keycloak`. */
const severalKinds = ['oidc', 'saml'] as const satisfies readonly ProviderKind[];
export type SeveralKind = (typeof severalKinds)[number];
export const isSeveral = (kind: ProviderKind): kind is SeveralKind => severalKinds.some((each) => each === kind);

/** The words of our own addresses below `/api/auth/oidc` and `/api/auth/saml`. */
const reservedNames = ['callback', 'metadata', 'signed-out', 'logout'];

/** The short name of a further provider of a kind, in its addresses. */
export const ProviderName = z
  .string()
  .trim()
  .regex(/^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?$/, 'Lower-case letters, digits and hyphens, such as keycloak')
  .refine((name) => !reservedNames.includes(name), 'This name is used by the platform. Choose another.');

/** A provider of an institution: its kind, with a name for further ones. */
export const Provider = z.string().refine((text) => {
  const { kind, name } = partsOf(text);
  if (!ProviderKind.safeParse(kind).success) return false;
  return name === undefined || (isSeveral(kind) && ProviderName.safeParse(name).data === name);
}, 'Name a provider, such as google, apple, oidc or saml.');
export type Provider = string;

/** Kind and name of a provider. */
export function partsOf(provider: Provider): { readonly kind: ProviderKind; readonly name: string | undefined } {
  const [, kind = '', name] = /^([^-]*)(?:-(.*))?$/s.exec(provider) ?? [];
  return { kind: kind as ProviderKind, name };
}

export const providerOf = (kind: SeveralKind, name: string): Provider => `${kind}-${name}`;

/** Names for administrators. People see the title that the institution chose for its own providers. */
export const kindTitles: Readonly<Record<ProviderKind, string>> = {
  google: 'Google',
  apple: 'Apple',
  oidc: 'OpenID Connect',
  saml: 'SAML',
};
export const providerTitle = (provider: Provider): string => {
  const { kind, name } = partsOf(provider);
  return name === undefined ? kindTitles[kind] : `${kindTitles[kind]} (${name})`;
};

type OwnPath = `/${string}`;

/** Where signing in with a provider begins, and below which its other addresses are. */
export const basePath = (provider: Provider): OwnPath => {
  const { kind, name } = partsOf(provider);
  return name === undefined ? `/api/auth/${kind}` : `/api/auth/${kind}/${name}`;
};

/** The path to which a provider sends people back. */
export const callbackPath = (provider: Provider): OwnPath => `${basePath(provider)}/callback`;

/** The path to which a provider reports that people signed out there; undefined where it cannot, or sends the browser. */
export const logoutPath = (provider: Provider): OwnPath | undefined =>
  partsOf(provider).kind === 'oidc' ? `${basePath(provider)}/logout` : undefined;

/** The path to which a provider sends people after they signed out there; undefined where it cannot. */
export const signedOutPath = (provider: Provider): OwnPath | undefined => {
  const { kind } = partsOf(provider);
  if (kind === 'saml') return `${basePath(provider)}/signed-out`;
  return kind === 'oidc' ? '/login' : undefined;
};
