import { defineService, defineSharedService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { Requester } from '../learner/services.ts';
import type { LearningEvent } from './events/contract.ts';
import type { CareerProjection, CareerProjections } from './projections/contract.ts';

/** What a learner did, from the records of all plugins, in one form. */
export interface LearningEvents {
  /** Since a moment, oldest first. */
  of(context: CallContext<Requester>, userId: string, since?: Date): Promise<readonly LearningEvent[]>;
}
export const learningEvents = defineService<LearningEvents>('ml-analytics.learning-events');

/** A trained model that projects careers, of any plugin. Its projections are shown as they are given. */
export interface CareerModel {
  /** Who can train it, and where: shown while it is not trained. */
  readonly remedy: string;
  /** Undefined until a model was trained. */
  model(context: CallContext<Requester>): Promise<NonNullable<CareerProjections['model']> | undefined>;
  /**
   * Projections from a learner's own record; empty where the record does not suffice, with what is missing, or where the model
   * says nothing about such a learner, with the reason.
   */
  project(
    context: CallContext<Requester>,
    userId: string,
  ): Promise<
    Pick<CareerProjections, 'known' | 'missing' | 'absence'> & {
      readonly projections: readonly Omit<CareerProjection, 'confidenceLabel'>[];
    }
  >;
}
export const careerModels = defineSharedService<CareerModel>('ml-analytics.career-models');
