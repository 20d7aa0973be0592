import type { IncomingMessage } from 'node:http';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Actor } from '../contract/index.ts';
import type { User } from '../contract/platform.ts';
import { userOf } from './models.ts';
import type { SigningIn } from './sign-in.ts';
import type { Authenticated, Tokens } from './tokens.ts';

/**
 * Authentication. Nothing is kept in cookies: every request carries its token. Passwords go through a passport strategy,
 * which is run directly: passport's own middleware wraps every request, which costs more than checking a token.
 */
export interface Strategies {
  /** Whom a request's bearer token stands for; undefined without one, or with one that is not good here. */
  bearer(request: Pick<IncomingMessage, 'headers'>, institutionId: string): Promise<Authenticated | undefined>;
  /** The active person whose `username` and `password` a parsed body holds; undefined when they are not right. */
  local(body: unknown, who: Actor): Promise<User | undefined>;
}

export function createStrategies({ tokens, signingIn }: { tokens: Tokens; signingIn: SigningIn }): Strategies {
  return {
    async bearer({ headers }, institutionId) {
      const token = bearerHeader.exec(headers.authorization ?? '')?.[1];
      return token ? tokens.check(token, institutionId) : undefined;
    },
    local(body, who) {
      const strategy = new LocalStrategy((username, password, done) => {
        signingIn.verify(who, username, password).then((row) => done(null, row ? userOf(row) : false), done);
      });
      return run(strategy, { body, headers: {}, query: {} });
    },
  };
}

/** `Authorization: Bearer …` (RFC 6750, section 2.1). */
const bearerHeader = /^bearer +(\S+) *$/i;

/** What passport gives a strategy to answer with. */
interface Answers {
  success(found: unknown): void;
  fail(status?: unknown): void;
  error(error: unknown): void;
}

/** Has a strategy judge one request. Resolves to what it found, undefined where it refuses. */
function run<T>(strategy: { authenticate: unknown }, request: object): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const acting = Object.assign(Object.create(strategy) as { authenticate(request: object, options: object): void }, {
      success: (found: unknown) => resolve(found as T),
      fail: () => resolve(undefined),
      error: reject,
    } satisfies Answers);
    acting.authenticate(request, {});
  });
}
