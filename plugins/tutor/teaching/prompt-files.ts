import path from 'node:path';
import type { Prompts } from '../../ai/services.ts';
import { createPrompts } from '../../ai/services.ts';

let shipped: Prompts | undefined;

/** The prompts in `prompts/`, read on first use. A change of a prompt is a new version: a copy of the folder. */
export function tutorPrompts(): Prompts {
  shipped ??= createPrompts(path.join(import.meta.dirname, '../prompts'));
  return shipped;
}
