import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import type { ClientMetadata, Configuration } from 'oidc-provider';
import { interactionPolicy, Provider } from 'oidc-provider';

// A real OpenID provider on loopback, acting as Google, Apple or a school's own.

/** A person at the provider: the claims of their ID token. */
export type TestAccount = Readonly<{ sub: string } & Record<string, unknown>>;

export const gail: TestAccount = {
  sub: 'google-gail',
  email: 'gail@school.example',
  email_verified: true,
  hd: 'school.example',
  given_name: 'Gail',
  family_name: 'Green',
};

/** What a provider sends a browser back with. */
export interface SentBack {
  readonly url: URL;
  /** The fields of a form that is posted; undefined for a redirect. */
  readonly form: Record<string, string> | undefined;
}

export interface TestProvider {
  readonly issuer: string;
  /** Registers a client, in place of an earlier one with its id. */
  register(client: {
    clientId: string;
    clientSecret: string;
    redirectUrl: string;
    signedOutUrl?: string | null;
    /** Where the provider reports that people signed out; without it, it reports nothing. */
    logoutUrl?: string | undefined;
    apple?: AppleClient;
  }): Promise<void>;
  /** Forgets all clients. */
  forgetClients(): void;
  /** Visits the provider as a browser does, signs in with the account, and returns what the provider sends back. */
  visit(location: string, account: TestAccount): Promise<SentBack>;
  /** Signs out at the provider, in the browser that it sent back. */
  signOut(back: SentBack): Promise<void>;
  /** The person at the provider in the browser of a test. */
  signIn(account: TestAccount): void;
  /** Bodies of requests for tokens. */
  readonly tokenRequests: URLSearchParams[];
  close(): Promise<void>;
}

/** Apple verifies a client secret that is signed with the client's key. */
export interface AppleClient {
  readonly teamId: string;
  readonly publicKey: KeyObject;
}

/** A key pair as Apple gives it, with the private key in PKCS#8. */
export function appleKeyPair(): { publicKey: KeyObject; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { publicKey, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
}

/** Listens on a free port of loopback. Returns the origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

export async function openTestProvider(): Promise<TestProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) => response.end();
  const server = createServer((request, response) => answer(request, response));
  const issuer = await listen(server);
  const accounts = new Map<string, TestAccount>();
  const clients = new Map<string, ClientMetadata>();
  const appleClients = new Map<string, AppleClient & { clientSecret: string }>();
  const tokenRequests: URLSearchParams[] = [];
  /** Why services did not accept that a person signed out. */
  const unsent: Error[] = [];
  let current: TestAccount = gail;
  let provider = createProvider();

  function createProvider(): Provider {
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const configuration: Configuration = {
      clients: [...clients.values()],
      scopes: ['openid', 'email', 'profile', 'name'],
      claims: { email: ['email', 'email_verified', 'hd', 'is_private_email'], profile: ['given_name', 'family_name'] },
      // Google and Apple put the person's claims into the ID token.
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      interactions: { policy, url: (_, { uid }) => `/sign-in/${uid}` },
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'first' }] },
      pkce: { required: () => false },
      // Its own refuses addresses of loopback, where the platform of a test is.
      fetch: (url, { method, headers, body }: RequestInit = {}) => fetch(url, { method, headers, body } as RequestInit),
      cookies: { keys: ['a key of the tests'] },
      clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
      findAccount: (_, sub) => {
        const account = accounts.get(sub);
        return account && { accountId: sub, claims: async () => ({ ...account }) };
      },
      async loadExistingGrant(context) {
        const { client, session } = context.oidc;
        if (!client || !session?.accountId) return undefined;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid email profile name');
        await grant.save();
        return grant;
      },
    };
    const made = new Provider(issuer, configuration);
    made.on('backchannel.error', (_, error) => unsent.push(error));
    const handle = made.callback();
    answer = async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', issuer);
      if (pathname.startsWith('/sign-in/')) {
        const result = { login: { accountId: current.sub }, select_account: {} };
        return made.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
      }
      if (pathname === '/token') await readTokenRequest(request);
      return handle(request, response);
    };
    return made;
  }

  function signIn(account: TestAccount): void {
    accounts.set(account.sub, account);
    current = account;
  }

  /** Records the body, and checks Apple's client secret, which oidc-provider compares with a fixed one. */
  async function readTokenRequest(request: IncomingMessage): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = new URLSearchParams(text);
    tokenRequests.push(new URLSearchParams(text));
    const clientId = body.get('client_id') ?? '';
    const apple = appleClients.get(clientId);
    if (apple) {
      const isRight = await jwtVerify(body.get('client_secret') ?? '', apple.publicKey, {
        issuer: apple.teamId,
        subject: clientId,
        audience: issuer,
        algorithms: ['ES256'],
      }).then(
        () => true,
        () => false,
      );
      body.set('client_secret', isRight ? apple.clientSecret : 'not a signed secret');
    }
    Object.assign(request, { body: Buffer.from(body.toString()) });
  }

  return {
    issuer,
    tokenRequests,
    async register({ clientId, clientSecret, redirectUrl, signedOutUrl, logoutUrl, apple }) {
      clients.set(clientId, {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUrl],
        ...(signedOutUrl && { post_logout_redirect_uris: [signedOutUrl] }),
        ...(logoutUrl && { backchannel_logout_uri: logoutUrl, backchannel_logout_session_required: true }),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      });
      if (apple) appleClients.set(clientId, { ...apple, clientSecret });
      provider = createProvider();
    },
    forgetClients() {
      clients.clear();
      provider = createProvider();
    },
    signIn,
    async visit(location, account) {
      signIn(account);
      const jar = new Map<string, string>();
      const back = await browse(location, issuer, jar);
      jars.set(back, jar);
      return back;
    },
    async signOut(back) {
      const jar = jars.get(back);
      unsent.length = 0;
      if (!jar) throw new Error('This browser was not at the provider');
      const page = await browse(`${issuer}/session/end`, issuer, jar);
      const confirmed = new URLSearchParams({ ...page.form, logout: 'yes' });
      const answer = await fetch(page.url, {
        method: 'POST',
        redirect: 'manual',
        body: confirmed,
        headers: { cookie: cookiesIn(jar) },
      });
      if (answer.status !== 303)
        throw new Error(`The provider does not sign out (${answer.status}): ${await answer.text()}`);
      const [error] = unsent;
      if (error) throw error;
    },
    close: () => closed(server),
  };
}

/** The provider's cookies in browsers that it sent back. */
const jars = new WeakMap<SentBack, Map<string, string>>();

const cookiesIn = (jar: ReadonlyMap<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Follows redirects within the provider, with its cookies, until it sends the browser elsewhere. */
async function browse(location: string, issuer: string, jar: Map<string, string>): Promise<SentBack> {
  let address = new URL(location);
  for (let step = 0; step < 10; step += 1) {
    if (address.origin !== issuer) return { url: address, form: undefined };
    const response = await fetch(address, { redirect: 'manual', headers: { cookie: cookiesIn(jar) } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (next !== null) {
      address = new URL(next, address);
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`The provider shows a page (${response.status}): ${page.slice(0, 2000)}`);
    const inputs = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
    return {
      url: new URL(unescaped(action)),
      form: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescaped(value)])),
    };
  }
  throw new Error('The provider redirects in circles');
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
