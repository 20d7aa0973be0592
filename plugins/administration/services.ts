import type { Actor } from '../../core/contract/index.ts';
import { defineService, defineSharedService } from '../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../core/db/index.ts';
import type { Person } from '../../core/services.ts';
import type { BulkAction, BulkPlan, Selection } from './contract.ts';

export type { Processor, Processors } from './privacy/services.ts';
export { processors } from './privacy/services.ts';
export type { SetUpStepSpec, SetUpSteps, StepResult } from './set-up/services.ts';
export { setUpSteps } from './set-up/services.ts';

/** What plugins that create relations call their sources. */
export interface RelationSources {
  /** Titles by source, for sources of this plugin: `class 7b`. */
  titles(call: { who: Pick<Actor, 'institution'> }, sources: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
export const relationSources = defineSharedService<RelationSources>('administration.relation-sources');

/** Groups of people, such as classes: administrators filter people by them, and add and remove many at once. */
export interface PeopleGroups {
  /** Groups with their own ids, in the order of a list, and what one is called: `class`. */
  groups(call: CallContext<Actor>): Promise<{
    readonly noun: string;
    readonly list: readonly { readonly id: string; readonly title: string }[];
  }>;
  /** Ids of the members. @throws Failure not_found */
  members(call: CallContext<Actor>, groupId: string): Promise<string[]>;
  /** Those who cannot be added or removed, by id, with what is true of them: `are in this class already`. */
  unsuitable(
    call: CallContext<Actor>,
    groupId: string,
    people: readonly Person[],
    change: 'add' | 'remove',
  ): Promise<ReadonlyMap<string, string>>;
  /** Adds or removes the others. Records each in the audit log. @throws Failure conflict for a full group */
  change(
    call: TransactionContext<Actor>,
    groupId: string,
    people: readonly Person[],
    change: 'add' | 'remove',
  ): Promise<void>;
}
export const peopleGroups = defineSharedService<PeopleGroups>('administration.people-groups');

/** What a plugin keeps of a person's history, for administrators. What the audit log has is not repeated. */
export interface PersonEvents {
  /** The newest events of a person, and how many there are. */
  eventsOf(
    call: CallContext<Actor>,
    userId: string,
    limit: number,
  ): Promise<{
    readonly items: readonly {
      /** Unique among the person's events of the plugin. */
      readonly id: string;
      readonly at: Date;
      /** A sentence without the person's name: `Was assigned “Fractions”`. */
      readonly text: string;
      /** Address of a screen about it. */
      readonly to?: string;
    }[];
    readonly total: number;
  }>;
}
export const personEvents = defineSharedService<PersonEvents>('administration.person-events');

/** Actions on many people, for the command line. */
export interface PeopleDesk {
  groups(call: CallContext<Actor>): Promise<{ id: string; title: string; noun: string }[]>;
  check(call: { who: Actor }, order: { selection: Selection; action: BulkAction }): Promise<BulkPlan>;
  /** Applies at once; links are sent before it returns. @throws Failure conflict where it concerns another number */
  apply(
    call: { who: Actor },
    order: { selection: Selection; action: BulkAction; changing: number },
    progress: (done: number, total: number) => void,
  ): Promise<{ changed: number }>;
  export(call: { who: Actor }, selection: Selection): Promise<Uint8Array>;
}
export const peopleDesk = defineService<PeopleDesk>('administration.people-desk');
