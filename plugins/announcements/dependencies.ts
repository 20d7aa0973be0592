import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Jobs } from '../../core/plugins/define-plugin.ts';
import type { Addresses, Audit, MailService, People } from '../../core/services.ts';
import type { Notifications } from '../activity/services.ts';
import type { ClassLists } from '../classes/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { announcements } from './contract.ts';
import type { AnnouncementSettings } from './settings.ts';

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'named' | 'list'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly mail: MailService;
  readonly addresses: Addresses;
  readonly classes: ClassLists;
  readonly record: Pick<LearnerRecord, 'institutionTimeZone' | 'minorities'>;
  readonly jobs: Jobs<(typeof announcements)['jobs']>;
  settings(institution: InstitutionRef, tx?: Tx): Promise<AnnouncementSettings>;
  /** Undefined where the activity plugin is off. */
  notifications(who: Pick<Actor, 'institution'>): Notifications | undefined;
  /** Tells a person's tabs that their announcements changed. Call it after the commit. */
  announce(institution: InstitutionRef, userId: string): void;
}
