import type Koa from 'koa';
import passport from 'koa-passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Actor } from '../contract/index.ts';
import type { User } from '../contract/platform.ts';
import { userOf } from './models.ts';
import type { SigningIn } from './signing-in.ts';
import type { Authenticated, Tokens } from './tokens.ts';

/**
 * Authentication as passport strategies, for Koa middleware. Third-party sign-in registers its own strategies on
 * `passport`. Nothing is kept in cookies: every request proves itself.
 */
export interface Passport {
  readonly passport: InstanceType<typeof passport.KoaPassport>;
  /** Whom the request's bearer token stands for; undefined without one, or with one that is not good here. */
  authenticateBearer(ctx: Koa.Context, institutionId: string): Promise<Authenticated | undefined>;
  /** The active person whose `username` and `password` the parsed body holds; undefined when they are not right. */
  authenticateLocal(ctx: Koa.Context, who: Actor): Promise<User | undefined>;
}

export function createPassport({ tokens, signingIn }: { tokens: Tokens; signingIn: SigningIn }): Passport {
  const koaPassport = new passport.KoaPassport();

  /** Runs one strategy for one request. */
  const run = async <T>(ctx: Koa.Context, strategy: object): Promise<T | undefined> => {
    let outcome: T | undefined;
    const middleware = koaPassport.authenticate(
      // passport takes a strategy as well as the name of one; its types know of names only.
      strategy as unknown as string,
      { session: false },
      (error: unknown, found: T | false | null) => {
        if (error) throw error;
        outcome = found || undefined;
      },
    );
    await middleware(ctx, async () => {});
    return outcome;
  };

  return {
    passport: koaPassport,
    authenticateBearer: (ctx, institutionId) => run(ctx, bearerStrategy(tokens, institutionId)),
    authenticateLocal(ctx, who) {
      const strategy = new LocalStrategy((username, password, done) => {
        signingIn.verify(who, username, password).then((row) => done(null, row ? userOf(row) : false), done);
      });
      return run(ctx, strategy);
    },
  };
}

/** What passport gives a strategy to answer with. */
interface Answers {
  success(found: unknown): void;
  fail(status: number): void;
  error(error: unknown): void;
}

/** The token of `Authorization: Bearer …` (RFC 6750, section 2.1), for one institution. */
function bearerStrategy(tokens: Tokens, institutionId: string) {
  return {
    name: 'bearer',
    authenticate(this: Answers, request: { headers: { authorization?: string } }) {
      const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
      if (!token) return this.fail(401);
      tokens.check(token, institutionId).then((found) => (found ? this.success(found) : this.fail(401)), this.error);
    },
  };
}
