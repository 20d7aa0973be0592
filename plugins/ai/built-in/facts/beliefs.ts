import type { Fact } from './fact.ts';

/** Common wrong ideas with a typical wording. */
export const beliefFacts: readonly Fact[] = [
  {
    lesson: 'percentage-change',
    about:
      /(?:\bup|increas\w*|rises?|raised?|grows?)\b.{0,30}(\d+) ?(?:%|percent).{0,60}(?:\bdown|decreas\w*|falls?|lower\w*|reduc\w*|drops?)\b.{0,30}\1 ?(?:%|percent)|(?:\bup|\bdown)\b.{0,20}(?:same|equal) percent/,
    statement:
      'It is not the same as before. The two percentages refer to different amounts: the second is taken of the result of the first change, so the same percentage is a different amount.',
    question: 'Try it with 100: what is it after the first change, and what is that percentage of the new amount?',
  },
  {
    lesson: 'multiplication',
    about: /(?:multipl\w+|times)\b.{0,30}\b(?:always|every ?time)?\b.{0,20}\b(?:bigger|larger|greater|increases)\b/,
    statement:
      'That is not true of every number: multiplying by a number below 1 takes only part of the other number, so the result is smaller.',
    question: 'What happens when you multiply 8 by one half?',
  },
  {
    lesson: 'comparing-fractions',
    about:
      /(?:bigger|larger|higher|greater) (?:denominator|bottom).{0,40}(?:bigger|larger|greater) fraction|1\/(\d+) is (?:bigger|larger|more) (?:than|then) 1\/\d.{0,30}because/,
    statement:
      'It is the other way round: a larger denominator cuts the whole into more parts, so each part is smaller.',
    question: 'If you like the cake, would you rather have a third or an eighth of it, and why?',
  },
  {
    lesson: 'correlation-and-causation',
    about:
      /\b(?:more|higher|larger|bigger)\b.{0,60}\b(?:have|has|had|get|show|means?)?\s*(?:more|higher|fewer|less|lower)\b.{0,60}\b(?:so|therefore|thus|hence|that means|because of|causes?)\b/,
    statement:
      'If two things go together, that does not yet mean that one causes the other. A third thing may be behind both, the cause may work the other way round, or it may be chance.',
    question: 'What third thing could cause both here?',
  },
  {
    lesson: 'sampling',
    about:
      /\b(?:asked|surveyed|polled|interviewed|questioned)\b.{0,80}\b(?:so|therefore|thus|means|hence|proves?|shows?)\b.{0,60}\b(?:all|every\w*|most|almost|nearly|people|majority|everybody)\b/s,
    statement:
      'Be careful with that step: it goes from the people who were asked to everybody. A sample represents everybody only if everybody had the same chance of being chosen; people in one place differ from others in what brings them there.',
    question: 'Who had no chance to be asked here, and how might they have answered?',
  },
  {
    lesson: 'probability',
    about:
      /\b(?:due|overdue|has to come|must come|bound to)\b.{0,60}\b(?:heads|tails|red|black|six|win|number)\b|\b(?:heads|tails|red|black|sixes)\b.{0,40}(?:in a row|times).{0,60}\b(?:so|now|next)\b/,
    statement: 'Coins and dice have no memory: what came before changes nothing about the next one.',
    question: 'What would the coin have to “know” for the next toss to be different?',
  },
  {
    lesson: 'probability',
    about:
      /\b(?:either|two (?:cases|outcomes|options|possibilities)|happens or (?:it )?(?:doesn.?t|does not))\b.{0,60}(?:50 ?(?:%|percent|\/|-)|fifty|half)/,
    statement:
      'Two possible results need not be equally likely: what counts is in how many ways each can happen, or how often it does.',
    question: 'Within the next second, a bus either comes or does not. Is the chance half and half?',
  },
  {
    lesson: 'sunk-cost',
    about:
      /\balready (?:spent|paid|invested|put in)\b.{0,80}\b(?:so|have to|must|should|can.?t (?:stop|quit)|might as well)\b/,
    statement:
      'What has been spent is gone either way, whatever you decide now. Only what still lies ahead differs between the choices.',
    question: 'If you had got it for nothing, what would you choose from here on?',
  },
  {
    lesson: 'accuracy',
    about: /\b9\d(?:\.\d)? ?(?:%|percent).{0,80}\b(?:only|just|rare|few)\b.{0,20}\d* ?(?:of|in|out of|%|percent)/,
    holds: false,
    statement:
      'A high share of right answers is not enough. If one kind is rare, a model that always gives the common answer is right nearly every time and finds none of the rare cases. So compare with that baseline first, and ask how many of the rare cases the model finds.',
    question:
      'How often would a model that always says “healthy” be right here, and how many ill people would it find?',
  },
  {
    lesson: 'overfitting',
    about:
      /train\w*(?: \w+){0,3} (?:low|good|great|small|perfect|9\d ?%|100 ?%)(?!\w).{0,50}\b(?:test|validation|new)\b.{0,30}\b(?:high|bad|worse|poor|large|much more)|train\w*(?: accuracy)?(?: \w+){0,2} high\b.{0,50}\b(?:test|validation|new)\b.{0,30}\b(?:low|lower|bad|worse|poor)/,
    holds: true,
    statement:
      'Few errors in training and many on new examples are exactly what overfitting looks like: the model has learnt its examples by heart. If there are many errors in both, it is underfitting.',
    question: 'What would you try first against it: more examples, a simpler model, or stopping earlier, and why?',
  },
  {
    lesson: 'probability',
    about: /(?:prob\w*|chance\w*|rain).{0,60}\d+ ?%.{0,60}\d+ ?%.{0,80}(?:weekend|either|at least|one of|= ?\d+ ?%)/,
    holds: false,
    statement:
      'If you add the two, you count the case in which both happen twice: two days with 60% each would make 120%. You can only add the probabilities of things that exclude each other. For “on at least one of the days”, look at the opposite: on neither of them.',
    question:
      'What is the probability that it stays dry on the first day, and what do you need to know to say the same of both days?',
  },
  {
    lesson: 'conditional-statements',
    about:
      /\b(?:a|p|x) (?:implies|means|=>|->|→) (?:b|q|y)\b.{0,60}\b(?:b|q|y) (?:implies|means|=>|->|→) (?:a|p|x)\b|\bif (?:a|p) then (?:b|q)\b.{0,60}\bif (?:b|q) then (?:a|p)\b/,
    holds: false,
    statement:
      'From “if A, then B” it does not follow that “if B, then A”: that is its converse. If it rains the street is wet, but a wet street may have another reason. What does follow is the contrapositive: without B, no A.',
    question: 'Can you find a true “if … then” whose converse is false, and one whose converse is true?',
  },
];
