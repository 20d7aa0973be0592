import type { CallResult } from '../../../../core/contract/routes.ts';
import type { rostering } from '../../contract.ts';

export type Preview = CallResult<(typeof rostering.routes)['import']>;
export type PreviewPerson = CallResult<(typeof rostering.routes)['check']>['people'][number];
