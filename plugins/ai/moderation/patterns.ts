/**
 * What the local moderation finds in a message. The patterns are written for learners' messages: short, misspelt, about
 * themselves and others. Each needs more than one word, because school subjects are full of killed processes, shot
 * arrows and attacks on models; `moderation.test.ts` has examples and false alarms. English only. The plugin
 * `safeguarding` recognises danger; a provider's own moderation, where configured, covers more.
 */
export type LocalCategory = 'harassment' | 'personal-data' | 'injection';

export interface Pattern {
  readonly category: LocalCategory;
  /** Applied to text in lower case without accents, with straight quotes and single spaces. */
  readonly matches: RegExp;
  /** If this matches as well, the text has another meaning. */
  readonly unless?: RegExp;
}

const few = String.raw`(?:\s+[\w']+){0,3}?\s+`;

export const patterns: readonly Pattern[] = [
  {
    category: 'harassment',
    matches: /\b(?:kill yourself|kys|go die|hope you die|you should die|nobody would miss you)\b/,
  },
  {
    category: 'harassment',
    matches: words(
      `(?:you|u|ur|you're|you are|she|he|they|she's|he's)${few}?(?:a |an |such a |are |is )?(?:fucking |stupid |dirty |ugly |fat )+(?:idiot|moron|bitch|slut|whore|cunt|retard|loser|pig|cow)`,
    ),
  },
  { category: 'harassment', matches: /\b(?:fuck you|fuck off|stfu|shut the fuck up)\b/ },
  {
    category: 'injection',
    matches:
      /\b(?:ignore|disregard|forget|override)(?: \w+){0,3} (?:previous|prior|above|earlier|your|the|all)(?: \w+){0,2} (?:instructions?|rules?|prompts?|guidelines?|directions?)\b/,
  },
  {
    category: 'injection',
    matches:
      /\b(?:reveal|show|print|repeat|output|tell me|give me)(?: \w+){0,3} (?:your|the) (?:system |hidden |secret |initial )+(?:prompt|instructions?|message|rules?)\b/,
  },
  {
    category: 'injection',
    matches:
      /\b(?:answer|mark(?:ing)?) key\b.{0,40}\b(?:for|of|to) (?:this|the|my) (?:test|exam|assessment|quiz|question)\b|\byou are now (?:in )?(?:dan|developer mode|jailbroken|unrestricted)\b/,
  },
  {
    category: 'injection',
    matches: /(?:<\|?(?:system|im_start|endoftext)\|?>|\[\/?inst\]|^\s*#{2,}\s*system\b|^\s*system\s*:)/m,
  },
];

/** Personal data in a message; applied to children's messages only. */
export const personalData: readonly Pattern[] = [
  {
    category: 'personal-data',
    matches: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.[a-z]{2,}\b/,
    unless: /^(?:(?!@).)*@example\.(?:org|com|net)(?:(?!@).)*$/s,
  },
  // A number that the message calls a telephone number, or one in that format; not every long number in a calculation.
  {
    category: 'personal-data',
    matches: /\b(?:phone|mobile|cell|my number|call me|text me|whats ?app)\b[^.?\n]{0,25}?\+?\d(?:[\s().-]?\d){6,14}\b/,
    unless: /\b(?:phone|mobile|cell) (?:plan|bill|costs?|company)|number (?:of|line|sequence|pattern|theory)\b/,
  },
  { category: 'personal-data', matches: /(?:^|[\s(:])\+\d{1,3}[\s.-]\(?\d{1,4}\)?(?:[\s.-]\d{2,5}){1,4}\b/ },
  {
    category: 'personal-data',
    matches:
      /\b(?:my (?:home )?address is|i live (?:at|on|in)|come to)\b[^.?\n]{0,20}\b\d{1,5}[a-z]? (?:\w+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|close|way|court|place|square|gardens|boulevard|terrace)\b/,
  },
  {
    category: 'personal-data',
    matches: /\bmy (?:password|passcode|pin) (?:is|=|:)\s*\S+/,
  },
];

function words(pattern: string): RegExp {
  return new RegExp(pattern.startsWith(String.raw`\b`) ? pattern : String.raw`\b${pattern}\b`);
}
