import { ask, coach, documents, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('problem_solving');

export const decisionsSkills = [
  skill('planning-and-scheduling', 'Planning and scheduling', 'beginner', {
    description: 'Put steps into an order and a calendar with limits on time and helpers.',
    aliases: ['scheduling', 'timetabling', 'planning'],
    requires: ['problem-decomposition'],
    topics: ['applied_reasoning/planning-and-scheduling'],
    concepts: ['scheduling', 'schedules', 'timetables', 'time-calculation'],
    steps: [
      step(
        'Before and after',
        1,
        'Write for each step of a meal what must come before. You are done when dinner for six is ready at seven on paper.',
        practise('applied_reasoning/planning-and-scheduling'),
      ),
      step(
        'Timetables',
        1,
        'Find connections with changes and waiting times. You are done when you can say what a delay of ten minutes costs.',
        practise('applied_reasoning/planning-and-scheduling', 20),
      ),
      step(
        'Your own week',
        1,
        'Plan next week with fixed, movable and free time and compare on Sunday. You are done when two weeks in a row half of the plan held.',
        coach('Plan my week realistically'),
      ),
    ],
  }),
  skill('critical-path-planning', 'Critical paths', 'advanced', {
    description: 'Find which steps decide the end of a project and where there is slack.',
    aliases: ['critical path method', 'project scheduling'],
    requires: ['planning-and-scheduling', 'inequalities'],
    topics: ['applied_reasoning/planning-and-scheduling'],
    concepts: ['critical-path', 'slack', 'optimisation', 'lower-bounds'],
    steps: [
      step(
        'The longest chain',
        1,
        'Draw a project of ten steps and find the longest chain. You are done when you can say which steps may be late, and by how much.',
        practise('applied_reasoning/planning-and-scheduling'),
      ),
      step(
        'One machine short',
        1.5,
        'Repeat it with two helpers only. You are done when you can prove that no plan is shorter, or find one.',
        ask('How do I prove that a schedule cannot be shorter?'),
      ),
      step(
        'Where would money help?',
        1,
        'Choose the step to speed up and say when another becomes critical. You are done when your choice survives a friend’s attack.',
        coach('Find the step that shortens a project most'),
      ),
    ],
  }),
  skill('decision-making', 'Making decisions', 'beginner', {
    description: 'Compare options by what matters, and notice sunk costs and missing options.',
    aliases: ['decision analysis', 'choosing'],
    topics: ['applied_reasoning/decisions-and-trade-offs'],
    concepts: ['decision-making', 'sunk-cost', 'cost-comparison'],
    steps: [
      step(
        'A third option',
        0.5,
        'Add one more option to five either-or choices. You are done when one of them is better than both.',
        ask('Help me find a third option for a choice of mine'),
      ),
      step(
        'What is spent is spent',
        1,
        'Solve cases where past costs tempt. You are done when you can say what still counts.',
        practise('applied_reasoning/decisions-and-trade-offs'),
      ),
      step(
        'Decide and look back',
        1,
        'Write a decision down with reasons and a date to judge it. You are done when you have judged one by its reasons, not by luck.',
        coach('Keep a decision diary'),
      ),
    ],
  }),
  skill('expected-value', 'Deciding under uncertainty', 'advanced', {
    description: 'Weigh outcomes by their chances, and know when the average is not what counts.',
    aliases: ['expected value', 'risk', 'decision trees for decisions'],
    requires: ['decision-making', 'probability'],
    topics: ['applied_reasoning/decisions-and-trade-offs'],
    concepts: ['expected-value', 'risk', 'value-of-information'],
    steps: [
      step(
        'Average over many',
        1,
        'Compute expected values of games, insurances and offers. You are done when you can say what you would pay to play.',
        practise('applied_reasoning/decisions-and-trade-offs'),
      ),
      step(
        'When you only play once',
        1,
        'Find three decisions where ruin matters more than the average. You are done when you can say why people insure.',
        ask('When is maximising the expected value foolish?'),
      ),
      step(
        'Is asking worth it?',
        1,
        'Compute what perfect information would be worth. You are done when you can say when not to ask.',
        practise('applied_reasoning/decisions-and-trade-offs', 20),
      ),
    ],
  }),
  skill('trade-off-analysis', 'Trade-offs', 'intermediate', {
    description: 'Compare options with several criteria, weights and break-even points.',
    aliases: ['cost-benefit analysis', 'weighted criteria', 'break-even'],
    requires: ['decision-making', 'linear-equations'],
    topics: ['applied_reasoning/decisions-and-trade-offs'],
    concepts: ['weighted-criteria', 'break-even', 'opportunity-cost', 'fixed-and-variable-costs', 'sensitivity'],
    steps: [
      step(
        'Weigh it',
        1,
        'Score three phones by four criteria with weights, then change one weight. You are done when you know which weight decides.',
        practise('applied_reasoning/decisions-and-trade-offs'),
      ),
      step(
        'From when on?',
        1,
        'Find from how many uses the dearer ticket pays. You are done when you can draw both costs and read the crossing.',
        practise('applied_reasoning/decisions-and-trade-offs', 20),
      ),
      step(
        'What else could I do?',
        0.5,
        'Name the best alternative use of time or money for five choices. You are done when one choice changes because of it.',
        coach('Compare options for my next year'),
      ),
    ],
  }),
  skill('constraint-solving', 'Solving under constraints', 'advanced', {
    description: 'State what must hold, find what is impossible, and search what is left.',
    aliases: ['constraint satisfaction', 'optimisation under constraints'],
    requires: ['systematic-search', 'deductive-reasoning'],
    topics: ['applied_reasoning/planning-and-scheduling'],
    concepts: ['constraints', 'optimisation'],
    steps: [
      step(
        'Write every limit',
        1,
        'State all limits of a seating plan, also the silent ones. You are done when a stranger could solve it.',
        practise('applied_reasoning/planning-and-scheduling'),
      ),
      step(
        'The tightest first',
        1.5,
        'Place the guest with the fewest possible seats first and go on. You are done when you rarely have to go back.',
        ask('Why does choosing the most constrained variable first save work?'),
      ),
      step(
        'Best, not only possible',
        1,
        'Find a plan with the least walking and a bound that shows how good it is. You are done when plan and bound meet, or you know the gap.',
        coach('Optimise a timetable and say how far from best it is'),
      ),
    ],
  }),
  skill('root-cause-analysis', 'Finding root causes', 'intermediate', {
    description: 'Go from symptom to cause by comparing, asking why and testing.',
    aliases: ['fault analysis', 'five whys'],
    requires: ['problem-decomposition'],
    topics: ['applied_reasoning/evidence-and-causation'],
    concepts: ['alternative-explanations', 'common-cause', 'fair-comparison'],
    steps: [
      step(
        'Where and where not',
        1,
        'Write where a problem occurs and where it could but does not. You are done when the difference suggests a test.',
        practise('applied_reasoning/evidence-and-causation'),
      ),
      step(
        'Five whys',
        0.5,
        'Ask why until the answer is something that can be changed. You are done when you stop at a process, not at a person.',
        group('Find the root cause of a late project', 30),
      ),
      step(
        'Test it',
        1,
        'Change the suspected cause alone and watch. You are done when the problem returns with the cause.',
        coach('Plan a test for a suspected cause'),
      ),
    ],
  }),
  skill('estimation', 'Estimating the unknown', 'intermediate', {
    description: 'Find the order of magnitude of something nobody knows, with stated assumptions.',
    aliases: ['fermi problems', 'back-of-the-envelope calculation'],
    requires: ['units-and-scale', 'problem-decomposition'],
    steps: [
      step(
        'Break it into guesses',
        1,
        'Estimate how many piano tuners, bicycles or pizzas a city has. You are done when two ways agree within a factor of three.',
        ask('Give me a Fermi problem and challenge my assumptions'),
      ),
      step(
        'Low, high, middle',
        0.5,
        'Give each guess a range and combine by the geometric mean. You are done when nine of ten ranges hold the truth.',
        group('Estimate and reveal', 20),
      ),
      step(
        'Use it',
        1,
        'Estimate cost and time of a plan of yours before you look anything up. You are done when you know which guess mattered most.',
        coach('Estimate a project before planning it'),
        documents('Keep the estimate with your work', 10),
      ),
    ],
  }),
];
