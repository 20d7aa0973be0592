import type { Nerves } from '../danger/nerves.ts';

/** Help in any country: emergency numbers and a public directory of help lines. */
const helpAnywhere = `If you or somebody else is in danger right now, call your local emergency number (112 in the European Union and many other countries, 911 in North America, 999 in the United Kingdom).

At [findahelpline.com](https://findahelpline.com) you find free and confidential help lines in your country, by phone and by chat.`;

/**
 * Begins the reply to a learner who is sad or in distress without being in danger.
 * @param local the institution's own contacts; may be empty
 */
export const comfortText = (local: string): string =>
  `I am sorry that you feel this way, and it is good that you told me. A person can listen better than a program: ${
    local.trim() || 'talk to somebody you trust, such as a parent, a teacher, a counsellor or a friend.'
  }`;

/** The sentence that begins the reply to a learner who is nervous or afraid. */
export const calmingText: Readonly<Record<Nerves, string>> = {
  test: 'It is normal to be nervous before a test, and it is good that you told me.',
  other: 'It is all right to feel like that, and it is good that you told me.',
};

/**
 * The reply to a learner whose message may mean danger.
 * @param local the institution's own contacts; may be empty
 */
export function helpText(institution: string, local: string): string {
  return [
    'Thank you for telling me. What you wrote sounds serious. I am only a program, and you deserve help from a person.',
    'Please talk to somebody you trust today – a parent, a teacher, a counsellor, a friend.',
    ...(local.trim() ? [local.trim()] : []),
    helpAnywhere,
    `I have let the staff of ${institution} know, so that somebody can help you. We can continue learning whenever you like.`,
  ].join('\n\n');
}
