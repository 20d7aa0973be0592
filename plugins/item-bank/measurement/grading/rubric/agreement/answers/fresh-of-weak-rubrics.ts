import type { RatedAnswer } from '../rated-answers.ts';

/**
 * Eight more answers, right, half right and wrong, for each of the three items whose rubrics agreed least with the rater,
 * written and rated before these rubrics were rewritten. They must not be used for tuning.
 */
export const freshOfWeakRubrics: Record<string, RatedAnswer[]> = {
  'core_math.open.typical-wage': [
    [
      3,
      'Not really. Four workers get around 2000 and one gets 8300, and that one lifts the average a lot. Better to say the median, it is 2100 and right in the middle.',
    ],
    [
      2,
      'The mean is a bad choice because the director earns so much more than all the others that it gets way too high.',
    ],
    [1, 'I would use the median because that is the number in the middle when you sort them.'],
    [0, 'Yes it is good, you add all the wages and divide by 5 and this gives 3300, so everyone gets that on average.'],
    [2, 'The ad is misleading, nearly everybody there earns a lot less than 3300. The median is a better number.'],
    [
      3,
      'No because if you leave out the boss, the others have a mean of 2050, which is what a normal person gets there. The salary of the boss distorts the average.',
    ],
    [1, 'It is not a good description, since most of them earn less than that.'],
    [0, 'A better number would be the range, 8300 - 1900 = 6400, because then you can see all of the wages.'],
  ],
  'core_math.open.up-and-down-again': [
    [3, 'No it is lower. 10 euros go up to 12. Then you lose 20% of 12, not of 10, so 2.40, and you land on 9.60.'],
    [
      2,
      'It has become cheaper, because when they lower it the 20% count from a higher price and so more goes off than what came on.',
    ],
    [1, 'No, they are not the same, in my example it was 80 at first and 76.80 in the end.'],
    [0, 'Yes. 100 + 20 = 120 and 120 - 20 = 100, so you are back at the start.'],
    [
      1,
      'It is higher after that, because the 20% are taken from different numbers, the second one from the raised price.',
    ],
    [2, 'You have to do × 1.2 and × 0.8 and this gives 0.96, so in total it went down by 4 percent.'],
    [1, 'No, I think you pay a bit less than before. I just know that from shops.'],
    [0, 'That depends on how expensive it was. For cheap tickets it is the same and for expensive ones it is not.'],
  ],
  'core_math.open.fair-dice-game': [
    [
      4,
      'It is fair. You can throw 36 different things. 6 of these make seven. 4+6, 5+5, 6+4, 5+6, 6+5 and 6+6 are also 6 things, so both win in 1 out of 6 throws.',
    ],
    [
      2,
      'Seven can be thrown in 6 ways out of 36. For Paul there is 4+6, 5+5, 5+6 and 6+6, that makes 4, so Mina wins more and it is unfair.',
    ],
    [1, 'It is fair, both have the same chance to win, you can try it out.'],
    [0, 'Unfair, because Paul has three numbers and Mina only has one.'],
    [
      3,
      'Seven has six ways: 16, 25, 34, 43, 52, 61. Ten has three, eleven two and twelve one, so that is six too. So the game is fair.',
    ],
    [1, 'There are 36 possibilities but the bigger sums are harder to get, so Mina is better off.'],
    [2, 'For 7 there are six combinations. For 10, 11 and 12 there are six as well when you count 4+6 and 6+4 as two.'],
    [0, 'Dice are always luck, so you can never say if a game is fair or not.'],
  ],
};
