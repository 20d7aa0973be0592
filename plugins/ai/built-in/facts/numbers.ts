import type { Fact } from './fact.ts';

export const numberFacts: readonly Fact[] = [
  {
    lesson: 'prime-factors',
    about: ['1|one', 'prime', '!or|two|2'],
    holds: false,
    statement:
      '1 is not a prime number. A prime number can be divided by exactly two numbers, 1 and itself; 1 can be divided by only one. If 1 were prime, a number could be written as a product of primes in many ways, with more and more factors 1.',
    question: 'How many numbers divide 2, and how many divide 4?',
  },
  {
    lesson: 'prime-factors',
    about: ['2|two', 'prime'],
    holds: true,
    statement:
      '2 is a prime number: only 1 and 2 divide it. It is the only even one, because 2 divides every other even number as well.',
    question: 'Why can 14 not be prime?',
  },
  {
    lesson: 'prime-factors',
    about: ['prime|primes', 'odd', 'all|every|always|are|must'],
    holds: false,
    statement:
      'Not every prime number is odd: 2 is prime, and even. All the others are odd. And not every odd number is prime: 3 divides 9.',
    question: 'Which odd number below 20 besides 9 is not prime?',
  },
  {
    lesson: 'prime-factors',
    about: ['infinite|infinitely|endless|largest prime|biggest prime', 'prime|primes'],
    holds: true,
    statement:
      'There are infinitely many primes. Multiply all the primes in any list and add 1: no prime in the list divides the result, so the list was not complete.',
    question: 'Try it with the list 2, 3, 5: what do you get, and which prime divides it?',
  },
  {
    lesson: 'prime-factors',
    about: ['zero|0', 'even|odd'],
    statement:
      'Zero is even, not odd: a number is even when it is 2 times a whole number, and 0 is 2 times 0. It also lies between two odd numbers, −1 and 1.',
    question: 'Is −4 even, by the same rule?',
  },
  {
    lesson: 'negative-numbers',
    about: ['zero|0', 'positive|negative', '!times|multiply'],
    holds: false,
    statement:
      'Zero is neither positive nor negative: it is the border between them. Positive means greater than 0, negative means less than 0.',
    question: 'How would you say “0 or positive” in one word with “not”?',
  },
  {
    lesson: 'division',
    about: ['divide|dividing|division|divided|over', 'zero|0|by nothing', '!power|exponent|even|odd'],
    statement:
      'Dividing by 0 has no result. A division asks which number times the divisor gives the number you began with: for 6 : 0 you would need a number x for which $0 \\cdot x$ is 6, but 0 times any number is 0.',
    question: 'And what goes wrong with 0 : 0: is there no such number, or are there too many?',
  },
  {
    lesson: 'powers',
    about: [
      'power of 0|power of zero|power 0|power zero|to the 0|to the zero|exponent 0|exponent zero|zero exponent|zeroth power|hoch 0',
      '!0 to the',
    ],
    statement:
      'Go down the powers of a number: from $2^3 = 8$ to $2^2 = 4$ to $2^1 = 2$ each step divides by 2. One step further down, $2^0$, is 2 divided by 2, so it is 1. The same works for every base except 0.',
    question: 'Go one step further still: what should $2^{-1}$ be?',
  },
  {
    lesson: 'powers',
    about: ['negative exponent|negative power|exponent negative|minus exponent|negative exponents', '!square|base'],
    statement:
      'A negative exponent does not make the number negative: each step down in the exponent divides by the base once more, so $2^{-3}$ is 1 divided by 2 three times, $\\frac{1}{8}$.',
    question: 'What is $10^{-2}$ as a decimal?',
  },
  {
    lesson: 'negative-numbers',
    about: [
      'minus times minus|minus times a minus|negative times negative|negative times a negative|negative by a negative|two negatives|two negative numbers|minus by minus|minus minus',
      'positive|plus|why',
    ],
    holds: true,
    statement:
      'Minus times minus is plus. Follow a pattern: $-3 \\cdot 2 = -6$, $-3 \\cdot 1 = -3$, $-3 \\cdot 0 = 0$: each step goes up by 3, so $-3 \\cdot (-1)$ must be 3. Taking away a debt makes you richer.',
    question: 'How does the pattern go on with $-3 \\cdot (-2)$?',
  },
  {
    lesson: 'negative-numbers',
    about: [
      'two negatives|negative plus negative|add two negative|adding two negative|sum of two negative|minus plus minus|minus and minus|negative numbers add',
      '!times|multiply|product',
    ],
    holds: false,
    statement:
      'Adding two negative numbers gives a negative number: two debts together are a larger debt. “Minus and minus is plus” is a rule for multiplying and for subtracting a negative number.',
    question: 'What is $-4 + (-3)$, as debts?',
  },
  {
    lesson: 'negative-numbers',
    about: ['square|squared|squaring', 'negative', '!root'],
    statement:
      'The square of a number on the number line is never negative: a negative number times itself has two equal signs, and that gives plus. Watch the notation, though: in $-3^2$ only the 3 is squared, in $(-3)^2$ the −3 is.',
    question: 'So what is $(-5)^2$, and what is $-5^2$?',
  },
  {
    lesson: 'negative-numbers',
    about: ['root|sqrt|square root', 'negative|minus'],
    statement:
      'No number on the number line has a negative square, so the square root of a negative number is not on it. Mathematicians added new numbers for it, the complex numbers.',
    question: 'Which two numbers have the square 9, and why does none have the square −9?',
  },
  {
    lesson: 'fractions',
    about: ['pi|π', 'fraction|rational|22/7|exactly|exact|end|ends|repeat|repeats|3.14'],
    holds: false,
    statement:
      'π is not a fraction of whole numbers: it is irrational, so its decimals never end and never repeat. 22/7 and 3.14 are only close to it.',
    question: 'By how much, about, does 22/7 differ from 3.14159?',
  },
  {
    lesson: 'fractions',
    about: ['root of 2|sqrt 2|root 2|√2|sqrt of 2|sqrt(2)', 'rational|fraction|irrational'],
    statement:
      'The square root of 2 is irrational: no fraction of whole numbers equals it exactly. If one in lowest terms did, its numerator and its denominator would both turn out to be even, and that is not lowest terms.',
    question: 'Which whole numbers have a square root that is a whole number?',
  },
  {
    lesson: 'decimals',
    about: ['0.999|0.99|0.9 repeating|0.9 recurring|.999', '1|one|equal|same'],
    statement:
      '0.999… with nines that never end is equal to 1: a third is 0.333…, and three thirds are 0.999… and also 1. There is no number between the two. With finitely many nines it is less than 1.',
    question: 'Which number would have to lie between them if they were different?',
  },
  {
    lesson: 'fractions',
    about: [
      'fraction|fractions',
      'more than 1|bigger than 1|greater than 1|larger than 1|over 1|more than one|bigger than one|greater than one|larger than one|above 1|top bigger|improper',
    ],
    holds: true,
    statement:
      'A fraction can be larger than 1: whenever the numerator is larger than the denominator, as in $\\frac{7}{4}$, which is one whole and three quarters.',
    question: 'How many wholes are there in $\\frac{11}{3}$, and how many thirds are left over?',
  },
  {
    lesson: 'fractions',
    about: ['whole number|whole numbers|integer|integers', 'fraction|fractions|rational'],
    statement:
      'Every whole number can be written as a fraction with the denominator 1, such as $5 = \\frac{5}{1}$. The reverse is not true: $\\frac{1}{2}$ is not a whole number.',
    question: 'How can you write 5 as a fraction with the denominator 3?',
  },
  {
    lesson: 'dividing-fractions',
    about: [
      'flip|flipped|turn|upside|invert|reciprocal|kehrwert|keep change flip',
      'fraction|fractions|divide|dividing|second',
    ],
    statement:
      'Dividing asks how often one fits into the other. A quarter fits 4 times into each whole, so dividing by $\\frac{1}{4}$ is multiplying by 4; $\\frac{3}{4}$ is three times as large and fits only a third as often, so dividing by it is multiplying by $\\frac{4}{3}$, the fraction turned upside down. Only the second fraction is turned, because it is the one that has to fit.',
    question: 'How often does $\\frac{2}{3}$ fit into 4, and how can you see it in a drawing?',
  },
  {
    lesson: 'dividing-fractions',
    about: ['divide|dividing|division', 'always|every', 'smaller|less'],
    holds: false,
    statement:
      'Dividing does not always make a number smaller: dividing by a number between 0 and 1 makes it larger, because such a small piece fits in more often.',
    question: 'How many halves are there in 6?',
  },
  {
    lesson: 'common-denominators',
    about: ['why|reason|need', 'same denominator|common denominator|same bottom', '!multiply|times|multiplying'],
    statement:
      'The denominator says how large the parts are. Halves and thirds are parts of different size, so counting them together would count neither; with the same denominator all parts are equally large and can be counted.',
    question: 'Into how many parts would you cut a cake so that you can take both halves and thirds of it?',
  },
  {
    lesson: 'multiplying-fractions',
    about: ['common denominator|same denominator', 'multiply|times|multiplying|multiplication'],
    holds: false,
    statement:
      'Multiplying needs no common denominator: it takes a part of a part, so you multiply the numerators and multiply the denominators. Only adding and subtracting need parts of the same size.',
    question: 'What part of a cake is half of a third?',
  },
  {
    lesson: 'percentages',
    about: [
      'percent|percentage|%',
      'more than 100|over 100|above 100|bigger than 100|greater than 100|more than hundred',
    ],
    holds: true,
    statement:
      'A percentage can be more than 100 if something is compared with a smaller amount: 150% of 20 is 30. For a part of a whole it cannot: no more than 100% of a class can be ill.',
    question: 'If a price doubles, by how many percent has it grown, and how many percent of the old price is it?',
  },
  {
    lesson: 'percentages',
    about: ['x%|a%|percent of', 'same as|equal|swap|switch|other way round|commut', '!times'],
    holds: true,
    statement:
      'a% of b is the same as b% of a: both are a times b divided by 100. That can make a calculation easy: 16% of 25 is 25% of 16, a quarter of it.',
    question: 'Which of the two is easier to work out: 8% of 50, or 50% of 8?',
  },
  {
    lesson: 'prime-factors',
    about: ['even', 'divisible by 4|multiple of 4|divided by 4|multiples of 4'],
    statement:
      'Not every even number is divisible by 4: 6 and 10 are even, and 4 does not divide them. The reverse is true, though: what 4 divides is even.',
    question: 'Which even numbers does 4 not divide, and what do they have in common?',
  },
  {
    lesson: 'prime-factors',
    about: ['sum of digits|digit sum|digits', 'divisible|divides|3|9'],
    statement:
      'A number is divisible by 3 exactly when the sum of its digits is, and the same goes for 9. The reason is that 10, 100 and 1000 are each one more than a multiple of 9, so only the digits matter.',
    question: 'Is 4,371 divisible by 3, and by 9?',
  },
  {
    lesson: 'multiplication',
    about: [
      'order|commutative|swap|same as',
      'multiply|multiplication|times',
      '!minus|divide|matrix|matrices|operations',
    ],
    statement:
      'For adding and multiplying the order of the two numbers does not matter: 3 rows of 5 are as many as 5 rows of 3. For subtracting and dividing it does.',
    question: 'What is different about 5 − 3 and 3 − 5?',
  },
  {
    lesson: 'negative-numbers',
    about: [
      '-5|negative|minus',
      'bigger|larger|greater|smaller|less',
      '-3|other|than',
      '!times|multiply|denominator|power',
    ],
    statement:
      'Of two negative numbers the one nearer to 0 is larger: −3 is larger than −5, just as −3 degrees is warmer than −5. The minus sign reverses the order.',
    question: 'Which is larger, −10 or −1?',
  },
  {
    lesson: 'rounding',
    about: ['round|rounding|rounded', '0.5|.5|five|half|5'],
    statement:
      'By the usual rule a 5 is rounded up: 2.5 becomes 3. It lies exactly in the middle, so this is a convention, and in statistics it is sometimes rounded to the even neighbour instead.',
    question: 'What is 2.49 as a whole number, by this rule, and why not 3?',
  },
  {
    lesson: 'fractions',
    about: ['every decimal|all decimals|decimals be|decimal be', 'fraction|fractions'],
    holds: false,
    statement:
      'Every decimal that ends or repeats can be written as a fraction. A decimal that goes on for ever without repeating, like π, cannot.',
    question: 'Which fraction is 0.35?',
  },
  {
    lesson: 'powers',
    about: ['infinity|infinite', 'number'],
    holds: false,
    statement:
      'Infinity is not a number that you can calculate with like the others: it says that something goes on without end. If ∞ + 1 = ∞ were an equation of numbers, you could take ∞ away on both sides and get 1 = 0.',
    question: 'Is there a largest whole number? What would you tell somebody who names one?',
  },
  {
    lesson: 'fractions',
    about: ['numerator|top', 'zero|0', '!denominator|bottom'],
    holds: true,
    statement:
      'The numerator can be 0: $\\frac{0}{5}$ is none of five equal parts, so it is 0. It is the denominator that cannot be 0.',
    question: 'Why can nothing be cut into 0 parts?',
  },
  {
    lesson: 'fractions',
    about: ['denominator|bottom', 'zero|0'],
    holds: false,
    statement:
      'The denominator cannot be 0: a fraction is a division, and for $\\frac{6}{0}$ there would have to be a number that times 0 is 6. There is none.',
    question: 'And the numerator: what does $\\frac{0}{6}$ mean?',
  },
  {
    lesson: 'fractions',
    about: ['decimal|decimals|percent|percentage', 'fraction|fractions', 'same|equal|just|another|difference'],
    statement:
      'Fractions, decimals and percentages are different ways of writing the same numbers: $\\frac{1}{4}$, 0.25 and 25%. Which one is handy depends on the task.',
    question: 'How do you write $\\frac{3}{5}$ in the two other ways?',
  },
  {
    lesson: 'prime-factors',
    about: ['0|zero', 'natural'],
    statement:
      'Whether 0 is a natural number depends on the definition: some begin with 0, others with 1. Use the definition of your course, and say which one it is. Whole numbers and integers include 0 in any case.',
    question:
      'Which number do you begin with when you count things, and which is the smallest when you count what is left?',
  },
];
