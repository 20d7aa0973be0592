import type { Verdict } from '../../../items/item.ts';

export type Judgement = Extract<Verdict, { kind: 'judged' }>['as'];

/** Phrases in the syntax of `phrase-pattern.ts`, shared by all items. */
export const judgements: Record<Judgement, { readonly phrases: readonly string[]; readonly denied?: Judgement }> = {
  right: {
    phrases: [
      'right|correct|true|truth|truthful|fair|fine|ok|okay|good|sound|valid|justified|sensible|reasonable',
      'acceptable|accurate|realistic|reliable|trustworthy|legit|proven|proved|proves|prove|proof|confirms|confirmed',
      'works|typical|normal|trust|rely|believe|perfect|harmless|safe|best',
      'makes sense',
      'is|are|was honest',
      'spot on',
      'no|little problem|reason|mistake|danger|harm|harmful',
      'nothing|isnt|not wrong|bad|unfair|misleading|against',
    ],
    denied: 'wrong',
  },
  wrong: {
    phrases: [
      'wrong|incorrect|false|untrue|unfair|misleading|misleads|mistake|bad|poor|nonsense|invalid|unreliable|lie|lies',
      'unsafe|dangerous|harmful|useless|fails',
    ],
    denied: 'right',
  },
  needless: {
    phrases: [
      'needless|unnecessary|superfluous|pointless|unneeded|overkill',
      'waste of time|money',
      'not|no|isnt|dont|doesnt|without .. needed|necessary|required|need|bother',
      'not|dont|doesnt have to',
      'not|isnt much use|point',
      'no use|point',
      'can|could be skipped|dropped',
    ],
    denied: 'needed',
  },
  needed: { phrases: ['needed|necessary|required|essential|indispensable'], denied: 'needless' },
  certain: {
    phrases: [
      'certain|certainly|sure|surely|definitely|guaranteed|always|proven|proved|proves|undoubtedly',
      'every time',
      'no doubt',
      'must|can ?only be|have|come|mean',
    ],
    denied: 'uncertain',
  },
  uncertain: {
    phrases: [
      'sometimes|depends|likely|probable|probably|exception|exceptions|usually|mostly',
      'half|most|some|many of|the ?the cases|time|numbers|results|classes',
      'not|isnt|never always|certain|guaranteed|necessary|proven|general',
      'in ?some|certain|many|other cases|classes',
      'not ?really|always work|hold|true|happen',
      'doesnt|dont ?really|always work|hold|happen',
    ],
    denied: 'certain',
  },
  indifferent: {
    phrases: [
      'no difference',
      'doesnt|dont|not|never ?really matter|care',
      'all|exactly|equally|both|comes|come|are ?out|the|just equal|same|good|alike|safe|cheap',
      'either|any of|one|will|plan|doctor',
      'it|thats is|all the same',
      'whichever|whatever you',
    ],
  },
  favoured: {
    phrases: [
      'advantage|favoured|favours|favour|likelier|ahead|privileged|luckier',
      'better off|chance|chances|odds|position|cards',
      'is|has .. better',
      'wins|win|scores|score|gets|get ?points ?counters more|most ?often',
      'more|higher|bigger|larger|greater|most chances|chance|possibilities|probability|likely|ways|combinations|wins',
    ],
  },
  more: {
    phrases: [
      'more|higher|increase|increases|increased|rise|rises|grow|grows|larger|bigger|greater|dearer|costlier|up|gained|profit',
      'pricier|extra|frequent|often',
    ],
    denied: 'less',
  },
  less: {
    phrases: [
      'less|fewer|lower|decrease|decreases|shrink|shrinks|drop|drops|fall|falls|smaller|cheaper|rarer|seldom|reduced|reduces|down|lost',
    ],
    denied: 'more',
  },
};

/** Phrases in favour of an alternative, and against it. */
export const favours: readonly string[] = [
  'take|takes|choose|chooses|pick|picks|prefer|recommend|advise|buy|select|use|trust|want|vote|get|order',
  'go|goes|going|opt|stick for|with|to',
  'best|better|cheaper|cheapest|ideal|advantage|advantages|favourite|winner|safer|superior|stronger|ahead',
  'wins|win|won $|out|more|by|for|here|in|if|when|with',
  'more|most|most often|likely|chances|chance|value|for',
  'likelier|cost-effective|favours|favoured|benefits',
  'costs|cost|pay|pays|price|spend less|lower|least',
  'for|choice|option|deal|one|it is|should|would ?be $|those|people|anyone|somebody|who|that|the|if',
  'suits|fits|suit|worth|rather ?be|have',
];
export const disfavours: readonly string[] = [
  'more|most expensive',
  'dearer|worse|worst|costlier|pricier|loses|lose|disadvantage|avoid|avoids|behind|inferior|unsuitable',
  'less|fewer likely|chances|value|often',
  'costs|cost|pay|pays more|higher|most',
];
