import { createServer } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { auth } from 'samlp';
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
  /** The person at the provider in the browser of a test. */
  signIn(person: SamlPerson, behaviour?: SamlBehaviour): void;
  /** Visits the provider with a person, and returns the form that it posts back. */
  visit(location: string, person: SamlPerson, behaviour?: SamlBehaviour): Promise<SentBack>;
  close(): Promise<void>;
}

export async function openSamlProvider(): Promise<SamlProvider> {
  let current = sara;
  let changes: SamlBehaviour = {};
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', origin);
    const asked = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
    const consumer = /AssertionConsumerServiceURL="([^"]+)"/.exec(asked)?.[1] ?? '';
    const { key = idpKeys.key, certificate = idpKeys.certificate, ...options } = changes;
    const answer = auth({
      issuer: entityId,
      recipient: consumer,
      destination: consumer,
      lifetimeInSeconds: 300,
      nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
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
    signIn,
    async visit(location, person, behaviour) {
      signIn(person, behaviour);
      const page = await (await fetch(location)).text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (!action) throw new Error(`The identity provider shows: ${page}`);
      const inputs = [...page.matchAll(/name="([^"]+)"\s+value="([^"]*)"/g)];
      return {
        url: new URL(action.replaceAll('&#x2F;', '/').replaceAll('&amp;', '&')),
        form: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])),
      };
    },
    close: () => closed(server),
  };
}
