import type { Fact } from './fact.ts';

export const dataFacts: readonly Fact[] = [
  {
    lesson: 'probability',
    about: [
      'probability|probabilities|chance|likelihood',
      'more than 1|over 1|above 1|bigger than 1|greater than 1|larger than 1|more than one|greater than one|bigger than one|over 100|more than 100|above 100|exceed|1.2|1.5|120|110',
      '!times',
    ],
    holds: false,
    statement:
      'Probabilities range from 0 to 1, that is, from 0% to 100%: 0 is impossible, 1 is certain, and nothing is more than certain. If you get a larger number, something was counted twice.',
    question: 'What could have been counted twice when you add two probabilities and get more than 1?',
  },
  {
    lesson: 'probability',
    about: ['probability|chance', 'negative|below 0|less than 0|below zero|less than zero|under 0'],
    holds: false,
    statement:
      'A probability cannot be negative: 0 means that it never happens, and nothing can happen less often than that.',
    question: 'What is the probability of something that happens every other time?',
  },
  {
    lesson: 'probability',
    about: [
      'probability 0|chance 0|0%|zero probability|probability of 0|probability zero|zero chance',
      'impossible|happen|never',
    ],
    statement:
      'If there are finitely many outcomes, a probability of 0 means impossible. For a continuous quantity, each single value has probability 0, and yet one of them occurs.',
    question: 'What is the probability that a die shows 7?',
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
    lesson: 'probability',
    about: ['independent|independence', 'mutually exclusive|exclude|exclusive|disjoint'],
    holds: false,
    statement:
      'Independent and mutually exclusive are not the same; they are nearly opposites. Events that exclude each other depend strongly on each other, because when one happens the other cannot. For “or”, add the probabilities of exclusive events; for “and”, multiply those of independent events.',
    question: 'In two tosses of a coin, are “heads first” and “heads second” independent or mutually exclusive?',
  },
  {
    lesson: 'mean',
    about: [
      'mean|average',
      'always|must|be|have|has',
      'one of the values|one of the numbers|in the list|in the data|actual value|one of them|decimal|not whole',
    ],
    statement:
      'The mean need not be one of the values: the mean of 1 and 2 is 1.5. It is what each would have if all had the same amount.',
    question: 'What is the mean number of children in three families with 0, 1 and 4 children?',
  },
  {
    lesson: 'median',
    about: [
      'median',
      'one of the values|one of the numbers|in the list|in the data|actual value|one of them|number in',
    ],
    statement:
      'The median is not always one of the values. With an odd number of values it is the one in the middle; with an even number it lies halfway between the two middle ones, and that need not be a value.',
    question: 'What is the median of 1, 2, 5 and 9?',
  },
  {
    lesson: 'median',
    about: ['mean|average', 'median', 'same|equal|always|bigger|larger|higher|better|instead'],
    statement:
      'Mean and median are the same when the values lie evenly around the middle; a few very large values pull the mean up and leave the median where it is. For incomes and house prices the median tells you more about a typical value; for totals, use the mean.',
    question: 'Which of the two changes when the richest person in a town earns twice as much?',
  },
  {
    lesson: 'median',
    about: ['half|50%|50 percent', 'below|under|above', 'average|mean'],
    holds: false,
    statement:
      'Half of the values lie below the median, not below the mean. In a group with a few very large values most lie below the mean.',
    question: 'Of 1, 1, 1 and 97: how many are below the mean?',
  },
  {
    lesson: 'mean',
    about: [
      'average of averages|averages of averages|mean of means|average the averages|average of the averages|average the two averages',
    ],
    holds: false,
    statement:
      'The mean of two means is the mean of all only if both groups are equally large. Otherwise each mean has to count as many times as its group has members.',
    question: 'Ten people have the mean 50, thirty the mean 70: is the mean of all nearer to 50 or to 70?',
  },
  {
    lesson: 'spread',
    about: ['standard deviation|variance|deviations|spread', 'square|squares|squared|squaring'],
    statement:
      'The deviations above and below the mean cancel out: their sum is always 0, so it tells you nothing. When they are squared, none is negative, and large deviations count for more. The root at the end brings the unit back.',
    question: 'Of 2, 4 and 9 the mean is 5: what are the deviations, and what is their sum?',
  },
  {
    lesson: 'spread',
    about: ['n 1|n-1|n minus 1|n minus one', 'why|divide|sample|standard deviation|variance'],
    statement:
      'The mean was calculated from the same sample and lies nearer to its values than the true mean does. So the squares come out a little too small, and dividing by n − 1 instead of n makes up for it.',
    question: 'For which n does that matter more: 5 or 5,000?',
  },
  {
    lesson: 'spread',
    about: ['standard deviation|variance', 'negative|zero|0', '!square|squares|why'],
    statement:
      'A standard deviation is never negative, because it comes from squares. It is 0 only when all values are the same.',
    question: 'Which has the larger one: 1, 5, 9 or 4, 5, 6?',
  },
  {
    lesson: 'spread',
    about: ['same mean|same average', 'same|spread|data|different'],
    holds: false,
    statement:
      'The same mean does not mean the same data: 5, 5, 5 and 0, 5, 10 both have the mean 5. The spread tells them apart.',
    question: 'Which town would you rather live in: always 15 degrees, or between −10 and 40 with the same mean?',
  },
  {
    lesson: 'sampling',
    about: [
      'bigger|larger|more people|large|big|huge',
      'sample|survey|poll',
      'better|always|accurate|representative|enough|fix|right',
    ],
    holds: false,
    statement:
      'A bigger sample is not always better: size makes chance errors smaller, but it does not correct how the people were chosen. A million answers from one kind of people are still biased; a thousand people chosen at random tell you more.',
    question: 'Who could not get into the sample, however large it is?',
  },
  {
    lesson: 'sampling',
    about: ['random|randomly', 'sample|survey|poll|samples|choose|chosen', 'why|need|point|reason|matter'],
    statement:
      'When everybody has the same chance of being chosen, the people chosen differ from the whole group only by chance, and chance can be calculated. When people choose themselves, or are asked where it is convenient, they differ in ways that nobody can correct.',
    question: 'If you asked only people in the gym about sport, in which direction would the result be off?',
  },
  {
    lesson: 'sampling',
    about: ['double|twice|four times|4 times', 'sample|sample size', 'error|margin|accuracy|precise'],
    statement:
      'Twice the sample does not halve the margin of error: the margin shrinks with the square root of the size. To halve it, you need four times as many people.',
    question: 'By how much does the margin shrink with nine times as many people?',
  },
  {
    lesson: 'multiple-testing',
    about: [
      'p value|p-value|significant|significance|p <',
      'prove|proves|proof|true|probability that|important|large|big|real|mean',
    ],
    holds: false,
    statement:
      'A significant result does not prove that the effect is real, large or important. A p-value says how often such data would occur if there were no effect; it is not the probability that there is none, and with very many cases even a tiny effect becomes significant.',
    question: 'Besides “is there an effect?”, what would you want to know about it?',
  },
  {
    lesson: 'multiple-testing',
    about: [
      'not significant|insignificant|no significant|nonsignificant|not statistically',
      'no effect|same|nothing|prove|mean|means',
    ],
    holds: false,
    statement:
      'Not significant does not mean that there is no effect: the study may have been too small to see it. Absence of evidence is not evidence of absence.',
    question: 'What would you look at to tell the two apart?',
  },
  {
    lesson: 'multiple-testing',
    about: ['confidence interval', '95'],
    statement:
      'A 95% confidence interval comes from a method that catches the true value in 95 of 100 studies. It does not say that 95% of the people are within it.',
    question: 'What happens to the width of the interval when the sample grows?',
  },
  {
    lesson: 'correlation-and-causation',
    about: [
      'no correlation|zero correlation|correlation of 0|correlation 0|uncorrelated',
      'no relationship|independent|no relation|nothing|unrelated|connected',
    ],
    holds: false,
    statement:
      'No correlation means no linear relation. There may be another kind of relation: over a day the temperature rises and falls again, so it may have no correlation with the hour and still depend on it.',
    question: 'What would you do before you calculate a correlation?',
  },
  {
    lesson: 'base-rates',
    about: [
      'test|positive',
      'accurate|99%|95%|90%',
      'ill|sick|disease|have it|infected',
      'probably|chance|mean|means|sure|likely',
    ],
    holds: false,
    statement:
      'A positive result of a good test does not yet mean that a person is probably ill: if few people are ill, the false alarms among the many healthy can outnumber those who are really ill. You have to take into account how rare the illness is.',
    question: 'Take 1,000 people of whom 10 are ill: how many healthy ones does a test with 5% false alarms flag?',
  },
  {
    lesson: 'expected-value',
    about: ['expected value|expectation', 'actually|happen|get|possible|result|always'],
    statement:
      'The expected value need not be a possible result: for a die it is 3.5. It is the mean that you approach with very many repetitions.',
    question: 'What is the expected value of a coin that pays 1 for heads and nothing for tails?',
  },
  {
    lesson: 'combinatorics',
    about: ['permutation|permutations', 'combination|combinations'],
    statement:
      'In a permutation the order counts, in a combination it does not: first, second and third place in a race are a permutation, a team of three is a combination. Each combination of three can be put in six orders.',
    question: 'Is the code of a bicycle lock a combination in this sense?',
  },
  {
    lesson: 'conditional-probability',
    about: ['p(a|b)|a given b|given b|given that', 'b given a|same|equal|p(b|a)|reverse|other way'],
    holds: false,
    statement:
      'The probability of A given B is not the probability of B given A: few of the people who speak Portuguese live in Lisbon, but nearly everybody who lives in Lisbon speaks Portuguese. The word “given” tells you which group you count in.',
    question: 'Which group do you count in for each of the two?',
  },
  {
    lesson: 'median',
    about: [
      'median',
      'outlier|outliers|huge|extreme|very large|one value|one big|one large',
      'change|changes|affect|affected|influence|move|sensitive|pull',
    ],
    holds: false,
    statement:
      'The median hardly changes: one huge value moves it by at most one place in the order, however large the value is. The mean is pulled much further.',
    question: 'What happens to the median and the mean of 1, 2, 3 when the 3 becomes 300?',
  },
  {
    lesson: 'mean',
    about: [
      'mean|average',
      'outlier|outliers|huge|extreme|very large|one value|one big|one large',
      'change|changes|affect|affected|influence|move|sensitive|pull',
      '!median',
    ],
    holds: true,
    statement:
      'The mean is pulled by a single extreme value, because every value counts with its full size in the total. The median hardly moves.',
    question: 'What happens to the mean of 1, 2, 3 when the 3 becomes 300?',
  },
  {
    lesson: 'sampling',
    about: [
      'online|volunteer|volunteers|anyone|self selected|call in|website|comments|reviews|who wants',
      'survey|poll|vote|sample|answers|reviews',
      'wrong|problem|trust|representative|biased|bias|reliable|good|ok|why',
    ],
    statement:
      'If people decide for themselves whether to answer, mostly those answer who feel strongly or have the time; nobody knows what the others think. So the survey tells you about those who answered, not about everybody.',
    question: 'Who would be most likely to answer in your case, and in which direction does that pull the result?',
  },
  {
    lesson: 'probability',
    about: ['independent', 'same time|both happen|happen together|together', '!mutually exclusive|exclude'],
    holds: true,
    statement:
      'Independent events can happen together: independent only means that one does not change how likely the other is. Two dice can both show a six, with a probability of $\\frac{1}{6} \\cdot \\frac{1}{6}$.',
    question: 'What is it called when two events can never happen together, and are they independent then?',
  },
  {
    lesson: 'sampling',
    about: ['unbiased|biased|bias', 'big|large|small|size', 'sample|survey|poll'],
    statement:
      'Bias comes from how a sample is chosen, not from its size: a small random sample is unbiased but varies more by chance; a huge sample that was chosen badly stays biased.',
    question: 'What does a larger random sample make better?',
  },
  {
    lesson: 'multiple-testing',
    about: ['p value|p values', 'explain|what|manager|simple|words|meaning|help|understand'],
    statement:
      'A p-value answers one question: if there were no effect at all, how often would chance alone produce a difference at least as large as the one found? A small p-value means that chance alone would rarely do that. It is not the probability that the effect is real, and it does not say how large the effect is.',
    question: 'How would you explain that for a coin that showed heads 9 times out of 10?',
  },
];
