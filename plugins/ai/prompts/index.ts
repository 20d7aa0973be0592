import type { Prompts } from './prompts.ts';
import { createPrompts } from './prompts.ts';

let shipped: Prompts | undefined;

/** The prompts of this plugin, read on first use. */
export function shippedPrompts(): Prompts {
  shipped ??= createPrompts(import.meta.dirname);
  return shipped;
}
