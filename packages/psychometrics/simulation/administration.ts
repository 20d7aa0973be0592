import type { ItemParameters } from '../models/item-parameters.ts';
import type { Random } from '../random.ts';
import type { Posterior } from '../scoring/posterior.ts';
import type { Beliefs } from './beliefs.ts';
import { beginBelief, learn, learnAll } from './beliefs.ts';
import { respond } from './respond.ts';

/** Why a test ended: a stopping rule's reason, or no item was left. */
export type EndReason = 'maximum' | 'precision' | 'certainty' | 'worth' | 'exhausted';

/** How an adaptive test goes: one object for one administration, so that it may keep what it needs, such as a ladder. */
export interface Course {
  /** The index of the item to ask next; undefined when none is left. */
  next(belief: Posterior, asked: readonly number[]): number | undefined;
  /** Called after each answer with the new posterior. */
  answered(item: number, points: number, belief: Posterior): void;
  /** The reason to end the test now; called before each item. */
  end(belief: Posterior, asked: readonly number[]): Exclude<EndReason, 'exhausted'> | undefined;
}

/** A completed test of a simulated person. */
export interface Administration {
  /** Indices of the items in the order they were asked. */
  readonly asked: readonly number[];
  readonly points: readonly number[];
  readonly belief: Posterior;
  readonly reason: EndReason;
}

/** Points that a person of this ability earns on an item. */
export type Respond = (item: ItemParameters, ability: number, random: Random) => number;

/**
 * A whole adaptive test: answers drawn at the true ability unless `answer` gives others, EAP from a standard normal prior
 * after each.
 * @example
 *   const beliefs = tabulate(items);
 *   const bank = toBank(items);
 *   const course = {
 *     next: (belief, asked) => nextItem(bank, { theta: belief.mean, administered: asked }, { rule: 'MFI' }, random),
 *     answered() {},
 *     end: (belief, asked) => stopReason({ asked: asked.length, se: belief.sd }, { minimum: 5, maximum: 20, se: 0.4 }),
 *   };
 *   administer(0.8, beliefs, course, random).belief.mean; // the EAP estimate of a person at θ = 0.8
 */
export function administer(
  ability: number,
  beliefs: Beliefs,
  course: Course,
  random: Random,
  answer: Respond = respond,
): Administration {
  const belief = beginBelief(beliefs);
  const asked: number[] = [];
  const points: number[] = [];
  const ended = (reason: EndReason) => ({ asked, points, belief: belief.posterior, reason });
  for (;;) {
    const reason = course.end(belief.posterior, asked);
    if (reason) return ended(reason);
    const item = course.next(belief.posterior, asked);
    if (item === undefined) return ended('exhausted');
    const parameters = beliefs.items[item];
    if (!parameters) throw new RangeError(`the bank has no item ${item}`);
    const earned = answer(parameters, ability, random);
    asked.push(item);
    points.push(earned);
    course.answered(item, earned, learn(belief, beliefs, item, earned));
  }
}

/** A fixed form, scored in the same way. */
export function administerForm(ability: number, beliefs: Beliefs, form: readonly number[], random: Random): Posterior {
  const points = form.map((item) => {
    const parameters = beliefs.items[item];
    if (!parameters) throw new RangeError(`the bank has no item ${item}`);
    return respond(parameters, ability, random);
  });
  return learnAll(beliefs, form, points);
}
