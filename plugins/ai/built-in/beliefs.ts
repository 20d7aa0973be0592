/** A wrong idea that is often said in words, with what is the matter with it and a question that leads on. */
interface Belief {
  readonly says: RegExp;
  readonly answer: string;
  readonly asks: string;
}

const beliefs: readonly Belief[] = [
  {
    says: /(?:\bup|increas\w*|rises?|raised?|grows?)\b.{0,30}(\d+) ?(?:%|percent).{0,60}(?:\bdown|decreas\w*|falls?|lower\w*|reduc\w*|drops?)\b.{0,30}\1 ?(?:%|percent)|(?:\bup|\bdown)\b.{0,20}(?:same|equal) percent/,
    answer:
      'It is not the same as before. The two percentages are taken of different amounts: the second one of what the first has left, so the same percentage is not the same amount.',
    asks: 'Try it with 100: what is it after the first change, and what is that percentage of the new amount?',
  },
  {
    says: /(?:multipl\w+|times)\b.{0,30}\b(?:always|every ?time)?\b.{0,20}\b(?:bigger|larger|greater|increases)\b/,
    answer:
      'That does not hold for every number: multiplying by a number below 1 takes only a part, so the result is smaller.',
    asks: 'What happens when you multiply 8 by one half?',
  },
  {
    says: /(?:bigger|larger|higher|greater) (?:denominator|bottom).{0,40}(?:bigger|larger|greater) fraction|1\/(\d+) is (?:bigger|larger|more) (?:than|then) 1\/\d.{0,30}because/,
    answer: 'It is the other way round: a larger denominator cuts the whole into more parts, so each part is smaller.',
    asks: 'Which would you rather have of a cake you like, a third or an eighth, and why?',
  },
  {
    says: /\b(?:more|higher|larger|bigger)\b.{0,60}\b(?:have|has|had|get|show|means?)?\s*(?:more|higher|fewer|less|lower)\b.{0,60}\b(?:so|therefore|thus|hence|that means|because of|causes?)\b/,
    answer:
      'That two things go together does not yet say that one causes the other. A third thing may stand behind both, the cause may run the other way, or it may be chance.',
    asks: 'Which third thing could bring about both here?',
  },
  {
    says: /\b(?:asked|surveyed|polled|interviewed|questioned)\b.{0,80}\b(?:so|therefore|thus|means|hence|proves?|shows?)\b.{0,60}\b(?:all|every\w*|most|almost|nearly|people|majority|everybody)\b/s,
    answer:
      'Be careful with that step: it goes from those who were asked to everybody. A sample tells about all only if all had the same chance to be chosen; people in one place are not like everybody else in what brings them there.',
    asks: 'Who had no chance to be asked here, and how might they have answered?',
  },
  {
    says: /\b(?:due|overdue|has to come|must come|bound to)\b.{0,60}\b(?:heads|tails|red|black|six|win|number)\b|\b(?:heads|tails|red|black|sixes)\b.{0,40}(?:in a row|times).{0,60}\b(?:so|now|next)\b/,
    answer: 'Coins and dice have no memory: what came before changes nothing about the next one.',
    asks: 'What would the coin have to “know” for the next toss to be different?',
  },
  {
    says: /\b(?:either|two (?:cases|outcomes|options|possibilities)|happens or (?:it )?(?:doesn.?t|does not))\b.{0,60}(?:50 ?(?:%|percent|\/|-)|fifty|half)/,
    answer:
      'Two possible results need not be equally likely: what counts is in how many ways each comes about, or how often it happens.',
    asks: 'Is a bus that comes or does not come within the next second a matter of half and half?',
  },
  {
    says: /\balready (?:spent|paid|invested|put in)\b.{0,80}\b(?:so|have to|must|should|can.?t (?:stop|quit)|might as well)\b/,
    answer:
      'What has been spent is gone either way, whatever you decide now. Only what still lies ahead differs between the choices.',
    asks: 'If you had got it for nothing, what would you choose from here on?',
  },
];

/** What to say to a wrong idea that stands in a message; undefined where none is recognised. */
export function beliefIn(message: string): { answer: string; asks: string } | undefined {
  const plain = message.slice(0, 1000).normalize('NFKC').toLowerCase().replaceAll('’', "'");
  return beliefs.find(({ says }) => says.test(plain));
}
