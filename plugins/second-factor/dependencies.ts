import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/index.ts';
import type { Audit, MailService, People, SignIn } from '../../core/services.ts';
import type { Authenticator } from './codes/authenticator.ts';
import type { RecoveryCodes } from './codes/recovery-codes.ts';
import type { Challenges } from './passkeys/challenges.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { Rule } from './rule.ts';

/** What the functions of this plugin work with. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly people: People;
  readonly audit: Audit;
  readonly mail: MailService;
  readonly signIn: SignIn;
  readonly authenticator: Authenticator;
  readonly recoveryCodes: RecoveryCodes;
  readonly passkeys: Passkeys;
  readonly challenges: Challenges;
  readonly rule: Rule;
}

/** This plugin, for tickets and the register of steps. */
export const plugin = 'second-factor';
