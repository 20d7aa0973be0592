/**
 * What a message may be about that somebody should know of. Written for the words of learners: short, misspelt, about
 * themselves and others. A pattern asks for more than a word (who, what is meant, to whom), because a school's subjects
 * are full of killed processes, arrows that are shot and attacks on models. Each has its examples and its false alarms
 * in `moderation.test.ts`. English; of other languages what means danger (`other-languages.ts`). A maker's own moderation,
 * where one is set up, knows more.
 */
export type LocalCategory = 'self-harm' | 'violence' | 'sexual' | 'harassment' | 'personal-data' | 'injection';

export interface Pattern {
  readonly category: LocalCategory;
  /** On text in lower case without accents, with plain quotes and single spaces. */
  readonly matches: RegExp;
  /** Where this matches as well it is meant otherwise. */
  readonly unless?: RegExp;
}

/** I, and the ways to write it in a hurry. */
const i = String.raw`\b(?:i|ii|im|i'm|i am|ive|i've|ill|i'll)\b`;
const want = `(?:want|wanna|wan(?:t|na)? to|going|gonna|plan(?:ning)?|wish|thinking (?:of|about)|feel like|need)`;
const few = String.raw`(?:\s+[\w']+){0,3}?\s+`;
/** People, as opposed to processes, zombies and models. */
const person = String.raw`(?:him|her|them|you|u|everyone|everybody|someone|somebody|people|(?:my|your|his|her|our|the) (?:\w+ )?(?:mum|mom|dad|mother|father|parents?|brother|sister|family|teachers?|class(?:mates?)?|friends?|neighbou?rs?|girlfriend|boyfriend|ex|kids|students|school))`;
const weapon = `(?:guns?|knife|knives|bombs?|rifle|pistol|explosives?)`;
const child = String.raw`(?:child(?:ren)?|kids?|minors?|toddlers?|(?:little|young|underage|school) ?(?:girls?|boys?)|\b(?:[5-9]|1[0-7])[ -]?(?:years?|yrs?|y)[ -]?o(?:ld)?s?)`;
const sexualWord = String.raw`(?:nudes?|naked|sexual(?:ly)?|sexting|sexy?|porn\w*|intimate (?:pics?|photos?|pictures?)|touch(?:es|ed|ing)? (?:me|my|her|him)(?: private| down there))`;

export const patterns: readonly Pattern[] = [
  {
    category: 'self-harm',
    matches: words(
      `${i}${few}?(?:${want} )?(?:to )?(?:kill|hurt|harm|cut|hang) (?:myself|my self|my ?wrists?|my ?arms?)`,
    ),
  },
  {
    category: 'self-harm',
    matches: /\b(?:kill|killing|hurt|hurting|harm|harming|cutting|hanging) (?:myself|my self)\b/,
  },
  {
    category: 'self-harm',
    matches: words(`${i}${few}?${want}(?: to)? (?:die|be dead|end it all|end my life|not (?:be alive|exist|wake up))`),
  },
  {
    category: 'self-harm',
    matches:
      /\b(?:don'?t|do not|dont) (?:want to|wanna) (?:live|be alive|be here|exist)(?: (?:any ?more|anymore|at all))?\b/,
    unless: /\b(?:don'?t|do not|dont) (?:want to|wanna) (?:live|be here)(?! any ?more| at all| anymore)(?:\s+\w+)/,
  },
  {
    category: 'self-harm',
    matches: /\b(?:suicidal|end my (?:own )?life|take my own life|better off (?:dead|without me))\b/,
  },
  {
    category: 'self-harm',
    matches: words(`${i}${few}?(?:committing|commit|about|of|attempt(?:ed)?) suicide`),
  },
  {
    category: 'self-harm',
    matches: /\bself[- ]?harm(?:ing|ed)?\b/,
    unless: /\b(?:statistics|dataset|classifier|moderation|essay|article)\b/,
  },
  {
    category: 'violence',
    matches: words(
      `${i}${few}?(?:${want} )?(?:to )?(?:kill|murder|shoot|stab|strangle|poison|beat up|hurt|blow up) ${person}`,
    ),
    unless: /\b(?:in (?:the|this|my) game|minecraft|fortnite|roblox|chess|in the (?:story|novel|play|film|book))\b/,
  },
  {
    category: 'violence',
    matches: words(
      `(?:bring|take|bringing|taking|have|got|get)${few}(?:a |my |the )?${weapon}${few}(?:to )?(?:school|class|campus)`,
    ),
  },
  {
    category: 'violence',
    matches: words(
      `(?:shoot|blow|burn)(?:ing)? (?:up|down) (?:the|my|our|this) (?:school|class|church|mosque|synagogue)`,
    ),
  },
  {
    category: 'violence',
    matches: words(
      `(?:how (?:do i|to|can i|would i)|teach me to|help me) (?:make|build) (?:a |an )?(?:bomb|pipe bomb|explosives?|molotov)`,
    ),
  },
  {
    category: 'violence',
    matches:
      /\b(?:he|she|they|my (?:dad|mum|mom|father|mother|stepdad|stepmum|stepmom|uncle|brother|boyfriend|girlfriend)) (?:keeps? )?(?:hits?|hitting|beats?|beating|hurts?|hurting|chokes?|choking) me\b/,
    unless: /\b(?:at|in) (?:chess|cards|maths?|tennis|football|the race|the game)\b/,
  },
  {
    category: 'sexual',
    matches: words(`${child}${few}?(?:in )?${sexualWord}`),
    unless: /\bsex (?:ratio|of the)|\bsexual reproduction\b/,
  },
  {
    category: 'sexual',
    matches: words(`${sexualWord}${few}(?:of |with |from )?(?:a |an |the )?${child}`),
    unless: /\bsex (?:ratio|of the)|\bsexual reproduction\b/,
  },
  {
    category: 'sexual',
    matches: words(
      `(?:send|sent|sending|show|asked? (?:me )?for|wants?)${few}(?:nudes?|naked (?:pics?|photos?|pictures?))`,
    ),
  },
  {
    category: 'sexual',
    matches: /\btouch(?:es|ed|ing)? (?:me|my body)(?: \w+){0,2} (?:private|down there|inappropriately|where i don'?t)/,
  },
  {
    category: 'sexual',
    matches:
      /\b(?:my|her) (?:\w+ )?(?:dad|father|mum|mom|mother|step ?(?:dad|father|mum|mom|mother|brother)|uncle|aunt|cousin|brother|grand(?:pa|dad|father)|coach|teacher|tutor|boss|neighbou?r|priest|boyfriend)\b(?: \w+){0,3} (?:touch(?:es|ed|ing)?|grop(?:es|ed|ing)|rap(?:es|ed|ing)|molest(?:s|ed|ing)?) me\b/,
    unless:
      /\btouch(?:es|ed|ing)? me (?:on the (?:shoulder|hand|back|arm)\b|with (?:his|her) (?:words|story|kindness))/,
  },
  {
    category: 'sexual',
    matches:
      /\b(?:raped|molested|sexually abused|sexually assaulted) me\b|\b(?:i was|i got|been) (?:raped|molested|sexually (?:abused|assaulted))\b/,
  },
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

/** What may be given away about somebody: asked of children's messages only. */
export const personalData: readonly Pattern[] = [
  {
    category: 'personal-data',
    matches: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.[a-z]{2,}\b/,
    unless: /^(?:(?!@).)*@example\.(?:org|com|net)(?:(?!@).)*$/s,
  },
  // A number somebody calls theirs, or one as telephone numbers are written: not any long number of a sum.
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
