import type { WrongConclusion } from '../../items/item.ts';

/** By the question: what learners conclude wrongly. How phrases are written is said in `rubric/phrase-pattern.ts`. */
export const wrongConclusions: Record<string, WrongConclusion[]> = {
  'perfect-on-known-photos': [
    {
      says: 'Says that the model is perfect',
      phrases: [
        'it|that does follow',
        'follows that ?the ?model|it .. perfect',
        'model|it|she|rosa is ?really|indeed ?right ?and perfect because|since|as $',
        'model|it is ?really|indeed|therefore perfect $|because|since|as|so|and|for',
        'is why it is perfect',
        'rosa|she is ?quite right|correct',
        'will|would be|get ?also ?right .. right|100 .. new|all|as|too|well',
        'needs|need no|not ?to ?a ?further test|tests|testing|check',
        'not need .. test',
        'no test|tests|check is|are|needed',
      ],
    },
    {
      says: 'Tests the model on the photos that it has learnt from',
      phrases: [
        'test|tests|testing|try|tries|check|checks|evaluate|repeat|ask|again .. same|these|those ?300 photos|pictures|images|mangoes|300',
        'test|tests|testing|try|tries|check|checks .. with|on the ?300 training photos|pictures|images',
        'new|unseen|other photos|pictures .. confuse|useless|unnecessary',
      ],
      unless: ['new photos', 'other photos', 'unseen', 'new pictures', 'not learnt'],
    },
    {
      says: 'Tests the model on the photos that it has learnt from',
      phrases: [
        'keeps|should|must|to|can test|testing|try|check ?it|them .. same ?300 photos|pictures|images|300',
        'unseen photos .. confuse',
      ],
    },
  ],
  'wolves-in-snow': [
    {
      says: 'Says that the model has learnt the animals',
      phrases: [
        'learnt|learned|knows|understands|recognises|recognizes how|what ?a|the wolf|wolves|animal|animals|dogs|dog look|looks|is|are',
        'learnt|learned|knows the ?two animals|animal|wolves|wolf|shape|shapes|ears|fur|faces|difference',
        'goes|looks|decides by|at|on the ?shape ?of ?the animal|animals|ears|fur|shape|face',
        'not ?learnt|learned ?by ?on ?at the|on|at snow|background $',
        'learnt|learned|looks|goes .. and not the|at|by ?the snow|background',
      ],
      notIn: ['should', 'must', 'so that', 'instead', 'would', 'check', 'test', 'whether'],
    },
    {
      says: 'Leaves the background tied to the animal',
      phrases: [
        'should|must|so|only|changed .. all ?the wolves|wolf .. snow',
        'should|must|so|only|changed .. all ?the dogs|dog .. grass',
        'more|only ?photos ?of wolves in ?the snow $|so|and|because',
        'photos of wolves in ?the snow $|so',
        'background|ground|snow stays|remains|is|must ?be|stay the same',
        'need|needs not|no ?to ?be change|changed|changes',
        'not|dont|doesnt|neednt .. be changed',
        'same ?training photos|pictures again|until|longer',
      ],
      notIn: ['problem', 'because all', 'wolves on grass and', 'dogs in snow and', 'both', 'dogs in the snow and'],
    },
    {
      says: 'Leaves the background tied to the animal',
      phrases: [
        'should|must|so|changed .. all ?the wolves .. snow',
        'tell|tells .. apart by the background',
        'need|needs not be changed',
      ],
    },
  ],
  'rare-illness': [
    {
      says: 'Says that he is ill with 99 %, or nearly so',
      phrases: [
        'he|emre is .. ill|sick with|to|by 99|90|98|95|about|almost|nearly',
        'he|emre is ?almost|nearly|very|quite ?probably|certainly|surely|likely certainly|certain|surely|sure|likely ill|sick|to',
        '99 % .. ill|sick $|because',
        'probability|chance .. is|= .. 99|98|90|95|50 ?%|percent',
        'he|emre is right|correct',
        'so .. 50|99|98|90|1|10 ?%|percent ?likely|ill|chance|probability $',
      ],
      unless: ['9 %', '9%', 'nine percent', '9 percent', '1 in 11', 'one in eleven', '0.09', '9.0'],
      notIn: ['recognises', 'recognizes', 'of the ill'],
    },
  ],
  'landslide-warning': [
    {
      says: 'Says that there will be fewer false alarms, or that the road is closed less often',
      phrases: [
        'fewer|less|lower|rarer|decrease|decreases|reduces|reduce .. false alarms|alarm|warnings|positives',
        'false alarms|positives are|become|get|will|would|decrease|go|sink ?be fewer|rarer|less|down|decrease',
        'closed|closes|close|shut|shuts|closing less|fewer|rarely|seldom|rarer',
        'less often|rarely|seldom|fewer closed',
        'not stopped .. nothing',
        'closed .. fewer times|days',
        'road .. open more|longer',
      ],
      notIn: ['higher', 'raise', 'raising', 'raised', 'not lower', 'before', 'instead of', 'advantage of a high'],
    },
    {
      says: 'Says that more landslides will come without a warning',
      phrases: [
        'more ?missed|unnoticed|surprising ?real landslides|slides|misses ?are|will|happen|come|would ?be ?come ?happen without|missed|unnoticed|undetected|unwarned',
        'more ?landslides ?slides ?are missed|overlooked|unnoticed|undetected',
        'more missed|misses',
        'miss|misses more ?landslides|slides',
        'more landslides .. without',
      ],
      notIn: ['higher', 'raise', 'raising', 'raised'],
    },
    {
      says: 'Says that both errors change in the same direction',
      phrases: [
        'both ?kinds ?of ?the ?errors|error|mistakes|types .. fewer|rarer|less|smaller|decrease|decreases|lower|increase|increases|grow|rise|more|larger|higher',
        'both .. become|becomes|get|go fewer|rarer|smaller|less|down|up|larger|more',
        'errors|mistakes become|get|are ?both fewer|rarer|smaller',
        'makes both errors|kinds|mistakes',
        'no more errors|mistakes',
      ],
      notIn: ['higher', 'cannot'],
    },
  ],
  'how-many-neighbours': [
    {
      says: 'Mixes up what happens with k = 1 and with k = 500',
      phrases: [
        'k = 1 ?, .. always|only healthy',
        'k = 1 ?, .. all|every|500 fish vote|votes|decide|decides|count',
        'k = 1 ?, .. answer|result is always',
        '1 neighbour ?, .. all|every fish',
        'k = 500 ?, .. single|one ?wrongly ?labelled|mislabelled|unusual|wrong|fish ?fish decides|decide',
      ],
    },
    {
      says: 'Says that the largest or the smallest k is best',
      phrases: [
        'k = 500 .. best|better|perfect|exact|accurate|reliable|right|ideal',
        'k = 1 .. best|perfect|exact|accurate|reliable|ideal|better',
        'larger|bigger|higher|greater ?the ?k ?is ?the .. better',
        'more ?fish|neighbours ?the ?vote , the better',
        'smaller|lower ?the ?k ?is ?the .. better',
        'as large|many|big|small as possible',
        'this is ?simply|always|therefore the best',
        'makes no errors|mistakes',
      ],
      notIn: ['fewest', 'not'],
    },
  ],
  'invented-book': [
    {
      says: 'Says that the answer can be believed, or that the model looks books up',
      phrases: [
        'can|should|may believe|trust|rely|use ?it|them|the ?on',
        'looks|looked|searches|searched ?it ?up ?in .. up|catalogue|database|library|internet',
        'must|does|will exist',
        'wanted|wants|trying|tried to lie|trick|deceive|cheat',
        'lies|lied on purpose',
        'is always right|correct|true',
        'ask .. chatbot|it again',
        'need|needs not|no check',
      ],
      notIn: ['library', 'before', 'only', 'if', 'until', 'person', 'not look', 'after', 'he looked', 'should look'],
    },
  ],
  'orders-in-an-email': [
    {
      says: 'Says that the model knows whose orders it reads',
      phrases: [
        'knows|know|recognises|recognizes|notices|understands .. owner|boss|who|stranger|instructions|orders|from',
        'always tells|knows|distinguishes|separates|recognises',
        'model|it|assistant can ?always|easily|reliably tell|distinguish|separate|recognise|recognize ?the orders|instructions|between|an|who|commands|what|whether',
        'will|would|does not obey|follow|pay',
        'wont|doesnt obey|follow|pay',
      ],
      notIn: ['so that', 'then', 'if', 'train', 'cannot'],
    },
    {
      says: 'Lets the assistant pay without anybody who confirms it',
      phrases: [
        'need|needs|must|should not confirm',
        'no ?person|human|limit|safeguard|confirmation|check|safeguards|limits ?or ?is|are needed|necessary',
        'should|must|may|can|let ?it ?always pay ?quickly|it at once|immediately|directly|quickly',
        'pay ?at ?once|it|by ?itself ?directly without ?a ?asking|person|human|confirmation|anybody|anyone',
        'pay by itself ?only quickly',
      ],
      notIn: ['danger', 'should not', 'must not', 'never', 'problem', 'obey', 'not able', 'cannot', 'not be'],
    },
  ],
  'removed-origin': [
    {
      says: 'Says that the model cannot discriminate without the column',
      phrases: [
        'it|model|bank|they|computer|and ?now|then|so|therefore|really cannot|cant ?any|now ?longer|really discriminate|disadvantage|treat|be',
        'no longer discriminate|discriminates|able',
        'not ?able|possible|to discriminate',
        'does|do|will|would not|doesnt|wont discriminate ?any|anymore $',
        'doesnt|wont discriminate',
        'bank is ?quite|completely right|correct',
        'model|it|computer is|are|becomes ?now ?then fair|neutral|objective|unbiased',
        'computers are neutral|objective',
        'discrimination is impossible|gone|over|removed',
        'impossible to discriminate',
      ],
      notIn: ['directly', 'openly', 'explicitly', 'by itself', 'check', 'check*', 'so that', 'ensure', 'should'],
    },
    {
      says: 'Says that other columns tell nothing of the country of birth',
      phrases: [
        'have|has|had nothing to do with',
        'model|it does|do not know|learn ?about ?of it|this|that|the|about|anything',
        'model|it doesnt know|learn ?it|this|that|the|about|anything',
        'not know this|it|that',
        'tell|tells|reveal|reveals|say|says|show|shows nothing',
        'past|old|earlier .. not|dont|doesnt matter',
        'shares|rates|results|acceptance|they will|would|are|must ?all be ?always ?the ?exactly same|equal',
      ],
      notIn: ['even', 'although', 'if', 'should', 'whether', 'but'],
    },
  ],
  'inspections-that-confirm-themselves': [
    {
      says: 'Says that the findings prove the model right',
      phrases: [
        'findings ?do|really|clearly prove|confirm|show|proves ?it|the|that',
        'city is ?quite right|correct',
        'model is ?clearly|therefore|really right|correct|proved|proven|good',
        'other|others|remaining districts|ones ?are|have|there ?is|nothing .. fewer|less|no|clean|fine|nothing ?violations|violation',
        'more inspectors .. that|this|same|one district',
      ],
      notIn: [
        'says',
        'because they',
        'not',
        'does',
        'themselves',
        'inspections',
        'may',
        'might',
        'learn',
        'know',
        'look',
        'since',
      ],
    },
  ],
  'essay-detector': [
    {
      says: 'Says that the rule is fair',
      phrases: [
        'rule|idea|plan is ?therefore|quite|still|completely ?a fair|good|right|justified|fine|correct|useful|ok|sensible',
        'keep|introduce|use the|this rule',
        'proof enough',
        'report|program|result|it is ?a|enough|clear|good proof|evidence|enough $|that|because',
        'program|report proves',
        '95 ?% is|are|of ?cases ?is ?good ?very enough|much|sufficient|many|nearly|almost',
        'nearly|almost always right',
        'nothing to fear',
        'no reason against',
        'deserve|deserves ?it|to ?be|the|this',
        'need|needs|has|have not|no|nobody ?to explain|object',
        'nobody has|needs to explain',
        'only 5 %|percent .. acceptable|fine|ok|not',
      ],
      notIn: ['not fair', 'would be', 'more', 'unless', 'if', 'only if'],
    },
    {
      says: 'Says that the rule is fair',
      phrases: [
        'rule is fair|good|right|fine|justified $|because|since|as',
        'should keep|introduce the|this rule',
        'give|gives the mark automatically',
      ],
      notIn: ['not', 'wants', 'instead'],
    },
  ],
};
