import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef, Provided } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Addresses, Audit, MailService, People, Relations } from '../../core/services.ts';
import type { Notifications } from '../activity/services.ts';
import type { ClassLists } from '../classes/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { PracticeStanding } from '../practice/services.ts';
import type { assignments } from './contract.ts';
import type { AssignableWork } from './services.ts';
import type { AssignmentSettings } from './settings.ts';

type Jobs = (typeof assignments)['jobs'];
type Who = Pick<Actor, 'institution'>;

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'named' | 'activeAmong'>;
  readonly relations: Pick<Relations, 'assertMayFor'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly mail: MailService;
  readonly addresses: Addresses;
  readonly classes: ClassLists;
  readonly record: Pick<LearnerRecord, 'institutionTimeZone' | 'timeZone' | 'minorities'>;
  settings(institution: InstitutionRef, tx?: Tx): Promise<AssignmentSettings>;
  /** The kinds of work whose plugins are on for the institution. */
  work(who: Who): readonly Provided<AssignableWork>[];
  /** Undefined where practice is off. */
  practice(who: Who): PracticeStanding | undefined;
  /** Undefined where the activity plugin is off. */
  notifications(who: Who): Notifications | undefined;
  enqueue<Name extends keyof Jobs & string>(
    tx: Tx | undefined,
    institution: InstitutionRef,
    name: Name,
    payload: z.input<Jobs[Name]['payload']>,
    startAfter?: Date,
  ): Promise<unknown>;
  /** Tells a person's tabs that their assignments changed. Call it after the commit. */
  announce(institution: InstitutionRef, userId: string): void;
}
