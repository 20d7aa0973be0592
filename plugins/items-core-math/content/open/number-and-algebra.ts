import type { OpenItem } from '../../../item-bank/items/services.ts';
import { ladder } from '../drafts.ts';
import { anyOf, authored } from './authored.ts';

export const numberAndAlgebraOpenItems: OpenItem[] = [
  authored({
    id: 'flour-for-six',
    contentArea: 'number-and-ratio',
    concepts: ['proportion'],
    reasoning: ['analytical'],
    stem: 'A recipe for 4 people needs 300 g of flour. Sam wants to cook for 6 people and says: “That is 2 more people, so I need 2 g more, 302 g.” Explain what is wrong with Sam’s thinking, and say how much flour is needed and how you found it.',
    rubric: {
      criteria: [
        {
          id: 'amount',
          points: 1,
          says: 'Gives the right amount, 450 g',
          evidence: [anyOf(`450 | 450g | 450gr`)],
        },
        {
          id: 'method',
          points: 1,
          says: 'Shows a way to find it, for example by the amount for one person or by the factor 1.5',
          evidence: [
            anyOf(`
            half of it | half of 300 | single person |
            75 | 75g | 150 | 150g | 1.5 | 1.5x | 3/2 | 6/4 | 50% | 300/4 | one and a half | 1 1/2 |
            half as much again | half again | half more | divide* | per person | for one person | for 1 person |
            for 2 people | for two people | unit amount
          `),
          ],
        },
        {
          id: 'error',
          points: 1,
          says: 'Says that flour grows in proportion to the people; adding the number of people to the grams makes no sense',
          evidence: [
            anyOf(`
            same factor | by the factor | not one gram | more person |
            multipl* | proportion* | scale* | scaling | ratio* | factor* | same amount for each |
            each person needs | each person gets | everyone needs | every person needs | each new person |
            each extra person | each additional person | each of them needs | one gram | 1 gram | 1 g | 1g |
            one g | people are not grams | not grams | mixes | mixed | confus* | different units | added people |
            adds people | adding people | only added | just added | only adds | just adds | should not add |
            cannot add | cant add | cannot just add | cant just add | not need one gram | not need 1 gram | not eat one gram | not enough | too little | per person | for every person | for each person
          `),
          ],
        },
      ],
      modelAnswer:
        'Sam adds people to grams as if each extra person needed only 1 g. Flour is proportional to the number of people: 300 ÷ 4 = 75 g for one person, so 6 people need 6 × 75 = 450 g.',
      weakAnswer: 'Sam is right because there are two more people, so he takes two more.',
    },
    parameters: { a: 1.2, b: [-1.4, -0.8, -0.2] },
    explanation:
      'Every person needs the same amount, 300 ÷ 4 = 75 g, so six people need 450 g. Adding 2 to the grams would give the two extra people one gram each.',
    steps: ['300 g ÷ 4 = 75 g per person', '6 × 75 g = 450 g', 'adding 2 g would mean 1 g for each extra person'],
    hints: ladder(
      'How much flour does each single person get in the recipe for 4?',
      'Work out the amount for one person, or for 2 people, and go on from there.',
      'Test Sam’s rule on an easy case: how much would he take for 8 people, twice as many?',
      'Say it as you would to a friend in the kitchen; one clear sentence about Sam’s mistake is enough.',
    ),
  }),
  authored({
    id: 'up-and-down-again',
    contentArea: 'number-and-ratio',
    concepts: ['percentages', 'percentage-change'],
    reasoning: ['analytical'],
    stem: 'The price of a concert ticket is raised by 20% and some weeks later lowered by 20%. Is the price then the same as at the beginning? Explain your answer, with a calculation or an example.',
    rubric: {
      criteria: [
        {
          id: 'verdict',
          points: 1,
          says: 'Says that the final price is lower than the first one',
          evidence: [
            anyOf(`
            lower | cheaper | less than before | less than at | less than the | pay less | costs less | cost less | is less |
            euros less | euro less | % less | percent less | bit less | smaller | below | went down | goes down | gone down |
            down by | 4% | 96% | 96 percent | 0.96 | drops | dropped | lost | loses | lose more | save | saves | saved |
            you end up under | fallen
          `),
          ],
        },
        {
          id: 'amount',
          points: 1,
          says: 'Shows by a calculation or an example how much: 96% of the first price, 4% less',
          evidence: [
            anyOf(`
            96 | 96% | 0.96 | .96 | 24/25 | 4% | four percent | 4 percent | 48 | 480 | 9.6 | 9.60 | 960 | 19.2 |
            19.20 | 192 | 76.8 | 76.80 | 28.8 | 28.80 | 38.4 | 38.40 | 57.6 | 57.60 | 67.2 | 67.20 | 86.4 | 86.40 | 72 |
            24 euros | 4.8 | 4.80 | 144 | 288 | 384 | 1.92
          `),
          ],
        },
        {
          id: 'reason',
          points: 1,
          says: 'Gives the reason: the second 20% is taken of the larger price',
          evidence: [
            anyOf(`
            of the larger | of the bigger | of the higher | of the new | of the increased | of the raised |
            of a larger | of a bigger | of a higher | of an increased | of 120 | of 1.2 | off 120 | of 60 |
            of 240 | of 12 | of 1200 | on the higher | on the larger | on the new | on the bigger | on a higher |
            on a larger | on a bigger | from the higher | from the larger | from the bigger | from the new |
            from the raised | from a higher | from a larger | from a bigger | from 120 | from 60 | from 240 |
            larger amount | bigger amount | higher amount | larger price | higher price | bigger price |
            bigger number | larger number | higher number | bigger value | higher value | new price | raised price |
            increased price | already raised | higher base | larger base | bigger base | different amount* |
            different base* | different price* | different whole* | different number* | different value* |
            not of the first | not of the old | not of the same | not of 100 | not of 10 | not from 100 |
            1.2 × 0.8 | 1.2 * 0.8 | 1.2 x 0.8 | × 1.2 | × 0.8 | 0.8 × 1.2 | 0.8 * 1.2 | 1.2 times 0.8 |
            1.20 × 0.80 | is 24
          `),
          ],
        },
      ],
      modelAnswer:
        'No. If the ticket costs €100, the rise makes it €120. The reduction of 20% is taken of the larger price, 20% of 120 is 24, so it ends at €96. That is 4% lower than at the beginning.',
      weakAnswer: 'Yes, because 20% up and 20% down cancel each other out.',
    },
    parameters: { a: 1.4, b: [-0.7, -0.1, 0.6] },
    explanation:
      'The rise is 20% of the first price, but the reduction is 20% of the raised price, which is more. Together the price is multiplied by 1.2 × 0.8 = 0.96 and ends 4% lower.',
    steps: ['100 + 20% of 100 = 120', '120 − 20% of 120 = 120 − 24 = 96', '96 is 4% less than 100'],
    hints: ladder(
      'A percentage is always a percentage of something. Of what is it in each of the two changes?',
      'Choose a convenient first price, such as €100, and follow it through both changes.',
      'Compare the euros added with the euros taken away. Are they equal?',
      'An example with round numbers is an explanation too; then say in a sentence why it comes out so.',
    ),
  }),
  authored({
    id: 'two-odd-numbers',
    contentArea: 'algebra',
    concepts: ['proof', 'divisibility'],
    reasoning: ['analytical', 'creative'],
    stem: 'Explain why the sum of two odd numbers is always even. Examples alone are not enough: your explanation should work for all odd numbers.',
    rubric: {
      criteria: [
        {
          id: 'general-odd',
          points: 1,
          says: 'Describes any odd number: twice a number plus one, or pairs with one left over',
          evidence: [
            anyOf(`
            always left | left alone | is left over | one thing is |
            2k | 2n | 2m | 2a | 2b | 2x | 2p | 2k+1 | 2n+1 | 2m+1 | 2a+1 | 2x+1 | 2p+1 | 2n-1 | 2k-1 |
            one more than | 1 more than | one less than | remainder* | one left | 1 left | left over | leftover* |
            one over | one extra | an extra | even number plus | even plus | even number and | plus one | plus 1 |
            +1 | single one | without a partner | no partner | unpaired | odd one out | multiple of 2 plus |
            multiple of two plus
          `),
          ],
        },
        {
          id: 'combined',
          points: 2,
          says: 'Shows that the two single ones together make 2, so that the sum is a multiple of 2',
          evidence: [
            anyOf(`
            one more pair | nothing is left |
            k+m+1 | m+n+1 | n+m+1 | a+b+1 | x+y+1 | k+l+1 | k + m + 1 | m + n + 1 | n + m + 1 | a + b + 1 |
            x + y + 1 | k + l + 1 | 2k+2m+2 | 2m+2n+2 | 2n+2m+2 | 2a+2b+2 | 2x+2y+2 | 2k + 2m + 2 | 2m + 2n + 2 |
            2n + 2m + 2 | 2a + 2b + 2 | 2x + 2y + 2 | 1 + 1 | 1+1 | one plus one | 1 plus 1 | two ones |
            both ones | two remainders | two leftover* | two left over | both leftover* | two extra* |
            both extra* | the extra ones | two singles | the two single* | two single* | remainders add |
            remainders make | remainders together | make a pair | makes a pair | form a pair | forms a pair |
            become a pair | another pair | new pair | pair up | be paired | paired together | partner* | make 2 |
            makes 2 | make two | makes two | give 2 | gives 2 | give two | gives two | add up to 2 |
            add up to two | adds up to 2 | is 2 | plus 2 | plus two | factor 2 | factor of 2 | factor out
          `),
          ],
        },
      ],
      modelAnswer:
        'Every odd number is one more than an even number, so the two numbers are 2k + 1 and 2m + 1. Their sum is 2k + 2m + 2 = 2(k + m + 1): the two ones together make 2, so the sum is a multiple of 2 and therefore even.',
      weakAnswer: 'For example 3 + 5 = 8 and 7 + 9 = 16, which are even, so it always works.',
    },
    parameters: { a: 1.4, b: [-0.2, 0.5, 0.9] },
    explanation:
      'An odd number consists of pairs and a single one. When two odd numbers are added, the two single ones form one more pair, so nothing is left over.',
    steps: ['any odd number: 2k + 1', '(2k + 1) + (2m + 1) = 2k + 2m + 2', '= 2(k + m + 1), a multiple of 2'],
    hints: ladder(
      'What do all odd numbers have in common? Describe any odd number, not a particular one.',
      'Think of dots in pairs, or write an odd number with a letter.',
      'Then put two such numbers together and look at what is left over in each.',
      'A picture of dots in two rows explains as well as a formula, if you say what it shows.',
    ),
  }),
  authored({
    id: 'square-plus-itself',
    contentArea: 'algebra',
    concepts: ['proof', 'divisibility', 'algebraic-expressions'],
    reasoning: ['creative', 'analytical'],
    stem: 'A whole number n is chosen, and n is added to its square: n² + n. Explain why the result is even, whatever whole number was chosen.',
    rubric: {
      criteria: [
        {
          id: 'structure',
          points: 1,
          says: 'Writes the expression as a product of neighbours, n(n + 1), or treats even and odd n separately',
          evidence: [
            anyOf(`
            n n+1 | n n + 1 | n × n+1 | n × n + 1 | n * n+1 | n * n + 1 | n+1 n | n times n+1 | n times n + 1 |
            n multiplied by n+1 | n multiplied by n + 1 | n · n+1 | product of two consecutive |
            product of consecutive | two consecutive | consecutive | neighbour* | neighbor* | next number |
            factor* | if n is even | when n is even | if n is odd | when n is odd | for even n | for odd n |
            n even | n odd | even number squared | odd number squared | square of an even | square of an odd |
            square of an odd number | even squared | odd squared
          `),
          ],
        },
        {
          id: 'one-even',
          points: 1,
          says: 'Says that of two neighbours one is even, or that square and number are both even or both odd',
          evidence: [
            anyOf(`
            one of them | one of the two | one of these | one is even | one must be even | one has to be even |
            exactly one | at least one | either n | either one | one even | one odd | other is even |
            other is odd | other one is even | every second | every other number | odd plus odd | odd + odd |
            odd and odd | even plus even | even + even | even and even | both odd | both even | two odd |
            two even | n+1 is even | n + 1 is even | square is odd | square is even | n2 is odd | n2 is even |
            is also odd | is also even | also odd | also even
          `),
          ],
        },
        {
          id: 'conclusion',
          points: 1,
          says: 'Concludes: a product with an even factor is even, or two odd (two even) numbers have an even sum',
          evidence: [
            anyOf(`
            multiply an even | even number with | stays even | remains even |
            product is even | product is always even | product must be even | product is therefore even |
            product is divisible | divisible by 2 | divisible by two | factor 2 | factor of 2 | factor two |
            multiple of 2 | multiple of two | even factor | even times | times an even | multiplied by an even |
            contains a 2 | sum is even | sum is always even | odd plus odd | odd + odd | even plus even |
            even + even | odd numbers is even | odd numbers add | odd numbers make | odd numbers give |
            gives an even | give an even | makes an even | is an even number | always an even | result is even |
            even in both cases | even in each case | even either way
          `),
          ],
        },
      ],
      modelAnswer:
        'n² + n = n(n + 1) is a product of two consecutive numbers. Of two consecutive numbers one is even, and so the product is even as well, whatever n is.',
      weakAnswer: 'I tried 3 and 4 and got 12 and 20, so it seems to be true for everything.',
    },
    parameters: { a: 1.6, b: [0.8, 1.3, 1.8] },
    explanation:
      'n² + n can be written as n(n + 1), the product of two neighbouring whole numbers. One of two neighbours is even, and an even factor makes the product even.',
    steps: ['n² + n = n(n + 1)', 'one of the neighbours n and n + 1 is even', 'a product with an even factor is even'],
    hints: ladder(
      'The two terms n² and n have something in common; a sum may also be seen as a product.',
      'Take a common factor out of n² + n. What are the two factors, and how are they related?',
      'If you prefer, look at even numbers n and odd numbers n one after the other.',
      'Two or three sentences are enough, as long as they hold for every whole number.',
    ),
  }),
];
