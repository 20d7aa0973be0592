import { ask, coach, group, skillsOf, step } from '../write.ts';

const skill = skillsOf('communication');

export const speechSkills = [
  skill('active-listening', 'Active listening', 'beginner', {
    description: 'Understand before you answer, and let the other person notice it.',
    aliases: ['listening', 'listening skills'],
    steps: [
      step(
        'Say it back',
        0.5,
        'In three conversations repeat what you heard before you answer. You are done when people say “exactly”.',
        group('Practise saying it back', 20),
      ),
      step(
        'No advice for ten minutes',
        0.5,
        'Listen to a problem and only ask. You are done when the other person found a next step themselves.',
        group('Listen in pairs', 30),
      ),
      step(
        'What was not said',
        0.5,
        'After a talk write facts, feelings and requests apart. You are done when the speaker confirms two of three.',
        ask('Give me a short dialogue and ask what the speaker wants'),
      ),
    ],
  }),
  skill('asking-questions', 'Asking good questions', 'beginner', {
    description: 'Ask what can be answered, and what moves a talk or a task forward.',
    aliases: ['questioning', 'asking for help'],
    requires: ['active-listening'],
    steps: [
      step(
        'Open and closed',
        0.5,
        'Turn ten yes-or-no questions into open ones, and three the other way. You are done when you know when each helps.',
        ask('Turn my closed questions into open ones, and explain each change'),
      ),
      step(
        'Ask for help well',
        0.5,
        'Ask with what you want, what you tried and what happened. You are done when an answer comes without a question back.',
        coach('Ask for help on a problem I am stuck on'),
      ),
      step(
        'The question behind',
        1,
        'Prepare five questions for someone whose work interests you. You are done when one made them think.',
        group('Interview each other', 30),
      ),
    ],
  }),
  skill('explaining-to-others', 'Explaining', 'intermediate', {
    description: 'Make someone understand: start from what they know, one example, then check.',
    aliases: ['teaching', 'explaining concepts', 'instructing'],
    requires: ['asking-questions', 'summarising'],
    steps: [
      step(
        'Start where they are',
        0.5,
        'Ask two questions before you explain anything. You are done when you change your explanation because of an answer.',
        coach('Explain a topic I know to a beginner'),
      ),
      step(
        'Example, rule, example',
        1,
        'Explain one idea with an example before the rule and another after it. You are done when the listener makes a third.',
        group('Teach your group one idea'),
      ),
      step(
        'Check understanding',
        0.5,
        'Ask for something that cannot be answered by repeating you. You are done when you find one misunderstanding.',
        ask('Play a learner with a misconception, and let me find it'),
      ),
    ],
  }),
  skill('presenting', 'Presenting', 'intermediate', {
    description: 'Speak to a group with a clear message, few slides and contact.',
    aliases: ['public speaking', 'presentation skills', 'giving talks'],
    requires: ['explaining-to-others'],
    steps: [
      step(
        'Message before slides',
        1,
        'Write what listeners shall know, feel or do, then an outline of three parts. You are done when it fits on a card.',
        coach('Outline a five-minute talk'),
      ),
      step(
        'Rehearse aloud',
        1.5,
        'Rehearse three times with a clock and record one. You are done when you stay within 30 seconds of five minutes without reading.',
        group('Rehearse before two people'),
      ),
      step(
        'Questions',
        0.5,
        'Let someone ask the three hardest questions. You are done when you can say “I do not know” and what you would do.',
        ask('Ask me hard questions about my talk'),
      ),
    ],
  }),
  skill('giving-feedback', 'Giving feedback', 'intermediate', {
    description: 'Say what you saw, what it did, and what you suggest, so that it can be used.',
    aliases: ['feedback', 'constructive criticism'],
    requires: ['active-listening'],
    steps: [
      step(
        'Seen, not judged',
        0.5,
        'Rewrite five judgements such as “sloppy” as something one can see. You are done when the person could not dispute it.',
        ask('Turn my judgements into observations'),
      ),
      step(
        'Three sentences',
        1,
        'Give feedback as observation, effect and suggestion to three people. You are done when one of them did something with it.',
        group('Give feedback on each other’s work'),
      ),
      step(
        'When it is hard',
        0.5,
        'Prepare feedback you would rather not give. You are done when you have given it, in private and in time.',
        coach('Prepare difficult feedback'),
      ),
    ],
  }),
  skill('receiving-feedback', 'Receiving feedback', 'beginner', {
    description: 'Hear criticism as information, ask back, and decide what to do with it.',
    aliases: ['taking criticism', 'growth mindset'],
    requires: ['active-listening'],
    steps: [
      step(
        'Thank, ask, note',
        0.5,
        'Answer the next three criticisms only with thanks and a question. You are done when you understand what the other saw.',
        group('Ask your group for one criticism each', 20),
      ),
      step(
        'Sort it',
        0.5,
        'Sort a month of feedback into do, try and leave, with reasons. You are done when each pile has something.',
        coach('Decide what to do with feedback I received'),
      ),
      step(
        'Show the change',
        0.5,
        'Go back to one person and show what you changed. You are done when they see it.',
        ask('How do I tell someone that I used their feedback?'),
      ),
    ],
  }),
  skill('disagreeing-well', 'Disagreeing well', 'advanced', {
    description: 'Disagree about the matter, not the person, and find out what would change a mind.',
    aliases: ['debating', 'negotiation', 'dialogue'],
    requires: ['structuring-an-argument', 'giving-feedback'],
    steps: [
      step(
        'What would change my mind?',
        0.5,
        'Write it down for three of your opinions. You are done when each answer could really happen.',
        ask('Ask me what would change my mind'),
      ),
      step(
        'Common ground first',
        1,
        'Begin three disagreements with what you share. You are done when the other agrees with your summary of their view.',
        group('Debate with exchanged positions'),
      ),
      step(
        'Interests, not positions',
        1,
        'Find in a quarrel what each side needs and an option that serves both. You are done when both would accept it.',
        coach('Negotiate something that matters to me'),
      ),
    ],
  }),
  skill('interviewing', 'Interviews', 'intermediate', {
    description: 'Prepare for an interview, answer with examples, and ask in return.',
    aliases: ['job interviews', 'admission interviews'],
    requires: ['asking-questions', 'self-reflection'],
    steps: [
      step(
        'Five stories',
        1.5,
        'Write five situations with task, action and result. You are done when they answer fifteen usual questions.',
        coach('Turn my experience into interview stories'),
      ),
      step(
        'Mock interview',
        1,
        'Do one with a partner and record it. You are done when no answer is longer than two minutes.',
        group('Hold mock interviews'),
        ask('Interview me for a place at a university'),
      ),
      step(
        'Ask back',
        0.5,
        'Prepare three questions that the website does not answer. You are done when one is about the work itself.',
        ask('Which questions show real interest in an interview?'),
      ),
    ],
  }),
];
