import type { FreshAnswers } from '../fresh-answers.ts';

export const freshAppliedReasoning: FreshAnswers = {
  'applied_reasoning.open.two-phone-plans': {
    wrong: [
      'The difference is 8 euros and each minute costs 10 cents, so 8 : 0.1 = 80 minutes. Lina should take B if she phones more than that, and A is for people who hardly ever call.',
      'I set 12 = 4 + 0.10x. I subtract 4 and get 8 = 0.1x, so both cost the same at 800 minutes. Who calls less takes B and who calls more takes A.',
    ],
    right: [
      [
        3,
        'Plan B gets 10 cents dearer per minute and has 8 euros of a head start. 800 cents : 10 = 80. So people who talk a lot, over 80 minutes, should go for A, people below that for B.',
      ],
      [
        3,
        'I tried 50 minutes: B costs 9, A 12. 100 minutes: B costs 14, A still 12. At 80 minutes 4 + 8 = 12, the same. So when Lina talks less than 80 minutes B is good, otherwise A.',
      ],
    ],
  },
  'applied_reasoning.open.three-flatbreads': {
    wrong: [
      'First A and B on one side, then take B out and turn A and put C in, then B and C on their other sides. There are six sides and two fit at a time. With a trick you can get it down to 5 minutes if you swap faster.',
      'There are six sides with 2 minutes each and two fit in the pan. Take one out when one side is done and put it back later. This adds up to 8 minutes, a plan with 6 is impossible.',
    ],
    right: [
      [
        3,
        'Min 0-2: 1 and 2 front. Min 2-4: 1 back and 3 front, 2 waits on a plate. Min 4-6: 2 back and 3 back. You have 6 sides to bake and never more than 2 in the pan so it needs 3 goes, thats 6 minutes.',
      ],
      [
        2,
        'You bake A and B for 2 minutes, then you swap B with C and flip A. After 4 minutes A is finished and B comes in again for its other side next to C which gets flipped. Done after 6.',
      ],
    ],
  },
  'applied_reasoning.open.red-flag': {
    wrong: [
      'The sign only says what happens when the red flag is up. So when it is down that means you can go in, Tom has understood it the right way. For example in a storm there would be a flag.',
      'It could be forbidden for another reason such as a thunderstorm or sharks, but the sign would then tell you. No flag means no ban, so his conclusion is okay.',
    ],
    right: [
      [
        3,
        'It doesnt follow. There is nothing on the sign about a day without a flag. Maybe there is oil in the water and they forbid swimming because of that, then Tom would be wrong and the sign still true.',
      ],
      [
        3,
        'No, Tom turns it round. The sign says flag means forbidden, not that no flag means allowed. At night for example you may not swim although there is no flag.',
      ],
    ],
  },
  'applied_reasoning.open.chairs-around-tables': {
    wrong: [
      'Every table has two free sides, one above and one below, so 2 × n. At each end there is one more place. For 50 people I divide 50 by 2 and get 25, so 25 tables are needed.',
      'Each table gives 2 places and the ends give 2 more, so 2n + 2. I put in 50 for n and that is 2 × 50 + 2 = 102, so you need 102 tables for everyone.',
    ],
    right: [
      [
        3,
        'On every table someone sits at the top and someone at the bottom, that is the 2n. The plus 2 are the people who sit at the head ends. 50 - 2 = 48 and 48 : 2 = 24 tables.',
      ],
      [
        3,
        'The sides where the tables touch are lost, so each table only keeps 2 sides, and the first and the last table have one extra, that makes +2. With 24 tables you have 48 + 2 = 50 seats.',
      ],
    ],
  },
  'applied_reasoning.open.largest-number-program': {
    wrong: [
      'Best starts with 0 and no negative number is larger, so it stays at 0. That is no real problem because 0 is then the largest number, so the program works for every list.',
      'It starts with best = 0. If all numbers are negative nothing is larger than 0. The mistake is the sign in the if, it must be n < best, then it also works for the minus numbers.',
    ],
    right: [
      [
        3,
        'If there are only minus numbers in it, like -5 and -3, it prints 0. Thats because best is 0 at first and none of them is bigger. You could start with the first number of the list.',
      ],
      [
        3,
        'For a list with just negative numbers. The condition n > best is never true since best is 0, so 0 comes out and that number was never in the list. Fix: set best to the first element.',
      ],
    ],
  },
  'applied_reasoning.open.books-at-home': {
    wrong: [
      'Maybe parents with a good education buy books and help with homework, or kids who like reading get more books as presents. The newspaper has it right all the same, more books at home give better grades.',
      'Rich parents have more books and can pay for tutoring. Good pupils also get books given to them. To find out you just ask a lot of pupils how many books they own, if their marks are better it is proven.',
    ],
    right: [
      [
        4,
        'It could be that the parents are rich or went to university and thats why there are books and also help with homework. Or smart kids wish for books. You could draw lots which families get 100 books for free and after a year look whether their kids have better marks than the others.',
      ],
      [
        3,
        'One explanation is that the parents earn more. Another is that kids with good marks read more so they get books. For a study I would flip a coin for each child: heads gets books, tails gets none.',
      ],
    ],
  },
  'applied_reasoning.open.two-surgeons': {
    wrong: [
      'North does 80 difficult ones and South only 20, and difficult operations go wrong more often for both. I would still want South to operate on me, his success is 82 of 100.',
      'South mostly has easy operations and those succeed more often, that is why the total is better. For something difficult it makes no difference who you pick since they are equally good.',
    ],
    right: [
      [
        3,
        'North gets nearly all the hard cases, 80 of them, and hard cases fail more often no matter who does it. That drags his total down. For a hard operation I would go to North as 70% beats 50%.',
      ],
      [
        3,
        'The reason is the mix. South has 80 easy ones and only 20 difficult ones and with North it is the opposite, and difficult ones have lower rates. 56/80 = 70%, 10/20 = 50%, so I take Dr North.',
      ],
    ],
  },
  'applied_reasoning.open.later-start-of-school': {
    wrong: [
      'They only asked pupils at the bus stop, who have to get up early, so they are special. But 36 of 40 is so clear that you can say nearly the whole school wants it, no other survey is needed.',
      'The pupils at the bus stop are tired and they are not like all pupils. A better way would be to ask all the bus stops in town, then you know what every pupil of the school thinks.',
    ],
    right: [
      [
        3,
        'Only kids who take the bus were asked. They had to get out of bed really early so of course they want to start later. It would be better to pull names out of a hat from the list of the whole school.',
      ],
      [
        3,
        'Kids who walk to school or get driven were not there and they can sleep longer, so they might not care. Just give a sheet to all pupils in class and count.',
      ],
    ],
  },
  'applied_reasoning.open.worst-crossings': {
    wrong: [
      'The crossings were chosen because they had an unusually bad year, and after a bad year it goes back to normal by itself. But 30% is too much for chance, so it must have been the cameras.',
      'Last year was bad luck for these crossings and numbers like this go back to the average. So cameras have no effect at all, that is proven, and the town should take them down.',
    ],
    right: [
      [
        4,
        'They took the ten worst ones, and being the worst is partly bad luck in that year. The next year is usually more normal even if you do nothing. They could take 20 bad crossings, draw lots which 10 get a camera and then compare both groups.',
      ],
      [
        3,
        'It was probably just an extreme year for these ten and then it goes back to what is usual. To find out what cameras do you have to look at crossings that are just as dangerous but have no camera.',
      ],
    ],
  },
};
