import { ask, coach, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('mathematics');

export const chanceAndLogicSkills = [
  skill('averages-and-spread', 'Averages and spread', 'beginner', {
    description: 'Choose between mean and median, compute weighted means, and describe how far values spread.',
    aliases: ['mean', 'median', 'weighted average'],
    requires: ['fractions'],
    topics: ['core_math/data-and-probability', 'applied_reasoning/data-interpretation'],
    concepts: ['mean', 'median', 'averages', 'weighted-mean', 'weighted-average', 'spread', 'outliers'],
    steps: [
      step(
        'Mean or median?',
        1,
        'Find both for house prices, shoe sizes and marks. You are done when you can say for each which one you would report, and to whom.',
        ask('When does the mean mislead? Give me data and let me decide'),
      ),
      step(
        'Weights',
        1.5,
        'Compute a final grade from weighted parts, and combine two groups of different size. You are done when you can say why the plain mean is wrong there.',
        practise('core_math/data-and-probability'),
      ),
      step(
        'Spread',
        1,
        'Describe two sets with the same mean and different spread. You are done when your description lets someone tell them apart.',
        practise('applied_reasoning/data-interpretation', 20),
      ),
    ],
  }),
  skill('reading-charts', 'Reading charts and tables', 'beginner', {
    description: 'Read values, changes and comparisons from charts, and notice scales that mislead.',
    aliases: ['charts', 'graphs', 'data displays', 'tables'],
    requires: ['percentages'],
    topics: ['applied_reasoning/data-interpretation', 'core_math/data-and-probability'],
    concepts: ['bar-charts', 'line-charts', 'data-displays', 'two-way-tables', 'reading-scales'],
    steps: [
      step(
        'Axes first',
        1,
        'Before looking at any bar read title, axes, units and where the scale begins. You are done when you do so unprompted in five charts.',
        practise('applied_reasoning/data-interpretation'),
      ),
      step(
        'Two-way tables',
        1.5,
        'Ask each table three questions: share of a row, of a column, of all. You are done when you no longer mix the three up.',
        practise('core_math/data-and-probability'),
      ),
      step(
        'Catch a cheat',
        1,
        'Find a chart in the news with a cut axis or unequal steps and redraw it. You are done when you can say what changed in the message.',
        ask('Which tricks make charts mislead? Give me one and let me find it'),
        group('Bring misleading charts to your group', 20),
      ),
    ],
  }),
  skill('probability', 'Probability', 'intermediate', {
    description: 'Compute chances of combined and repeated events with trees, tables and complements.',
    aliases: ['chance', 'probability theory'],
    requires: ['fractions', 'averages-and-spread'],
    topics: ['core_math/data-and-probability'],
    concepts: ['probability', 'independence'],
    steps: [
      step(
        'List all cases',
        1,
        'Write every outcome of two dice and count. You are done when you can say which sums are as likely as each other, and why 7 leads.',
        ask('Let me predict chances with two dice, then check my list'),
      ),
      step(
        'Trees',
        1.5,
        'Draw trees with and without putting back. You are done when you know what to multiply and what to add in ten problems.',
        practise('core_math/data-and-probability'),
      ),
      step(
        'At least one',
        1,
        'Compute “at least once” by its complement. You are done when the chance of a shared birthday no longer surprises you.',
        practise('core_math/data-and-probability', 20),
        coach('Solve “at least one” problems with the complement'),
      ),
    ],
  }),
  skill('conditional-probability', 'Conditional probability', 'advanced', {
    description: 'Update a probability with evidence, by frequencies, tables or the theorem of Bayes.',
    aliases: ['bayes theorem', 'bayesian reasoning'],
    requires: ['probability', 'reading-charts'],
    topics: ['core_math/data-and-probability'],
    concepts: ['conditional-probability', 'conditional-frequency'],
    steps: [
      step(
        'A thousand people',
        1.5,
        'Turn every percentage into people in a population of 1,000. You are done when a medical test problem takes four numbers and no formula.',
        ask('Walk me through a positive test with 1,000 imagined people'),
      ),
      step(
        'The other way round',
        1.5,
        'Write P(A|B) and P(B|A) in words for five situations and say how they differ. You are done when you spot the swap in a news report.',
        practise('core_math/data-and-probability'),
      ),
      step(
        'Bayes in one line',
        1.5,
        'Derive the theorem from the table, then use it twice in a row. You are done when second evidence on top of the first feels natural.',
        coach('Derive and use the theorem of Bayes'),
      ),
    ],
  }),
  skill('counting-and-combinatorics', 'Counting and combinatorics', 'advanced', {
    description: 'Count arrangements and selections without listing them, and without counting twice.',
    aliases: ['combinatorics', 'permutations', 'combinations'],
    requires: ['probability'],
    topics: ['core_math/data-and-probability'],
    concepts: ['combinatorics', 'counting', 'inclusion-exclusion'],
    steps: [
      step(
        'Choices one after another',
        1.5,
        'Count menus, codes and outfits by multiplying choices. You are done when you can say which choices depend on earlier ones.',
        practise('core_math/data-and-probability'),
      ),
      step(
        'Order or not?',
        1.5,
        'Pair each problem about order with its twin without. You are done when you can explain why one divides by n!.',
        ask('Why do we divide by 3! when choosing three of ten people?'),
      ),
      step(
        'Not twice',
        1,
        'Use inclusion and exclusion for “divisible by 2 or 3”. You are done when you can do three sets with a drawing.',
        practise('core_math/logic-and-sets', 20),
      ),
    ],
  }),
  skill('sets-and-logic', 'Sets and logical statements', 'intermediate', {
    description: 'Work with unions, overlaps and complements, and with “and”, “or”, “if” and “all”.',
    aliases: ['set theory', 'venn diagrams', 'propositional logic', 'quantifiers'],
    topics: ['core_math/logic-and-sets'],
    concepts: ['sets', 'logic', 'quantifiers', 'conditional-statements'],
    steps: [
      step(
        'Overlaps',
        1,
        'Solve survey problems with two and three circles, from the inside out. You are done when your regions add up to everybody.',
        practise('core_math/logic-and-sets'),
      ),
      step(
        'If and only if',
        1.5,
        'For ten statements write converse and contrapositive and say which is the same. You are done when you no longer swap “if” round.',
        ask('Test me on converse and contrapositive with everyday sentences'),
      ),
      step(
        'Negate it',
        1,
        'Negate statements with “all”, “some” and “and”. You are done when you can negate “every learner solved some question” at once.',
        practise('core_math/logic-and-sets', 20),
      ),
    ],
  }),
  skill('mathematical-proof', 'Mathematical proof', 'expert', {
    description: 'Prove statements directly, by contradiction and by induction, and refute with a counterexample.',
    aliases: ['proof', 'proof by induction', 'mathematical reasoning'],
    requires: ['sets-and-logic', 'powers-and-divisibility', 'sequences'],
    topics: ['core_math/logic-and-sets'],
    concepts: ['proof', 'counterexamples', 'worst-case-reasoning'],
    steps: [
      step(
        'Prove or refute',
        2,
        'For ten claims decide first, then prove or give one counterexample. You are done when you look for a counterexample before a proof.',
        practise('core_math/logic-and-sets'),
      ),
      step(
        'Contradiction',
        2,
        'Prove that the square root of 2 is not a fraction, and that primes never end. You are done when you can write both from memory and mark where the contradiction arises.',
        ask('Check my proof that the square root of 2 is irrational, line by line'),
      ),
      step(
        'Induction',
        3,
        'Prove three sums by induction, then find the mistake in the proof that all horses have one colour. You are done when you can say what the induction step assumes.',
        coach('Write proofs by induction that convince a critical reader'),
        group('Read each other’s proofs critically'),
      ),
    ],
  }),
];
