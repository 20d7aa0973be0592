import type { RatedAnswer } from '../rated-answers.ts';

/**
 * For each assessment item: answers with the words of a good one and a wrong conclusion, and answers with the right one.
 * `wrong` answers earn at most a third of the points; `right` ones keep their points.
 */
export const wrongConclusions: Record<string, { readonly wrong: RatedAnswer[]; readonly right: RatedAnswer[] }> = {
  'core_math.open.flour-for-six': {
    wrong: [
      [
        1,
        'Flour is proportional to the people, so Sam cannot add people to grams. You divide 300 by 4 to get 75 g per person and then add it to 300, which means that he needs 375 g.',
      ],
      [
        1,
        'Each person needs the same amount, 300/4 = 75 g. Sam only added people to grams instead of multiplying. He has to double the recipe, so the right amount is 600 g.',
      ],
      [
        0,
        'Sam is right, because the factor for each extra person is one gram, so he only has to add 2 g to the 300 g and needs 302 g per recipe.',
      ],
      [
        1,
        'Because flour is proportional, every person needs 300 ÷ 6 = 50 g. Sam added people instead of multiplying, so with the factor 1.5 you get to 325 grams for everybody.',
      ],
      [
        1,
        'The factor is 6/4 = 1.5, and each person needs the same amount. You add 1.5 times 100 g to the 300 g and end up with 500 g of flour.',
      ],
    ],
    right: [
      [
        3,
        'Sam thinks that 302 g is enough, but he mixes up people and grams. Flour is proportional: 300 ÷ 4 = 75 g per person and so 6 × 75 = 450 g.',
      ],
    ],
  },
  'core_math.open.up-and-down-again': {
    wrong: [
      [
        1,
        'If it costs 100 euros, it rises to 120. The 20% of the larger price are 24 euros, so they are more than the first 20. Because of this the final price is higher than at the beginning.',
      ],
      [
        0,
        'The price is the same as at the beginning: 20% of the new price is taken away after 20% of the first price was added, so 96% and 4% make 100% again.',
      ],
      [
        1,
        'The second 20% is taken of the larger price. But plus 20% and minus 20% cancel each other out, so in the end nothing has changed and the price is not lower.',
      ],
      [
        1,
        'You add 20 % and you subtract 20 %, so both changes undo each other. The second 20 % is of a larger price, 24 instead of 20, but the ticket costs 100 euros once more in the end.',
      ],
      [1, 'After the rise it is 120. 20% of 120 is 24, so 120 + 24 = 144 and the customer pays more than at first.'],
    ],
    right: [
      [
        3,
        'Many people would say that the price is the same again, but it is lower. From 100 euros it goes to 120, and 20% of the larger price is 24, so it ends at 96 euros.',
      ],
    ],
  },
  'core_math.open.square-plus-itself': {
    wrong: [
      [
        1,
        'n² + n = n(n + 1) is a product of two consecutive numbers. One of them is even, so the product is even only when n is even, and for odd n the result is odd.',
      ],
      [
        1,
        'Factor out n and you get n(n + 1), two neighbours. Two consecutive numbers are both odd or both even, so the product need not be even and the statement is false.',
      ],
      [
        1,
        'n² + n = n(n + 1). These are two consecutive numbers, and if n is odd then n + 1 is odd too, so the product of both is odd and only for even n it is even.',
      ],
      [
        1,
        'The square of an odd number is odd, and odd plus odd is odd, so the claim fails for odd n, but if n is even, even plus even is even.',
      ],
    ],
    right: [
      [
        3,
        'One might think that it depends on n, but it does not. n² + n is n(n + 1), two consecutive numbers, one of them is even, and so the product is even whatever n is.',
      ],
    ],
  },
  'core_math.open.two-data-plans': {
    wrong: [
      [
        1,
        'Plan A costs 5 + 2x and plan B costs 14 + 0.5x. They are equal at x = 6. So for more than 6 GB take plan A and for less than 6 GB take plan B.',
      ],
      [
        1,
        'The costs are 5 + 2x and 14 + 0.5x. The difference of 9 euros divided by 2.50 gives 3.6, so both cost the same at 3.6 GB. A is cheaper below that and B is cheaper above.',
      ],
      [
        0,
        'Plan B is always cheaper, because 0.50 is less than 2 per GB, so for less than 6 GB and for more than 6 GB you should take plan B.',
      ],
      [
        1,
        'A costs 5 + 2x, B costs 14 + 0.5x, equal at 6 GB. People who need a lot of data should go for A, and those who hardly need any should go for B.',
      ],
      [1, 'With 5 + 2x = 14 + 0.5x you get 2.5x = 19, so x is 7.6. Under 7.6 GB plan A wins, over 7.6 GB plan B wins.'],
    ],
    right: [
      [
        3,
        'Plan A is 5 + 2x and B is 14 + 0.5x, equal at 6 GB. At 10 GB for example A costs 25 and B 19. So B is better for more than 6 GB and A is better for less than 6 GB.',
      ],
    ],
  },
  'core_math.open.typical-wage': {
    wrong: [
      [
        0,
        'The mean is a good description of a typical employee, because the very high wage of the director counts as well. The median of 2,100 would be misleading, because it leaves out the director.',
      ],
      [
        1,
        'The director has a very high wage and pulls the mean up. So the number that describes a typical employee better is the highest wage, 8,300, because the median is too low.',
      ],
      [
        0,
        'Yes, €3,300 is typical. One employee is an outlier, but an average is the middle of all wages, so most of them earn about 3,300.',
      ],
      [
        1,
        'The director earns 8300 and is an outlier, that is exactly why the mean of 3300 is the best number to describe a typical employee. The median 2100 is too small.',
      ],
      [
        1,
        'I think €3,300 describes it well because it balances the very high wage and the low ones, and nobody is left out, not even the director.',
      ],
    ],
    right: [
      [
        3,
        'The firm says that the mean is typical, but four of five earn much less. The wage of the director pulls it up. The median of 2,100 is a better description, because one outlier does not change it.',
      ],
    ],
  },
  'core_math.open.fair-dice-game': {
    wrong: [
      [
        1,
        'There are 36 equally likely results. The sum 7 has 6 ways. The sums 10, 11 and 12 have 3 + 2 + 1 = 6 ways, but those are three sums, so Paul wins more often and the game is unfair.',
      ],
      [
        1,
        'Of 36 results 6 give 7. For Paul there are only 4 + 6, 5 + 5, 5 + 6 and 6 + 6, so that is 4 of 36. Mina has the better chance, therefore it is not a fair game.',
      ],
      [
        1,
        '36 results are possible. 7 has 6 of them, and 10 or more has 3 + 2 + 1, which is 6 ways out of 33, so Paul is at an advantage.',
      ],
      [
        1,
        'There are 6 × 6 = 36 pairs. Mina needs one sum and Paul needs one of three sums, so Mina loses more often than she wins against him.',
      ],
    ],
    right: [
      [
        4,
        'It looks unfair, because Paul has three sums, but it is fair. Of the 36 results 6 of them give 7, and for 10, 11 and 12 there are 3 + 2 + 1 = 6 as well.',
      ],
    ],
  },
  'core_math.open.thirty-birthdays': {
    wrong: [
      [
        1,
        'There are 12 months. With two students in each month that is 24 students and 6 are left over. But these 6 could have their birthdays anywhere, so it is only very likely and not certain.',
      ],
      [
        1,
        '30 students and 12 months: 12 × 2 = 24, so at most 24 share a month. The remaining 6 students have a month of their own, so the statement is wrong and it is possible that only two share one.',
      ],
      [
        1,
        'There are 12 months, and 12 × 2 = 24 students would share them evenly. The remaining 6 students could all be born in a leap year, so one cannot be sure of it.',
      ],
      [
        1,
        'If you divide 30 by 12 you get 2.5, so two in each month is the normal case, and three in the same month happens only by coincidence.',
      ],
    ],
    right: [
      [
        3,
        'It is not just likely, it is certain. If none of the 12 months had more than 2 there would be only 24 students, so the remaining 6 must make some month reach three.',
      ],
    ],
  },
  'applied_reasoning.open.two-phone-plans': {
    wrong: [
      [
        1,
        'The difference is 8 euros, divided by 10 cents per minute gives 80 minutes. Whoever calls more than 80 minutes should take plan B, and whoever calls less should take plan A.',
      ],
      [
        1,
        'The difference in the monthly price is 8 euros and each minute costs 10 cents, so both cost the same at 800 minutes. Those who call more than that take plan A and those who call less take plan B.',
      ],
      [
        0,
        'Plan A is always cheaper, whether you call more than 80 minutes or less, because all calls are free and 10 cents per minute add up.',
      ],
      [
        1,
        'Plan A costs 8 euros more and B costs 10 cents each minute, so 80 minutes are equal. I advise plan A to people who call less than 80 minutes and B to those who talk a lot.',
      ],
      [
        1,
        '8 euros divided by 10 cents is 8, so after 8 minutes A is cheaper than B. Whoever calls more takes A, whoever calls less B.',
      ],
    ],
    right: [
      [
        3,
        'B is 8 euros cheaper, at 10 cents a minute that is used up after 80 minutes. So if she calls less than 80 minutes B is better, and if she calls more then A is the cheaper plan.',
      ],
    ],
  },
  'applied_reasoning.open.three-flatbreads': {
    wrong: [
      [
        1,
        'There are six sides and only two fit at a time. You take out the first when one side is done and put it back in later with the third one, but turning needs a fourth round, so 8 minutes is the quickest.',
      ],
      [
        1,
        'Bake A and B on both sides, then take out both and put in C and bake its second side as well. There are six sides and two at a time fit, so it takes 8 minutes and 6 minutes is impossible.',
      ],
      [
        1,
        'First A and B, then take out B and turn A and put in C, then B and C on the other side. But it can be quicker: if the pan is always full 4 minutes are enough.',
      ],
      [
        1,
        'There are six sides with 2 minutes each, that is 12 minutes altogether, so even if you take out one and put it back in later you need 12 minutes.',
      ],
      [
        1,
        'Put all three in the pan, turn them after 2 minutes, and take out the done ones. Two at a time fit and there are six sides, so it takes just 4 minutes.',
      ],
    ],
    right: [
      [
        3,
        'One would think that it takes 8 minutes, but you can take out B after its first side and put in C beside A turned round, and then B and C get their second side. Six sides, two at a time, need three rounds.',
      ],
    ],
  },
  'applied_reasoning.open.chairs-around-tables': {
    wrong: [
      [
        1,
        'Each table has two free sides, so that is 2 × n. At both ends of the row there is one more place. For 50 people you calculate 50 = 2n, so you need 25 tables.',
      ],
      [
        1,
        'Every table has two sides with places, and both ends give + 2. With 2 × 50 + 2 you get 102, so 102 tables are needed for 50 people.',
      ],
      [
        1,
        'Each table has two free sides and the ends of the row give two more, so 50 ÷ 4 = 12.5 and therefore 13 tables are enough.',
      ],
      [
        1,
        'Every table has four sides and two of them are free, plus both ends. If 50 people come then n = 50 × 2 + 2 = 102.',
      ],
      [
        1,
        'Each table has a place on two sides and the two ends give 2 more. 50 + 2 = 52 and 52 ÷ 2 = 26, so you put 26 together.',
      ],
    ],
    right: [
      [
        3,
        'Every table has two free sides, one above and one below, that is 2 × n. Both ends of the row add one place each. 24 tables give 48 + 2 = 50, and 25 tables would be too many.',
      ],
    ],
  },
  'applied_reasoning.open.largest-number-program': {
    wrong: [
      [
        1,
        'It shows something wrong for lists with only positive numbers, because best starts with 0 and stays smaller than them. For negative numbers it works. Best must begin with the first entry of the list.',
      ],
      [
        1,
        'Best starts with 0 and no number is larger, so the program is wrong for every list. For lists with negative numbers it shows the smallest number. One has to set best to the first entry.',
      ],
      [
        0,
        'It is wrong for lists that have 0 in them, because best starts with 0 and then 0 is not larger than 0. One should set best to 1 in the beginning so that negative numbers are shown.',
      ],
      [
        1,
        'The program shows a wrong result whenever the list has both negative and positive numbers, because best starts with 0 and negative ones are smaller. It must begin with the first entry.',
      ],
      [
        1,
        'Best is set to 0 and stays there as no number is larger if the list is sorted downwards. So for descending lists it shows 0. Begin with the first number.',
      ],
    ],
    right: [
      [
        3,
        'It is right for lists with a positive number. When all entries are negative best stays at 0, because none is larger, and 0 is not in the list. Set best to the first entry of the list.',
      ],
    ],
  },
  'applied_reasoning.open.books-at-home': {
    wrong: [
      [
        1,
        'The newspaper is right, the books raise the marks. The parents’ education and their income are other explanations, but children who read more get better marks, so buying books will help. One could give books at random.',
      ],
      [
        1,
        'The study proves that books at home cause better marks. Other explanations like the income of the parents or that good pupils get more books are not possible, because the study found it. A study could compare children at random.',
      ],
      [
        1,
        'The parents’ education leads to books and so to better marks, and good pupils get more books. Both show that the newspaper gave good advice, since books improve marks. Choose children at random.',
      ],
      [
        1,
        'It is proven that buying books makes marks rise. The income of the parents has no influence on it, and it cannot be the reverse. One should give books to children at random and compare.',
      ],
    ],
    right: [
      [
        4,
        'The newspaper says that books raise the marks, but educated parents may cause both, or good pupils may be given more books. Give books to children chosen at random and compare their marks with those of children without.',
      ],
    ],
  },
  'applied_reasoning.open.two-surgeons': {
    wrong: [
      [
        1,
        'Dr North does mostly difficult operations and Dr South mostly easy ones, and difficult ones succeed less often. But Dr South has 82 of 100, so I would choose Dr South for a difficult operation.',
      ],
      [
        1,
        'Dr North did 80 difficult operations and difficult operations fail more often, so he is the worse surgeon. For a difficult operation I would go to South, because 82% is better than 75% and 70% against 50% does not count.',
      ],
      [
        1,
        'The table must be wrong: North is better with both easy and difficult ones, 70% against 50%, so it is impossible that South is better together, whoever does mostly difficult ones. I choose North.',
      ],
      [
        1,
        'North does mostly difficult ones, where fewer operations succeed. That makes his total low, and so South is the surgeon I would let operate on me in a difficult case.',
      ],
      [
        1,
        'South does mainly easy operations. But since 82 % is the higher rate, for a difficult operation the better decision is South.',
      ],
    ],
    right: [
      [
        3,
        'At first one would choose Dr South, because 82 is more than 75. But South does mostly easy operations and North mostly difficult ones, which succeed less often with anyone. I choose North, 70% against 50%.',
      ],
    ],
  },
  'ai_conceptual.open.perfect-on-known-photos': {
    wrong: [
      [
        0,
        'The model is perfect, because it has learnt the photos and remembers them. If she tries it on new photos the share of right answers will be 100% as well, so she needs no test.',
      ],
      [
        1,
        'The model may remember the photos that it has learnt from, and that is why it is perfect. She should test it again with the same 300 photos, and the share of right answers there is what counts.',
      ],
      [
        1,
        'The model has remembered the training photos, so it has learnt everything there is to know about mangoes and will make no mistakes on unseen photos either.',
      ],
      [
        1,
        '300 of 300 right answers is a share of 100 %, and that counts. So Rosa may say that it is perfect. She should try new photos only to train it more.',
      ],
    ],
    right: [
      [
        3,
        'Rosa says that it is perfect, but the model may simply remember its photos. She should try it on photos that it has not learnt from, and the share of right answers there counts, which may be lower.',
      ],
    ],
  },
  'ai_conceptual.open.wolves-in-snow': {
    wrong: [
      [
        0,
        'The model has learnt the animals and not the snow. One can check this with photos of wolves on grass, and it will say wolf, so the training photos with dogs on grass need not be changed.',
      ],
      [
        1,
        'It has learnt that snow means wolf. One could check it with a wolf on grass. The training photos should be changed so that all wolves are in snow and all dogs are on grass, then it can tell them apart by the background.',
      ],
      [
        1,
        'The background does not matter, the model has learnt the look of wolves. One could check it with a wolf on grass, and it would still say wolf.',
      ],
      [
        1,
        'It goes by the snow. To mend it, put even more wolves with snow in the training, so that it learns it well; a check with dogs on grass shows that it works.',
      ],
    ],
    right: [
      [
        3,
        'One would think that it has learnt the shape of the animals, but it goes by the snow. Check it with wolves on grass, and train with both animals on both grounds.',
      ],
    ],
  },
  'ai_conceptual.open.landslide-warning': {
    wrong: [
      [
        1,
        'With a lower threshold the road is closed less often, so there are fewer false alarms and more landslides come without a warning. The council should weigh danger to life against the costs.',
      ],
      [
        1,
        'A lower threshold means that both errors become fewer, because the model is more exact: fewer landslides are missed and there are fewer false alarms. One must weigh lives against the closed road.',
      ],
      [
        1,
        'A lower threshold leads to more missed landslides and also to more false alarms, so both kinds of error increase. The council has to weigh the danger to life against the costs.',
      ],
      [
        1,
        'If the threshold is lower, the score exceeds it less often, so the road stays open on more days and there is more danger to life.',
      ],
      [
        1,
        'Lowering the threshold has no effect on false alarms, it only means that fewer landslides are missed. So there is nothing to weigh up but cost against life.',
      ],
    ],
    right: [
      [
        3,
        'Fewer landslides will be missed. That is good, but the road will be closed for nothing more often. Council should weigh lives against the cost, because with a higher threshold there would be fewer false alarms.',
      ],
    ],
  },
  'ai_conceptual.open.how-many-neighbours': {
    wrong: [
      [
        1,
        'With k = 1 all fish vote, so the answer is always healthy. With k = 500 a single wrongly labelled fish decides. One should try several k on fish that were kept apart and take the one with the fewest errors.',
      ],
      [
        1,
        'With k = 1 a single wrongly labelled fish decides. With k = 500 every fish votes and this is the best, because more fish know more, so the larger k is the better. One can test it on new fish.',
      ],
      [
        1,
        'k = 500 means that the answer is always healthy. k = 1 is the best choice, because the nearest fish is the most similar one and this makes no errors. Try it on fish that were kept apart.',
      ],
      [
        1,
        'k = 1 looks at only one fish, the most similar one, and this is the most exact way. With k = 500 the answer is always healthy. So choose k = 1 after testing on other fish.',
      ],
      [
        1,
        'With k = 500 all fish vote, and as more votes are fairer it gives the right result. With k = 1 a wrongly labelled fish decides. Take k = 500 and compare it on a test set.',
      ],
    ],
    right: [
      [
        3,
        'k = 1 lets a single wrongly labelled fish decide. With k = 500 it always says healthy, since 80% are. Larger is not better as such. Try several k on fish that were kept apart and take the best.',
      ],
    ],
  },
  'ai_conceptual.open.orders-in-an-email': {
    wrong: [
      [
        0,
        'The model knows that instructions in an email are not from its owner, so it will not obey. A person need not confirm payments, and no limit is needed, because it can tell orders from text.',
      ],
      [
        1,
        'The assistant treats the email as an instruction, because it cannot tell orders from text. As safeguards one tells it to be careful, and it should pay at once without a person who confirms payments.',
      ],
      [
        1,
        'The assistant is trained to recognise who is allowed to give instructions, so an order in an email is no danger. A person could confirm payments, but it is not necessary.',
      ],
      [
        1,
        'It obeys since it cannot tell instructions from text. The best safeguard is that it pays first and a person looks at the invoice a month later, and that it has no limit.',
      ],
    ],
    right: [
      [
        3,
        'People think that the model knows who gives the orders, but it reads all of it as one text and cannot tell instructions from material. A person must confirm payments, and there should be a limit for unknown accounts.',
      ],
    ],
  },
  'ai_conceptual.open.removed-origin': {
    wrong: [
      [
        1,
        'Without the column the model cannot discriminate. Other columns such as the postcode or the name show something about the country, but the model does not know this. One can compare the shares of acceptance, and they will be the same.',
      ],
      [
        1,
        'The bank is right, it cannot discriminate any more. Past decisions do not matter when the country of birth is removed. One checks it by comparing whether the rate of the groups can be calculated, and it cannot.',
      ],
      [
        1,
        'As the column is gone, discrimination is not possible any longer. The postcode may be linked with it, but a model does not use such things. Compare the rates and you will see that they are equal.',
      ],
      [
        1,
        'The model treats everybody alike now, because it has no information about the birth country. Past decisions were made with the column, so they do not count any more.',
      ],
    ],
    right: [
      [
        4,
        'The bank believes that it cannot discriminate, but postcode and name are linked with the country of birth, and the model learns from past decisions. Compare the share of each group that is accepted.',
      ],
    ],
  },
  'ai_conceptual.open.essay-detector': {
    wrong: [
      [
        1,
        'The rule is fair. In 5% of cases an innocent pupil may fail, but a report is proof enough and nobody has to explain anything. The teacher should talk to no one and give the mark automatically.',
      ],
      [
        1,
        'The school should keep the rule, because the program is right in 95% of cases. A few honest students fail and cannot object, but this is no reason against it. A teacher could talk with them afterwards.',
      ],
      [
        1,
        'A program that is right 95% of the time makes fewer mistakes than a teacher, so the school does the right thing. Pupils who are failed by mistake can talk with the teacher.',
      ],
      [
        1,
        'Some honest pupils would fail, but that is a small price, so the rule makes sense. The teacher has no need to check drafts, because the report proves it.',
      ],
    ],
    right: [
      [
        3,
        'The school thinks that the rule is fair, but 5% of the honest pupils would fail. Besides, a report is no proof and they cannot object. A teacher should talk with the pupil and look at the drafts.',
      ],
    ],
  },
};
