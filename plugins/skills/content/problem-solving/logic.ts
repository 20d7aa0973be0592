import { ask, coach, group, idfs, practise, record, skillsOf, step } from '../write.ts';

const skill = skillsOf('problem_solving');

export const logicSkills = [
  skill('pattern-recognition', 'Finding patterns', 'beginner', {
    description: 'Find the rule behind shapes and numbers, state it, and test it on the next case.',
    aliases: ['inductive reasoning', 'pattern recognition'],
    topics: ['applied_reasoning/patterns-and-spatial'],
    concepts: ['figure-patterns', 'rule-finding', 'growing-patterns', 'series'],
    steps: [
      step(
        'Describe before you guess',
        1,
        'Write what changes and what stays from figure to figure. You are done when your sentence predicts the next one.',
        practise('applied_reasoning/patterns-and-spatial'),
      ),
      step(
        'Two rules at once',
        1,
        'Separate colour, number and position into rules of their own. You are done when you solve grids with three rules.',
        practise('applied_reasoning/patterns-and-spatial', 20),
      ),
      step(
        'Test the rule',
        0.5,
        'For each rule find one case that would refute it. You are done when you look for that case first.',
        ask('Give me a sequence with a tempting wrong rule'),
      ),
    ],
  }),
  skill('spatial-reasoning', 'Spatial reasoning', 'intermediate', {
    description: 'Turn, fold and cut things in your mind, and check with paper.',
    aliases: ['mental rotation', 'spatial visualisation'],
    requires: ['angles-and-shapes'],
    topics: ['applied_reasoning/patterns-and-spatial'],
    concepts: ['mental-rotation', 'mental-folding', 'cube-nets', 'spatial-views', 'symmetry'],
    steps: [
      step(
        'Fold and look',
        1,
        'Predict nets of cubes, then cut and fold them. You are done when eight of ten predictions hold.',
        practise('applied_reasoning/patterns-and-spatial'),
      ),
      step(
        'Turn it',
        1,
        'Rotate figures of cubes in mind and draw the view. You are done when you can tell turned from mirrored.',
        practise('applied_reasoning/patterns-and-spatial', 20),
      ),
      step(
        'Describe a shape by phone',
        1,
        'Describe a building of ten blocks in words so that someone rebuilds it. You are done when it matches at the first try.',
        group('Build by words alone', 30),
        idfs('See how you do under time in the IDFS Assessment'),
      ),
    ],
  }),
  skill('deductive-reasoning', 'Deduction', 'intermediate', {
    description: 'Conclude only what follows, from rules, clues and conditions.',
    aliases: ['logical thinking', 'syllogisms', 'logical reasoning'],
    topics: ['applied_reasoning/deduction-and-argument'],
    concepts: ['deduction', 'conclusions', 'necessary-and-sufficient'],
    steps: [
      step(
        'What follows?',
        1,
        'Sort conclusions into must, may and cannot. You are done when you no longer accept a true sentence that does not follow.',
        practise('applied_reasoning/deduction-and-argument'),
      ),
      step(
        'Grids of clues',
        1.5,
        'Solve “who has what” puzzles with a grid and write why each cross stands. You are done when you never guess.',
        practise('applied_reasoning/deduction-and-argument', 20),
      ),
      step(
        'Enough or needed?',
        1,
        'Tell for ten conditions whether they are necessary, sufficient or both. You are done when you can give a counterexample for each wrong one.',
        ask('Quiz me on necessary and sufficient conditions'),
      ),
    ],
  }),
  skill('argument-analysis', 'Analysing arguments', 'intermediate', {
    description: 'Find claim, reasons and unstated assumptions, and where an argument breaks.',
    aliases: ['critical thinking', 'logical fallacies'],
    requires: ['deductive-reasoning'],
    topics: ['applied_reasoning/deduction-and-argument'],
    concepts: ['argument-analysis', 'assumptions', 'argument-form', 'evaluating-claims'],
    steps: [
      step(
        'Draw the argument',
        1,
        'Draw claim and reasons of an editorial as boxes and arrows. You are done when the author would agree with your drawing.',
        practise('applied_reasoning/deduction-and-argument'),
      ),
      step(
        'What is not said',
        1,
        'Write the assumption that each arrow needs. You are done when denying it breaks the argument.',
        practise('applied_reasoning/deduction-and-argument', 20),
      ),
      step(
        'Strongest version',
        1.5,
        'Improve an argument you disagree with before you answer it. You are done when its friends accept your version.',
        coach('Steelman a position and then answer it'),
        group('Debate from the other side'),
      ),
    ],
  }),
  skill('problem-decomposition', 'Breaking problems down', 'beginner', {
    description: 'Split a problem into parts that can be solved and checked on their own.',
    aliases: ['decomposition', 'problem solving', 'computational thinking'],
    steps: [
      step(
        'What is asked, what is given?',
        0.5,
        'Write both in one line each before anything else, for ten problems. You are done when you find one with something missing.',
        ask('Give me problems with missing or needless data'),
      ),
      step(
        'Parts that fit',
        1,
        'Split “plan a school trip” into parts with inputs and results. You are done when two people could work on parts at once.',
        group('Split a project and hand out parts'),
      ),
      step(
        'Solve the smallest first',
        1,
        'Choose the part that teaches most about the rest, and do it. You are done when you changed the plan because of it.',
        coach('Break down a problem I am stuck on'),
      ),
    ],
  }),
  skill('working-backwards', 'Working backwards', 'intermediate', {
    description: 'Start from the goal and ask what must hold just before.',
    aliases: ['backward reasoning', 'means-ends analysis'],
    requires: ['problem-decomposition'],
    topics: ['applied_reasoning/planning-and-scheduling'],
    concepts: ['working-backwards'],
    steps: [
      step(
        'From the end',
        1,
        'Solve “I doubled, took 6, and have 10” and find out when to leave for a train. You are done when you know which problems read better backwards.',
        practise('applied_reasoning/planning-and-scheduling'),
      ),
      step(
        'Last step first',
        1,
        'Find the winning positions of a taking game from the end. You are done when you win as the first player.',
        ask('Play a game of Nim with me and let me find the winning positions'),
      ),
      step(
        'Plan from a date',
        1,
        'Plan an application from its deadline back to today. You are done when each step has a latest day.',
        coach('Plan backwards from a deadline of mine'),
      ),
    ],
  }),
  skill('systematic-search', 'Searching systematically', 'intermediate', {
    description: 'Go through cases without missing or repeating one, and prune early.',
    aliases: ['case analysis', 'exhaustive search', 'backtracking'],
    requires: ['problem-decomposition'],
    steps: [
      step(
        'An order for the list',
        1,
        'List all ways to pay 20 cents and count them twice in different orders. You are done when both counts agree.',
        practise('core_math/logic-and-sets'),
      ),
      step(
        'Cut branches',
        1,
        'Solve a small sudoku and write which case each digit excludes. You are done when you never go into a case that is already dead.',
        ask('Teach me backtracking with a 4×4 sudoku'),
      ),
      step(
        'Nothing forgotten?',
        0.5,
        'Prove that your cases cover everything and overlap nowhere. You are done when a partner finds no gap.',
        group('Check each other’s lists of cases', 20),
      ),
    ],
  }),
  skill('memory-and-attention', 'Using memory and attention well', 'beginner', {
    description: 'Hold what you need while thinking, and unload the rest onto paper.',
    aliases: ['working memory', 'concentration'],
    steps: [
      step(
        'Know your limits',
        1,
        'Take the IDFS Assessment and look at memory and speed. You are done when you can say where you lose time or details.',
        idfs(),
        record('Look at your results'),
      ),
      step(
        'Chunk',
        1,
        'Group digits, steps and names into units and compare how many you keep. You are done when you remember a list of twelve by four groups.',
        ask('Test my memory with and without chunking'),
      ),
      step(
        'Write to think',
        1,
        'Solve three multi-step problems in your head and three with notes. You are done when you know when notes pay.',
        coach('Organise notes while solving long problems'),
      ),
    ],
  }),
];
