declare const props: unique symbol;

/** A place in a screen that other plugins may fill. `Props` is what the owner hands to every fill. */
export interface Slot<Props> {
  readonly slot: string;
  readonly [props]?: (given: Props) => void;
}

/** Declares a slot; its name starts with the owner's id: `item-bank.questionAside`. */
export function defineSlot<Props>(slot: string): Slot<Props> {
  return { slot };
}
