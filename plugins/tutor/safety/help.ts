/** Where anybody finds help, in whatever country: in the platform's own words. */
const helpAnywhere = `If you or somebody else is in danger right now, call your local emergency number (112 in the European Union and many other countries, 911 in North America, 999 in the United Kingdom).

At [findahelpline.com](https://findahelpline.com) you find free and confidential help lines in your country, by phone and by chat.`;

/**
 * What a learner is told when a message signals danger: kind, short, and with where to find help. It says who is told,
 * because they are.
 * @param local what the institution wrote of its own: a counsellor, a number; may be empty
 */
export function urgentWords(institution: string, local: string): string {
  return [
    'Thank you for telling me. What you wrote sounds serious, and I am a program: this needs a person.',
    'Please talk to somebody you trust today – a parent, a teacher, a counsellor, a friend.',
    ...(local.trim() ? [local.trim()] : []),
    helpAnywhere,
    `I have let the staff of ${institution} know, so that somebody can look after you. We can go on learning whenever you want to.`,
  ].join('\n\n');
}

/** What a learner is told when a message was refused, without blame. */
export const refusedWords =
  'I cannot help with that here. If something is troubling you, an adult you trust is the right person to talk to. I am glad to go on with what you are learning: what are you working on?';
