import type { DangerPattern } from './pattern.ts';
import { patternsOf } from './pattern.ts';

// Situations composed from small lists: who does what, by which means, and when. On the normalised words of
// `normalise.ts`.

const gap = (words: number) => String.raw`(?:\w+ ){0,${words}}?`;
const me = '(?:i|im|ive|ill|id)';
const relative =
  '(?:dad|stepdad|mom|stepmom|uncle|aunt|brother|stepbrother|sister|cousin|grandpa|grandma|parents|boyfriend|girlfriend|bf|gf|ex|husband|babysitter|foster (?:dad|mom|parents))';
const authority = '(?:teacher|coach|trainer|tutor|priest|pastor|neighbour|neighbor|boss|man)';
const somebody = `(?:he|she|they|somebody|someone|boy|boys|girl|girls|kid|kids|people|classmates?|bullies|gang|${relative}|${authority})`;
const close = '(?:friend|bestie|bff|sister|brother|cousin|classmate|girlfriend|boyfriend|mom|dad|she|he)';
const soon = '(?:tonight|tomorrow|today|soon|now|this (?:week|weekend|evening)|after school|next (?:week|month|year))';
const place = '(?:bridge|roof|window|balcony|cliff|train|tracks|rails|building|tower|overpass)';
const intend = '(?:want to|wants to|going to|trying to|ready to|plan to|planning to|plans to|might|will|about to)';
const bodyPart = '(?:arms?|wrists?|thighs?|legs?|skin|stomach|hips?)';
const schoolwork = String.raw`\b(?:homework|exercises?|fractions?|algebra|maths?|worksheets?|essay|poem|novel|film|movie|character|in the (?:game|book|story|play)|minecraft|fortnite|process|session|loop|program|course|subscription|meeting|lesson|call|quiz|paragraph|sentence)\b`;
const sport = String.raw`\b(?:game|match|chess|race|football|soccer|basketball|tennis|team|minecraft|fortnite|roblox|film|movie|novel|story|level|quiz|contest|competition|cards|accident)\b`;

export const englishSituations: readonly DangerPattern[] = [
  ...patternsOf('suicide', schoolwork, [
    `${me} ${gap(3)}${intend} (?:just )?(?:end it|off myself|catch the bus|ctb|do it|kermit)(?: all)? ${gap(2)}(?:${soon}|for good|forever)`,
    `${me} ${gap(3)}(?:off(?:ed|ing)? myself|ctb|catch the bus for good)|(?:^|\\| )unalive myself`,
    '(?:dont|cant|no longer) see (?:the|any|a) (?:point|reason|sense|future) (?:of|in|to|for) (?:waking up|getting up|me|myself|life|being here|my life|tomorrow)',
    `(?:everybody|everything|people|family|parents|mom|dad|they|world|you|friends|home) ${gap(2)}(?:would|will|d|is|are|be) ${gap(3)}(?:happier|better|better off|easier|relieved|glad) (?:if i (?:died|was gone|wasnt|disappeared)|without me)(?: (?:around|here|there|alive|in (?:it|their lives?|the world|this world))|$| \\|)`,
    `${me} ${gap(4)}(?:saving|saved|save|stashing|stashed|collecting|collected|hoarding|hoarded|hiding) ${gap(4)}pills`,
    `(?:wrote|written|writing|write|recorded|making|left) ${gap(5)}(?:goodbye|farewell) ${gap(3)}(?:everybody|family|parents|mom|dad|friends|them|notes?|letters?|videos?)`,
    `(?:wrote|written|writing|write) ${gap(2)}(?:letters?|notes?) ${gap(2)}(?:to say )?(?:goodbye|farewell)`,
    `(?:giving|given|gave|give) (?:away )?(?:all )?(?:of )?my (?:stuff|things|belongings|everything|clothes|pets?) ${gap(1)}(?:away )?${gap(3)}(?:wont need|dont need|not need|before i (?:go|die|leave)|goodbye)`,
    `${intend} ${gap(2)}sleep ${gap(3)}(?:not|never|dont) (?:have to )?(?:wake|waking)(?: up)?`,
    `(?:hope|wish|pray|praying|hoping) ${gap(2)}(?:i )?(?:dont|never|wont|not) (?:have to )?wake up`,
    `(?:thinking|feel like|felt like|think|imagine|imagining|thought|thoughts|urge) ${gap(3)}(?:jump|jumping|stepping|throwing myself|falling) ${gap(3)}${place}`,
    `${me} ${gap(3)}(?:have|got|bought|found|tied) ${gap(2)}(?:rope|noose|blade|razor|pills) ${gap(2)}(?:ready|and i know|and i (?:have )?a plan|and a (?:plan|note|place)|and (?:im|ill|i will|i am))`,
    `(?:know|decided|chosen|picked) ${gap(2)}(?:how|when|where) (?:i will|ill|im going to|to) (?:die|kill myself|end it|do it)`,
    '(?:nobody|who|does anybody|no person|they dont|do they) (?:even |really |would |will )?(?:care|cares|notice|notices|mind|minds)(?: \\w+)? (?:if|whether|that|when) i (?:live|die|am alive|exist|breathe|am dead|disappear|(?:was|were) (?:dead|gone))',
    `${me} (?:\\w+ )?(?:so |just |really )?(?:done|finished|through) with (?:life|living|everything and|being here|this world|this life)`,
    '(?:want|wants|wish) (?:to get |to be )?out of (?:life|this life|this world)',
    '(?:last|final) time (?:you|anybody|they|u) (?:will )?(?:hear|see|talk|hears|sees) (?:from )?(?:to )?me|you (?:wont|will never|never) (?:see|hear from|hear of) me again',
    `(?:i wont|ill not|i will not|im not going to) be (?:here|alive|around) (?:${soon}|for (?:the|my) (?:exam|birthday|graduation|christmas|summer)|anymore|by)(?! (?:because|since|as we|we))`,
    '(?:dont|no longer) want to be here(?: anymore)? (?:and i mean|as in|i mean) (?:alive|living|life|on earth)',
    `^kill myself ${gap(2)}(?:actually|really|fr|seriously|for real|not joking|no joke|tonight|now)`,
    `(?:burn|burning|cut|cutting|scratch|scratching|hit|hitting|bite|biting|punish|punishing|hurt|hurting) myself (?:with (?:a |the |my )?(?:lighter|razor|blade|knife|scissors|cigarettes?|compass)|so|until|when|because|every|again|to feel|on purpose)`,
    `${me} ${gap(2)}(?:cut|cutting|cuts|burn|burned|burning|carved|slit|scratched) my ${gap(1)}${bodyPart} (?:again|last night|tonight|with|on purpose|to feel|because|every)(?! (?:by accident|while|in (?:pe|sport)))`,
    `(?:hide|hiding|cover|covering|long sleeves|sleeves) ${gap(4)}(?:scars|cuts|cutting) ${gap(3)}(?:my (?:arms?|legs?|wrists?)|mom|parents|nobody|from|so)`,
    `${close} ${gap(4)}(?:will|going to|wants to|want to|plans to|tried to|trying to|thinking of|says|threatens to) ${gap(2)}(?:kill|killing|hang|hurt|cut|harm|off|unalive) (?:herself|himself|themself|themselves)`,
    `hear(?:ing)? (?:\\w+ )?voices? ${gap(3)}(?:tell|tells|telling|say|says|saying|want|order|ordering|command)(?:s)? ${gap(3)}(?:hurt|kill|die|jump|cut|harm|stab)`,
  ]),
  ...patternsOf('overdose', String.raw`\b(?:vitamins?|each day|per day|every \d|a day|patient|box of|left)\b`, [
    `${me} ${gap(3)}(?:took|taken|swallowed|ate|eaten|popped|downed|had) ${gap(2)}(?:[1-9][0-9]+|twenty|thirty|forty|fifty|a (?:whole|full|entire)|the whole|all|every) ${gap(3)}(?:pills|box|bottle|pack|packet|strip|blister) ${gap(4)}(?:ago|dizzy|sick|scared|now|sleepy|help|hospital|die|shaking)`,
  ]),
  ...patternsOf('abuse', sport, [
    `(?:my )?(?:${relative}|${authority}) ${gap(2)}(?:comes?|came|sneaks?|gets?|climbs?) (?:in |into |to )+my (?:room|bed) ${gap(6)}(?:touch\\w*|naked|scared|afraid|dont like|hate it|uncomfortable|on top|lies|undress\\w*|under)`,
    `(?:my )?(?:${relative}|${authority}) ${gap(2)}(?:touches|touched|touching|gropes|groped|rubs|kisses|kissed|kissing|fondles|rapes|raped) (?:me|my) ${gap(5)}(?:when|while|at night|secret|not to tell|dont (?:like|tell)|private|there|alone|asleep|bed)`,
    `(?:${relative}|${authority}|he|she) ${gap(2)}(?:forces|forced|makes|made|pressures|pressured) me ${gap(3)}(?:do|into) (?:things|stuff|something|sex|it) ${gap(2)}(?:i )?(?:dont|didnt|not) want`,
    `(?:${relative}|they|he|she) ${gap(2)}(?:locks?|locked|shuts|shut|ties|tied|chains?|chained) me ${gap(2)}(?:in|inside|to|up|outside|out) ${gap(5)}(?:cupboard|closet|basement|cellar|bathroom|garage|room|shed|balcony|bed|food|days|hours|night|all day)`,
    `(?:dont|never|not|stopped|no) ${gap(2)}(?:food|anything to eat|dinner|fed) ${gap(3)}(?:at home|when im bad|as (?:a )?punishment|because ${relative}|for (?:days|\\d days))`,
    `(?:want|wants|going|plan|plans|planning|trying|force|forcing|forced|make|making) ${gap(6)}(?:me )?(?:to )?(?:marry|get married to|cut my private|circumcis\\w+ me) ${gap(2)}(?:someone|man|a (?:\\w+ )?man|him|my cousin|old|stranger|against|$)`,
    `(?:makes|make|made|forces|forced|forcing|gives|gave) me ${gap(3)}(?:sell|carry|deliver|transport|hold|run) ${gap(2)}(?:drugs|weed|packages|coke|packets)|(?:drugs|weed|coke) to (?:sell|carry|deliver)`,
    `(?:took|takes|keeps|has|have|hid) my passport ${gap(4)}(?:work|leave|go out|let me)|(?:work|clean) ${gap(4)}(?:wont|dont|never) (?:pay me|let me (?:leave|out|go))`,
  ]),
  ...patternsOf('grooming', String.raw`\b(?:homework|worksheet|project|graph|textbook|passport|surprise party)\b`, [
    `(?:he|she|they|man|boy|girl|someone|ex|boyfriend|people) ${gap(3)}(?:has|have|got|saved|screenshotted|recorded) ${gap(2)}(?:my|of me) ${gap(1)}(?:photo|nude|video)|(?:has|have|got|saved) (?:a )?(?:photo|nude|video) of me ${gap(8)}(?:post|send|share|pay|unless|if i)`,
    `(?:man|online|stranger|older|he|boyfriend|${authority}) ${gap(8)}(?:wants?|asks?|asked|asking|begs|told|tells|pressures) ${gap(4)}(?:send|show|sending) ${gap(3)}(?:nude|photo of my (?:body|chest|legs)|myself naked)`,
    `(?:man|online|stranger|older|met) ${gap(8)}meet ${gap(3)}(?:alone|secretly|in secret|at (?:his|a hotel)|hotel)|dont tell your (?:parents|mom|dad|family)`,
    `${authority} ${gap(2)}(?:kissed|kisses|touched|hugs|texts|messages) me ${gap(8)}(?:secret|not to tell|at night|dont tell|alone)`,
  ]),
  ...patternsOf('threat', sport, [
    `(?:he|she|they) (?:said|says|told me|threatened) ${gap(2)}if i (?:tell|talk|leave|say|go to) ${gap(5)}(?:will|ll|hell|shell|theyll|going to|would) ${gap(2)}(?:hurt|kill|beat|send|post|come|find|take|harm)`,
    `${somebody} ${gap(2)}(?:beat|beats|hit|hits|kick|kicks|punch|punches|attack|attacks|jump|push|spit)(?:ed)? (?:me|on me)(?: up)? ${gap(2)}(?:every day|after school|each day|daily|all the time|every week|again|in the (?:toilet|bathroom|hallway))`,
    '(?:help|please) (?:me )?(?:\\w+ ){0,3}?(?:im|i am) in danger(?! of (?:failing|losing))|(?:im|i am) in (?:real |serious )?danger(?! of (?:failing|losing))',
    'scared (?:for my life|he will kill|of what (?:he|she|they) will do)',
  ]),
  ...patternsOf('running-away', sport, [
    `${me} ${gap(4)}(?:sleep|sleeping|slept|living|live|staying) (?:at|in|on|under) (?:the |a |my )?(?:bus |train |metro |subway )?(?:station|bus stop|car|park|streets?|bridge|stairwell|shelter|airport)`,
    `${me} ${gap(2)}(?:ran|run|running) away and ${gap(5)}(?:sleep|sleeping|nowhere|hiding|alone|scared|cant go (?:back|home)|no (?:money|place))`,
  ]),
  ...patternsOf('eating-disorder', String.raw`\b(?:ramadan|fasting|flu|food poisoning|roller ?coaster)\b`, [
    `(?:havent|not|stopped|dont) (?:eaten|eat|eating) ${gap(4)}(?:days|week|weeks) ${gap(5)}(?:like|proud|love|good|feels|control|thin|weight|skinny|fat)`,
    `(?:make|making|made) myself (?:throw up|puke|vomit|sick)|(?:laxatives?) ${gap(5)}(?:weight|thin|skinny|after|lose|every)`,
  ]),
  ...patternsOf('violence', String.raw`${sport}|\b(?:cake|water gun|toy gun|nerf)\b`, [
    `(?:boy|girl|kid|someone|friend|he|she|they|classmate|student|i|im|brother) ${gap(8)}(?:bring|bringing|brings|brought|bringing in|have|has) ${gap(2)}(?:gun|knife|weapon|bomb|pistol|rifle|machete) ${gap(3)}(?:on (?:monday|tuesday|wednesday|thursday|friday)|to (?:school|class)|at school|in (?:his|her|my) (?:bag|locker|backpack)|${soon})(?! (?:for|cake))`,
    String.raw`(?:im|i am|i|ill) (?:\w+ ){0,2}?(?:going to|will|want to|ready to|planning to|about to) (?:stab|shoot|murder|strangle) (?!(?:the|a|an|some|for|at|it|hoops?|video|photo|pool|baskets?|my shot|goals?|arrows?)\b)\w+(?: (?:after school|tomorrow|tonight|today|on \w+|at school|in class|with|when|for what|so)|$| \|)`,
  ]),
];
