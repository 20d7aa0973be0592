import type { Who } from '../../../core/contract/index.ts';
import { invalid } from '../../../core/contract/index.ts';
import type { Dependencies } from '../rooms/dependencies.ts';

const refusals: Readonly<Record<string, string>> = {
  'personal-data':
    'This message was not sent: do not share addresses, telephone numbers or passwords in a room. Leave them out.',
};
const hurtful = 'This message was not sent because it may hurt somebody. Put it another way.';

/**
 * Moderates a message before it is stored, by the rules that apply to messages to the tutor.
 * @returns where to find help, for words that may mean distress
 * @throws Failure invalid for words that hurt others, and for a child's personal data
 */
export async function moderate(
  { safeguarding, moderation }: Pick<Dependencies, 'safeguarding' | 'moderation'>,
  who: Who,
  text: string,
): Promise<string | null> {
  const dangers = safeguarding.dangersIn(text);
  const found = (await moderation(who, text))?.categories ?? [];
  // Words that may tell of danger are not refused: they reach the room, and staff as an alert.
  const refused = found.filter(
    (category) => category !== 'injection' && category !== 'self-harm' && (dangers.length === 0 || isOwnRule(category)),
  );
  const [first] = refused;
  if (first !== undefined) throw invalid(refusals[first] ?? hurtful);
  return dangers.length > 0 && who.user.role === 'learner' ? safeguarding.helpText({ who }) : null;
}

const isOwnRule = (category: string) => category === 'harassment' || category === 'personal-data';
