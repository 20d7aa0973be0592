import type { Actor } from '../../core/contract/index.ts';
import { defineSharedService } from '../../core/contract/index.ts';

/** What plugins that create relations call their sources. */
export interface RelationSources {
  /** Titles by source, for sources of this plugin: `class 7b`. */
  titles(call: { who: Pick<Actor, 'institution'> }, sources: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
export const relationSources = defineSharedService<RelationSources>('administration.relation-sources');
