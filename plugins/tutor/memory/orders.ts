/**
 * What a message tells the tutor to remember: “Remember that I learn best with pictures.” Only a whole message of one
 * sentence about the learner counts; everything else is a message as any other. English only.
 *
 * @example
 * toRemember('Please remember that I play football.') // 'I play football.'
 */
export function toRemember(message: string): string | undefined {
  const order = /^\s*(?:please,? )?remember(?: this)?(?:,? that|:|,)? ((?:i|i['’]\w+|my)\b[^\n?]*?)\s*$/i.exec(message);
  const words = order?.[1];
  // A second sentence may ask for something else.
  return words && !/[.!]\s+\S/.test(words) ? words : undefined;
}

/** Whether a message asks what the tutor remembers. */
export const asksWhatIsRemembered = (message: string): boolean =>
  /^\s*(?:and )?what do you (?:still )?remember(?: about me)?[?.!\s]*$/i.test(message);
