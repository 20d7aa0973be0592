import type { Fact } from './fact.ts';

/** What is often believed, and what follows from what. */
export const reasoningFacts: readonly Fact[] = [
  {
    lesson: 'conditional-statements',
    about:
      /\b(?:a|p|x) (?:implies|means|=>|->|→) (?:b|q|y)\b.{0,60}\b(?:b|q|y) (?:implies|means|=>|->|→) (?:a|p|x)\b|\bif (?:a|p) then (?:b|q)\b.{0,60}\bif (?:b|q) then (?:a|p)\b/,
    holds: false,
    statement:
      'From “if A, then B” it does not follow that “if B, then A”: that is its converse. If it rains the street is wet, but a wet street may have another reason. What does follow is the contrapositive: without B no A.',
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
      'That a statement is true says nothing about its converse: every square is a rectangle, but not every rectangle is a square. The converse has to be shown by itself.',
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
      'Valid is not the same as true: an argument is valid when its conclusion follows from its premises, whether they are true or not. “All fish can fly, a cod is a fish, so a cod can fly” is valid, and false.',
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
      'Where chance decides who gets the treatment, the groups differ by chance alone in everything else, known or unknown. So a difference that is too large for chance comes from the treatment. It still has to be large enough a study, and nobody may drop out for a reason.',
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
      'A correlation alone does not mean that one causes the other: a third thing may be behind both, the cause may run the other way, or it may be chance. It can be a hint where to look.',
    question: 'What third thing could be behind both in your case?',
  },
  {
    lesson: 'correlation-and-causation',
    about: ['causation|cause|causes', 'without correlation|no correlation'],
    holds: true,
    statement:
      'There can be a cause without a correlation: two causes may cancel out, or the relation may bend. A heater that runs when it is cold outside keeps the room at the same temperature.',
    question: 'What would you see in that house if you looked at heating and room temperature only?',
  },
  {
    lesson: 'control-groups',
    about: ['placebo', 'why|need|reason|point'],
    statement:
      'People feel better because they expect to, and because most complaints pass. A group with a placebo expects the same and differs in the substance only, so what is left between the groups is its effect.',
    question: 'Why should the doctors not know either who gets which?',
  },
  {
    lesson: 'control-groups',
    about: [
      'change|vary',
      'one thing|one variable|more than one|two things|only one|everything',
      'experiment|test|time|why|fair',
    ],
    statement:
      'If two things are changed at once and the result changes, nobody knows which of them did it. So one thing is changed and all else is kept the same.',
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
      'What has been spent cannot be got back by going on, so it is the same in every choice and decides nothing. Only what each choice costs and brings from here on counts.',
    question: 'If you had got it for nothing, what would you choose from here on?',
  },
  {
    lesson: 'bottleneck',
    about: ['bottleneck|slowest|slow step', 'faster|speed|speeding|improve|other step|another step|any step'],
    statement:
      'Only a faster bottleneck makes the whole faster. Where another step is sped up, work only piles up in front of the bottleneck.',
    question: 'Which step in your process has the longest queue before it?',
  },
  {
    lesson: 'critical-path',
    about: ['critical path', 'longest|shortest|why'],
    statement:
      'The critical path is the longest chain of tasks that have to follow each other, and for that reason the shortest time for the whole project: nothing can be done before its chain is done.',
    question: 'What happens to the project when a task beside the critical path takes a little longer?',
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
      'It does not follow from those who made it alone: the many who did the same and did not succeed are not seen. One would have to compare how often it works out with it and without it.',
    question: 'Whom would you have to count besides the famous ones?',
  },
  {
    lesson: 'regression-to-the-mean',
    about: [
      'punish|punished|praise|praised|scolded|yelled|after a bad|after a good|rewarded',
      'better|worse|works|improve|improved',
    ],
    statement:
      'After an extreme result the next one is usually nearer to the average, whatever is done in between. So punishing seems to help and praise to harm, without doing either; a comparison group would tell.',
    question: 'What would have happened without saying anything?',
  },
  {
    lesson: 'necessary-and-sufficient',
    about: ['necessary', 'sufficient', 'same|mean|means|difference|also'],
    holds: false,
    statement:
      'Necessary and sufficient are not the same: without the necessary it cannot be, with the sufficient it must be. Oxygen is necessary for a fire and not sufficient.',
    question: 'Is being a square necessary or sufficient for having four sides?',
  },
  {
    lesson: 'weighted-criteria',
    about: ['average|mean', 'decide|decision|criteria', 'weight|weights|equal|equally'],
    statement:
      'Equal weights are a choice as well: they say that all criteria matter alike. Set the weights before you look at the ratings, and see whether the winner changes when a weight does.',
    question: 'Which criterion could you give up most easily?',
  },
  {
    lesson: 'truth-tellers',
    about: ['i am lying|im lying|this sentence is false|this statement is false', 'true|false|paradox|lie|lying|solve'],
    statement:
      'A sentence that says of itself that it is false can be neither: if it is true it is false, and if it is false it is true. In puzzles it shows that nobody can say it, neither a truth-teller nor a liar.',
    question: 'Can a liar say “I am a liar”?',
  },
  {
    lesson: 'tracing',
    about: ['=', 'equal|equals|same', 'program|programming|code|coding|python|loop|assign'],
    statement:
      'In most programs = is no equation but a command: work out the right side, then store it under the name on the left. So x = x + 1 makes sense: it makes x one larger. Whether two things are equal is asked by ==.',
    question: 'With x = 5, what is x after x = x + 1 and then x = 2 * x?',
  },
];
