import type { FreshAnswers } from '../fresh-answers.ts';

export const freshCoreMath: FreshAnswers = {
  'core_math.open.flour-for-six': {
    wrong: [
      'Flour grows in proportion to the people, so you cant just add people to grams. One person takes 300 : 4 = 75 g. There are 2 more people, 75 + 75 = 150, and 150 + 300 + 75 = 525 g is what goes into the bowl.',
      'Adding 2 makes no sense because each person needs 75 g, its 300 divided by 4. But I would still go with 302, a recipe is not that exact anyway so Sam can do it his way.',
    ],
    right: [
      [
        3,
        'He treats one more person like one more gram. But the flour has to go up by the same factor as the people. 6 is one and a half times 4, and one and a half times 300 is 450 g.',
      ],
      [
        2,
        'First I worked out what a single person eats: a quarter of 300, thats 75 grams. For half a dozen people you do 75 times 6 and end up with 450.',
      ],
    ],
  },
  'core_math.open.up-and-down-again': {
    wrong: [
      'Say the ticket is 50 euros. Plus 20% makes 60. The second 20% is taken of the larger price, but a percentage is a percentage so nothing has changed and you pay 50 again.',
      'The reduction is calculated from the higher price, 20% of 120 is 24. So at the end you are left with more than you began with, the concert got more expensive.',
    ],
    right: [
      [
        3,
        'Nope! 200 euros plus 40 is 240. Now 20% of 240 is 48, which is more than the 40 before because you take it from a bigger number. 240 - 48 = 192, so you pay 8 euros less than at first.',
      ],
      [
        3,
        'No, times 1.2 and then times 0.8 is 0.96, so you only pay 96 percent of the old price. The discount is calculated from the price that was already raised, and that is why it takes away more.',
      ],
    ],
  },
  'core_math.open.two-odd-numbers': {
    wrong: [
      'An odd number is a pair of things with one left over. When you put two of them together the two leftover ones stay alone, so the sum can be odd sometimes, it depends on the numbers.',
      'Write them as 2k + 1 and 2m + 1. If you add them you get 2k + 2m + 2, and because of the plus 2 at the end you cannot divide that by two in general.',
    ],
    right: [
      [
        3,
        'Take any odd number and make pairs, then one thing is always left over. Two odd numbers have two leftovers, and these two make a new pair, so everything is in pairs and thats what even means.',
      ],
      [
        3,
        'Let the numbers be 2a + 1 and 2b + 1. Added up that is 2a + 2b + 2 and you can take out a 2, it is 2 times (a + b + 1). So it can be divided by 2 whatever a and b are.',
      ],
    ],
  },
  'core_math.open.square-plus-itself': {
    wrong: [
      'n² + n is n(n+1), so two neighbours are multiplied and one of the two is even. Even times odd is odd though, so for half of all numbers it doesnt work.',
      'If n is even the square is even and even + even = even. If n is odd then the square is odd and you add an odd number again, which leaves you with something odd, like with most odd numbers.',
    ],
    right: [
      [
        3,
        'You can write it as n times (n+1). These are next to each other on the number line so one of them has to be even, and when you multiply an even number with anything it stays even.',
      ],
      [
        3,
        'Case one, n is even: then n squared is even as well and even plus even gives even. Case two, n is odd: odd times odd is odd, and odd plus odd is even again. So always even.',
      ],
    ],
  },
  'core_math.open.two-data-plans': {
    wrong: [
      'A costs 5 + 2x and B costs 14 + 0.5x. I put them equal: 5 + 2x = 14 + 0.5x and x = 6. So if you need little data, say 3 GB, go for B, and heavy users should pick A.',
      'I made a table. 5 GB: A 15, B 16.50. 6 GB: both 17. 7 GB: A 19, B 17.50. This shows A is the one to recommend to everybody, since the monthly price is only 5.',
    ],
    right: [
      [
        3,
        'I tried some amounts. With 2 GB A is 9 and B is 15. With 10 GB A is 25 and B only 19. At 6 GB they are both 17. So someone who uses less than 6 should take A and if you stream a lot and need more than that, B.',
      ],
      [
        3,
        'B is 9 euros dearer at the beginning but you save 1.50 on every GB, and 9 : 1.5 = 6. Up to 6 GB A is the cheap one, from there on it is B.',
      ],
    ],
  },
  'core_math.open.which-pizza': {
    wrong: [
      'You have to compare the areas. The small one is 15 × 15 × 3.14 = 707 cm² and the big one 20 × 20 × 3.14 = 1256. Thats 78 per euro and 89 per euro, so the 30 cm one is the better buy.',
      'Area is pi times r squared, so 225π for 9 euros and 400π for 14 euros. When you look at the area for one euro it comes out equal, so it doesnt matter which one you order.',
    ],
    right: [
      [
        3,
        'Only the area counts. 15² is 225 and 20² is 400, the pi is in both. 225 : 9 = 25 and 400 : 14 is about 28.6, so with the 40 cm pizza you get more for each euro.',
      ],
      [
        3,
        'The radius is 15 and 20. The big pizza has 1257 square cm and the small one 707. One square cm of the small one costs 1.27 cents and of the big one 1.11 cents, so go for the big one.',
      ],
    ],
  },
  'core_math.open.typical-wage': {
    wrong: [
      'The director earns 8300 and this single wage pulls the mean up. The median would be 2100. But the ad is telling the truth, 3300 is what a normal worker there can expect.',
      'One very high wage raises the mean to 3300 while four of five earn much less. To describe it better I would take the highest number, 8300, because it shows what you can reach.',
    ],
    right: [
      [
        3,
        'I would not trust the ad. A, B, C and D all get about 2000, only the boss with his 8300 makes the average so big. The one in the middle, C with 2100, tells you way more, so use the median.',
      ],
      [
        3,
        'Nope, nobody there even gets 3300. Without the director the average is (1900+2000+2100+2200) : 4 = 2050 and that fits a normal worker much better, since his salary is so huge that it lifts everything.',
      ],
    ],
  },
  'core_math.open.fair-dice-game': {
    wrong: [
      'There are 36 results. For 7 there are 6 of them (1+6, 2+5, 3+4 and turned round), for 10, 11 and 12 there are 3 + 2 + 1. But Paul can score with three different sums so he wins more often in the long run.',
      'With two dice 7 is the most likely sum, 6 of 36. 10 or more is also 6 of 36 when you count 3, 2 and 1. Still I would rather be Mina, she has the advantage as seven comes up the most.',
    ],
    right: [
      [
        4,
        'I drew a 6 by 6 table, thats 36 boxes. Seven is on the diagonal, 6 boxes. Ten is in 3 boxes, eleven in 2 and twelve in 1, so that is 6 too. Nobody has a better chance.',
      ],
      [
        3,
        'Yes it is. Mina wins with 1-6, 6-1, 2-5, 5-2, 3-4, 4-3 so six throws. Paul wins with 4-6, 6-4, 5-5, 5-6, 6-5, 6-6, that makes six throws as well. So they win equally often.',
      ],
    ],
  },
  'core_math.open.even-so-divisible-by-four': {
    wrong: [
      'The rule says that numbers you can divide by 4 are even, and Jonas has turned the sentence round. That works because the rule goes in both directions, for example 10 is even too.',
      'Not every even number is divisible by 4. He should have used 12 as another example, 12 is even and it shows the mistake, so with 30 he was right in the end since 30 : 4 = 7.5.',
    ],
    right: [
      [
        3,
        'He reads the rule backwards. From divisible by 4 you can conclude even, but not the other way. 14 is even as well and 14 : 4 = 3.5.',
      ],
      [
        3,
        'All the fours are even but there are also other even numbers, so being even isnt enough. You can see it with 18, which is even but 4 doesnt go into it.',
      ],
    ],
  },
  'core_math.open.thirty-birthdays': {
    wrong: [
      'There are 12 months. If every month has two birthdays thats 24 students and 6 are left. Those 6 can go into six different months, so you never need a month with three.',
      'You put 30 students into 12 months. At most two in each gives 24, so the remaining ones make it likely but it is not certain, in some classes no month reaches three.',
    ],
    right: [
      [
        3,
        'Imagine the 12 months are drawers. If you put no more than 2 students in any drawer you can only place 24 of them. The other 6 have to go somewhere too, so at least one drawer gets a third.',
      ],
      [
        3,
        'Suppose it was not true. Then each of the 12 months has 2 birthdays or fewer, that are 24 kids at the most. But the class has 30 so this is impossible and some month must have three.',
      ],
    ],
  },
};
