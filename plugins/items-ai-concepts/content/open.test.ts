import { describe, expect, test } from 'vitest';
import type { OpenItem } from '../../item-bank/items/services.ts';
import { checkItem, gradeByRubric } from '../../item-bank/items/testing.ts';
import { aiConceptualOpenItems } from './index.ts';

/** Realistic answers. Good ones must earn at least two thirds of the points, weak ones less than half. */
const answers: Record<string, { good: string[]; weak: string[] }> = {
  'perfect-on-known-photos': {
    good: [
      'Getting all 300 right only shows it can recall pictures it was taught with. She ought to feed it mango photos it was not taught with and count how many are right; that number tells her its quality.',
      'The network could have overfitted to these photos. Split the photos, train on 240 and evaluate on the remaining 60 it has never seen.',
      'She only tested it with the photos it was trained on. It could have just memorised them. She needs to test with other photos of mangoes and see how many it gets wrong.',
      'It has already seen those pictures, so of course it knows the answers. Take 100 fresh pictures which the model has not seen and check how accurate it is there.',
      'That might be overfitting. You should keep apart some photos as a test set and measure the accuracy on them.',
    ],
    weak: [
      'It is perfect because 300 out of 300 is 100 percent.',
      'She should take better photos with a good camera and more light.',
    ],
  },
  'wolves-in-snow': {
    good: [
      'The model has figured out that white background = wolf. Put a wolf on a beach and look if it still says wolf. Then collect pictures of both animals in many places.',
      'It classifies snow vs grass, not animals. To check, swap the backgrounds. Training data should have dogs in snow and wolves on grass too.',
      'It learned that snow means wolf. You can test it with a wolf on grass and see if it says dog. In the training there should be pictures of wolves and dogs in both snow and grass.',
      'The AI looks at the background instead of the animal. Show it a picture of only snow. Use more varied training pictures with different backgrounds for each animal.',
      'Probably it uses the white ground as a shortcut. One could cut out the animal and see what it answers. Add photos of dogs in snow to the data.',
    ],
    weak: [
      'It does not see well. The camera should be better.',
      'Dogs look like wolves, so nobody can tell them apart and it is no surprise.',
    ],
  },
  'rare-illness': {
    good: [
      'In 100,000 people there are 100 with the illness, of which 99 are caught. Out of the 99,900 without it about 999 are flagged. 99/(99+999) is about 0.09.',
      'Most people reported are actually healthy, since the disease is so rare: 999 false positives against 99 true ones. So it is 9.0%.',
      'Only 100 people of 100,000 are really ill, 99 get reported. But 999 healthy people also get reported. So 99 of 1098 are ill, around 9 percent.',
      'Because the illness is rare there are many more healthy people: 1% of 99,900 is about 1,000 false alarms. The chance is about 1 in 11.',
      'There are few sick people (100) and about 1000 wrong alarms, so he is ill with just 9%.',
    ],
    weak: [
      'He is mistaken because the app could be broken. It is maybe 98%.',
      'Apps are never right, he should go to a doctor and not trust a telephone.',
    ],
  },
  'landslide-warning': {
    good: [
      'A lower threshold means the warning comes earlier: fewer landslides would be overlooked, but the number of unneeded closures rises. They must balance human lives against economic damage.',
      'You get fewer false negatives and more false positives. What is worse: somebody dying or shops being closed for a day?',
      'If the threshold is lower there will be fewer missed landslides but more false alarms. They should think about lives on one side and the cost of closing the road on the other.',
      'The road is closed more often for nothing, but less landslides happen without warning. Deaths are worse than people being late for work.',
      'Lowering means that the model catches more landslides, and there are many false warnings. People may stop to believe the warnings, but safety is more important.',
    ],
    weak: [
      'Both errors become smaller, so it is a good idea to lower it.',
      'The model gets worse because the number is lower than before.',
    ],
  },
  'how-many-neighbours': {
    good: [
      'k=1 relies on a single fish, which may be labelled incorrectly. k=500 just returns the majority class for everything, healthy. Use cross-validation to pick k.',
      'If only one neighbour counts, mistakes in the labels matter a lot. If all 500 count, every fish is called healthy. Compare the error for various k on test data.',
      'With k=1 if the nearest fish has a wrong label then the answer is wrong. With 500 the majority is always healthy. You test different values of k on fish that were not used and take the best.',
      'k = 1: one outlier decides alone. k = 500: every fish gets the answer healthy because 80% are healthy. Try several k with validation data.',
    ],
    weak: [
      'k = 1 is fast and k = 500 is slow. One should take 250, the middle.',
      'More fish are better because then the model is more exact.',
    ],
  },
  'invented-book': {
    good: [
      'The model strings together words which commonly go together and does not verify facts. He should search for the book in a library catalogue or online.',
      'It is a statistical text generator: the title is plausible but made up, and it has no knowledge whether the book is real. Always double-check with a trustworthy source.',
      'It just predicts the next word, so it wrote a title that sounds real. It does not know if it is true. He should check it in the library.',
      'Chatbots generate plausible text and make things up. They do not look in a database. Kwame has to verify the answer with other sources.',
    ],
    weak: [
      'The chatbot is broken and should be repaired.',
      'He should ask the chatbot again until it gives the right book.',
    ],
  },
  'orders-in-an-email': {
    good: [
      'For a language model everything is one long text, so it treats the sentence as an instruction. Require manual approval of payments by staff and only let it read, not act, on emails from unknown senders.',
      'The AI does not know that the instruction came from a stranger. Safeguards: a human has to sign off each transfer; maximum amount per day.',
      'The assistant cannot tell who wrote the command, for it the email is just text like its own instructions. A human should approve each payment, and there should be a limit for amounts.',
      'It confuses the sentence in the email with an order from its owner. Payments must be confirmed by an employee. Also only known accounts may receive money.',
    ],
    weak: [
      'The assistant is stupid. One should write to the sender that this is not nice.',
      'It should be trained longer with more emails, then it will be clever enough.',
    ],
  },
  'removed-origin': {
    good: [
      'Things like surname and neighbourhood tell the model where someone is from. If earlier loan officers were biased, it will copy that. Calculate for each nationality what percentage gets a loan and compare.',
      'Because of proxies such as postal code that reveal origin. You can test this by looking at rejection rates for different groups of origin.',
      'The model can guess the origin from the postcode or the name. It learned from old decisions that were unfair. Compare how many loans are rejected in each group.',
      'Other data like address and language are correlated with the country of birth, so it discriminates indirectly. One should check the acceptance rates of people born here and of immigrants.',
    ],
    weak: [
      'It cannot discriminate because it does not have the column any more.',
      'The bank should delete all the columns and trust its customers.',
    ],
  },
  'inspections-that-confirm-themselves': {
    good: [
      'If you look more in one district you will naturally find more there. About the other districts nothing is known, maybe there are equally many violations. Some inspections should be random and you should look at violations per visit.',
      'It is circular: the data only comes from where the model sent people. Elsewhere problems remain hidden. Choose some restaurants randomly in every district and judge by the percentage with violations.',
      'They find more because they inspect more there, it is a feedback loop. In the other districts there could be as many violations but nobody looks. They should inspect some places at random in all districts and compare the rate of violations per inspection.',
      'The model creates its own data: where inspectors are sent they find violations, so more are sent. We do not know what happens in the other districts since there are no inspections. Send a fixed share of inspectors everywhere by chance.',
    ],
    weak: [
      'They prove it because the number of violations is high.',
      'The city should pay the inspectors better so that they work more.',
    ],
  },
  'essay-detector': {
    good: [
      'Out of 100 honest essays about 5 would be failed wrongly. Also nobody can explain the decision to the student. The teacher should first have a conversation with the student.',
      'Students who did nothing would get an F by mistake, and there is no way to prove your innocence. Let them write under supervision or show notes.',
      'In 5% of cases it is wrong, so honest students fail. They cannot explain themselves. Better the teacher talks to the student and asks questions about the essay.',
      '1) Mistakes: innocent pupils would be punished. 2) A program gives no reasons, so you cannot appeal. Write essays in class instead.',
      'False accusations against pupils are possible and 95% is not a proof. Use it only as a hint and let the teacher decide after reading drafts.',
    ],
    weak: ['It is fine because 95% is nearly everything.', 'Make the program stricter so that nobody dares to cheat.'],
  },
};

const slug = ({ id }: OpenItem) => id.split('.').at(-1) ?? '';

// Items with a set of double-scored answers are tested with the item bank's rubrics.
const singly = aiConceptualOpenItems.filter(({ pool }) => pool === undefined);

describe.each(singly.map((item) => [slug(item), item] as const))('open question %s', (name, item) => {
  test('passes the checks of the item bank', () => {
    expect(checkItem(item).problems).toEqual([]);
  });

  test('gives most of the points to good answers in other words', () => {
    const good = answers[name]?.good ?? [];
    expect(good.length).toBeGreaterThanOrEqual(2);
    for (const answer of good) {
      const { points, maximumPoints, met } = gradeByRubric(item, answer);
      expect(points / maximumPoints, `${answer} → ${met}`).toBeGreaterThanOrEqual(2 / 3);
    }
  });

  test('gives less than half of the points to weak answers', () => {
    const weak = answers[name]?.weak ?? [];
    expect(weak.length).toBeGreaterThanOrEqual(2);
    for (const answer of weak) {
      const { points, maximumPoints, met } = gradeByRubric(item, answer);
      expect(points / maximumPoints, `${answer} → ${met}`).toBeLessThan(1 / 2);
    }
  });

  test('does not give points for repeating the question', () => {
    const { points, maximumPoints } = gradeByRubric(item, item.stem);
    expect(points / maximumPoints).toBeLessThan(1 / 2);
  });
});

test('there are open questions in every content area, from rung 2 to rung 5', () => {
  expect(aiConceptualOpenItems.length).toBeGreaterThanOrEqual(7);
  expect(new Set(aiConceptualOpenItems.map((item) => item.contentArea)).size).toBe(6);
  expect([...new Set(aiConceptualOpenItems.map((item) => item.rung))].sort()).toEqual([2, 3, 4, 5]);
});
