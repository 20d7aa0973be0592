declare const props: unique symbol;

/** A place in a screen that other plugins may fill. `Props` are passed to every fill. */
export interface Slot<Props> {
  readonly slot: string;
  readonly [props]?: (props: Props) => void;
}

/** Declares a slot. Its name starts with the owner's id: `item-bank.questionAside`. */
export function defineSlot<Props>(slot: string): Slot<Props> {
  return { slot };
}
