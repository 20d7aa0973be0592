import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { modelsOf } from '../drafts.ts';
import type { WrittenQuestion } from '../written-question.ts';
import { draftOf } from '../written-question.ts';

const model = modelsOf('deduction-and-argument');

export const argumentModels: ItemModel[] = [
  model('support-and-doubt', 'What supports an argument, and what speaks against it', 9, writeSupport),
];

function writeSupport(variant: number): Draft {
  return draftOf(questions, variant);
}

// Features: a doubt about one comparison (-0.9), a doubt that names another explanation (-0.2), support by ruling one out (+0.5),
// an assumption that is needed and not only helpful (+0.9), wrong answers that are true to life and come close (+0.5).
const questions: WrittenQuestion[] = [
  {
    stem: 'A phone maker says: “Our new battery lasts 30% longer. In our test it ran for 13 hours, the old one for 10.” Which question would help most to judge the claim?',
    answer: 'Were both batteries used in the same way?',
    wrong: [
      ['How many phones does the maker sell a year?', 'picks-what-is-beside-the-point'],
      ['Do the buyers find the new battery better?', 'takes-opinions-for-evidence'],
      ['How long does the new battery take to charge?', 'picks-what-is-beside-the-point'],
    ],
    explanation:
      'The claim rests on comparing two running times. If the phones did different things meanwhile, the comparison says nothing about the batteries; the other questions do not touch it.',
    steps: [
      'Claim: the new battery lasts longer.',
      'Reason: 13 hours against 10 in a test.',
      'The reason counts only if everything but the battery was alike.',
    ],
    hints: [
      'A comparison is fair only when one thing differs and the rest is alike.',
      'Ask of each question: if the answer were bad news for the maker, would the claim still stand?',
      'Look for the question that could make the two running times useless as a comparison.',
      'The claim is short, and only one of the questions touches its reason.',
    ],
    concepts: ['evaluating-claims', 'fair-comparison'],
    reasoning: ['analytical'],
    b: -1,
  },
  {
    stem: 'Since the town built a cycle path along River Street, twice as many cyclists have been counted there. The mayor concludes that cycling in the town has increased. Which fact, if true, speaks most strongly against the conclusion?',
    answer: 'Fewer cyclists are now counted in the streets nearby.',
    wrong: [
      ['Drivers complain that River Street has become narrow for cars.', 'picks-what-is-beside-the-point'],
      ['The counts before and after were made in the same way.', 'takes-support-for-an-objection'],
      ['A path of the same kind cost less in the next town.', 'picks-what-is-beside-the-point'],
    ],
    explanation:
      'If cyclists have only moved over from other streets, their number in the town need not have grown. Equal ways of counting would support the mayor, and the other facts are about something else.',
    steps: [
      'Conclusion: more cycling in the town as a whole.',
      'Reason: more cyclists on one street.',
      'Cyclists who came over from other streets would explain the reason without the conclusion.',
    ],
    hints: [
      'A conclusion about a whole town needs more than the count on one street.',
      'Think of how the count on River Street could double without anyone new taking up cycling.',
      'For each fact ask: does it make the conclusion more likely, less likely, or neither?',
      'Two of the facts have nothing to do with how many people cycle; that leaves two.',
    ],
    concepts: ['evaluating-claims', 'alternative-explanations'],
    reasoning: ['analytical'],
    b: -0.5,
  },
  {
    stem: 'Children with a cough slept better after a spoon of honey than children who were given nothing. Researchers conclude that honey calms a cough. Which further result would support the conclusion most?',
    answer: 'A sweet syrup without honey did not help the children.',
    wrong: [
      ['Grandparents in many countries have given honey for a cough.', 'takes-tradition-for-evidence'],
      ['The children who were given honey were a little older.', 'takes-an-objection-for-support'],
      ['Honey that is stored well keeps for many years.', 'picks-what-is-beside-the-point'],
    ],
    explanation:
      'Perhaps any sweet spoonful comforts a child. If a syrup has no effect, that explanation falls away and honey itself becomes the likelier cause.',
    steps: [
      'Another explanation: being given something sweet helps.',
      'The syrup tests just that, and it does not help.',
      'So the effect is more likely due to the honey.',
    ],
    hints: [
      'A conclusion grows stronger when another explanation for the same result is ruled out.',
      'Ask what else, besides the honey itself, differed between the two groups of children.',
      'Look for the result that tests one of those other differences.',
      'Custom and shelf life tell nothing about these children; that narrows it down.',
    ],
    concepts: ['evaluating-claims', 'control-groups'],
    reasoning: ['analytical'],
    b: 0.3,
  },
  {
    stem: '“Our chess club should meet on Fridays, because on Fridays no other club meets.” On which assumption does this argument depend?',
    answer: 'Some pupils would come who are kept away by other clubs.',
    wrong: [
      ['Chess is the most popular of all the activities at the school.', 'asks-more-than-the-argument-needs'],
      ['On the other days every pupil goes to some club.', 'asks-more-than-the-argument-needs'],
      ['Other clubs will soon choose Fridays for meeting, too.', 'takes-an-objection-for-support'],
    ],
    explanation:
      'That no other club meets on Fridays is a reason only if other clubs keep someone away from chess. It is not needed that chess is the favourite or that everyone is busy on other days.',
    steps: [
      'Reason: no other club on Fridays. Advice: meet on Fridays.',
      'The link between them: other clubs take away players.',
      'If nobody were kept away, the reason would lead nowhere.',
    ],
    hints: [
      'An assumption is a link that is not said, but without which the reason would not lead to the conclusion.',
      'Suppose each answer were false, and see whether the argument still works.',
      'Beware of answers that are stronger than needed: an argument depends only on what it cannot do without.',
      'The argument has just one reason, so there is just one gap to bridge.',
    ],
    concepts: ['assumptions', 'argument-analysis'],
    reasoning: ['analytical'],
    b: 0.6,
  },
  {
    stem: 'Employees who spend their lunch break outdoors are ill less often than the others. The firm concludes that breaks outdoors protect health. Which fact, if true, speaks most strongly against the conclusion?',
    answer: 'Those who feel unwell tend to stay inside at lunch.',
    wrong: [
      ['A few employees who go out at lunch were ill last month.', 'takes-an-exception-for-a-refutation'],
      ['The firm has a garden with many benches and trees.', 'picks-what-is-beside-the-point'],
      ['Days of illness were taken from records, not from memory.', 'takes-support-for-an-objection'],
    ],
    explanation:
      'If feeling unwell keeps people inside, then illness explains the breaks and not the other way round. Single exceptions do not matter to a claim about “less often”.',
    steps: [
      'Observation: outdoors and healthy go together.',
      'Conclusion: outdoors causes healthy.',
      'The fact gives the opposite direction: healthy causes outdoors.',
    ],
    hints: [
      'Two things that go together can be linked in either direction.',
      'Ask whether being well or unwell could decide where people spend their break.',
      'A claim about “less often” is not refuted by single cases.',
      'Turn the arrow round in your mind and see which fact fits.',
    ],
    concepts: ['evaluating-claims', 'reverse-causation'],
    reasoning: ['analytical', 'creative'],
    b: 0.5,
  },
  {
    stem: '“A tablet of the new medicine lowers blood pressure as much as a tablet of the old one and costs half as much. A hospital that changes over will therefore halve its spending on blood-pressure medicine.” On which assumption does this argument depend?',
    answer: 'Patients need no more of the new tablets than of the old.',
    wrong: [
      ['The new medicine has fewer side effects than the old one.', 'asks-more-than-the-argument-needs'],
      ['The old medicine will be made for several years to come.', 'picks-what-is-beside-the-point'],
      ['Doctors in most other hospitals already use the new one.', 'takes-opinions-for-evidence'],
    ],
    explanation:
      'Half the price per tablet means half the spending only if the number of tablets stays the same. If the effect wears off sooner and more tablets are needed, the saving shrinks.',
    steps: [
      'Reason: half the price for each tablet.',
      'Conclusion: half the spending.',
      'Spending is price times number, so the number must not rise.',
    ],
    hints: [
      'Between a price and a total stands a number that the argument does not mention.',
      'Write the total cost as a product and ask which factor the argument says nothing about.',
      'Suppose each answer is false: in which case would the spending not be halved?',
      'One small calculation in words uncovers the gap.',
    ],
    concepts: ['assumptions', 'argument-analysis'],
    reasoning: ['analytical'],
    b: 0.9,
  },
  {
    stem: 'In the ruins of a mountain village, grain of a kind grown in the lowlands was found. Historians conclude that the villagers traded with the lowlands. Which finding would support the conclusion most?',
    answer: 'Old mountain pottery was found in the lowlands.',
    wrong: [
      ['The villagers kept goats, as did people in the lowlands.', 'takes-likeness-for-contact'],
      ['The grain could also have been grown beside the village.', 'takes-an-objection-for-support'],
      ['Grain was the most important food all over the region.', 'picks-what-is-beside-the-point'],
    ],
    explanation:
      'Trade goes both ways: goods of the mountains in the lowlands are what one would expect if the two places exchanged things. Similar goats or a common food would be found without any contact as well.',
    steps: [
      'Conclusion: goods were exchanged.',
      'If so, mountain goods should turn up in the lowlands.',
      'They do, and without exchange that would be hard to explain.',
    ],
    hints: [
      'A conclusion is supported by something that would be surprising if it were false.',
      'Ask what else one would expect to find if the two places really exchanged goods.',
      'Set aside findings that would look the same with and without trade.',
      'Picture what travelled up the mountain, and then what might have travelled down.',
    ],
    concepts: ['evaluating-claims', 'inference-to-explanation'],
    reasoning: ['creative', 'analytical'],
    b: 0.8,
  },
  {
    stem: '“Since drivers have to pay for the tunnel, a fifth fewer cars pass through it. So the cars of this town now make less noise than before.” On which assumption does this argument depend?',
    answer: 'The missing cars do not use other streets of the town.',
    wrong: [
      ['Before there was a toll, cars were the loudest thing in the town.', 'asks-more-than-the-argument-needs'],
      ['The number of cars in the tunnel will go on falling every year.', 'asks-more-than-the-argument-needs'],
      ['The toll brings in more money than it costs to collect it.', 'picks-what-is-beside-the-point'],
    ],
    explanation:
      'Fewer cars in the tunnel mean less noise in the town only if the others have not just taken other streets of the town. How loud cars were in comparison, or what happens in later years, is not needed.',
    steps: [
      'Reason: fewer cars in one place. Conclusion: less noise in the whole town.',
      'If the missing cars drove elsewhere in town, noise would only have moved.',
      'So the argument depends on their not doing that.',
    ],
    hints: [
      'An argument that goes from one place to a whole area needs a link between the two.',
      'Ask where the drivers who avoid the tunnel may be now.',
      'Deny each answer in turn and see whether the conclusion collapses.',
      'The gap lies between “in the tunnel” and “in this town”.',
    ],
    concepts: ['assumptions', 'argument-analysis'],
    reasoning: ['analytical'],
    b: 1.2,
  },
  {
    stem: 'A test for a rare talent is praised: of 200 well-known musicians who took it, 190 passed. An expert warns that this alone does not show that the test recognises musical talent. Which fact, if true, would justify the warning most?',
    answer: 'Of 200 people who never made music, 188 passed.',
    wrong: [
      ['Ten of the musicians did not pass the test at all.', 'takes-an-exception-for-a-refutation'],
      ['Many famous musicians were not asked to take the test.', 'asks-for-more-of-the-same'],
      ['The musicians who passed are proud of their results.', 'takes-opinions-for-evidence'],
    ],
    explanation:
      'A test recognises talent only if people without it fail more often. When nearly everyone passes, the musicians’ success says nothing about their talent.',
    steps: [
      '190 of 200 musicians passed: 95%.',
      '188 of 200 others passed: 94%.',
      'The test hardly tells the two groups apart.',
    ],
    hints: [
      'A test shows something only by how differently it turns out for different people.',
      'Ask what result you would want to see from people without the talent.',
      'More musicians of the same kind would not change the picture; look for another group.',
      'Compare one percentage with another, and the warning explains itself.',
    ],
    concepts: ['evaluating-claims', 'control-groups'],
    reasoning: ['creative', 'analytical'],
    b: 1,
  },
];
