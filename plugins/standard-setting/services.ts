import type { z } from 'zod';
import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { Moves, Study, StudyLine } from './contract.ts';

/** Studies that set cuts, for the command line. */
export interface StandardSettingDesk {
  /** Newest first. */
  list(context: CallContext<Actor>): Promise<z.input<typeof StudyLine>[]>;
  /** @throws Failure not_found */
  show(context: CallContext<Actor>, studyId: string): Promise<z.input<typeof Study>>;
  /** Who would be at another level by the proposal. @throws Failure not_found, conflict */
  moves(context: CallContext<Actor>, studyId: string): Promise<z.input<typeof Moves>>;
  /** Adopts the proposal for an administrator who answers for it. @throws Failure not_found, conflict */
  adopt(
    context: CallContext<Actor>,
    studyId: string,
    adopting: { readonly digest: string; readonly reason: string; readonly adoptedBy: string },
  ): Promise<void>;
}
export const standardSettingDesk = defineService<StandardSettingDesk>('standard-setting.desk');
