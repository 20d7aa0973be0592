import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Random } from '../../core/random.ts';
import type { Audit, People, Relations } from '../../core/services.ts';
import type { Notifications } from '../activity/services.ts';
import type { ClassesSettings } from './settings.ts';

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly people: Pick<People, 'byLogin' | 'list' | 'named' | 'activeAmong'>;
  readonly relations: Pick<Relations, 'relateAll' | 'separateAll' | 'visible'>;
  readonly audit: Pick<Audit, 'record' | 'recordAll'>;
  settings(institution: InstitutionRef, tx?: Tx): Promise<ClassesSettings>;
  /** Undefined where the activity plugin is off. */
  notifications(who: Pick<Actor, 'institution'>): Notifications | undefined;
  /** Tells a person's tabs that their classes changed. Call it after the commit. */
  announce(institution: InstitutionRef, userId: string): void;
}
