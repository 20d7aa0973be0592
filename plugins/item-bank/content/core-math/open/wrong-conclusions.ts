import type { WrongConclusion } from '../../../items/item.ts';

/** By the item: what learners conclude wrongly. How phrases are written is said in `rubric/phrase-pattern.ts`. */
export const wrongConclusions: Record<string, WrongConclusion[]> = {
  'flour-for-six': [
    {
      says: 'Gives another amount than 450 g',
      phrases: [
        'need|needs|needed|is|are|=|makes|make|gives|get|gets|takes|take|to|about|means|roughly|have .. # g|gr|gram|grams',
        '# g|gr|gram|grams in total|altogether|together',
        'so|therefore|then|thus .. # g|gr|gram|grams',
        'amount|answer|result|flour is # $',
      ],
      except: ['1', '2', '4', '6', '50', '75', '100', '150', '225', '300'],
      unless: ['450'],
    },
    {
      says: 'Says that Sam is right',
      phrases: [
        'sam is|was ?nearly right|correct $|because|that|with',
        'he is right|correct $|because|with',
        'thinking|answer|idea|method|calculation|rule is|was right|correct|fine',
        'nothing .. wrong with',
        'so|need|needs .. 302',
      ],
      unless: ['450'],
    },
  ],
  'up-and-down-again': [
    {
      says: 'Says that the price is the same as at the beginning',
      phrases: [
        'price|ticket|it|cost|costs|value|result|amount is|was|are|stays|remains|will|would|becomes|be .. same|equal|unchanged|identical',
        'same price|cost|amount|value|number again|as before|in|at',
        'price .. same $',
        'stays|remains|stay|is|are|costs ?exactly|just the same ?again|then|afterwards|before $|as|at|because',
        'cancel|cancels',
        '^ yes',
        'nothing has|is changed|changes|different',
        'nothing changed|changes',
        'back to|at ?the|its original|first|old|beginning|start|same|100|50|200',
        'back where',
        '120 - 20',
        '120 − 20',
        '120 minus 20',
        '100 again|back',
        'make|makes|is|are|gives 100 % again',
        'balance|balances|even|evens ?each ?other out',
      ],
      notIn: ['percentage', 'same % of', 'same 20'],
    },
    {
      says: 'Says that the price is higher than at the beginning',
      phrases: [
        'final|end|last price|cost|amount|value .. higher|larger|bigger|greater|more',
        'in the end .. higher|larger|bigger|dearer|more ?expensive',
        'price|it|ticket is|gets|becomes|will|would|costs .. higher|dearer|larger|bigger|more than|as|now|afterwards|in|at $|the|before|beginning|because',
        'ends ?up .. higher|larger|bigger|dearer|more',
        'gets|becomes ?even higher|dearer|larger|bigger',
        '104 ?%',
        '4 % more|higher|dearer',
      ],
      unless: ['lower', 'cheaper', 'less', '96', '48', '192'],
    },
  ],
  'two-odd-numbers': [
    {
      says: 'Says that the sum is not always even',
      phrases: [
        'sum|result|total|it|they|this is|stays|be|remains|becomes ?always|again|also|still odd',
        'and is ?still|always|again odd',
        'not always even',
        'isnt always even',
        'sometimes odd',
        'gives|makes|give|make ?an odd $|number|sum|result',
      ],
      notIn: ['each', 'every', 'any', 'even plus', 'odd plus even'],
    },
  ],
  'square-plus-itself': [
    {
      says: 'Says that the result is not always even',
      phrases: [
        'result|product|sum|n2+n|expression is|stays|becomes|be|remains ?also|then|always odd',
        'odd number is|gives|makes ?always|an odd',
        'not always even',
        'isnt always even',
        'not be even',
        'even ?only when|if|for ?n|the|even',
        'only|just even when|if|for',
        'sometimes odd',
        'statement|claim|sentence is|must ?be false|wrong|untrue',
        'neighbours|neighbors|consecutive ?numbers are|is ?always both odd|even',
        'depends on n|the|which|whether',
        'except when|if|for',
      ],
      notIn: ['odd plus odd'],
    },
  ],
  'two-data-plans': [
    {
      says: 'Advises plan B for little data or plan A for much',
      phrases: [
        'b is|costs|would|gets cheaper|better|best|less|good .. less|below|under|fewer|little|small|before|until',
        'b for|below|under|until|before ?the ?if less|fewer|little|small|light|people|6|six $|than|users|data|amounts|gb',
        'b if|when ?you|they|somebody ?use|need|uses|needs less|fewer|little',
        'less|below|under|fewer|little .. take|choose|use|buy|recommend|advise ?plan b',
        'less|below|under|fewer|little .. ?plan b is|costs|wins|would .. cheaper|better|best|good|less',
        'less|below|under|fewer than|6|six .. , ?take|choose ?plan b $|is|wins|costs',
        'a is|costs|would|gets cheaper|better|best|less|good .. more|above|over|much|large|heavy|from|after',
        'a for|above|over|after|from ?the ?if more|much|large|heavy|6|six $|than|users|data|amounts|gb|on',
        'a if|when ?you|they|somebody ?use|need|uses|needs more|much|lots|a',
        'more|above|over|much .. take|choose|use|buy|recommend|advise ?plan a',
        'more|above|over|much .. ?plan a is|costs|wins|would .. cheaper|better|best|good|less',
        'more|above|over than|6|six .. , ?take|choose ?plan a $|is|wins|costs',
      ],
    },
    {
      says: 'Says that one plan is always cheaper',
      phrases: [
        'a|b is|costs always cheaper|better|less|best',
        'always ?take|choose|use|plan a|b',
        'a|b .. in every case|any',
      ],
    },
    {
      says: 'Finds another amount than 6 GB at which both cost the same',
      phrases: [
        'same|equal|equals|even .. # gb|gigabyte|gigabytes|gig|gigs',
        '# gb|gigabyte|gigabytes|gigs .. same|equal',
        'from|than|until|above|below|under|over|to # gb|gigabyte|gigabytes|gigs|on $|plan|a|b|on|is|take',
        'x = #',
      ],
      except: ['6', '5', '14', '9', '17'],
      unless: ['6', 'six'],
    },
  ],
  'which-pizza': [
    {
      says: 'Decides for the smaller pizza, or for neither',
      phrases: [
        'small|smaller|30|first ?cm|one|pizza ?one|pizza is|gives|offers|has|would .. better|more|cheaper|best|worth',
        'choose|take|buy|recommend|get the|a small|smaller|30|first|€9',
        '^ ?the ?a small|smaller|30 ?cm ?one|pizza $|because|since|as',
        'both .. same|equal|equally',
        'no difference',
        'large|larger|big|bigger|40 ?cm|one|pizza ?one|pizza is|gives|offers .. worse|less',
        'it is the same',
      ],
      notIn: ['price of the small', 'costs less'],
    },
  ],
  'typical-wage': [
    {
      says: 'Says that the mean is a good description',
      phrases: [
        'mean|average|3300|advertisement|advert|euros is|was|gives|are|describes|seems .. good|fair|right|correct|typical|accurate|representative|honest|suitable|best|well|true|better',
        'mean|average is ?a|the ?very good|fair|correct',
        '^ yes',
        'nothing wrong with',
        'most .. earn about|around 3300|the',
        'median ?of ?2100 is|would ?be .. misleading|worse|wrong|low|unfair|bad',
      ],
      unless: ['mislead*', 'not typical', 'not a good', 'no good', 'too high'],
    },
    {
      says: 'Says that the mean is a good description',
      phrases: [
        'mean|average|3300 is|was|gives|are ?still ?a|the|very|quite good|fair|right|correct|typical|accurate|representative ?description|number|$',
        'median ?of ?2100 is|would ?be ?too ?a misleading|worse|wrong|low|unfair|bad',
      ],
    },
    {
      says: 'Names a number that describes a typical employee no better',
      phrases: [
        'mode|maximum|range|8300|highest .. is|be|would|describes .. better|best|typical',
        'better|best|employee|take|use .. is|be|take|use|the highest|maximum|mode|sum|total|range|8300|largest',
      ],
      unless: ['median is', 'the median', '2100', '2050'],
    },
    {
      says: 'Names a number that describes a typical employee no better',
      phrases: [
        'better|best .. is|be ?the highest|maximum|sum|total|8300',
        'highest|8300 .. is|describes .. better|best',
      ],
    },
  ],
  'fair-dice-game': [
    {
      says: 'Says that the game is not fair',
      phrases: [
        'not ?a|very|really|quite fair',
        'isnt ?a|very|really fair',
        'unfair',
        'mina|paul ?always|therefore|clearly|really is better off',
        'favours|favors|prefers mina|paul',
        'in favour|favor of',
        'mina|paul ?therefore|always|then wins|win ?much more|less|oftener',
        'game .. better|good for mina|paul',
      ],
    },
    {
      says: 'Says that one of the two has the better chance',
      phrases: [
        'mina|paul|he|she ?therefore|then ?only has|have|gets|had .. better|more|higher|bigger|greater|larger|fewer|lower|smaller|worse|less',
        'better|higher|bigger|greater|larger|more chance|chances|odds|probability|cases for|of|to',
        'mina|paul|he|she has|have|gets .. advantage',
        'advantage for|of .. mina|paul',
        'mina|paul is|are .. more likely|probable',
        '7 is|comes .. more|most likely|probable|often',
      ],
      unless: [
        'is fair',
        'its fair',
        'fair game',
        'game fair',
        'same chance*',
        'equally',
        'same probab*',
        'equal chance*',
      ],
    },
  ],
  'even-so-divisible-by-four': [
    {
      says: 'Says that Jonas is right, or that even numbers are divisible by 4',
      phrases: [
        'jonas is ?completely|nearly right|correct',
        'he is right|correct',
        'every|all|each even ?number|numbers is|are|can|must .. divisible|divided',
        '30 is divisible by 4',
        '30 is ?an odd',
        '30 is not ?an even',
        'nothing .. wrong',
      ],
      notIn: ['not every', 'not all', 'would', 'turned', 'mean', 'means', 'follow', 'follows', 'thinks'],
    },
  ],
  'thirty-birthdays': [
    {
      says: 'Says that it is only likely, or not true',
      phrases: [
        'not ?completely|quite|really certain|sure|guaranteed|necessary|necessarily|always',
        'isnt certain|sure|guaranteed|necessary',
        'only|very|just|quite|most|more likely|probable',
        'likely but',
        'probably',
        'could|can|may|might .. different months',
        'could|can|may|might .. any|every month',
        'statement|claim|sentence is|must|can ?be wrong|false|untrue|not',
        'is not|isnt true',
        'not true',
        'possible that ?only|no|none|there|just',
        'need not',
        'do|does|dont|doesnt ?not have to',
        'month of their|its own',
        'by chance|luck|accident',
        'not|cannot|cant .. prove|proved|sure',
      ],
      notIn: ['suppose', 'contradiction', 'impossible'],
    },
  ],
};
