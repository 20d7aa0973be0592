import type { OpenItem } from '../../../item-bank/items/services.ts';
import { ladder } from '../drafts.ts';
import { table } from '../figures.ts';
import { anyOf, authored } from './authored.ts';

export const dataAndLogicOpenItems: OpenItem[] = [
  authored({
    id: 'typical-wage',
    contentArea: 'data-and-probability',
    concepts: ['averages'],
    reasoning: ['analytical'],
    stem: 'The table shows the monthly wages in a small firm. An advertisement says: “Our average wage is €3,300.” Is the mean a good description of what a typical employee earns there? Say which other number would describe it better, and why.',
    stimulus: [
      table(
        ['Employee', 'Monthly wage'],
        [
          ['A', '€1,900'],
          ['B', '€2,000'],
          ['C', '€2,100'],
          ['D', '€2,200'],
          ['Director', '€8,300'],
        ],
      ),
    ],
    rubric: {
      criteria: [
        {
          id: 'verdict',
          points: 1,
          says: 'Says that the mean is misleading: four of the five earn much less',
          evidence: [
            anyOf(`
            no it | no the | no its | no because | no since | no four | no most | no that | no this | no i | no as |
            not a good | not good | isnt good | isnt a good | not really | not typical | isnt typical | not a typical |
            mislead* | bad description | poor description | bad choice | does not describe | doesnt describe |
            does not represent | doesnt represent | not represent* | unfair | wrong picture | false picture |
            false impression | wrong impression | wrong idea | exaggerat* | distort* | too high | nobody earns |
            no one earns | nobody gets | most earn less | four earn less | all but one | earn less | earn much less |
            earn way less | earn a lot less | get less | get much less | less than the mean | below the mean |
            less than average | below average | below the average | less than 3300 | not fair | not trust |
            dont trust | wouldnt trust | not what a | most of them earn | most people earn | hardly anybody earns |
            nearly everybody earns | nearly everyone earns | does not fit | doesnt fit | does not show | doesnt show
          `),
          ],
        },
        {
          id: 'reason',
          points: 1,
          says: 'Gives the reason: the single very high wage pulls the mean up',
          evidence: [
            anyOf(`
            director* | boss* | manager* | chief | outlier* | extreme* | 8300 | one person | one employee | one high |
            single high | one very | very high | one large | one big | highest wage | highest salary | high wage |
            high salary | one wage | one salary | the top | one huge | one of them | single wage | single salary
          `),
            anyOf(`
            pull* | lift* | rais* | push* | drag* | affect* | distort* | increas* | influenc* | skew* | inflat* |
            boost* | bump* | moves | changes | makes the | make the | makes it | brings the | drives | outlier* |
            extreme* | so high | so big | so much | too high | too big | higher | bigger | way more | much more | far more |
            because of | due to | up
          `),
          ],
        },
        {
          id: 'better',
          points: 1,
          says: 'Names the median, €2,100, or the mean of the four employees, €2,050',
          evidence: [
            anyOf(`
            median* | in the middle | middle value | middle one | middle wage | middle number | 2100 | 2050 |
            without the director | without director | without the boss | without him | without her | without the 8300 |
            leave out the director | leave out the boss | leave the director out | leave the boss out |
            leaving out the director | excluding the director | other four | four others | four workers |
            four employees | four normal
          `),
          ],
        },
      ],
      modelAnswer:
        'No, the mean is misleading: four of the five people earn much less than €3,300. The very high wage of the director pulls the mean up. The median, €2,100, describes a typical employee better, because it is the middle value and not affected by the one extreme wage.',
      weakAnswer: 'Yes, because the mean is calculated from all the wages, so it is correct.',
    },
    parameters: { a: 1.2, b: [-1.2, -0.5, 0.0] },
    explanation:
      'One very high wage pulls the mean up to €3,300, although four of the five earn between €1,900 and €2,200. The median, €2,100, is not affected by it.',
    steps: [
      'mean: 16,500 ÷ 5 = 3,300; four of five earn less than 2,300',
      'the director’s 8,300 pulls the mean up',
      'median: the middle of the five wages, 2,100',
    ],
    hints: ladder(
      'A typical value should be close to what most people in the table earn.',
      'Compare the advertised number with the five wages. How many lie below it?',
      'Which wage is responsible for that? Think of a kind of average that is not moved by it.',
      'You do not have to calculate much here; looking closely and saying what you see is the task.',
    ),
  }),
  authored({
    id: 'fair-dice-game',
    contentArea: 'data-and-probability',
    concepts: ['probability', 'counting'],
    reasoning: ['systematic', 'analytical'],
    stem: 'Two ordinary dice are thrown and their points are added. Mina gets a counter when the sum is 7, Paul gets one when the sum is 10 or more. Is this game fair? Explain how you know.',
    rubric: {
      criteria: [
        {
          id: 'all-pairs',
          points: 1,
          says: 'Counts all 36 equally likely results of two dice',
          evidence: [
            anyOf(`
            36 | 6 × 6 | 6 * 6 | 6 x 6 | 6x6 | 6*6 | 6² | /36 | 6/36 | 1/6 | thirty-six | thirty six | six times six |
            6 by 6 | six by six | 6 times 6
          `),
          ],
        },
        {
          id: 'seven',
          points: 1,
          says: 'Counts the 6 results with the sum 7',
          evidence: [
            anyOf(`
            7 | seven | sevens | mina | minas | 1+6 | 1 + 6 | 1-6 | 6+1 | 6-1 | 3+4 | 3 + 4
          `),
            anyOf(`
            six of them | 6 of them | six give | 6 give | 6/36 | 1/6 | 6 out of | six out of | 6 of the | six of the |
            6 of 36 | 6 of these | six of these | 1+6 | 1 + 6 | 6+1 | 6 + 1 | 1-6 | 6-1 | 1/6 2/5 | 3+4 | 3 + 4 |
            has 6 | has six | in 6 | in six | one sixth | 1 in 6 | one in six | 1 out of 6 | six different |
            6 different | come* six | come* 6 |
            6 ways | 6 possib* | 6 posib* | 6 combin* | 6 options | 6 boxes | 6 throws | 6 pairs | 6 outcomes | 6 results | 6 chances | 6 times | 6 cases | 6 fields | 6 squares | 6 rolls | 6 chance | six ways | six possib* | six posib* | six combin* | six options | six boxes | six throws | six pairs | six outcomes | six results | six chances | six times | six cases | six fields | six squares | six rolls | six chance
          `),
          ],
        },
        {
          id: 'ten-or-more',
          points: 1,
          says: 'Counts the results with the sum 10, 11 or 12: 3 + 2 + 1 = 6',
          evidence: [
            anyOf(`
            3 + 2 + 1 | 3+2+1 | 1 + 2 + 3 | 1+2+3 | 3 2 and 1 | three two and one | three two one | three plus two |
            ten has three | 10 has 3 | 10 has three | ten is in | 10 is in | 10 in 3 | 3 for 10 | three for 10 |
            three for ten | two for 11 | 2 for 11 | one for 12 | 1 for 12 | eleven two | 11 two | 11 in 2 | 11 has 2 |
            also 6 | also six | 6 too | six too | 6 as well | six as well | too 6 | again 6 | again six |
            both 6 | both have 6 | both have six | both 1/6 | also 1/6 | 6/36 too | too 6/36 | both are 1/6 |
            as many ways | the same number of | equally many | 6 for paul | six for paul | paul has 6 | paul has six |
            paul 6 | paul also | 4+6 | 4 + 6 | 5+5 | 5 + 5 | 6+4 | 6 + 4 | 4-6 | 5-5 | 6-4 | 3/36 | each 6 | each have 6 |
            each have six | each has 6 | each has six | 6 each | six each | both players have 6 | both get 6
          `),
          ],
        },
        {
          id: 'verdict',
          points: 1,
          says: 'Concludes that the game is fair: both have the same chance',
          evidence: [
            anyOf(`
            fair | same chance* | same probabilit* | same odds | equal chance* | equal probabilit* | equal odds |
            equally likely to win | equally likely to get | chances are equal | probabilities are equal |
            chances are the same | probabilities are the same | equally often | as often as | nobody has a better |
            nobody has an advantage | no one has an advantage | neither has | neither of them | none of them has |
            no advantage | 50 50 | 50/50 | both win the same | both just as
          `),
          ],
        },
      ],
      modelAnswer:
        'Two dice give 6 × 6 = 36 equally likely results. The sum 7 comes about in 6 ways: 1 + 6, 2 + 5, 3 + 4, 4 + 3, 5 + 2, 6 + 1. Sums of 10, 11 and 12 come about in 3 + 2 + 1 = 6 ways. Both have the probability 6/36, so the game is fair.',
      weakAnswer: 'It is not fair because Paul has three numbers, 10, 11 and 12, and Mina has only one.',
    },
    parameters: { a: 1.3, b: [-0.1, 0.4, 0.8, 1.3] },
    explanation:
      'Of the 36 equally likely pairs, 6 have the sum 7, and 3 + 2 + 1 = 6 have the sum 10, 11 or 12. Both players have the probability 6/36, so the game is fair.',
    steps: [
      '36 equally likely pairs',
      'sum 7: 6 pairs',
      'sum 10: 3, sum 11: 2, sum 12: 1, together 6 pairs',
      '6/36 for both: fair',
    ],
    hints: ladder(
      'The sums are not equally likely, but the pairs of points are.',
      'How many pairs do two dice give? List those that make Mina win.',
      'Then list the pairs for each of Paul’s sums, one sum at a time, and compare.',
      'A table with six rows and six columns would show the whole game at one glance.',
    ),
  }),
  authored({
    id: 'even-so-divisible-by-four',
    contentArea: 'logic-and-sets',
    concepts: ['conditional-statements', 'counterexamples'],
    reasoning: ['analytical'],
    stem: 'Every number that is divisible by 4 is even. Jonas says: “30 is even, so 30 is divisible by 4.” Explain what is wrong with his reasoning, and give another even number, different from 30, that also shows the mistake.',
    rubric: {
      criteria: [
        {
          id: 'direction',
          points: 2,
          says: 'Says that the sentence was turned round: not every even number is divisible by 4',
          evidence: [
            anyOf(`
            converse | reverse* | turned round | turned around | turns round | turns around | turned it round |
            turned it around | other way round | other way around | opposite direction | wrong direction |
            other direction | one direction | one way | backwards | vice versa | swapped | swaps | switched |
            not all even | not every even | not each even | some even | there are even |
            even numbers that are not | even numbers that arent | even numbers which are not |
            even numbers which arent | even but not | without being divisible | does not mean that every even |
            does not mean every even | doesnt mean every even | doesnt mean all even | does not mean all even |
            does not mean that all even | does not follow | doesnt follow | doesnt work the other | only says |
            says nothing about | not the same as | not necessarily divisible | need not be divisible |
            dont have to be divisible | does not have to be divisible | doesnt have to be divisible |
            not always divisible | if and only if | assumed that all even | assumes that all even |
            thinks that all even | thinks all even | thinks every even | assumes every even | assumes all even
          `),
          ],
        },
        {
          id: 'example',
          points: 1,
          says: 'Gives another even number that is not divisible by 4, such as 6 or 10',
          evidence: [
            anyOf(`
            10 | 14 | 18 | 22 | 26 | 34 | 38 | 42 | 46 | 50 | 54 | 58 | 62 | 66 | 70 | 74 | 78 | 82 | 86 | 90 |
            94 | 98 | 102 | 106 | 110 | 114 | 118 | 122 | 130 | 150 | 170 | 190 | 202 | 210 | 250 | 1002 | ten |
            fourteen | eighteen | six is | six shows | example six | like six | number six | take six | two is |
            2 is | 2 isnt | 2 shows | 2 can | 2 cannot | 2 which | 2 because | 2 also | 2 too | 2 does |
            2 doesnt | 2 and | 2 or | 2 for | 2 has | example 2 | instance 2 | like 2 | as 2 | number 2 | take 2 |
            try 2 | eg 2 | e.g 2 | is 2 | would be 2 | 6 is | 6 isnt | 6 shows | 6 can | 6 cannot | 6 which |
            6 because | 6 also | 6 too | 6 does | 6 doesnt | 6 and | 6 or | 6 for | 6 has | example 6 |
            instance 6 | like 6 | as 6 | number 6 | take 6 | try 6 | eg 6 | e.g 6 | is 6 | would be 6
          `),
          ],
        },
      ],
      modelAnswer:
        'Jonas turned the sentence round. It says that divisible by 4 implies even, but not every even number is divisible by 4. For example, 10 is even and 10 ÷ 4 leaves a remainder.',
      weakAnswer: 'He is wrong because 30 cannot be divided by 4, he made a mistake when dividing.',
    },
    parameters: { a: 1.4, b: [-0.6, 0.1, 0.6] },
    explanation:
      'From “divisible by 4 implies even” one cannot conclude “even implies divisible by 4”; that is the converse. Numbers such as 6, 10 or 14 are even but not divisible by 4.',
    steps: [
      'given: divisible by 4 ⇒ even',
      'Jonas uses: even ⇒ divisible by 4, which is the converse',
      'for example, 10 is even, but 10 = 2 × 4 + 2',
    ],
    hints: ladder(
      'A sentence with “every” goes in one direction. In which direction does Jonas use it?',
      'Write the given sentence as “if …, then …”, and Jonas’s step as well. Compare the two.',
      'A single example is enough to show that a conclusion is not safe; look among small even numbers.',
      'It may help to think of a sentence from daily life: every cat is an animal, but what about the other way?',
    ),
  }),
  authored({
    id: 'thirty-birthdays',
    contentArea: 'logic-and-sets',
    concepts: ['worst-case-reasoning', 'proof'],
    reasoning: ['analytical', 'creative'],
    stem: 'There are 30 students in a class. Explain why at least three of them must have their birthdays in the same month, whoever the students are.',
    rubric: {
      criteria: [
        {
          id: 'months',
          points: 1,
          says: 'Sorts the students by the 12 months',
          evidence: [anyOf(`12 | twelve`)],
        },
        {
          id: 'limit',
          points: 1,
          says: 'Supposes that no month has more than two: that would be at most 24 students',
          evidence: [
            anyOf(`
            24 | twenty-four | twenty four | 12 × 2 | 2 × 12 | 12 * 2 | 2 * 12 | 12x2 | 2x12 | 12 x 2 | 2 x 12 |
            2.5
          `),
          ],
        },
        {
          id: 'contradiction',
          points: 1,
          says: 'Concludes that the remaining students must make a month reach three',
          evidence: [
            anyOf(`
            more than 24 | only 24 | at most 24 | maximum of 24 | not more than 24 | less than 30 |
            fewer than 30 | not enough | not 30 | 30 > 24 | 24 < 30 | 6 left | 6 more | 6 students | six left |
            six more | remaining | left over | leftover* | the 25th | 25th | 25 | next student | others must |
            other students | other 6 | other six | contradict* | impossible | pigeonhole | extra student* |
            must be a third | a third | third student | third birthday | must have 3 | must have three |
            has to have three | has to have 3 | must contain three | at least one month | some month |
            so one month | rounded up | round up
          `),
          ],
        },
      ],
      modelAnswer:
        'There are 12 months. If no month had more than two birthdays, there could be at most 12 × 2 = 24 students. But there are 30, so the remaining 6 students must bring some month to three birthdays or more.',
      weakAnswer: 'Because 30 students are a lot, so it is very likely that three have the same month.',
    },
    parameters: { a: 1.5, b: [0.6, 1.2, 1.9] },
    explanation:
      'Even in the most even distribution, two birthdays in each of the 12 months account for only 24 students. The other six must go to months that already have two.',
    steps: [
      '12 months; suppose each has at most 2 birthdays',
      'then there are at most 12 × 2 = 24 students',
      'but there are 30: some month has at least 3',
    ],
    hints: ladder(
      'Think of the months as drawers into which the students are put.',
      'Try to avoid the statement: spread the students as evenly as you can, with at most two in a month.',
      'How many students can you place in this way, and what about the others?',
      '“Very likely” is not enough here; look for the point at which it can no longer be avoided.',
    ),
  }),
];
