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
  /** Told of every answer, with what is believed after it. */
  answered(item: number, points: number, belief: Posterior): void;
  /** Why the test ends now; asked before every item. */
  end(belief: Posterior, asked: readonly number[]): Exclude<EndReason, 'exhausted'> | undefined;
}

/** One test as one simulated person sat it. */
export interface Administration {
  /** Indices of the items in the order they were asked. */
  readonly asked: readonly number[];
  readonly points: readonly number[];
  readonly belief: Posterior;
  readonly reason: EndReason;
}

/** Points earned on an item by somebody with this ability. */
export type Respond = (item: ItemParameters, ability: number, random: Random) => number;

/**
 * A whole adaptive test: answers drawn at the true ability unless `answer` gives others, EAP from a standard normal prior
 * after each.
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

/** The same items for everybody, scored alike. */
export function administerForm(ability: number, beliefs: Beliefs, form: readonly number[], random: Random): Posterior {
  const points = form.map((item) => {
    const parameters = beliefs.items[item];
    if (!parameters) throw new RangeError(`the bank has no item ${item}`);
    return respond(parameters, ability, random);
  });
  return learnAll(beliefs, form, points);
}
