import type { DangerPattern } from './pattern.ts';
import { patternsOf } from './pattern.ts';

// Patterns on the normalised words of `normalise.ts`: `dad` includes father and papa, `pills` tablets and their brands.

const i = '(?:i|im|ive|ill|id|i am|me)';
const few = String.raw`(?:\w+ ){0,4}?`;
const some = String.raw`(?:\w+ ){0,8}?`;
const want =
  '(?:want|wants|wish|need|plan|planning|going|hope|feel like|think|thinking|thought|decided|trying|tried|ready)';
const home =
  '(?:dad|mom|stepdad|stepmom|uncle|aunt|brother|stepbrother|sister|cousin|grandpa|grandma|parents|family|boyfriend|girlfriend|bf|gf|babysitter|guardian)';
const other = `(?:${home}|coach|teacher|tutor|trainer|neighbour|neighbor|priest|boss)`;
const person = String.raw`(?:him|her|them|you|people|everybody|someone|(?:my|the|our|his|her) (?:\w+ )?(?:mom|dad|parents|brother|sister|family|teachers?|class|classmates?|friends?|neighbou?rs?|girlfriend|boyfriend|ex|kids|students|school|bully|bullies))`;
const weapon = '(?:guns?|knife|knives|bombs?|rifle|pistol|explosives?|weapons?)';
const close = '(?:friend|bestie|bff|sister|brother|cousin|classmate|girlfriend|boyfriend|mom|dad)';
const gone =
  '(?:die|died|dead|gone|disappear|disappeared|vanish|vanished|killed myself|wasnt here|wasnt alive|werent here|not here|not alive|never woke up|never existed|didnt exist|dont exist|jumped|passed away)';
const stranger = '(?:man|woman|person|someone|boy|girl|he|she|they|people|friend)';
const play = String.raw`\b(?:in (?:the|this|my|a) (?:\w+ )?(?:game|level|match|race|story|novel|play|film|movie|book)|video ?games?|chess|at (?:cards|maths?|tennis|football)|boss fight|the boss|water gun|toy gun|nerf|cake|(?:character|hero|villain|protagonist) (?:\w+ )?(?:says|wants|said)|zombies?|laser tag|paintball|laughing|of laughter)\b`;
const unit = String.raw`\b(?:essay|statistics|dataset|classifier|article|novel|poem|chapter|history|debate|presentation|squad|burn|bomber|prevention)\b`;

export const englishPatterns: readonly DangerPattern[] = [
  ...patternsOf('suicide', play, [
    `(?:${i}|${want}|might|to) ${few}unalive(?: \\||$| myself)`,
    `(?:kill|killing|hang|hanging|drown|shoot) myself(?! laughing)`,
    `kill (?:yourself|oneself) (?:without|painless|with|quickly|fast)`,
    `(?:i|im|ive|ill|been|keep|start(?:ed)?|stop|want to|going to|thinking|thoughts|urge|again|of|about) ${few}(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|stab|stabbing) myself(?! (?:playing|while|in (?:pe|sports?|football|the kitchen)|on (?:a|the|my|paper)|shaving|cooking|a (?:slice|piece)|some|in the|at|by|with (?:paper|a piece|my skate|the ball)))`,
    `(?:cut|burn|hurt|scratch|harm|hit|injure) (?:myself|my ${few}) ?on purpose`,
    `${close} ${few}(?:(?:is|keeps|started|talks about|thinks about|${want}) (?:to )?)(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang) (?:himself|herself|themself|themselves)`,
    `${close} ${few}(?:${want}|is going) to (?:die|commit suicide|end (?:his|her|their) life)`,
    `${i} ${few}${want}(?: to)?(?: just| really| fucking| literally| actually| so badly)? (?:die|be dead|dead|be gone forever|end it all|end my life|end everything|not (?:be alive|exist|wake up)|never wake up|disappear forever|vanish forever|stop (?:existing|living|being alive)|commit suicide)(?! (?:of|from|laughing|with laughter|if we|if the|if i (?:get|have|must)|at level))`,
    `${want}(?: to)? (?:just )?(?:sleep|go to sleep|fall asleep) (?:and )?(?:never|not|dont) (?:wake|waking) up`,
    `i wish i (?:was|were|could be|could just be|am)(?: just| already)? (?:dead|gone|never born|not alive|not here|dying)`,
    'i wish i (?:had never been|was never|had not been|hadnt been|were never|wasnt|never got|werent|never was) (?:born|alive|here)(?! yesterday)',
    'wish i (?:could|would) (?:just )?(?:disappear|vanish|die|stop existing|not exist)(?! (?:when|from|for|in|into|of))',
    'wish (?:i|that i) (?:dont exist|didnt exist|never existed|wont wake up)',
    '(?:dont|no longer|never)(?: really| even| actually)? (?:want to|feel like) (?:live|be alive|exist|living|being alive|existing|wake up)(?! (?:in|at|on|with|near|there|here|next|alone|early|before|so early|at \\d))',
    '(?:dont|no longer)(?: really| even)? want to (?:be here|be in this world|be on this earth)(?: anymore| any longer)? ?(?:$|\\||goodbye|i )',
    'dont want to (?:live|be here|be alive|do life|go on) anymore',
    `(?:better|better off|happier|easier|less sad|fine) ${few}(?:without me(?: around| here)?(?! (?:in|on|as|this|at|\\w+ing))|if (?:i|im) ${few}${gone})`,
    `(?:nobody|no person|not one person|who) (?:\\w+ ){0,3}?(?:misses|miss|mourn|cry for|cry over|come to my funeral)(?: me)?(?: (?:if|when|once|anyway|at all|$)|$| \\|)`,
    `(?:nobody|no person|anybody|they|people|friends|parents|who|family|even) (?:\\w+ ){0,4}?(?:care|cares|notice|notices|cry|mind|miss me|be sad|bothered|matter|realise|realize|upset) ?(?:at all )?(?:if|when|that|once|whether) (?:i|im) ${few}${gone}`,
    `if (?:i|im) ${few}${gone} ${few}(?:nobody|who|would anybody|they wont|people wont)`,
    '(?:nobody|world|family|earth|school|they) (?:really )?(?:needs?|wants?|dont need|dont want) me ?(?:anymore|here|in it|around|alive)?(?: i should| \\||$| and i)(?! help)',
    'i should (?:just )?(?:be gone|be dead|die|not exist|not be alive|disappear forever)(?! (?:by|at|before|until|from|on|in|to))',
    '(?:point|reason|reasons|purpose|sense|motivation) (?:of|to|in|for|left to|for me to|anymore to|to keep|to go on)(?: me)?(?: keep| even)? ?(?:living|live|being alive|be alive|stay(?:ing)? alive|exist(?:ing)?|going on with life|keep living|stay(?:ing)? here|go on)(?! (?:in|at|on|with|near)|\\w* (?:cells?|rooms?))',
    '(?:my )?life (?:isnt|is not|not|aint|no longer|is no longer) (?:worth|worth it)',
    '(?:done|finished|tired|sick|exhausted|over|fed up) (?:with|of|from) (?:life|living|my life|being alive|existing|existence)',
    'i (?:just )?cant (?:go on|live|keep living|continue living|keep going)(?: like this| this way)? anymore',
    'i (?:just )?cant (?:do|take|handle|bear|stand) (?:this|it|life)(?: all)? anymore (?:\\w+ )?(?:goodbye|bye|i want|want|end|life|it has to|im (?:done|sorry|ending))',
    'goodbye (?:everybody|world|my friends|forever|cruel)(?! (?:said|in|program|until|till|see|have|and have|and thanks|thanks))',
    '(?:my|wrote|written|write|writing|leave|leaving|left|finished) (?:\\w+ ){0,2}(?:goodbye|suicide|farewell|last) (?:note|notes|letter|letters|message)',
    'this is my (?:goodbye|last (?:day|message|night))|by the time you read this',
    'i (?:wont|will not) be (?:here|alive|around) (?:anymore|tomorrow|much longer|next (?:week|year))(?! (?:because (?:of|we|i have)|so|for))',
    'i ?(?:m|am|have|ve|feel|felt|was|get|got|been|keep)? ?(?:\\w+ ){0,4}?(?:suicidal(?! (?:squad|burn))|thoughts of suicide)',
    `${i} ${few}(?:think|thinking|thought|consider|considering|attempt|attempted|planning|plan|commit|committing|want|tried|try) (?:\\w+ ){0,2}?suicide`,
    'suicide (?:is )?(?:on my mind|all i (?:can )?think|my only|the only way|is my|sounds good)',
    '(?:end|ending|take|taking|took) my (?:own )?life|(?:ending|end) things tonight|thinking (?:of|about) ending (?:it|things|everything)',
    `${i} ${few}(?:end|ending) it all(?! at)`,
    `(?:want|think|thinking|thought|going|planning|about|imagine|ready) ${few}(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking) (?:off|in front of|under|from|out of|into) (?:\\w+ ){0,2}?(?:roof|bridge|building|window|train|car|cars|cliff|balcony|truck|bus|tower|traffic|rails|tracks)`,
    '(?:cut|cutting|cuts|slit|slitting|slice|slicing) (?:open )?my (?:\\w+ )?(?:wrists?|veins?|thighs?)',
    '(?:cut|cutting|scratch|scratching|burn|burning|hurt|hurting|hurts|harm|harming|carve|carving) my (?:own )?(?:arms?|skin|legs?|body) (?:again|when|until|because|so|to feel|at night|every|since|if|with a (?:razor|blade|knife))',
    'i cut my (?:arms|skin|legs)',
    'i (?:\\w+ )?(?:sh|relapsed) (?:again|yesterday|last night|today|and cut)|(?:cut|cutting) again (?:last|to|yester|after|because|\\||$)',
    `${i} ${few}self ?harm(?:ing|ed|s)?`,
    'self ?harm(?:ing|ed)? (?:again|tonight|myself|when|because i|helps me)',
    '(?:dont|not) deserve to (?:live|exist|be alive|breathe)|i deserve to die|i deserve death',
    'hate (?:myself|my life|being alive) (?:\\w+ ){0,3}?(?:die|dead|never born|not born|end it|kill|wish i)',
    '(?:how (?:many|much)|what|which) (?:\\w+ ){0,4}?pills (?:\\w+ ){0,5}?(?:die|dead|kill me|kill a person|lethal|fatal|overdose)',
    '(?:least painful|painless|easiest|quickest|fastest|best|quick|easy|less painful) way(?:s)? to (?:die|kill|end (?:it|my)|commit suicide|go forever)(?! (?:in|the|a|time))',
  ]),
  ...patternsOf('suicide', unit, ['self ?harm(?:ing|ed)?(?! (?:is|in|rates?|among|awareness))']),
  ...patternsOf(
    'overdose',
    String.raw`\b(?:vitamins?|notes about|pharmacy|in the (?:game|question|story)|problem says|patient)\b`,
    [
      '(?:took|taken|swallowed|swallow|ate|eaten|popped|downed|taking|drank) (?:\\w+ ){0,4}?(?:lot|lots|all|too many|too much|so many|bunch|loads|ton|many|whole|entire|full|handful|packet|pack|box|bottle|[1-9][0-9]|2 much|everything in) (?:\\w+ ){0,4}?pills',
      '(?:i|ive|friend|she|he|sister|brother|mom|dad|just|who) (?:\\w+ ){0,3}?overdosed',
      '(?:i|ive|friend|she|he|sister|brother|mom|dad|just) (?:\\w+ ){0,3}?(?:drank|drunk|swallowed|ate|drink) (?:\\w+ ){0,4}?(?:bleach|poison|cleaning (?:fluid|liquid|product)|detergent|antifreeze|drain cleaner|rat poison|battery|batteries)(?! (?:in|is))',
      `(?:friend|he|she|sister|brother|mom|dad|him|her) ${some}(?:wont|isnt|is not|not|doesnt|dont|cant) (?:wake up|waking up|breathing|breathe|responding|respond|moving)`,
      '(?:bleeding|blood|cut) (?:\\w+ ){0,6}?(?:wont|dont|doesnt|not|cant) stop|i ?m bleeding (?:a lot|badly|so much)|(?:wont|dont|cant) stop (?:the )?bleeding',
    ],
  ),
  ...patternsOf(
    'abuse',
    String.raw`\b(?:pillow|snowball|high five|at (?:chess|cards|maths?|tennis|football|it)|in (?:chess|the race|the game|a race|mario|fortnite|monopoly|basketball|fifa)|by \d|\d to \d|fair and square|accident|on the (?:shoulder|back|hand)|his story|her story|joke)\b`,
    [
      `(?:my )${other} (?:\\w+ ){0,4}?(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|punch|punches|punched|kick|kicks|kicked|choke|chokes|choking|hurt|hurts|hurting|burn|burns|burned|burnt|strangle|strangles|whip|whips|abuse|abuses|abused|molests|molested|rapes|raped) (?:me|us|my (?:mom|brother|sister|siblings))(?! (?:at|in|to|feelings))`,
      `(?:^|\\| |and |because |when |that |but )(?:${home}) (?:\\w+ ){0,2}?(?:hit|hits|beats|beat|slaps|punches|kicks|chokes|hurts|burns|threw|throws|pushed|will hit|will beat) me(?! (?:at|in|to|by|a))`,
      '(?:he|she|they) (?:keeps? )?(?:hits?|hitting|beats|beating|hurts|hurting|chokes|choking|burns|burning|punches|kicks|abuses|rapes|raped|molests|molested) me(?! (?:at|in|to|by|with (?:a )?(?:ball|pillow|words|snowball)))',
      '(?:hit|hits|beat|beats|beating|hitting) (?:me|us) with (?:a|the|his|her|an) (?:\\w+ )?(?:belt|stick|cable|shoe|slipper|hanger|rod|cane|spoon|wire|fist)',
      'threw me (?:against|into|down|on) (?:the|a) (?:wall|floor|stairs|door)',
      '(?:scared|afraid|terrified|frightened|fear) (?:to|of) (?:go|going|come|coming|be|being|return|get|getting) (?:back )?(?:at )?home(?! (?:late|in the dark|alone|without))',
      `(?:scared|afraid|terrified|frightened) of (?:my )?(?:dad|stepdad|stepmom|uncle|boyfriend|mom)`,
      '(?:dont|not|never|isnt|cant) (?:feel|feeling|be|feel really) (?:really )?safe (?:at|in|with) (?:home|my (?:house|home|own home|dad|mom|family|parents))|home is not safe|home isnt safe',
      `${other} (?:\\w+ ){0,3}?(?:touch|touches|touched|touching|gropes|groped|fondles) (?:me|my (?:body|private|breasts?|chest|butt|bum))`,
      'touch(?:es|ed|ing)? (?:me|my body) (?:\\w+ ){0,3}?(?:private|down there|inappropriately|where i dont|under|sexual)',
      '(?:comes|came|come|sneaks|gets|climbs) (?:in|into|to) my (?:room|bed)(?: (?:at|every|in the) night| (?:and|to) touch| naked)',
      '(?:makes|made|forces|forced|wants) me (?:to )?(?:\\w+ ){0,4}?(?:sexual|sex|undress|touch (?:him|her|his)|sleep with)',
      '(?:i was|i got|been|being|me|was|got) (?:raped|molested|sexually abused|sexually assaulted|abused by)|(?:raped|molested|abused) me',
      'someone (?:at home|in my (?:family|house)) (?:\\w+ ){0,2}?(?:hurt|hurts|hurting|hits|hitting|touches|touching|abuses|abusing)',
      `(?:my )?${home} (?:\\w+ ){0,3}?(?:dont|never|wont|not|stopped) (?:\\w+ )?(?:feed|feeding|give) (?:me|us)(?: any| enough)?(?: food| to eat| anything to eat)?(?! (?:money|pocket|candy|sweets|homework|help|a|the|my|any (?!food)))`,
      `${home} (?:\\w+ ){0,2}?(?:lock|locks|locked) me (?:\\w+ ){0,2}?(?:in|up|out|inside)`,
      `bruises (?:\\w+ ){0,4}?(?:because|from|by|where) (?:\\w+ ){0,2}?(?:${home})`,
      'being (?:abused|beaten|hit) (?:at home|by my)',
    ],
  ),
  ...patternsOf('grooming', String.raw`\b(?:surprise party|birthday|project|homework|school trip|passport|id card)\b`, [
    `online (?:\\w+ ){0,8}?(?:ask|asks|asked|asking|want|wants|wanted|tells|told|begs|keeps|demands|requests?|send) (?:\\w+ ){0,6}?(?:photo|nude|video)`,
    `${stranger} (?:\\w+ ){0,8}?(?:ask|asks|asked|asking|wants|wanted|begs|demands|requests?|pressures) (?:\\w+ ){0,6}?(?:(?:photo|video) (?:of (?:me|my)|without|in my (?:underwear|bra|bikini))|nude)`,
    `${stranger} (?:\\w+ ){0,8}?(?:ask|asks|asked|wants|wanted|told|tells|makes) (?:\\w+ ){0,5}?(?:take|taking) (?:\\w+ ){0,2}?(?:clothes|shirt|top|pants|bra)(?: off)?|without (?:my |any |a )?(?:clothes|shirt|bra|top) (?:on )?(?:to|in|on|$|\\|)`,
    `(?:wants|asks|asked|told|wanted|tells) (?:me )?(?:to )?(?:\\w+ ){0,4}?(?:send|show) (?:\\w+ ){0,5}?(?:nude|body|private|without (?:my |any )?(?:clothes|shirt|bra)|underwear)`,
    `(?:man|woman|adult|older|online) (?:\\w+ ){0,8}?(?:wants?|asks?|asked|wanted) (?:me )?(?:to )?(?:meet|meets|visit|pick me up|come over)(?! (?:the )?(?:class|teacher|at the (?:school|library)))(?! (?:for|about) (?:the|our) (?:project|homework|study))`,
    `(?:man|adult|met|older) (?:\\w+ ){0,6}?online (?:\\w+ ){0,6}?(?:where i live|my address|my school|alone|meet)`,
    '(?:told|tells|said|says|asks|asked|tell) (?:me )?(?:\\w+ ){0,4}?(?:(?:to|not to|dont) tell (?:my )?(?:parents|mom|dad|anybody|nobody)|keep (?:\\w+ ){0,5}?secret|our (?:little )?secret)',
    '(?:threaten|blackmail|blackmails|blackmailing) (?:\\w+ ){0,8}?(?:photo|nude|video)|blackmail(?:s|ed|ing)? me|sextort\\w*',
    '(?:will|going to|hell|shell|theyll|would|wants to|or|ll) (?:\\w+ ){0,3}?(?:leak|expose|post|share|publish|send|spread) (?:\\w+ ){0,3}?nude',
    '(?:leak|expose|post|share|publish|spread) (?:\\w+ ){0,3}?(?:photo|video) (?:\\w+ ){0,4}?(?:unless|if i dont|or else)',
    '(?:sent|sends|showed|shows|send) me (?:\\w+ ){0,5}?(?:nude|dick|penis|private parts|porn|genitals)|dick photo|photo of (?:his|her) (?:private|dick|penis)',
    `(?:teacher|coach|man|uncle|trainer|he) (?:\\w+ ){0,3}?(?:texts|tells|calls|writes|messages|says|told|called) (?:me )?(?:\\w+ ){0,4}?(?:sexy|hot body|beautiful body)`,
    '(?:what|which|color|colour) (?:\\w+ ){0,2}?(?:underwear|bra|panties) (?:i|im|do i)|sexting with (?:me|a|my)',
    '(?:child|kids?|minors?|underage|(?:\\d|1[0-7]) years? old|1[0-7] y(?:o|ear)) (?:\\w+ ){0,4}?(?:nude|porn|sexting)|(?:nude|porn|sexting) (?:\\w+ ){0,4}?(?:child|minor|(?:\\d|1[0-7]) years? old)',
  ]),
  ...patternsOf('threat', play, [
    String.raw`(?:they|he|she|someone|boy|boys|girl|kid|kids|guy|man|people|classmates?|gang|bully|bullies|brother|ex|hes|shes|theyre) (?:\w+ ){0,4}?(?:said|says|told|saying|wants?|want|going|will|gonna|threaten|promised|plans?|planning) (?:\w+ ){0,6}?(?:kill|hurt|stab|shoot|jump|beat|attack|rape|murder|find) me(?! (?:at|in|how|a|by|with (?:his|her) cooking))`,
    '(?:theyll|hell|shell) (?:kill|hurt|stab|shoot|beat up|attack|murder) me(?! (?:at|in))',
    '(?:going to|will|threaten to|threaten) (?:hurt|kill|harm|stab|beat) my (?:little |baby |big )?(?:sister|brother|mom|dad|family|dog|cat)',
    'threaten (?:me|us|to (?:kill|hurt|stab|beat|shoot|rape))|(?:being|get|getting|got|been|im) threaten|death threats? (?:from|to me|on|every|at)|(?:getting|sending|sends?|sent|get) (?:me )?death threats?',
    '(?:follow|follows|following|followed|stalks?|stalking) me (?:\\w+ ){0,4}?(?:home|house|every day|in (?:a|his) car|street|at night)(?! page)|(?:is|keeps) stalking me',
    '(?:scared|afraid|terrified) (?:\\w+ ){0,3}?(?:will|going to|gonna|might) (?:beat|kill|hurt|attack|stab|jump) me',
  ]),
  ...patternsOf(
    'running-away',
    String.raw`\b(?:zombies?|monsters?|prize|trophy|the game|robot|dog|bees?|wasps?|class|the team|chat|character|story|novel|minecraft)\b`,
    [
      `${i} ${few}(?:run|ran|running|runaway) away(?: from (?:home|my (?:parents|family|mom|dad|house)|here|everything|this house)| tonight| tomorrow| forever| today| and never| with| \\||$| i )`,
      '(?:leave|leaving|left|leavin) (?:home|my house|the house|my parents|my family) (?:\\w+ ){0,4}?(?:for good|forever|not coming back|never|nowhere|tonight|secretly|without telling)',
      'nowhere (?:to|else to) (?:sleep|go|stay|live)(?: tonight| now)?(?! on holiday| with (?:this|the) (?:problem|proof|equation))',
      `(?:${home}|they) (?:\\w+ ){0,2}?(?:kicked|threw|kick|throw|kicking|chucked) me out`,
      '(?:sleep|sleeping|live|living|slept) (?:on|in) (?:the|a) (?:streets?|park|station|car|bus stop)(?! (?:of|in) )',
      'dont want to (?:go|come|be) (?:back )?home (?:ever|anymore|again)|never (?:going|coming) (?:back )?home|kicked out of (?:my |the )?(?:house|home)',
    ],
  ),
  ...patternsOf(
    'eating-disorder',
    String.raw`\b(?:ramadan|fasting|biology|roller ?coaster|flu|stomach bug|food poisoning|drunk)\b`,
    [
      '(?:havent|not|hasnt|dont|stopped|stop|never) (?:eat|eaten|ate|eating) (?:\\w+ ){0,6}?(?:[2-9] days|(?:two|three|four|five|six) days|days|lose weight|fat|skinny|thin|weight|a week)',
      '(?:make|makes|making|made|force|forcing|forced) myself (?:throw up|vomit|puke|be sick|sick|threw up)',
      '(?:throw|throwing|threw) up (?:\\w+ ){0,3}?(?:after|when|whenever|every time|food|meals?)(?: \\w+){0,3}? (?:eat|ate|eating|meals?|dinner|lunch|food|so|to)',
      '(?:vomit|puke|puking|purge|purging) (?:\\w+ ){0,2}?(?:after|when|every|whenever|my food|to lose|so)',
      '(?:i|so i|and) (?:puke|purge|throw up) (?:every time|after)|every time i eat (?:\\w+ ){0,3}?(?:puke|throw up|vomit|purge)',
      '(?:starve|starving|starved) myself|pro ?ana|thinspo|anorexic and',
      'only (?:eat|eating|ate) (?:[1-9]?[0-9]{2}|one apple|an apple) (?:calories|cal|kcal|a day)',
      'hide (?:\\w+ ){0,5}?(?:not eating|starving|vomiting|throwing up|eating disorder)',
      'i have an? eating disorder|i think i have (?:anorexia|bulimia)',
    ],
  ),
  ...patternsOf('violence', play, [
    `(?:i|im|ill|ive|we|id) (?:\\w+ ){0,4}?(?:want|wants|going|plan|planning|will|thinking|wish|ready|should|could|need|swear)(?: to| of)? (?:\\w+ ){0,2}?(?:kill|murder|shoot|stab|strangle|poison|beat up|attack|killing|stabbing|shooting|slaughter) ${person}(?! (?:with kindness|a (?:message|text|photo|question)|an? e ?mail|some|down in))`,
    `ill (?:kill|murder|shoot|stab|strangle|poison) ${person}`,
    `(?:i|im) (?:\\w+ ){0,2}?(?:want|going|plan|planning) to (?:hurt|harm|injure) ${person}(?! feelings)`,
    `(?:bring|take|bringing|taking|have|has|got|hiding|hide|carry|carrying|brought|brings) (?:\\w+ ){0,5}?${weapon} (?:\\w+ ){0,5}?(?:school|class|campus|backpack|bag|locker|tomorrow)`,
    '(?:shoot|shooting|blow|blowing|burn|burning) (?:up|down) (?:the|my|our|this) (?:\\w+ )?(?:school|class|classroom|church|mosque|synagogue|house)',
    '(?:how (?:do i|to|can i|would i|do you)|teach me to|help me|i want to) (?:make|build) (?:a |an )?(?:\\w+ )?(?:bomb|explosives?|molotov|pipe bomb)(?<!bath bomb)(?! (?:calorimeter|in (?:the|a) (?:game|story)|disposal))',
    '(?:someone|friend|classmate|boy|girl|brother|student|kid|he|she|they) (?:\\w+ ){0,5}?(?:planning|plans|wants|going|said|says) (?:\\w+ ){0,4}?(?:shoot|kill|stab|attack|blow up|bomb) (?:people|everybody|kids|students|the school|our school|our class|teachers|someone at)',
    '(?:kill|hit|death) list (?:of|with) (?:\\w+ ){0,3}?(?:classmates|people|teachers|students|names|kids|class)|(?:made|have|wrote) a (?:kill|death) list',
    '(?:they|you|everybody) (?:\\w+ ){0,3}?(?:all )?(?:die|be dead|pay with) (?:\\w+ ){0,3}?(?:at|in) (?:my |our )?school',
  ]),
];
