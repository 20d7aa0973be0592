import { ask, coach, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('research');

export const methodsSkills = [
  skill('fair-tests', 'Fair tests', 'beginner', {
    description: 'Change one thing, keep the others, and compare with something.',
    aliases: ['experiments', 'controlled experiments', 'scientific method'],
    requires: ['research-questions'],
    topics: ['applied_reasoning/evidence-and-causation'],
    concepts: ['experiments', 'controlling-variables', 'comparison-group'],
    steps: [
      step(
        'One thing at a time',
        1,
        'Plan which paper plane flies farther: what changes, what stays, how often. You are done when a critic finds no second difference.',
        practise('applied_reasoning/evidence-and-causation'),
      ),
      step(
        'Compared with what?',
        0.5,
        'Find claims without a comparison and add the missing group. You are done when you can do it for advertisements at once.',
        ask('Give me claims without a comparison group'),
      ),
      step(
        'Do it',
        1.5,
        'Run your test at least ten times each and write all results. You are done when you report the failures too.',
        group('Run a test together', 60),
      ),
    ],
  }),
  skill('sampling', 'Samples and surveys', 'intermediate', {
    description: 'Choose whom to ask, see who is missing, and ask without leading.',
    aliases: ['sampling methods', 'survey design', 'questionnaires'],
    requires: ['fair-tests', 'averages-and-spread'],
    topics: ['applied_reasoning/evidence-and-causation'],
    concepts: ['sampling', 'representativeness', 'self-selection', 'non-response', 'random-sample'],
    steps: [
      step(
        'Who is not in it?',
        1,
        'Name for five surveys who could not or would not answer. You are done when you can say in which direction each errs.',
        practise('applied_reasoning/evidence-and-causation'),
      ),
      step(
        'Neutral questions',
        1,
        'Rewrite leading and double questions and test them on two people. You are done when both understand the same.',
        ask('Find what is leading in my questions'),
      ),
      step(
        'Draw at random',
        1,
        'Draw a sample of twenty by lot and compare with asking friends. You are done when you can show the difference.',
        group('Run a small survey', 60),
      ),
    ],
  }),
  skill('correlation-and-causation', 'Correlation and causation', 'intermediate', {
    description: 'Find other explanations for a connection, and what would tell them apart.',
    aliases: ['causal inference', 'confounding'],
    requires: ['fair-tests', 'reading-charts'],
    topics: ['applied_reasoning/evidence-and-causation'],
    concepts: ['correlation-and-causation', 'reverse-causation', 'common-cause'],
    steps: [
      step(
        'Four other explanations',
        1,
        'For five connections write chance, reverse, common cause and selection. You are done when one of them is more likely than the claim.',
        practise('applied_reasoning/evidence-and-causation'),
      ),
      step(
        'Draw the arrows',
        1,
        'Draw causes as arrows and find what to compare within. You are done when you can explain Simpson’s paradox with your drawing.',
        ask('Explain Simpson’s paradox and let me find the hidden variable'),
      ),
      step(
        'What would decide it?',
        1,
        'Propose an experiment or a natural one for each. You are done when you can say what each result would mean.',
        coach('Design a test for a causal claim'),
      ),
    ],
  }),
  skill('study-design', 'Designing studies', 'advanced', {
    description: 'Plan a study that can answer its question: groups, chance, size, measures, and rules set before.',
    aliases: ['experimental design', 'research design', 'randomised trials'],
    requires: ['sampling', 'correlation-and-causation', 'probability'],
    topics: ['applied_reasoning/evidence-and-causation'],
    concepts: ['experiments', 'sample-size', 'interaction'],
    steps: [
      step(
        'Assign by chance',
        1,
        'Explain with a table what a lot does that matching cannot. You are done when you can name what it does not do.',
        practise('applied_reasoning/evidence-and-causation'),
      ),
      step(
        'How many?',
        1.5,
        'Simulate how often a study of 20 and of 200 finds a true small effect. You are done when you can choose a number for yours.',
        ask('Simulate the power of my study with me'),
      ),
      step(
        'Rules before data',
        1,
        'Write hypotheses, measures and analysis before you collect. You are done when someone else could run the analysis.',
        coach('Preregister a small study'),
      ),
    ],
  }),
  skill('descriptive-statistics', 'Describing data', 'intermediate', {
    description: 'Summarise data with figures and charts that fit its kind and shape.',
    aliases: ['descriptive statistics', 'exploratory data analysis'],
    requires: ['averages-and-spread', 'reading-charts'],
    topics: ['applied_reasoning/data-interpretation', 'core_math/data-and-probability'],
    concepts: ['dot-plots', 'spread', 'outliers'],
    steps: [
      step(
        'Look first',
        1,
        'Plot data before any figure, and describe centre, spread, shape and outliers. You are done when your words and the plot agree.',
        practise('applied_reasoning/data-interpretation'),
      ),
      step(
        'Compare groups',
        1,
        'Compare two groups by more than their means. You are done when you can say how much they overlap.',
        practise('core_math/data-and-probability', 20),
      ),
      step(
        'Which summary?',
        0.5,
        'Choose figures for skewed, grouped and ordered data. You are done when you can say what each hides.',
        ask('Which summary fits salaries, shoe sizes and grades?'),
      ),
    ],
  }),
  skill('data-visualisation', 'Visualising data', 'intermediate', {
    description: 'Choose and draw charts that show a comparison honestly and at a glance.',
    aliases: ['data visualization', 'charts design', 'infographics'],
    requires: ['descriptive-statistics'],
    topics: ['applied_reasoning/data-interpretation'],
    concepts: ['bar-charts', 'line-charts', 'dot-plots'],
    steps: [
      step(
        'Position beats area',
        1,
        'Draw the same data as bars, a pie and dots and time how fast people compare. You are done when you know which to choose for what.',
        group('Time each other', 20),
      ),
      step(
        'Label, do not decode',
        1,
        'Redraw a chart with direct labels, fewer colours and units. You are done when it works in grey and for colour-blind readers.',
        ask('What should I remove from my chart?'),
      ),
      step(
        'Show uncertainty',
        1,
        'Add intervals to a chart and explain them in one line. You are done when a reader does not take them for the range of data.',
        practise('applied_reasoning/data-interpretation', 20),
      ),
    ],
  }),
  skill('statistical-inference', 'Statistical inference', 'expert', {
    description: 'Say what a sample tells about the whole: intervals, tests, and their misreadings.',
    aliases: ['hypothesis testing', 'confidence intervals', 'inferential statistics'],
    requires: ['descriptive-statistics', 'conditional-probability', 'study-design'],
    topics: ['applied_reasoning/evidence-and-causation', 'core_math/data-and-probability'],
    concepts: ['chance', 'multiple-testing', 'regression-to-the-mean'],
    steps: [
      step(
        'Could it be chance?',
        2,
        'Shuffle labels on cards a hundred times and compare with your difference. You are done when you can say what the share of larger ones means.',
        ask('Guide me through a permutation test with ten values'),
      ),
      step(
        'An interval',
        2,
        'Resample your data and mark the middle 95%. You are done when you can say what it promises and what not.',
        practise('core_math/data-and-probability'),
      ),
      step(
        'Many tests',
        1,
        'Test twenty true nothings and see how many “work”. You are done when you correct for it unasked.',
        practise('applied_reasoning/evidence-and-causation', 20),
        coach('Read p-values and intervals critically'),
      ),
    ],
  }),
  skill('reproducible-research', 'Reproducible research', 'advanced', {
    description: 'Keep data, steps and decisions so that anyone gets the same result.',
    aliases: ['reproducibility', 'open science', 'research data management'],
    requires: ['descriptive-statistics', 'version-control'],
    steps: [
      step(
        'From raw to result',
        1.5,
        'Write every step from the raw file to one figure as a script. You are done when deleting all else and running it brings it back.',
        coach('Make one figure reproducible'),
      ),
      step(
        'Name, date, reason',
        0.5,
        'Keep a log of decisions with dates. You are done when you can say a month later why three rows are missing.',
        ask('What belongs in a research log?'),
      ),
      step(
        'Let someone try',
        1,
        'Give it to a partner without explanation. You are done when they get your number.',
        group('Reproduce each other’s figure', 60),
      ),
    ],
  }),
  skill('research-ethics', 'Research ethics', 'intermediate', {
    description: 'Protect the people in a study and the truth of its report.',
    aliases: ['research integrity', 'informed consent'],
    requires: ['research-questions', 'ethical-leadership'],
    steps: [
      step(
        'Consent that informs',
        1,
        'Write a consent form for a survey at school that a twelve-year-old understands. You are done when one explains it back.',
        ask('What does informed consent need for minors?'),
      ),
      step(
        'Harm and benefit',
        0.5,
        'List for three studies who risks what, and who gains. You are done when you would change one of them.',
        group('Sit as an ethics board', 45),
      ),
      step(
        'Honest reporting',
        0.5,
        'Find the line between leaving out and hiding in five cases. You are done when you can state your rule.',
        coach('Report a failed study honestly'),
      ),
    ],
  }),
];
