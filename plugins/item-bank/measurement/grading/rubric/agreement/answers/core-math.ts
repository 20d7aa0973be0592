import type { RatedAnswers } from '../rated-answers.ts';

/** Answers to the open questions of core mathematics, with the points of a careful rater. */
export const coreMathAnswers: RatedAnswers = {
  'core_math.open.flour-for-six': {
    tuning: [
      [
        3,
        'One person needs 75 grams because 300 divided by 4 is 75. So 6 people need 450 grams. Sam only adds the extra people, but everybody eats more than 1 gram of flour.',
      ],
      [
        3,
        'He mixed up people and grams. 4 people need 300 g, 2 people need half of it, so 150 g. Together that is 450 g.',
      ],
      [2, 'you have to take 300 and half of it again becuse 6 is 4 and 2 more, that makes 450 g'],
      [1, 'I think it is 450 g but I do not really know why.'],
      [1, 'Sam cannot add the people to the flour like this, because both have different units.'],
      [0, 'Sam is right because 2 more people means 2 more grams, so 302 g are needed.'],
      [0, 'For one person it is 75 g, so he needs 75 more and that makes 375 g, Sam was nearly right.'],
    ],
    heldOut: [
      [
        3,
        'The flour has to grow by the same factor as the number of guests. That factor is 6/4 = 1.5, and 1.5 times 300 gives 450 g. Sam added where he had to multiply.',
      ],
      [2, 'Every person gets 75 g. If there are six of them you need 450 g.'],
      [1, 'Sam is wrong, with 2 grams nobody can bake anything, each guest needs a lot more than that.'],
      [0, 'You need 600 g because you double the recipe.'],
    ],
  },
  'core_math.open.up-and-down-again': {
    tuning: [
      [
        3,
        'No. Say it costs 50 euros. After the rise it is 60, then 20% off 60 is 12, so it costs 48 and that is cheaper. The second time you take the percent from a bigger number.',
      ],
      [
        3,
        'It is not the same, you end with 96% of the old price, because 1.2 times 0.8 is 0.96. The cut is calculated on the raised price.',
      ],
      [2, 'no its cheaper then. 100 euro goes to 120 and then to 96'],
      [1, 'I think that it is a little bit lower in the end than it was.'],
      [0, 'The price is the same because first you add 20% and then you take 20% of the larger price away again.'],
      [0, 'Yes it is the same. 100 becomes 120 and then 120 becomes 100.'],
      [1, 'It gets higher, because the second 20% are taken of a larger price than before.'],
    ],
    heldOut: [
      [
        3,
        'The final price is below the original one. With 200 euros we have 240 and after that 240 minus 48 is 192. The discount is calculated from 240 and not from 200.',
      ],
      [
        2,
        'It will be less than before, since twenty percent of the higher amount is more than twenty percent of the starting amount.',
      ],
      [0, 'It stays the same as at the beginning since both changes are 20 percent.'],
      [0, 'It depends on how much the ticket costs, for expensive ones it is more.'],
    ],
  },
  'core_math.open.two-odd-numbers': {
    tuning: [
      [
        3,
        'An odd number can be written as 2n + 1. Adding 2n + 1 and 2m + 1 gives 2n + 2m + 2, which can be divided by two.',
      ],
      [
        3,
        'If you put an odd number of things in pairs then one is always left alone. With two odd numbers the two that are left alone make one more pair, so nothing is left.',
      ],
      [1, 'An odd number is always one more than an even number.'],
      [0, '1 + 1 = 2, 3 + 3 = 6, 11 + 5 = 16. All of them are even numbers.'],
      [0, 'The sum of two odd numbers is not always even, because 2k + 1 plus 2m + 1 stays odd.'],
      [1, 'Odd numbers have one left over when you make pairs, so their sum has one left over as well and is odd.'],
      [0, 'because the teacher said so and it is a rule in maths'],
    ],
    heldOut: [
      [
        3,
        'Each odd number leaves a remainder of 1 when you halve it. Those two remainders add up to 2, so the total can be halved exactly.',
      ],
      [
        3,
        'take two odd numbers, take 1 away from each, now they are even. even plus even is even and the two ones you took away are 2, so it stays even',
      ],
      [1, 'Odd numbers are two times something plus one, and that is why it is like this.'],
      [0, 'I tested it with ten pairs of numbers and the result was even every time.'],
    ],
  },
  'core_math.open.square-plus-itself': {
    tuning: [
      [
        3,
        'You can factor it: n times (n + 1). One of two numbers that follow each other is even, and when you multiply with an even number the result is even.',
      ],
      [
        3,
        'When n is even, the square is even too and the sum of two even numbers is even. When n is odd, the square is odd and odd plus odd is even.',
      ],
      [2, 'It is n(n+1) and one of those two numbers must be even.'],
      [1, 'n² + n is the same as n(n + 1).'],
      [0, 'I tried n = 1 to 10 and it was always an even result.'],
      [0, 'Every square is even, and when you add n then it stays even whatever n is.'],
      [1, 'The expression is n(n + 1), two neighbours, and both of them are odd, so the product is even.'],
    ],
    heldOut: [
      [
        3,
        'case 1: n is even, then n squared is even and the sum is even. case 2: n is odd, n squared is odd as well and two odds together are even',
      ],
      [
        3,
        'This is a number multiplied by the number after it. One of the two can be divided by 2, so the whole product can be divided by 2.',
      ],
      [1, 'If n is even, then its square is even as well.'],
      [0, 'Because n² is n times n and that plus n is always a double number.'],
    ],
  },
  'core_math.open.two-data-plans': {
    tuning: [
      [
        3,
        'Plan A costs 5 + 2x and B costs 14 + 0.5x. If you set them equal you get x = 6. So with less than 6 GB take A, and with more than 6 GB take B.',
      ],
      [
        3,
        'I made a table. At 4 GB A costs 13 and B costs 16. At 6 GB both cost 17. At 8 GB A costs 21 and B costs 18. So A is for people who use less than 6, B for people who use more.',
      ],
      [2, 'The costs are 5 + 2x and 14 + 0.5x and they are the same at 6 GB.'],
      [1, 'with 10 gb A is 25 euros and B is 19 euros so take B'],
      [0, 'Plan B is always cheaper than plan A because one GB costs less there.'],
      [1, 'They cost the same at 6 GB. Below 6 GB plan B is cheaper, and above 6 GB plan A is cheaper.'],
      [0, 'Both cost the same at 9 GB because 14 − 5 = 9.'],
    ],
    heldOut: [
      [
        3,
        'B is 9 euros dearer in the beginning, but you save 1.50 on every gigabyte. 9 : 1.5 = 6, so from 6 gigabytes on B is the cheaper one and before that A is.',
      ],
      [2, 'They are equal at six gigabytes. If you use little take A and if you use a lot take B.'],
      [1, 'For 2 GB A costs 9 and B costs 15, so A is better for me.'],
      [0, 'I would take A because I do not need so much internet.'],
    ],
  },
  'core_math.open.which-pizza': {
    tuning: [
      [
        3,
        'The areas are 15² × 3.14 = 706.5 and 20² × 3.14 = 1256. Per euro that makes 78.5 and 89.7, so the bigger pizza is the better deal.',
      ],
      [
        3,
        'The small pizza has 225 pi and the big one has 400 pi. 225 : 9 = 25 but 400 : 14 is more than 28. You should buy the big one.',
      ],
      [2, 'The large one gives more, because its area is nearly twice as big but it does not cost twice as much.'],
      [1, 'The big pizza is better because it is bigger.'],
      [0, 'The small one is better, 30 cm : 9 = 3.3 and 40 cm : 14 = 2.9.'],
      [1, 'The area of the small one is 225π and of the large one 400π, so the small pizza gives more for the money.'],
      [0, 'Both are the same because the price grows with the size.'],
    ],
    heldOut: [
      [
        3,
        'You have to compare the surface. The big one has 1600/900 = 1.78 times the surface but costs only 14/9 = 1.56 times as much, so take the large one.',
      ],
      [2, 'big pizza area 1256 cm2 small pizza area 706 cm2 so i would buy the big one'],
      [1, 'I think the bigger one is worth it, you get 10 cm more for only 5 euros.'],
      [0, 'The small pizza, because it costs less money and I am not that hungry.'],
    ],
  },
  'core_math.open.typical-wage': {
    tuning: [
      [
        3,
        'No, it does not describe them well. The boss earns 8,300 and this makes the mean much too high. The median of 2,100 is better because half of the people are above and half below.',
      ],
      [
        3,
        'The average is misleading since almost everybody gets about 2000. The director is an outlier who raises it. I would take the middle value, 2100.',
      ],
      [2, 'not good because the director gets so much more than the others and so the average is too high'],
      [1, 'I would use the median instead of the mean.'],
      [0, 'Yes, the mean is a good description, because all five wages were added and divided by 5.'],
      [0, 'The mean is good. The median of 2,100 would be worse, because it leaves out the high wage of the director.'],
      [1, 'Four of the five people earn much less than that.'],
    ],
    heldOut: [
      [
        3,
        'Nobody in the firm earns about 3300. One huge salary pulls the mean upwards. Without the director the average would be 2050, and that is closer to the truth.',
      ],
      [2, 'No, most of them get less than 3,300 euros, so it is better to give the median.'],
      [1, 'The number is too high because of the big wage of the director.'],
      [0, 'They should use the mode or the highest number, because that looks best.'],
    ],
  },
  'core_math.open.fair-dice-game': {
    tuning: [
      [
        4,
        'There are 36 combinations. Six of them make 7: 1+6, 2+5, 3+4 and the other way round. For 10 there are 3, for 11 there are 2 and for 12 there is 1, so also six. It is fair.',
      ],
      [
        4,
        'It is a fair game. Both win in 6 out of 36 cases: 7 has six ways, and 10, 11 and 12 have 3 + 2 + 1 = 6 ways.',
      ],
      [2, '7 can come in 6 ways out of 36.'],
      [1, 'I think it is fair because both win equally often.'],
      [0, 'It is not fair because Mina has one number and Paul has three numbers.'],
      [1, 'There are 36 results, and 7 comes more often than 10, so Mina wins more and the game is not fair.'],
      [3, 'seven has 6 posibilities and 10 11 12 have 3+2+1 = 6 posibilities so its fair'],
    ],
    heldOut: [
      [
        4,
        'The chance of a 7 is 6/36. The chance of at least 10 is 3/36 + 2/36 + 1/36, which is the same, so nobody has an advantage.',
      ],
      [3, 'I counted the pairs. Six pairs give 7 and six pairs give 10 or more, so the game is fair.'],
      [1, 'With two dice there are 36 different results.'],
      [0, 'Not fair, 7 is a lucky number and you throw it all the time.'],
    ],
  },
  'core_math.open.even-so-divisible-by-four': {
    tuning: [
      [3, 'The sentence only works in one direction. Not every even number can be divided by 4. Take 14 for example.'],
      [
        3,
        'He turned it around. It says divisible by 4 means even, but even does not mean divisible by 4, because 6 is even and you cannot divide it by 4.',
      ],
      [2, 'Jonas thinks that it also works backwards, but that was never said.'],
      [1, 'For example 22 is even but 22 : 4 is 5.5.'],
      [0, 'He is wrong because 30 : 4 = 7.5.'],
      [0, 'Jonas is right because every even number is divisible by 4, for example 8.'],
      [0, 'He should count again, because 30 is not an even number.'],
    ],
    heldOut: [
      [
        3,
        'That is the converse of the statement, and the converse need not be true. 18 is even and is not a multiple of 4.',
      ],
      [
        3,
        'if all dogs are animals not all animals are dogs. its the same with the numbers. 10 is even but not in the 4 times table',
      ],
      [2, 'There are also even numbers that are not divisible by 4, so you cannot conclude that.'],
      [0, 'Another number is 12, because 12 is even and divisible by 4.'],
    ],
  },
  'core_math.open.thirty-birthdays': {
    tuning: [
      [
        3,
        'A year has 12 months. If every month had two birthdays at most, that would make only 24 students. There are 30, so 6 are left and they make a third one in some month.',
      ],
      [
        3,
        '30 divided by 12 is 2.5. If no month has more than 2, then you only have 24 children, so one month must have 3.',
      ],
      [2, 'There are 12 months and 2 in each makes 24, but there are 30 students.'],
      [1, 'There are only 12 months for all of the birthdays.'],
      [0, 'It is very likely because 30 is a big number.'],
      [0, 'That is not true, they could all have their birthday in different months.'],
      [1, 'there are 12 months so 12 students in different months and the others are in the same'],
    ],
    heldOut: [
      [
        3,
        'Put the students into 12 boxes, one for each month. With two in every box you have placed 24, and the next student has to go into a box that has two already.',
      ],
      [
        3,
        'Suppose that at most 2 share a month. Then there are not more than 2 times 12 = 24 students, and this is a contradiction to 30.',
      ],
      [1, 'Because 30 is more than 2 times 12.'],
      [0, 'In summer more babies are born, so three will have it in July.'],
    ],
  },
};
