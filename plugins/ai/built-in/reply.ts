import type { Ask, Asker } from '../services.ts';
import type { BuiltInParts } from './parts.ts';

/** One answer to a conversation, whole. */
export async function composeReply(_parts: BuiltInParts, _asker: Asker, _ask: Ask): Promise<string> {
  return 'I am the built-in tutor. Tell me which task you are working on and what you have tried so far: where do you stand?';
}
