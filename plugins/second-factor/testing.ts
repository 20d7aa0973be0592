import { deployment } from '../../core/identity/index.ts';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { codeAt, stepAt } from './codes/totp.ts';

// Signing in with a second step, for tests of this plugin and of others.

/** Host and origin of the institution in these tests: passkeys need a name and https. */
export const host = 'eiq.school.example';
/** Another host name of the same institution. */
export const otherHost = 'learn.school.example';
export const origin = `https://${host}`;

export const base = '/api/second-factor';

export async function startSecondFactor(environment: Record<string, string> = {}) {
  const at = await createTestPlatform({ plugins: ['administration', 'second-factor'], environment });
  await at.platform.identity.institutions.update(
    { who: deployment(at.institution) },
    { hostNames: ['127.0.0.1', host, otherHost] },
  );
  return { at, ...actionsAt(at) };
}

export function actionsAt(at: TestPlatform) {
  /** A call as the browser makes it, with its origin. */
  const post = (path: string, body: unknown, options: { token?: string; cookie?: string; address?: string } = {}) =>
    at.call('POST', path, {
      body,
      host,
      ...(options.token && { token: options.token }),
      headers: {
        origin,
        ...(options.cookie && { cookie: options.cookie }),
        ...(options.address && { 'x-forwarded-for': options.address }),
      },
    });
  const login = ({ user: { username }, password }: TestPerson) => post('/api/auth/login', { username, password });

  /** A step of a half-signed-in browser. */
  const step = (half: Answer, path: string, body: object = {}, options: { address?: string } = {}) =>
    post(`${base}/step${path}`, { ticket: half.body.nextStep.ticket, ...body }, { cookie: cookieOf(half), ...options });

  /** The current code of an app; each is accepted once, so the clock moves on after a use. */
  const codeOf = (secret: Uint8Array, offset = 0) => codeAt(secret, stepAt(at.clock.now()) + offset);

  /** Sets up an authenticator app. Moves the clock to the next code. */
  const setUpApp = async (person: TestPerson) => {
    const { body } = await person.post(`${base}/authenticator`, { password: person.password });
    const secret = fromBase32(body.secret);
    const confirmed = await person.post(`${base}/authenticator/confirm`, { code: codeOf(secret) });
    at.clock.forward(31);
    return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
  };
  return { post, login, step, codeOf, setUpApp };
}

export const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? '';

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
