import { wordsOf } from './words.ts';

/** What a learner wants with a message, as far as its words show it. */
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
  | 'frustration'
  | 'nerves'
  | 'off-topic'
  | 'current-question';

const patterns: readonly (readonly [Intent, RegExp])[] = [
  [
    'distress',
    /\b(?:want to die|wanna die|kill (?:my ?self|me)|end my life|suicid\w*|hurt(?:ing)? my ?self|cut(?:ting)? my ?self|self[- ]?harm|better off dead|don.?t want to (?:live|be here|exist)|hits? me|beats? me|abus(?:e[sd]?|ing)|touch(?:es|ed) me)\b/,
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
    /\bwhat (?:should|can|could|do|must) i (?:\w+ )?(?:practi[cs]e|learn|study|do next|work on|improve|revise)\b|\bwhere (?:should|do) i (?:start|begin)\b|\bhow (?:can|do|should) i (?:practi[cs]e|improve|get better)\b|\bwhat(?: is|s|.s)? next\b|\bget better at\b|\bmy weak(?:ness|nesses|est)?\b/,
  ],
  [
    'practice-question',
    /\b(?:give|ask|send|show|set|want|need|make|got)\b.{0,30}\b(?:questions?|problems?|exercises?|tasks?|quiz)\b|\b(?:another|one more|next) (?:question|one|problem|exercise|task)\b|\bquiz me\b|\btest me\b|\bpractice question\b/,
  ],
  ['hint', /\bhints?\b|\bclue\b|\btip\b|\bnext step\b|\bnudge\b/],
  [
    'stuck',
    /\b(?:(?:do ?n.?t|dont|didn.?t|still not|not|never|cannot|can.?t) (?:\w+ )?(?:get|understand|see|follow|know)|no idea|stuck|confus\w*|lost|idk|dunno|huh|what do you mean|makes no sense|too (?:hard|difficult))\b|^\s*\?+\s*$/,
  ],
  [
    'answer',
    /\b(?:just|simply|only|pl(?:ea)?se|pls|quick\w*)\b.{0,20}\b(?:tell|say|give|answer)\b|\b(?:tell|give|show) me (?:the )?(?:answer|solution|result)\b|\b(?:the|what is the|whats the) (?:correct |right )?(?:answer|solution|result)\b|\bsolve (?:it|this) for me\b|\bdo (?:it|this|my) (?:for me|homework)\b|\bjust say\b|\bneed it now\b/,
  ],
  [
    'check',
    /\b(?:right|correct|ok|okay|true|wrong|check)\s*\?*\s*$|\bis (?:it|this|that) (?:right|correct|ok|true)\b|\bam i right\b|\bcheck (?:my|this|it)\b|\bi (?:got|get|think|say|said|have)\b|\bright\s*\?|\bor\s*\?\s*$/,
  ],
  [
    'explanation',
    /\b(?:what(?: is|s|.s| are| does| exactly)?|explain|why|how|meaning|define|difference|remind me|clarify|vs|mean)\b/,
  ],
  [
    'frustration',
    /\b(?:hate|stupid|dumb|idiot|give up|giving up|useless|so bad at|suck at|sucks?|worthless|too hard for me|never (?:get|learn|understand) (?:it|this))\b/,
  ],
  ['nerves', /\b(?:nervous|anxious|afraid|scared|worried|panic\w*|stress\w*|exam fear)\b/],
  [
    'about-tutor',
    /\bare you (?:a |an )?(?:real|human|person|robot|bot|ai|chatgpt|gpt|claude|gemini|machine|alive)\b|\bwho (?:are|made|built) you\b|\bwhat are you\b|\bwhich model\b|\byour name\b/,
  ],
  [
    'abilities',
    /\bwhat can you (?:do|help)\b|\bhow (?:can|do) you (?:help|work)\b|\bwhat do you do\b|^\s*help\s*[?.!]*\s*$/,
  ],
  ['thanks', /^\W*(?:thanks?|thx|ty|thank you|cheers|great|cool|ok(?:ay)?|got it|perfect)\b/],
  ['greeting', /^\W*(?:hi+|hello|hey+|yo|good (?:morning|afternoon|evening)|hiya|sup)\b[^?]{0,30}$/],
  [
    'off-topic',
    /\b(?:weather|world cup|football|soccer|president|recipe|joke|movie|film|song|lyrics|girlfriend|boyfriend|bitcoin|crypto|stock tip|horoscope|news|poem|essay|translate|netflix|minecraft|fortnite|dinner|restaurant|capital of|napoleon|war|history of|celebrity|birthday present)\b/,
  ],
  [
    'current-question',
    /\b(?:this|current|the|my) (?:question|one|item|task)\b|\bquestion \d+\b|\b(?:which|what) (?:option|letter|one|answer)\b|\boption [a-e]\b|\b(?:the|a) letter\b|\bis it [a-e]\b|\bon my screen\b|\b(?:placement|assessment|test|exam|quiz)\b/,
  ],
];

/** Everything a message may want, in no order. */
export function intentsOf(text: string): ReadonlySet<Intent> {
  const plain = text.slice(0, 4000).normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const found = new Set(patterns.flatMap(([intent, pattern]) => (pattern.test(plain) ? [intent] : [])));
  if (isOtherLanguage(text)) found.add('other-language');
  return found;
}

const foreign = new Set(
  // Words that English has not, among the most frequent of German, Spanish, French, Italian, Portuguese and Dutch.
  (
    'ich nicht und der das bitte kannst mir bei verstehe wie warum hilfe aufgabe ist ein eine fur mit auf was soll ' +
    'hola no entiendo las los una por favor puedes ayudar ayudarme que como el es con para porque pregunta respuesta ' +
    'bonjour je ne comprends pas les une des est pour avec vous moi aide peux sil plait reponse question comment ' +
    'ciao non capisco gli il che puoi aiutarmi perche domanda come sono ' +
    'nao entendo voce pode me ajudar por obrigado ola como isso ' +
    'ik niet het een kan je mij helpen hoe waarom begrijp van'
  ).split(' '),
);
const english = new Set(
  'the is are and of to in what how why do does i you my me it this that can have with for not no help please as on or question come van me'.split(
    ' ',
  ),
);

/** Another writing than Latin (Greek letters of formulas aside), or mostly small words of another language. */
function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/[\p{Script=Latin}\p{Script=Greek}]/u.test(letter));
  if (letters.length >= 3 && others.length > letters.length / 3) return true;
  const words = wordsOf(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const strange = words.filter((word) => foreign.has(word) && !english.has(word)).length;
  const own = words.filter((word) => english.has(word)).length;
  return strange >= 3 && strange > own;
}
