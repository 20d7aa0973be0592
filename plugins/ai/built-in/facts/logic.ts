import type { Fact } from './fact.ts';

/** Common beliefs, and what follows from a statement. */
export const reasoningFacts: readonly Fact[] = [
  {
    lesson: 'conditional-statements',
    about:
      /\b(?:a|p|x) (?:implies|means|=>|->|→) (?:b|q|y)\b.{0,60}\b(?:b|q|y) (?:implies|means|=>|->|→) (?:a|p|x)\b|\bif (?:a|p) then (?:b|q)\b.{0,60}\bif (?:b|q) then (?:a|p)\b/,
    holds: false,
    statement:
      'From “if A, then B” it does not follow that “if B, then A”: that is its converse. If it rains the street is wet, but a wet street may have another reason. What does follow is the contrapositive: without B, no A.',
    question: 'Can you find a true “if … then” whose converse is false, and one whose converse is true?',
  },
  {
    lesson: 'conditional-statements',
    about: [
      'converse|inverse|other way round|reverse',
      'true|same|always|hold|follow',
      '!function|proportion|matrix|denominator|add',
    ],
    holds: false,
    statement:
      'A true statement tells you nothing about its converse: every square is a rectangle, but not every rectangle is a square. The converse needs a proof of its own.',
    question: 'What is the converse of “if it is a dog, it is an animal”?',
  },
  {
    lesson: 'conditional-statements',
    about: ['contrapositive', 'same|true|equivalent|always'],
    holds: true,
    statement:
      'The contrapositive is true exactly when the statement is: “if A, then B” and “if not B, then not A” rule out the same single case, A without B.',
    question: 'What is the contrapositive of “if it is a square, it has four sides”?',
  },
  {
    lesson: 'quantifiers',
    about: ['opposite|negation|negate|contrary|not all', 'all|every', 'none|no|some'],
    statement:
      'The negation of “all are” is not “none is”, but “at least one is not”. One exception is enough to make “all” false.',
    question: 'What is the negation of “some students were late”?',
  },
  {
    lesson: 'assumptions',
    about: ['valid', 'true|sound', 'argument|conclusion|same|premise|premises'],
    holds: false,
    statement:
      'Valid is not the same as true: an argument is valid when its conclusion follows from its premises, whether they are true or not. “All fish can fly, a cod is a fish, so a cod can fly” is valid, but its conclusion is false.',
    question: 'What else does an argument need so that its conclusion has to be true?',
  },
  {
    lesson: 'assumptions',
    about: ['example|examples|one case|single case', 'prove|proves|proof', '!smoke|smoked'],
    holds: false,
    statement:
      'Examples do not prove that something always holds, however many there are: the next one could differ. One counterexample is enough to show that it does not always hold.',
    question: 'Which claim in your task could be overturned by one counterexample, and where would you look for it?',
  },
  {
    lesson: 'correlation-and-causation',
    about: [
      'random|randomly|randomise|randomize|randomised|randomized|randomisation|random assignment',
      'cause|causes|causal|causation|effect',
    ],
    holds: true,
    statement:
      'If chance decides who gets the treatment, the groups differ only by chance in everything else, known or unknown. So a difference that is too large for chance comes from the treatment. The study still has to be large enough, and people must not drop out because of the treatment.',
    question: 'What could still go wrong if many in one group leave the study?',
  },
  {
    lesson: 'correlation-and-causation',
    about: [
      'correlation|correlate|correlates|correlated',
      'cause|causes|causation|causal',
      '!random|randomise|randomize|randomised|randomized|no correlation|difference|vs',
    ],
    holds: false,
    statement:
      'A correlation alone does not mean that one causes the other: a third thing may be behind both, the cause may run the other way, or it may be chance. It can still be a hint where to look.',
    question: 'What third thing could be behind both in your case?',
  },
  {
    lesson: 'correlation-and-causation',
    about: ['causation|cause|causes', 'without correlation|no correlation'],
    holds: true,
    statement:
      'There can be a cause without a correlation: two causes may cancel out, or the relation may be curved. A heater that runs when it is cold outside keeps the room at the same temperature.',
    question: 'What would you see in that house if you looked at heating and room temperature only?',
  },
  {
    lesson: 'control-groups',
    about: ['placebo', 'why|need|reason|point'],
    statement:
      'People feel better because they expect to, and because most complaints pass. A placebo group has the same expectations and differs only in the substance, so the remaining difference between the groups is its effect.',
    question: 'Why should the doctors not know who gets which, either?',
  },
  {
    lesson: 'control-groups',
    about: [
      'change|vary',
      'one thing|one variable|more than one|two things|only one|everything',
      'experiment|test|time|why|fair',
    ],
    statement:
      'If two things are changed at once and the result changes, nobody knows which of them did it. So change one thing and keep everything else the same.',
    question: 'What would you keep the same to see whether light makes plants grow faster?',
  },
  {
    lesson: 'control-groups',
    about: ['control group|controls', 'why|need|without|reason|point|necessary'],
    statement:
      'Without a control group nobody knows what would have happened anyway: most colds pass by themselves within a week. Only the difference between the groups can be put down to the treatment.',
    question: 'What would have happened in your case without it?',
  },
  {
    lesson: 'sunk-cost',
    about: [
      'sunk cost|already paid|already spent|spent so much|already invested',
      'keep|continue|finish|stay|count|ignore|why|should',
    ],
    statement:
      'What has been spent does not come back if you go on, so it is the same for every choice and should not decide. Only what each choice costs and brings from here on counts.',
    question: 'If you had got it for nothing, what would you choose from here on?',
  },
  {
    lesson: 'bottleneck',
    about: ['bottleneck|slowest|slow step', 'faster|speed|speeding|improve|other step|another step|any step'],
    statement:
      'Only a faster bottleneck makes the whole process faster. If you speed up a step before it, work only piles up in front of the bottleneck.',
    question: 'Which step in your process has the longest queue before it?',
  },
  {
    lesson: 'critical-path',
    about: ['critical path', 'longest|shortest|why'],
    statement:
      'The critical path is the longest chain of tasks that have to follow each other. That is why it is also the shortest time for the whole project: the project cannot end before this chain is done.',
    question: 'What happens to the project when a task outside the critical path takes a little longer?',
  },
  {
    lesson: 'critical-path',
    about: [
      'more people|twice as many people|adding people|double the team|more workers',
      'faster|half the time|always|twice as fast',
    ],
    holds: false,
    statement:
      'More people do not always make it faster: tasks that have to wait for each other cannot be done side by side, and people have to talk to each other. It helps where the work can be divided.',
    question: 'Which parts of your work can be done at the same time?',
  },
  {
    lesson: 'survivorship-bias',
    about: [
      'successful|billionaires|billionaire|famous|dropped out|dropout|drop out|winners',
      'so|means|should|prove|key|also',
    ],
    statement:
      'That does not follow from the successful ones alone: the many who did the same and failed are not seen. You would have to compare how often people succeed with it and without it.',
    question: 'Whom would you have to count besides the famous ones?',
  },
  {
    lesson: 'regression-to-the-mean',
    about: [
      'punish|punished|praise|praised|scolded|yelled|after a bad|after a good|rewarded',
      'better|worse|works|improve|improved',
    ],
    statement:
      'After an extreme result the next one is usually nearer to the average, whatever is done in between. So punishment seems to help and praise seems to harm, even if they do neither; a comparison group would show it.',
    question: 'What would have happened if nobody had said anything?',
  },
  {
    lesson: 'necessary-and-sufficient',
    about: ['necessary', 'sufficient', 'same|mean|means|difference|also'],
    holds: false,
    statement:
      'Necessary and sufficient are not the same: without a necessary condition something cannot happen, with a sufficient condition it must. Oxygen is necessary for a fire but not sufficient.',
    question: 'Is being a square necessary or sufficient for having four sides?',
  },
  {
    lesson: 'weighted-criteria',
    about: ['average|mean', 'decide|decision|criteria', 'weight|weights|equal|equally'],
    statement:
      'Equal weights are a choice as well: they say that all criteria matter equally. Set the weights before you look at the ratings, and see whether the winner changes when a weight does.',
    question: 'Which criterion could you give up most easily?',
  },
  {
    lesson: 'truth-tellers',
    about: ['i am lying|im lying|this sentence is false|this statement is false', 'true|false|paradox|lie|lying|solve'],
    statement:
      'A sentence that says of itself that it is false can be neither true nor false: if it is true it is false, and if it is false it is true. In puzzles this shows that nobody can say it, neither a truth-teller nor a liar.',
    question: 'Can a liar say “I am a liar”?',
  },
  {
    lesson: 'tracing',
    about: ['=', 'equal|equals|same', 'program|programming|code|coding|python|loop|assign'],
    statement:
      'In most programs, = is not an equation but a command: work out the right side, then store it under the name on the left. So x = x + 1 makes sense: it makes x larger by one. To ask whether two things are equal, programs use ==.',
    question: 'With x = 5, what is x after x = x + 1 and then x = 2 * x?',
  },
];
