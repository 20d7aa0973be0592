import type { WrongConclusion } from '../../item-bank/items/services.ts';

/** By the question: what learners conclude wrongly. How phrases are written is said in `rubric/phrase-pattern.ts`. */
export const wrongConclusions: Record<string, WrongConclusion[]> = {
  'two-phone-plans': [
    {
      says: 'Advises plan B to those who call much or plan A to those who call little',
      phrases: [
        'more|longer|above|over|lot|often|much .. take|takes|choose|chooses|use|buy|have|get|recommend|advise ?plan b',
        'more|longer|above|over|lot|often|much .. ?plan b is|wins|would .. cheaper|better|best|good|right',
        'b is|would|gets cheaper|better|best|good|right .. more|longer|above|over|lot|often|from|after',
        'b for|to|if ?those|people|whoever|somebody|you ?who|talks ?call|calls|talk|more more|longer|lot|often|much',
        'less|fewer|below|under|little|rarely|seldom .. take|takes|choose|chooses|use|buy|have|get|recommend|advise ?plan a',
        'less|fewer|below|under|little|rarely|seldom .. ?plan a is|wins|would .. cheaper|better|best|good|right',
        'a is|would|gets cheaper|better|best|good|right .. less|fewer|below|under|little|rarely|seldom|until|up',
        'a for|to|if ?those|people|whoever|somebody|you ?who ?call|calls|talk|less less|little|rarely|seldom',
      ],
    },
    {
      says: 'Says that one plan is always cheaper',
      phrases: [
        'a|b is always ?the cheaper|better|best',
        'always ?take|choose|use|plan a|b',
        'always .. cheaper|better',
      ],
    },
    {
      says: 'Finds another number than 80 minutes at which both cost the same',
      phrases: [
        'same|equal|equals|even .. # minutes|minute|min',
        '# minutes|minute|min .. same|equal',
        'from|than|after|until|over|above|under|below # minutes|minute|min|on',
        'x = #',
      ],
      except: ['80', '81', '79'],
      unless: ['80', 'eighty'],
    },
  ],
  'three-flatbreads': [
    {
      says: 'Says that it cannot be done in 6 minutes',
      phrases: [
        '6|six minutes|min is|are|would .. impossible',
        '6|six minutes|min|minute ?plan ?is|are|do|does cannot|cant|not|dont|doesnt work|possible|enough|be',
        'impossible .. 6|six minutes|min',
        'not possible|work|done .. 6|six',
        'cannot|cant .. 6|six minutes|min',
        '# minutes|min is|are ?the quickest|fastest|least|shortest|minimum|best',
        'quickest|fastest|least|shortest|minimum .. # minutes|min',
      ],
      except: ['6', '2'],
    },
    {
      says: 'Says that it can be quicker than 6 minutes',
      phrases: [
        'can|could ?even be|go|do ?it quicker|faster',
        'quicker|faster|shorter .. possible',
        '3|4|5|four|five minutes|min are|is ?also enough|sufficient|possible',
        'just|only 3|4|5|four|five minutes|min',
        'all ?the three|3 ?flatbreads|breads ?at ?once|together in|into|on the pan',
        'three|3 at a time|once',
        'even in 4|four|5|five',
        'can|could|possible|manage|done|get .. 3|4|5|four|five minutes|min',
      ],
    },
    {
      says: 'Bakes two flatbreads on both sides and then the third',
      phrases: [
        'takes|take|need|needs|makes|is|so ?at ?least 8|eight|10|ten|12|twelve minutes|min',
        'then .. third one on both sides',
        'the last|third on both sides',
      ],
      unless: ['6 minutes', 'six minutes', 'three rounds', '3 rounds', 'takes 6', '3 × 2', '3 times'],
      notIn: ['instead', 'slower', 'longer'],
    },
  ],
  'red-flag': [
    {
      says: 'Says that it follows that swimming is allowed',
      phrases: [
        '^ yes',
        'tom is ?completely|quite right|correct',
        'he is right|correct',
        'does follow',
        'it|this|that|conclusion follows',
        'conclusion is right|correct|valid|true',
        'swimming is ?always|then allowed $|when|if|because|as',
        'swim ?then $|safely|now|because',
      ],
      notIn: ['not certain', 'maybe', 'perhaps', 'may be', 'only says', 'could', 'might', 'not mean', 'not know'],
    },
  ],
  'chairs-around-tables': [
    {
      says: 'Finds another number of tables than 24',
      phrases: [
        '# tables|table are|is|would|will .. needed|enough|necessary|required|right',
        'need|needs|needed|get|is|are|=|makes|gives|so|therefore|takes|have|with|use .. # tables|table',
        'n = .. # $',
        '25|26|102|52|13|12.5|23',
        'n = #',
        '# tables $',
      ],
      except: ['1', '2', '3', '4', '5', '6', '10', '24', '48', '50'],
      unless: ['24', 'twenty-four'],
    },
    {
      says: 'Says that the formula is wrong',
      phrases: [
        'formula|2n+2|rule is|must|cannot .. wrong|false|incorrect|right|true',
        'formula .. not|cannot|doesnt .. work|right',
      ],
      notIn: ['is right', 'is true'],
    },
  ],
  'largest-number-program': [
    {
      says: 'Names lists with which the program works',
      phrases: [
        'wrong|fails|fail|error|mistake|problem ?result|thing for|with|in|at|when|if ?a ?lists|list|all|there .. only|all|just ?of positive',
        'both negative|positive and positive|negative',
        'wrong|fails|error .. some|several negative',
        'descending|ascending',
        'wrong .. only positive',
        'negative .. works|work|correct $|well|fine',
        'works|correct|fine for|with ?lists|only ?of ?all ?the negative',
        'wrong|fails|error for|with|in every|all|any list|lists $',
        'largest|biggest ?number|entry ?comes|is|stands ?at ?the first|last|beginning|end',
        'wrong|fails|error .. contain|contains|have|has|with|containing ?a ?the ?number 0|zero',
        'lists that have|contain 0|zero',
        'wrong .. minus|negative numbers ?are in',
        'wrong .. long|empty|equal|same|decimals|fractions|letters|unsorted|sorted',
        'shows ?always the smallest|last|first',
      ],
      unless: ['all negative', 'only negative', 'all .. negative', 'only .. negative', 'all .. below 0', 'less than 0'],
    },
    {
      says: 'Says that the program works with negative numbers, or with no list',
      phrases: [
        'negative ?numbers|lists ?it works|work ?correctly|well|fine',
        'works for|with negative',
        'wrong for|with every|all list|lists $',
        'wrong .. only positive',
      ],
    },
    {
      says: 'Mends it in a way that does not help',
      phrases: [
        'n < best',
        'set best to 1|100|1000|10|infinity',
        'best .. be ?the largest|highest possible',
        'replace|change > by|with|to|into <',
        '< instead of >',
      ],
    },
  ],
  'later-start-of-school': [
    {
      says: 'Says that the report is right, or that only the number is too small',
      phrases: [
        'report|council|result|number|90 ?% is ?probably|quite right|correct|true|reliable|fair',
        'ask more ?people|pupils ?people at|in the|that stop|bus',
        '40 is|are ?too ?a small|few',
        '40 pupils is|are enough',
        '^ yes',
        'nothing .. wrong',
      ],
      unless: ['random*', 'by lot', 'all pupils', 'every pupil', 'whole school', 'each class', 'different groups'],
    },
  ],
  'books-at-home': [
    {
      says: 'Says that the study shows that books raise the marks',
      phrases: [
        'newspaper|advice|headline|conclusion is|was ?quite|completely right|correct|true',
        'books|they ?at ?home ?themselves|also|really raise|improve|increase|cause ?the ?better marks',
        'books ?at ?home cause .. marks',
        'buying|buy ?more books|them ?will|would|does|really help|helps|raise|raises|works|improve|improves',
        'study|it|this|that|finding proves|shows|proved|has|says ?found|shown|proven that ?the ?buying ?more books ?at ?home cause|raise|help|improve|make|lead',
        'proves that',
        'proven|proved|clear|certain that ?the ?buying books',
        'books .. make|makes|let ?the marks|grades rise|better|go',
        'books ?really improve|raise|increase ?the marks|grades',
        'no influence|effect ?on',
        'good|right advice',
        'proves the',
        'explanations .. impossible|wrong|nonsense',
        'explanations .. not possible',
        'no other explanation|explanations|reason|reasons',
      ],
      notIn: ['whether', 'if', 'to see', 'not prove', 'random', 'would'],
    },
    {
      says: 'Says that the study shows that books raise the marks',
      phrases: [
        'newspaper is right|correct',
        'study proves that',
        'books raise the marks $',
        'buying books will help|raise',
      ],
      notIn: ['whether'],
    },
  ],
  'two-surgeons': [
    {
      says: 'Chooses Dr South for a difficult operation',
      phrases: [
        'choose|choosing|take|prefer|pick|trust|want|recommend|ask|select|have ?dr|doctor|surgeon south',
        'go|going|rather ?go to|with|for ?dr|doctor south',
        'choice|surgeon|one|be|is ?would ?be ?the ?better ?dr|doctor south $|because|since|as|with',
        'south is|would|seems .. better|best|safer|right|good .. difficult|hard|choice|surgeon|doctor',
        'south is ?simply|just|clearly|still the better',
        'south for|at|with ?a|the difficult|hard',
        'north is .. worse surgeon|doctor|one',
        'north is worse $',
      ],
      notIn: ['easy operation', 'for easy', 'together'],
    },
    {
      says: 'Chooses Dr South for a difficult operation',
      phrases: [
        'would|should|i choose|take|prefer|pick ?dr|doctor south',
        'would|should|i go to|with|for ?dr|doctor south',
      ],
    },
    {
      says: 'Says that the table must be wrong',
      phrases: [
        'table|numbers|figures is|are|must|cannot|has|have ?be|contain|a wrong|false|mistake|right|impossible',
        'is|be impossible',
        'not possible',
        'cannot be',
      ],
      notIn: ['looks', 'seems', 'sounds'],
    },
  ],
  'worst-crossings': [
    {
      says: 'Says that the fall proves what the cameras did',
      phrases: [
        'cameras ?have|clearly|certainly|must|did prevented|prevent|caused|worked|work|helped',
        'town is ?completely right|correct',
        'must be|have ?been the cameras',
        'proves|proof that|the|of',
        'because of the cameras',
        'thanks to the cameras',
      ],
      notIn: ['whether', 'if', 'not', 'without', 'might', 'may', 'could', 'says', 'how many', 'more than', 'what'],
    },
  ],
  'helmets-and-injuries': [
    {
      says: 'Says that helmets cause the injuries',
      phrases: [
        'helmets ?really cause|causes|make|are dangerous|bad|harmful',
        'manager|he is right|correct',
        'should .. stop|forbid|remove|abolish ?the helmets',
        'without helmets .. safer|better|fewer',
        'because of the helmets .. injured|injuries|careless',
        'less|more careful|careless',
      ],
      unless: ['surviv*', 'survive', 'survived', 'would have died', 'killed before', 'alive'],
    },
  ],
  'five-reds': [
    {
      says: 'Says that black is more likely',
      phrases: [
        'black .. more|very likely|probable',
        'black is ?now due|likelier',
        '^ yes',
        'boris|he is right|correct',
        'has ?to|must be|come|become black',
        'chance|probability .. black .. higher|larger|bigger|greater|increases|rises|grows',
      ],
      notIn: ['feel*', 'think*', 'believe*', 'expect*'],
      unless: ['independent', 'no memory'],
    },
    {
      says: 'Says that red is more likely',
      phrases: ['red .. more|very likely|probable', 'red is ?now likelier|lucky|hot', 'bet|bets on red'],
      unless: ['independent', 'no memory'],
    },
  ],
  'steep-bars': [
    {
      says: 'Says that the picture is honest',
      phrases: [
        'picture|advertisement|chart is|looks ?quite right|correct|honest|good|fine|fair',
        'not misleading|mislead',
        'three times as good|satisfied|many',
        'nothing .. wrong|misleading',
      ],
      unless: ['zero', 'from 0', 'at 0', 'cut off'],
    },
    {
      says: 'Gives another difference than 6 points',
      phrases: ['difference .. # %|percent|points|$', 'really|real ?only # %|percent|points'],
      except: ['6', '6.8', '7', '94', '88', '85', '0', '100', '1.07'],
      unless: ['6'],
    },
  ],
  'four-litres': [
    {
      says: 'Estimates, or uses marks that are not there',
      phrases: [
        'guess*|estimate*|roughly|almost|nearly|approximately',
        'mark|marks|ruler|scale|measuring',
        'half full',
        'tilt*',
      ],
      unless: ['2 litres', '1 litre', 'two litres', 'one litre'],
    },
    {
      says: 'Says that it is impossible',
      phrases: ['not possible', 'impossible', 'cannot be done', 'cannot|cant get|measure ?exactly 4|four'],
    },
    {
      says: 'Reaches four litres by a wrong calculation',
      phrases: ['5 - 3 = 4', '3 + 2 = 4', 'half .. 8|5', '3 and|+|plus 5 .. 8'],
    },
  ],
  'card-for-the-pool': [
    {
      says: 'Gives another limit than 13 visits',
      phrases: [
        'from|after|at|is|needs|least|about # visits|times|$|on',
        '# visits|times $|on|because|and|or|are|is|so',
      ],
      except: ['13', '12', '12.5', '8', '20', '1'],
      unless: ['13', '12.5', 'thirteen'],
    },
    {
      says: 'Recommends the card in any case, or never',
      phrases: [
        'always buy|cheaper|better|worth',
        'in any|every case',
        'card is never worth',
        'should|must ?always|just|simply buy ?the card because|since|as',
      ],
      unless: ['13', '12.5'],
    },
  ],
  'loop-that-stops-early': [
    {
      says: 'Says that it prints something else than 10',
      phrases: [
        'prints|print|printed|output|result|shows ?is|=|the ?number|a # $|because|as|since|which|and|instead|so|but',
      ],
      except: ['10', '15', '5', '4', '1'],
      unless: ['10'],
    },
    {
      says: 'Says that it prints 15 or 5 as it stands',
      phrases: [
        '^ it prints|shows|outputs 15|5|4',
        'program prints 15|5|4 because|as|since|and|$',
        'prints 15 because|as|since',
        'no|not ?a|any mistake',
        'program is right|correct',
      ],
      notIn: ['then', 'now', 'after', 'corrected', 'with', 'at most'],
      unless: ['10'],
    },
  ],
  'painted-cube': [
    {
      says: 'Gives other numbers than 8, 12, 6 and 1',
      phrases: ['# .. three|two|one|no|corners|edges|faces|middle|inside', 'three|two|one|none .. #'],
      except: ['8', '12', '6', '1', '27', '3', '2', '0', '54', '9', '24', '4'],
      unless: ['8 + 12 + 6 + 1', '8+12+6+1', '54'],
    },
    {
      says: 'Says that all cubes are blue',
      phrases: ['all .. blue|painted|the same', 'every|each ?small cube .. blue|painted|three'],
      unless: ['8', 'eight'],
    },
    {
      says: 'Mixes up the kinds of places',
      phrases: [
        '12|twelve corners',
        '8|eight edges',
        '8|eight .. two blue',
        '12|twelve .. three blue',
        '6|six .. two|three blue',
        'none|nothing inside',
        'no cube .. without|inside',
      ],
    },
  ],
  'two-tills-one-line': [
    {
      says: 'Says that two lines are better or fairer',
      phrases: [
        'two|separate lines|queues are|is ?much ?more better|fairer|faster|quicker|shorter',
        'better|fairer|faster|quicker .. two|separate lines|queues',
        'keep ?the ?two|separate lines|queues',
        'one|single line is ?much slower|worse|unfair|longer|too',
        'one line .. twice as long .. wait|longer|slower',
      ],
      notIn: ['than two', 'looks', 'look', 'but', 'although'],
    },
    {
      says: 'Says that nothing changes',
      phrases: ['makes|is no difference', 'nothing changes', 'both ?ways are ?exactly the same|equal', 'all ?the same'],
      unless: ['fair*', 'order', 'stuck'],
    },
  ],
  'all-swans': [
    {
      says: 'Says that it is proved',
      phrases: [
        '^ yes',
        'irina|she is right|correct',
        'it|that|this is ?now ?clearly proved|proven|certain',
        '500 .. enough|prove|proves|proof',
        'all swans are ?really|certainly white $|because|since',
      ],
      notIn: ['not', 'isnt', 'no', 'never', 'says', 'claim*', 'to'],
    },
    {
      says: 'Says that more swans of her country would prove it, or that they are worth nothing',
      phrases: [
        '1000|600|501|more swans .. prove|proved|enough',
        'worth nothing',
        'worthless',
        'are|is useless',
        'no value|worth',
      ],
    },
  ],
};
