import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Actors, Jobs, PluginContext } from '../../core/plugins/define-plugin.ts';
import type { Audit, Guardians, People } from '../../core/services.ts';
import type { ClassRosters } from '../classes/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { rostering } from './contract.ts';
import type { RosteringSettings } from './settings.ts';

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly guardians: Pick<Guardians, 'all' | 'linkAll' | 'unlink'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly rosters: ClassRosters;
  readonly record: Pick<LearnerRecord, 'educations' | 'setEducations'>;
  readonly storage: Pick<
    PluginContext<typeof rostering, z.ZodType, z.ZodType, never, never>['storage'],
    'get' | 'put' | 'delete'
  >;
  readonly jobs: Jobs<(typeof rostering)['jobs']>;
  readonly actors: Actors;
  settings(institution: InstitutionRef, tx?: Tx): Promise<RosteringSettings>;
}
