import type { RatedAnswer } from '../rated-answers.ts';

/**
 * Four answers for each assessment item, written and rated from the question and its criteria, before their author had seen
 * any phrase of a rubric. They must not be used for tuning. `npm run bench -- answers` reports how the rubrics grade them.
 */
export const unseenAnswers: Record<string, RatedAnswer[]> = {
  'core_math.open.flour-for-six': [
    [
      3,
      'He added when he should multiply. Flour goes up together with the number of people, so adding 2 people cannot mean 2 grams more. One person eats 300:4 = 75 g worth of flour, times six makes 450 g.',
    ],
    [2, 'You need 450 grams. I did half of 300 because 6 is one and a half times 4, and then put it on top.'],
    [
      1,
      'Sam adds people to grams, which is not possible since flour is proportional to the number of people. For one person you need 300 ÷ 4 = 75 g, so for two more people you need 75 g more, that is 375 g.',
    ],
    [
      1,
      'Because 2 people eat a lot more than 2 grams, that would be a really thin pancake. I think you need about 400.',
    ],
  ],
  'core_math.open.up-and-down-again': [
    [
      3,
      'Nope, you end up a bit cheaper. Say it costs 50 euros. Plus 20 % is 60. But then the shop takes 20 % of 60, which is 12 and not 10, so you pay 48. You lose more than you gained since the discount is measured on a bigger amount.',
    ],
    [2, 'No. 100 → 120 → 96. So the ticket has become cheaper.'],
    [
      0,
      'Yes, the price is the same as at the beginning, because 20% of the larger price is taken away again after 20% of the first price was added. For example 100 + 20 = 120 and 120 − 20 = 100.',
    ],
    [1, "The price isn't the same because you take the 20 percent from a different number the second time."],
  ],
  'core_math.open.square-plus-itself': [
    [
      3,
      'If n is even then n squared is even too and even plus even stays even. If n is odd then its square is odd too, and two odds together give an even number. There are no other whole numbers so it always works.',
    ],
    [
      3,
      'You can pull out n and get n times (n+1). These are two numbers that come right after each other and every second number can be halved, so one of the factors has a 2 in it and then the whole product has it.',
    ],
    [0, 'I tried 1, 2, 3, 4, 5 and got 2, 6, 12, 20, 30. They are all even so it must always be even.'],
    [
      1,
      'n² + n = n(n + 1) is a product of two neighbours. One of them is even and one is odd, so an even times an odd number is odd, except when n is even.',
    ],
  ],
  'core_math.open.two-data-plans': [
    [
      3,
      '5 + 2x against 14 + 0.5x. Setting them the same gives 1.5x = 9, x = 6. So somebody who surfs little, under 6 gigs, goes for A and heavy users from 6 upwards go for B.',
    ],
    [
      2,
      'I made a list. 1 GB: 7 and 14.50. 3 GB: 11 and 15.50. 5 GB: 15 and 16.50. 7 GB: 19 and 17.50. So A is better at first and B later, somewhere between 5 and 7.',
    ],
    [
      1,
      'The cost of plan A is 5 + 2x and of plan B 14 + 0.50x. Both plans cost the same at 6 GB. For less than 6 GB plan B is cheaper and for more than 6 GB plan A is cheaper, because B has the small price per GB.',
    ],
    [0, 'Plan A because the monthly fee is way lower, 5 instead of 14.'],
  ],
  'core_math.open.typical-wage': [
    [
      3,
      "No, hardly anybody there gets anything near 3300. Four people are at around 2000 and only the boss's 8300 drags it up. The one in the middle, 2100, tells you more about a normal worker.",
    ],
    [
      2,
      'It is not a good description. The director earns so much more than the others that he lifts the number. They should leave it out of the advert.',
    ],
    [
      0,
      "Yes, the mean of €3,300 is a good description, because it takes all five wages into account, also the director's very high one. The median of €2,100 would leave out what the director earns.",
    ],
    [1, "I would take the median, that's 2100 euros."],
  ],
  'core_math.open.fair-dice-game': [
    [
      4,
      'There are 6·6 = 36 ways for the dice to land. Seven: 1+6, 2+5, 3+4 and each the other way around, so 6. Ten: 4+6, 5+5, 6+4. Eleven: 5+6, 6+5. Twelve: 6+6. That makes 6 as well. Nobody is better off.',
    ],
    [1, 'Yes its fair, since they win equally often, I played it in my head a few times.'],
    [
      1,
      'It is not fair. Of the 36 results, 6 have the sum 7, but 10, 11 and 12 are three different sums and seven is only one sum, so Paul has three chances and Mina only one.',
    ],
    [2, '36 combos are possible with two dice. 6 of them make a seven so Mina wins one time in six.'],
  ],
  'core_math.open.thirty-birthdays': [
    [
      3,
      "There are 12 months. Put two kids in each and you've used up 24. Six kids are still left over and wherever they go there will be three in that month.",
    ],
    [
      3,
      '30 : 12 = 2.5, so on average there are more than 2 birthdays in a month, and since there are no half students at least one month has 3.',
    ],
    [
      1,
      'There are 12 months and 30 students. If every month has two students that is 24 students and 6 are left. So it is likely but not certain, because those 6 could also have a birthday in a month of next year or all in summer.',
    ],
    [0, 'Because in our class it is also like that, three have birthday in May.'],
  ],
  'applied_reasoning.open.two-phone-plans': [
    [
      3,
      'With B you save 8 euros at the start. Each minute eats 10 cents of that, so after 80 minutes the saving is gone. Chatterboxes should get A, people who rarely ring anyone should get B.',
    ],
    [1, 'A is better if you call lots and B if you hardly call.'],
    [
      1,
      'Both plans cost the same at 120 minutes, because 12 euros divided by 10 cents is 120. Who calls more than 120 minutes should take plan A and who calls less should take plan B.',
    ],
    [2, '4 + 0.1·x = 12, then 0.1·x = 8 and x = 80 minutes.'],
  ],
  'applied_reasoning.open.three-flatbreads': [
    [
      3,
      "First A and B, one side each. Then take B out, flip A and put C in. Last B goes back on its raw side along with C turned over. That's 3 × 2 = 6 min. Altogether 6 sides must touch the pan and it only has room for 2 at once, so less than 3 goes isn't possible.",
    ],
    [2, 'Minute 0–2: 1 and 2. Minute 2–4: 1 other side and 3. Minute 4–6: 2 other side and 3 other side.'],
    [
      0,
      'You bake two flatbreads on both sides, that takes 4 minutes, and then the third one on both sides, which takes 4 minutes again. There are six sides and only two fit in the pan at a time, so 8 minutes is the quickest and 6 minutes cannot work.',
    ],
    [
      1,
      "You can't be faster because there are 3 breads with 2 sides, which is 6 sides, and you always do 2 of them, so it's 3 times 2 minutes.",
    ],
  ],
  'applied_reasoning.open.chairs-around-tables': [
    [
      3,
      "Each table lets one sit at the top and one at the bottom, so that's 2 for every table. At the far left and far right end there's one more seat each, which is the plus 2. 50 − 2 = 48, half of that is 24 tables.",
    ],
    [1, '2n+2=50, n=24.'],
    [
      1,
      'Every table has two free sides on the left and right of the row, and there is one place at each end. 50 people need 50 ÷ 2 = 25 tables and one more for the ends, so 26 tables.',
    ],
    [
      1,
      'The + 2 are the two people who sit at the heads of the row. For fifty persons I drew it and needed 25 tables.',
    ],
  ],
  'applied_reasoning.open.largest-number-program': [
    [
      3,
      "If everything in the list is negative, like −5, −2, −9, nothing ever beats the 0 it starts with. So it prints 0 although 0 isn't even in there. Start with the first number of the list instead.",
    ],
    [2, 'It goes wrong with lists like -3 and -8. You would have to set best to -1000000 or so at first.'],
    [
      0,
      'It shows something wrong for lists whose largest number comes first, because best starts with 0 and is then replaced by every later entry. To mend it, write n < best instead of n > best.',
    ],
    [0, 'It goes wrong when there are minus numbers in the list, for example 3, −4, 7, because 0 is larger than −4.'],
  ],
  'applied_reasoning.open.books-at-home': [
    [
      4,
      "Maybe parents who studied both buy more books and help more with homework. Or it's the other way round: kids who are already good at reading ask for books. Test: pick some families by coin toss, hand them 50 books, the rest gets nothing, and after two years look whose marks are higher.",
    ],
    [2, 'Rich families have more books and can also pay tutors. Or smart children just wish for more books.'],
    [
      1,
      "The newspaper is right, because the study has found that children with many books have better marks, and so buying books will raise the marks. Two explanations are that the parents' education makes them buy books and that books give children knowledge. A study should ask even more children how many books they have and compare their marks.",
    ],
    [
      1,
      'You should look at more schools and ask the children how many books they really read and then compare with the marks. Also maybe the income of the parents plays a role.',
    ],
  ],
  'applied_reasoning.open.two-surgeons': [
    [
      3,
      "North takes on 80 hard cases and only 20 simple ones, for South it's the other way round. Hard cases fail more no matter who does them so North's overall number looks worse. I'd still go to North since 56/80 is 70 % and South only manages half.",
    ],
    [1, 'I would go to Dr North because for the hard ones he makes it in 70 percent and South in 50 percent.'],
    [
      1,
      'Dr North does mostly difficult operations and Dr South mostly easy ones, and difficult operations succeed less often. I would choose Dr South for a difficult operation, because together 82 of 100 operations succeed and that is more than 75.',
    ],
    [
      2,
      "South had mostly the easy stuff, 80 out of 100, and easy stuff works nearly always. That's why the total is better for South.",
    ],
  ],
  'ai_conceptual.open.perfect-on-known-photos': [
    [
      3,
      "She is asking questions the model already knows the answers to. It might've just learnt those 300 by heart. She should take mangoes it has never seen, and how many of those it gets right is the honest number.",
    ],
    [2, 'Maybe it memorised the pictures. She needs to test it with new pictures.'],
    [
      0,
      'It does follow, because a model that is right on all 300 photos has learnt what a ripe mango is. It is perfect as long as she keeps testing it on the same photos, and unseen photos would only confuse it.',
    ],
    [0, "300 photos is not enough, she should take 3000 and train it longer until it's sure."],
  ],
  'ai_conceptual.open.wolves-in-snow': [
    [
      3,
      "It just looks whether the ground is white. Give it a picture of a snowy field with no animal and see if it says wolf. For the training you'd want wolves on meadows and dogs in winter too, half and half.",
    ],
    [1, 'I think the AI looked at the snow and not at the animal.'],
    [
      0,
      'It has learnt how wolves look, and the dog in the snow looked like a wolf. One could check this with more wolves in the snow, and the training photos should all show wolves in snow, so that the background stays the same.',
    ],
    [
      2,
      "It thinks white = wolf. So you should mix them: put in photos with huskies in the snow and wolves in the forest, so that snow doesn't tell it anything.",
    ],
  ],
  'ai_conceptual.open.landslide-warning': [
    [
      3,
      "With a lower limit the road shuts more often. You'd hardly ever be surprised by a slide, but on many days people stand in front of a barrier for no reason. The council has to ask what's worse: somebody dying, or the village being cut off and nobody taking it seriously after a while.",
    ],
    [2, 'There will be more false alarms but less landslides that are missed.'],
    [
      1,
      'Lowering the threshold makes both errors rarer: there are fewer false alarms and also fewer missed landslides, because the model becomes more careful. The council should weigh up nothing but the danger to life.',
    ],
    [
      1,
      'A lower threshold means that the road is closed less often. So more landslides happen without warning, but the people are not stopped for nothing. They should weigh the danger to lives against the cost of a closed road.',
    ],
  ],
  'ai_conceptual.open.how-many-neighbours': [
    [
      3,
      'With one neighbour a fish someone mislabelled can give the wrong answer all alone. With all 500 it always says healthy as 400 of them are. Put, say, 100 fish aside, try k = 3, 5, 9 … on them and keep the k which makes the least mistakes.',
    ],
    [
      2,
      'k=1 is bad because if that one fish was labeled wrong, the answer is wrong. k=500 is bad because everybody votes and the healthy ones are the majority so sick fish are never found.',
    ],
    [
      0,
      'With k = 1 the answer is always healthy because 80% of the fish are healthy. With k = 500 a single wrongly labelled fish decides. A good k is found by trying several k on the 500 known fish and taking the one with the fewest errors.',
    ],
    [1, "You take something in the middle, like 20, and check on fish you didn't use before which number works best."],
  ],
  'ai_conceptual.open.orders-in-an-email': [
    [
      3,
      "To the model everything is just one long text, so it can't be sure whether the boss or a stranger wrote a line. Let a human click OK for each transfer. And only allow accounts that are on a list of suppliers.",
    ],
    [1, 'Someone should look over the payments before they go out.'],
    [
      0,
      'The assistant may obey because it knows that the email comes from its owner and always tells instructions from text reliably. A safeguard is to write in the email that it should not pay, and another one is to let it pay by itself only quickly.',
    ],
    [
      2,
      "It may obey because it's told to and it doesn't distinguish who is talking. You could set a maximum, e.g. not over 200 €.",
    ],
  ],
  'ai_conceptual.open.removed-origin': [
    [
      4,
      "The postcode or the first name still give away where someone comes from. And if earlier clerks refused these people, the model copies that. Check: take people who'd pay back equally well and look whether one group gets a no more often.",
    ],
    [
      1,
      "It can't discriminate any more directly but it could through the language or the district, which are connected to the country. To check you'd ask the customers if they felt treated badly.",
    ],
    [
      0,
      'Without the column the model does not know the country of birth any more, so it cannot discriminate. Other columns such as postcode or name have nothing to do with the country of birth. One can check that the column is really gone.',
    ],
    [
      3,
      'Just compare how many loans were approved for people born here and for people born abroad. The name alone often shows it.',
    ],
  ],
  'ai_conceptual.open.essay-detector': [
    [
      3,
      "Out of 100 honest kids 5 would fail for nothing. Also you can't argue with a percentage, nobody gets to tell their side. Better have the teacher talk to the pupil about the essay if the program flags it.",
    ],
    [1, 'They should just write the essays in class by hand without phones.'],
    [
      0,
      'The rule is fair, because a program that is right in 95% of cases is nearly always right and the pupils who fail have cheated. Pupils who wrote their essays themselves have nothing to fear. One could use the program even for homework.',
    ],
    [
      2,
      "5 percent are wrong, so innocent people get punished. And the program doesn't prove anything, it only guesses.",
    ],
  ],
};
