import { createServer } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { auth, logout } from 'samlp';
import SessionParticipants from 'samlp/lib/sessionParticipants/index.js';
import { idpKeys } from './saml-keys.testing.ts';
import type { SentBack } from './testing.ts';
import { closed, listen } from './testing.ts';

// A SAML identity provider from a package (samlp), on loopback.

export interface SamlPerson {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const sara: SamlPerson = { id: 'saml-sara', email: 'sara@school.example', firstName: 'Sara', lastName: 'Stone' };

/** What the provider does differently. */
export interface SamlBehaviour {
  readonly key?: string;
  readonly certificate?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly recipient?: string;
  readonly inResponseTo?: string;
  readonly lifetimeInSeconds?: number;
  readonly signatureAlgorithm?: string;
  readonly digestAlgorithm?: string;
  readonly signAssertion?: boolean;
  readonly nameIdentifierFormat?: string;
  readonly sessionIndex?: string;
  /** Encrypts the assertion with this key, by RSA-OAEP and AES-256-GCM unless named. */
  readonly encryptionCert?: string;
  readonly encryptionPublicKey?: string;
  readonly encryptionAlgorithm?: string;
}

export interface SamlProvider {
  readonly entityId: string;
  readonly signOnUrl: string;
  readonly signOutUrl: string;
  /** The person at the provider in the browser of a test. */
  signIn(person: SamlPerson, behaviour?: SamlBehaviour): void;
  /** Visits the provider with a person, and returns the form that it posts back. */
  visit(location: string, person: SamlPerson, behaviour?: SamlBehaviour): Promise<SentBack>;
  /**
   * Signs a person out at the provider, which asks a service to sign them out. Returns what the browser is sent with: a redirect,
   * or a form with `post`.
   */
  signOut(there: SignedInThere, behaviour?: SamlBehaviour & { readonly post?: boolean }): Promise<SentBack>;
  /** Brings the service's response to the provider. Returns `signed out` if the provider accepts it, and its fault otherwise. */
  respond(location: string): Promise<string>;
  close(): Promise<void>;
}

/** A session at the provider, and the service that takes part in it. */
export interface SignedInThere {
  readonly nameId: string;
  readonly sessionIndex: string;
  readonly signedOutUrl: string;
  /** Of the service, which signs its response. */
  readonly certificate: string;
}

export async function openSamlProvider(): Promise<SamlProvider> {
  let current = sara;
  let changes: SamlBehaviour = {};
  let leaving: ReturnType<typeof logout> | undefined;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (pathname === '/sign-out' && leaving) {
      Object.assign(request, { query: Object.fromEntries(searchParams), body: {} });
      Object.assign(response, {
        set: (name: string, value: string) => response.setHeader(name, value),
        send: (body: unknown) => response.end(body === 200 ? 'signed out' : String(body)),
        redirect: (to: string) => response.writeHead(302, { location: to }).end(),
      });
      leaving(request, response, (error: unknown) => response.end(String(error)));
      return;
    }
    const asked = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
    const consumer = /AssertionConsumerServiceURL="([^"]+)"/.exec(asked)?.[1] ?? '';
    const { key = idpKeys.key, certificate = idpKeys.certificate, ...options } = changes;
    const answer = auth({
      issuer: entityId,
      recipient: consumer,
      destination: consumer,
      lifetimeInSeconds: 300,
      nameIdentifierFormat: persistent,
      ...options,
      ...{ key, cert: certificate },
      getPostURL: (_audience, _request, _from, callback) => callback(null, consumer),
      getUserFromRequest: () => ({
        id: current.id,
        displayName: `${current.firstName} ${current.lastName}`,
        name: { givenName: current.firstName, familyName: current.lastName },
        emails: [{ value: current.email }],
      }),
    });
    // The package expects the request and response of Express.
    Object.assign(request, { query: Object.fromEntries(searchParams) });
    Object.assign(response, {
      set: (name: string, value: string) => response.setHeader(name, value),
      send: (body: string) => response.end(String(body)),
    });
    answer(request, response, (error: unknown) => response.writeHead(500).end(String(error)));
  });
  const origin = await listen(server);
  const entityId = `${origin}/metadata`;

  const signIn: SamlProvider['signIn'] = (person, behaviour = {}) => {
    current = person;
    changes = behaviour;
  };
  return {
    entityId,
    signOnUrl: `${origin}/sign-on`,
    signOutUrl: `${origin}/sign-out`,
    signIn,
    async visit(location, person, behaviour) {
      signIn(person, behaviour);
      return formOf(await (await fetch(location)).text());
    },
    async signOut({ nameId, sessionIndex, signedOutUrl, certificate: cert }, { post, ...behaviour } = {}) {
      const { key = idpKeys.key, certificate = idpKeys.certificate, ...options } = behaviour;
      const kept = new Map<string, unknown>();
      leaving = logout({
        ...{ issuer: entityId, deflate: true, protocolBinding: `${bindings}HTTP-${post ? 'POST' : 'Redirect'}` },
        ...{ ...options, key, cert: certificate },
        sessionParticipants: new SessionParticipants([
          {
            ...{ nameId, sessionIndex, cert },
            nameIdFormat: persistent,
            serviceProviderLogoutURL: signedOutUrl,
            serviceProviderId: signedOutUrl,
          },
        ]),
        // In place of the session of Express.
        store: {
          save(_: unknown, state: unknown, done: (error: null, key: string) => void) {
            kept.set(String(kept.size), state);
            done(null, String(kept.size - 1));
          },
          load(_: unknown, name: string, ...rest: unknown[]) {
            (rest.at(-1) as (error: null, state: unknown) => void)(null, kept.get(name));
          },
        },
      });
      const answer = await fetch(`${origin}/sign-out`, { redirect: 'manual' });
      const location = answer.headers.get('location');
      return location === null ? formOf(await answer.text()) : { url: new URL(location), form: undefined };
    },
    respond: async (location) => (await fetch(location)).text(),
    close: () => closed(server),
  };
}

const bindings = 'urn:oasis:names:tc:SAML:2.0:bindings:';
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** The form of a page that posts itself. */
function formOf(page: string): SentBack {
  const action = /action="([^"]+)"/.exec(page)?.[1];
  if (!action) throw new Error(`The identity provider shows: ${page}`);
  const inputs = [...page.matchAll(/name="([^"]+)"\s+value="([^"]*)"/g)];
  return {
    url: new URL(action.replaceAll('&#x2F;', '/').replaceAll('&amp;', '&')),
    form: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])),
  };
}
