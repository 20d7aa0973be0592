import type { RatedAnswers } from '../rated-answers.ts';

/** Answers to the open questions of applied reasoning, with the points of a careful rater. */
export const appliedReasoningAnswers: RatedAnswers = {
  'applied_reasoning.open.two-phone-plans': {
    tuning: [
      [
        3,
        'The difference is 8 euros. At 10 cents a minute that is 80 minutes. If you talk longer than 80 minutes, take A, otherwise B.',
      ],
      [
        3,
        '12 = 4 + 0.1x gives x = 80. People who phone a lot should use plan A and people who phone little should use plan B.',
      ],
      [2, 'I calculated 4 + 0.10 × 80 = 12, so both cost the same at 80 minutes.'],
      [1, 'for someone who calls a lot A is good and for someone who calls not so much B is good'],
      [0, 'Plan B is always cheaper because 4 euros is less than 12 euros.'],
      [
        1,
        'Both are equal at 80 minutes. Who calls more than 80 minutes should take plan B, who calls less should take plan A.',
      ],
      [0, 'They are equal at 120 minutes, so take A for fewer calls.'],
    ],
    heldOut: [
      [
        3,
        'You pay 8 euros less in B, and with these 8 euros you can talk for 80 minutes. Below that B is cheaper, above it A.',
      ],
      [
        2,
        'At 80 minutes both plans are the same. Grandma, who rarely phones, should take B and my sister, who phones all day, A.',
      ],
      [1, 'i think it is 80 minutes'],
      [0, 'Plan A, because you never know how much you will talk.'],
    ],
  },
  'applied_reasoning.open.three-flatbreads': {
    tuning: [
      [
        3,
        'Bake A and B on one side. Then take B out, turn A and put C in. In the last 2 minutes bake the second sides of B and C. There are 6 sides and 2 fit in at once, so you need 3 rounds.',
      ],
      [
        3,
        'First 1 and 2, then 1 again on its other side with 3, then 2 and 3 on their other sides. 6 sides divided by 2 is 3 times 2 minutes, so less is not possible.',
      ],
      [
        2,
        'You take one bread out when it is half done and put the third in, and later you put the first one back. So the pan is always full with two sides in each of the 3 rounds.',
      ],
      [1, 'It cannot be faster because there are six sides and only two fit in the pan.'],
      [0, 'Bake two flatbreads on both sides and after that the third one, that takes 8 minutes.'],
      [0, 'Put all three in the pan at the same time, then it takes only 4 minutes, six sides are no problem.'],
      [1, 'take one out in the middle and put it in later again'],
    ],
    heldOut: [
      [
        3,
        'Minute 0 to 2: A front and B front. Minute 2 to 4: A back and C front. Minute 4 to 6: B back and C back. The pan is never half empty, there are six sides in total and two places, so it is the minimum.',
      ],
      [2, 'A1 and B1, then A2 and C1, then B2 and C2, this makes 3 times 2 = 6 minutes.'],
      [1, 'Each bread has two sides, so there are 6 sides and they need at least 6 minutes with 2 in the pan.'],
      [0, 'Use a bigger pan, then all of them fit.'],
    ],
  },
  'applied_reasoning.open.red-flag': {
    tuning: [
      [
        3,
        'No, that does not follow. The sign only talks about what happens when the flag is up. Perhaps there are sharks in the water and swimming is forbidden anyway.',
      ],
      [
        3,
        'Tom cannot be sure. Nothing is said about the time without a flag. For example there could be a storm and the lifeguard says nobody may go in.',
      ],
      [2, 'It does not follow, because the sign says nothing about what holds when there is no flag.'],
      [1, 'no tom is not right'],
      [0, 'Yes it follows, if the red flag is up it is forbidden, so if it is not up it is allowed.'],
      [
        0,
        'Tom is right, because the sign says that only the red flag forbids swimming, even when there is a thunderstorm.',
      ],
      [2, 'Not necessarily, it could be forbidden at night although there is no flag.'],
    ],
    heldOut: [
      [
        3,
        'He turned the rule around. The rule tells us only something for the case with a flag. The water may be poisoned and a notice forbids bathing, even with no flag there.',
      ],
      [
        3,
        'It doesnt follow. The sign just tells you about when the flag is up. maybe the flag was blown away by the wind and swimming is still forbidden',
      ],
      [1, 'It is not certain that he may swim.'],
      [0, 'That is logical, no flag means no danger.'],
    ],
  },
  'applied_reasoning.open.chairs-around-tables': {
    tuning: [
      [
        3,
        'Every table has a place on the left and on the right, so 2n. At the front and at the back there is one more each, that is the +2. 2n + 2 = 50, so n = 24.',
      ],
      [
        3,
        'Two people can sit at the long sides of each table and two more sit at both ends of the row. 50 − 2 = 48 and 48 : 2 = 24 tables.',
      ],
      [2, 'For 50 people you need 24 tables. The +2 are the two people at the ends.'],
      [1, 'i need 24 tables'],
      [0, 'You need 26 tables because 50 divided by 2 is 25 and plus one.'],
      [0, 'Each table has 4 sides, so 4 people can sit there and you need 13 tables.'],
      [2, 'Each table has two free sides, and the first and the last one have one extra. So it is 25 tables.'],
    ],
    heldOut: [
      [
        3,
        'The tables in the middle offer two seats each, one on each side. The two outer ones have an additional seat at the head. If 50 people come I take away the 2 heads and halve 48, which is 24.',
      ],
      [1, '2 times 24 plus 2 is 50, so it is 24.'],
      [2, 'One chair is at each end of the row, so + 2. And each table has 2 chairs at its sides, so 2 × n.'],
      [0, 'I drew it and it worked for four tables, so it is right.'],
    ],
  },
  'applied_reasoning.open.largest-number-program': {
    tuning: [
      [
        3,
        'If all the numbers are negative, then 0 is shown, because no number is bigger than 0 and best stays at 0. You should set best to the first number of the list.',
      ],
      [
        3,
        'For lists like −3, −8 it shows 0 although 0 is not in the list. Best starts too high. Start with the first element instead.',
      ],
      [2, 'It is wrong for lists with only negative numbers, because nothing is greater than 0.'],
      [1, 'It does not work with minus numbers.'],
      [0, 'It is wrong for long lists because it takes too long. Set best to the first number to make it faster.'],
      [0, 'The program is always right, for all lists, because it compares each n with best.'],
      [0, 'It is wrong if there are two equal numbers, then it does not know which one is the biggest.'],
    ],
    heldOut: [
      [
        3,
        'When every entry is below zero the loop never changes best, so the output is 0, which is not in the list. Initialise best with the first entry.',
      ],
      [
        3,
        'lists with only minus numbers dont work. best is 0 at the beginning and -5 is not bigger than 0 so it shows 0. change it to set best to -1000000',
      ],
      [1, 'You should let best start with the first number in the list.'],
      [0, 'It should be n < best and then it works.'],
    ],
  },
  'applied_reasoning.open.later-start-of-school': {
    tuning: [
      [
        3,
        'They only asked children at the bus stop and those are not like all the others. They have to get up very early, so of course they want it later. Better choose pupils by chance from every class.',
      ],
      [
        3,
        'The pupils who take the bus are a special group. They live far away and are tired. You should give a questionnaire to everybody in the school.',
      ],
      [2, 'At 7:30 everybody is tired, so they say yes. It would be better to ask all pupils.'],
      [1, 'you should ask all pupils of the school'],
      [0, 'It is not wrong. 36 of 40 is 90 percent, so the council has calculated correctly.'],
      [0, '40 pupils are not enough. They should ask 100 pupils at the bus stop.'],
      [1, 'Those who come by bus may think differently from those who walk.'],
    ],
    heldOut: [
      [
        3,
        'The sample is biased: bus pupils travel a long way and get up earlier, so they are more in favour. One should draw names by lot from the list of the whole school.',
      ],
      [
        2,
        'Only kids that use the bus were asked and not the ones who come by bike or on foot. They should make a vote with the whole school.',
      ],
      [1, 'They are sleepy in the morning and that is why they say yes.'],
      [0, 'They should ask their parents because they know it better.'],
    ],
  },
  'applied_reasoning.open.books-at-home': {
    tuning: [
      [
        4,
        'Parents who studied often have many books and help with homework. Or children who are good at school wish for books. You could give books to half of the families by lot and compare the marks of both groups after a year.',
      ],
      [
        4,
        'Maybe rich parents can pay for books and for tutoring too. Maybe good pupils like to read and therefore get books. For a study, draw children at random, give them books, and compare them with children who got no books.',
      ],
      [
        2,
        'It could be that the parents are well educated. It could also be that children with good marks get books as a present.',
      ],
      [1, 'The parents have more money and can help their children more.'],
      [0, 'The books cause the better marks because children learn from books, so everybody should buy books.'],
      [
        0,
        'The newspaper is right: it has been proved that books make marks rise, and the parents’ education and income have nothing to do with it.',
      ],
      [2, 'Give books to some children and none to the others, chosen by chance, and look at the marks afterwards.'],
    ],
    heldOut: [
      [
        4,
        'Families with more time and money buy books and also support learning. And clever kids who enjoy reading ask for books. One could randomly pick 500 homes for a box of books and look whether their marks improve more than those of 500 homes without one.',
      ],
      [
        3,
        'clever parents have books and clever kids. or kids that are good in school want more books. you could give books to one class and to the other class no books and compare the marks',
      ],
      [1, 'Maybe children with good marks get more books because they like to read.'],
      [0, 'A book helps you with learning, and a computer helps even more.'],
    ],
  },
  'applied_reasoning.open.two-surgeons': {
    tuning: [
      [
        3,
        'Dr North has 80 difficult operations and only 20 easy ones, and Dr South has it the other way round. Difficult ones fail more often, so the total of North looks worse. I would choose North because 70% is more than 50%.',
      ],
      [
        3,
        'North does mostly hard operations and they go wrong more often for everybody, which lowers the overall rate. For a difficult operation I take Dr North, 56/80 against 10/20.',
      ],
      [
        2,
        'Dr South does mainly easy operations. For a difficult one I would choose Dr North since 70% is better than 50%.',
      ],
      [1, 'I would go to Dr North, because with hard operations North succeeds in 70% of the cases.'],
      [0, 'I would choose Dr South, because 82 of 100 is more than 75 of 100.'],
      [
        1,
        'Dr North does mostly difficult operations, and difficult ones succeed less often, but I would choose Dr South because the total is better.',
      ],
      [0, 'That is not possible, there must be a mistake in the table.'],
    ],
    heldOut: [
      [
        3,
        'The groups have different sizes: North got 80 tough cases, South only 20. Tough cases have a lower success rate whoever operates, so the sum of North is dragged down. I prefer North for a tough case, with 70 against 50 percent.',
      ],
      [
        2,
        'dr north has more hard ones so he has less in total. i would take north because 56 of 80 is 70 percent and 10 of 20 is only half',
      ],
      [1, 'South had mostly easy patients.'],
      [0, 'Dr South, because Dr South has more experience with all the operations together.'],
    ],
  },
  'applied_reasoning.open.worst-crossings': {
    tuning: [
      [
        4,
        'The ten crossings were picked because they had a very bad year, which was partly bad luck. The next year it would go back to normal anyway. You could draw by lot which bad crossings get a camera and compare both groups.',
      ],
      [
        4,
        'Last year was an exception at those places, and by chance the number falls again by itself. Compare with other dangerous crossings that have no camera, over several years before and after.',
      ],
      [
        2,
        'The numbers go up and down by chance, so it could have dropped anyway. They should compare with crossings without cameras.',
      ],
      [1, 'They should look at similar crossings which have no cameras.'],
      [0, 'The cameras prevented the accidents, because people drive slowly when they see one, and 30% is a lot.'],
      [
        0,
        'The town is right. It compared the worst crossings before and after, and chance cannot make accidents fall by themselves.',
      ],
      [1, 'Accidents depend on luck and so there are fewer in the next year.'],
    ],
    heldOut: [
      [
        4,
        'This is regression to the mean: places selected for an extreme value will usually have a less extreme one next time. Choose among the worst twenty at random where cameras go and contrast them with the rest.',
      ],
      [
        3,
        'those ten had bad luck last year and after bad luck it gets normal again. they should check other bad crossings without a camera too',
      ],
      [1, 'You would have to look at the accidents of many years before and after.'],
      [0, 'Maybe there was less traffic because petrol is so expensive now.'],
    ],
  },
};
