import { isOtherLanguage } from './languages.ts';

/** What a learner wants, judged by the words of the message. */
export type Intent =
  | 'distress'
  | 'other-language'
  | 'override'
  | 'greeting'
  | 'thanks'
  | 'about-tutor'
  | 'abilities'
  | 'score'
  | 'what-to-practise'
  | 'practice-question'
  | 'hint'
  | 'stuck'
  | 'answer'
  | 'check'
  | 'explanation'
  | 'why'
  | 'frustration'
  | 'nerves'
  | 'off-topic'
  | 'current-question'
  /** Asks for the answers of a test without referring to a question. */
  | 'answers-of-test'
  /** Asks the tutor to write a text. */
  | 'own-writing'
  | 'memory'
  | 'help'
  | 'bored'
  /** Sadness that is not about a task and shows no danger. */
  | 'low'
  /** Pleading without a request. */
  | 'plea';

const patterns: readonly (readonly [Intent, RegExp])[] = [
  [
    'distress',
    /\b(?:want to die|wanna die|kill (?:my ?self|me)|end my life|suicid\w*|hurt(?:ing)? my ?self|cut(?:ting)? my ?self|self[- ]?harm|better off dead|don.?t want to (?:live|be here|exist)|hits? me|beats? me|abus(?:e[sd]?|ing)|touch(?:es|ed|ing) me)\b/,
  ],
  [
    'override',
    /\b(?:ignore|forget|disregard|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous)\b|\bsystem prompt\b|\bjailbreak\b|\bdeveloper mode\b|\bdan\b mode|\bpretend (?:you|to be|that)\b|\bact as\b|\broleplay\b|\byou are now\b|\banswer key\b|\bi am (?:the|an?) (?:admin\w*|teacher|developer|examiner|operator)\b|\bunlock\b/,
  ],
  [
    'score',
    /\b(?:my|the) (?:\w+ ){0,2}(?:scores?|eiq|levels?|results?)\b|\bhow (?:good|well) (?:am|did|do) i\b|\bam i (?:good|improving|getting better)\b|\bhow am i doing\b|\bmy progress\b/,
  ],
  [
    'what-to-practise',
    /\bwhat (?:should|can|could|do|must) i (?:\w+ )?(?:practi[cs]e|learn|study|do next|work on|improve|revise)\b|\bwhere (?:should|do|can) i (?:start|begin)\b|\bknow (?:where|how|what) to (?:start|begin|learn|study|practi[cs]e)\b(?! (?:it|this|with (?:it|this)|my|the))|\bhow (?:can|do|should) i (?:practi[cs]e|improve|get better)\b|\bwhat(?: is|s|.s)? next\b|\bget better at\b|\bmy weak(?:ness|nesses|est)?\b/,
  ],
  [
    'practice-question',
    /\b(?:give|ask|send|show|set|want|need|make|got)\b.{0,30}\b(?:questions?|problems?|exercises?|tasks?|quiz)\b|\b(?:another|one more|next) (?:question|one|problem|exercise|task)\b|\bquiz me\b|\btest me\b|\bpractice question\b|\b(?:help me|let'?s|want to|wanna|can (?:we|i)|could we) (?:\w+ )?practi[cs]e\b|\bpractice with me\b|\b(?:try|do|have|get) (?:an?|one|some)(?: more)? (?:\w+ )?(?:easy|easier|simple|simpler|hard|harder|other) ?(?:one|ones|question)?\b|\b(?:an?|another|something|one) (?:bit )?(?:easier|simpler|harder)\b(?: one| question)?|\bone more try\b|\b(?:something|anything|smth|sth|stuff|sum) (?:\w+ )?(?:to|for|i can) (?:practi[cs]e|try|do)\b|\b(?:give|send|show|get) me (?:\w+ ){0,3}practi[cs]e\b/,
  ],
  ['hint', /\bhints?\b|\bclue\b|\btip\b|\bnext step\b|\bnudge\b/],
  [
    'stuck',
    /\b(?:(?<!\bwe (?:just |really )?)(?:do ?n.?t|dont|didn.?t|still not|not|never|cannot|can.?t) (?:\w+ )?(?:get|understand|see|follow|know)|no idea|stuck|confus\w*|lost|idk|dunno|huh|what do you mean|makes no sense|too (?:hard|difficult))\b|^\s*\?+\s*$/,
  ],
  [
    'answer',
    /\b(?:just|simply|only|pl(?:ea)?se|pls|quick\w*)\b.{0,20}\b(?:tell|say|give|answer)\b|\b(?:tell|give|show) me (?:the )?(?:answer|solution|result)\b|\b(?:the|what is the|whats the) (?:correct |right )?(?:answer|solution|result)\b|\bsolve (?:it|this) for me\b|\bdo (?:it|this|my) (?:for me|homework)\b|\bjust say\b|\bneed it now\b/,
  ],
  [
    'check',
    /\b(?:right|correct|ok|okay|true|wrong|check)\s*\?*\s*$|\bis (?:it|this|that) (?:right|correct|ok|true)\b|\bam i right\b|\bcheck (?:my|this|it)\b|(?<!\b(?:do|did|can|should|must|if|when|what|how|why) )\bi (?:got|get|think|say|said|have)\b(?! (?:to|no|a|an)\b)|\bright\s*\?|\bor\s*\?\s*$/,
  ],
  [
    'explanation',
    /\b(?:what(?: is|s|.s| are| does| exactly)?|explain|why|how|meaning|define|difference|remind me|clarify|vs|mean)\b/,
  ],
  ['why', /\bwhy\b|\bhow come\b|^\W*y\b/],
  [
    'frustration',
    /\b(?:hate|stupid|dumb|idiot|give up|giving up|useless|so bad at|suck at|sucks?|worthless|too hard for me|(?:always|keep|i) fail(?:ing)?(?: \w+)?|everyone (?:else )?(?:gets|can|is better|understands)|what'?s the point|no point|not (?:good|smart|clever) enough|i'?m (?:so |too )?(?:slow|thick|a failure|bad at)|can'?t do (?:anything|this|it|maths?)|never (?:get|learn|understand) (?:it|this))\b/,
  ],
  ['nerves', /\b(?:nervous|anxious|afraid|scared|worried|panic\w*|stress\w*|exam fear)\b/],
  [
    'about-tutor',
    /\bare you (?:a |an )?(?:real|human|person|robot|bot|ai|chatgpt|gpt|claude|gemini|machine|alive)\b|\bwho (?:are|made|built) you\b|\bwhat are you\b|\bwhich model\b|\byour name\b/,
  ],
  [
    'abilities',
    /\bwhat (?:else )?can (?:you|we) (?:do|help)\b|\bwhat else\b\W*$|\bhow (?:can|do) you (?:help|work)\b|\bwhat do you do\b|^\s*help\s*[?.!]*\s*$/,
  ],
  [
    'thanks',
    /^\W*(?:thanks?|thx|ty|thank you|cheers|perfect)\b|^\W*(?:ok(?:ay)?|great|cool|nice)\W+(?:thanks?|thx|ty|thank you|bye)\b|^\W*(?:bye|good ?night|see you|cya)\b|^\W*(?:great|cool|ok(?:ay)?|got it|nice)\W*(?:thanks?|thx|ty|thank you|then|cool|great)?\W*$/,
  ],
  ['greeting', /^\W*(?:hi+|hello|hey+|yo|good (?:morning|afternoon|evening)|hiya|sup)\b[^?]{0,30}$/],
  [
    'off-topic',
    /\b(?:weather|world cup|football|soccer|president|recipe (?!for \d)|joke|movie|film|song|lyrics|girlfriend|boyfriend|bitcoin|crypto|stock tip|horoscope|news|poem|translate|minecraft|fortnite|dinner|restaurant|capital of|napoleon|war|history of|celebrity|birthday present|anime|manga|roblox|series to watch|tv show|hair ?cut|outfit|holiday destination)\b|\b(?:good|best|favou?rite|recommend)\b.{0,30}\b(?:to (?:watch|play|eat|wear|buy|listen to|visit)|game|restaurant|phone|laptop|car|team|singer|band)\b/,
  ],
  [
    'answers-of-test',
    /\b(?:answers?|solutions?|key)\b.{0,20}\b(?:to|for|of|from|in|on) (?:\w+ ){0,5}(?:test|exam|placement|assessment|quiz)\b|\b(?:help me )?cheat(?:ing)?\b.{0,30}\b(?:test|exam|placement|assessment|quiz)\b|\b(?:do|take|finish|pass) (?:the |my |this )?(?:test|exam|placement|assessment|quiz) for me\b/,
  ],
  [
    'own-writing',
    /\b(?:write|do|make|finish|generate|compose|type)\b.{0,20}\b(?:essay|paragraph|intro(?:duction)?|conclusion|report|speech|story|homework text|assignment|text|letter)\b/,
  ],
  ['memory', /\b(?:do|can|will) you (?:still )?remember\b|\byesterday\b.{0,30}\b(?:you|we)\b|\bremember me\b/],
  [
    'low',
    /\b(?:i'?m|i am|im|feel(?:ing)?|so|really|very)\b.{0,20}\b(?:sad|lonely|depressed|hopeless|miserable|unhappy|upset|heartbroken|crying|empty inside)\b|\bnothing (?:is|feels) (?:fun|good|worth)\b|\b(?:nobody|no one) (?:likes|loves|cares about|understands) me\b|\b(?:i have|got) no friends\b|\b(?:i )?(?:just )?(?:want to|wanna|keep) cry(?:ing)?\b|\bbull(?:y|ies|ied|ying)\b.{0,12}\bme\b/,
  ],
  ['bored', /\b(?:boring|bored)\b/],
  [
    'plea',
    /^\W*(?:pl+e+a+s+e+|pl[sz]+|come on|oh come on)\b(?!.{0,40}\b(?:explain|help|show|what|how)\b)|\bmy (?:mum|mom|dad|parents?|teacher|boss) (?:will|is going to|gonna|wants)\b/,
  ],
  ['help', /\b(?:help|stuck)\b|^\W*(?:please |can you )?explain (?:this|that|it)\b/],
  [
    'current-question',
    /\b(?:this|current|the|my) (?:question|one|item|task)\b|\bquestion \d+\b|\b(?:which|what) (?:option|letter|one|answer)\b|\boption [a-e]\b|\b(?:the|a) letter\b|\bis it [a-e]\b|\bon my screen\b|\b(?:placement|assessment|test|exam|quiz)\b/,
  ],
];

/** All intents that match a message, in no order. */
export function intentsOf(text: string): ReadonlySet<Intent> {
  const plain = text.slice(0, 4000).normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const found = new Set(patterns.flatMap(([intent, pattern]) => (pattern.test(plain) ? [intent] : [])));
  if (isOtherLanguage(text)) found.add('other-language');
  return found;
}
