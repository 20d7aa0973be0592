import { conceptPractice, written } from './concept-practice.ts';

const accuracyInstead = {
  id: 'accuracy-in-place-of-appeal',
  says: 'Few mistakes are no help to those who meet one; they need a way to have it put right.',
};
const noticeOnly = {
  id: 'notice-in-place-of-appeal',
  says: 'Knowing that a program decided is not yet a way to object to the decision.',
};
const moreTraining = {
  id: 'more-training-cures-it',
  says: 'More training makes a program better at the goal as it is written, gap included.',
};
const givesItWishes = { id: 'gives-it-wishes', says: 'A program has no wishes; it raises the number it is given.' };
const looksForADefect = {
  id: 'looks-for-a-defect',
  says: 'Nothing is broken: the program does exactly what it is rewarded for.',
};
const sameGap = { id: 'another-gap-in-the-goal', says: 'This goal can be reached just as well without what is meant.' };
const trustsTheNewGoal = {
  id: 'trusts-the-new-goal',
  says: 'A new goal has gaps of its own; ask for the cheapest way to reach it.',
};
const trustsTheSenses = {
  id: 'trusts-eyes-and-ears',
  says: 'Voices and pictures can be copied so well that neither ear nor eye can tell.',
};
const asksTheSource = {
  id: 'asks-the-doubtful-source',
  says: 'Whoever sent the message will also answer it; use a way they do not control.',
};
const noTraceNoFake = {
  id: 'no-trace-no-forgery',
  says: 'That no trace was found does not show that there is none.',
};
const allIsFake = { id: 'takes-everything-for-forged', says: 'Doubt is not proof either: a film may well be real.' };
const trustsNumbers = {
  id: 'trusts-what-many-say',
  says: 'How many people, or who, says something does not make a film real.',
};

export const useConcepts = [
  conceptPractice(
    'responsible-use-and-scenarios',
    'contestability',
    'Objecting to a decision',
    ['analytical'],
    [
      'Whoever is affected by a decision needs a way to have it looked at again.',
      'Ask what a person would need to know and whom they could turn to.',
      'Somebody must be able to change the decision, not only to explain it.',
      'Put yourself in the place of someone who was judged wrongly.',
    ],
    written(
      -0.4,
      'A town’s program refuses applications for a place in day care. It errs in 2% of cases. What do families need most who think that theirs is such a case?',
      'the reasons, and a person who can change the decision',
      [
        ['a program that errs in 1% of cases', accuracyInstead],
        ['a note that a program has decided', noticeOnly],
        ['the source code of the program', noticeOnly],
      ],
      'Fewer errors do not help the family that meets one. With reasons they can object, and a person can put it right.',
      'Needed: to know why.',
      'Needed: someone who can decide again.',
    ),
    written(
      0.4,
      'A shop’s program blocks accounts that it takes for fraud. Blocked customers get a letter: “Our system has decided. This decision is final.” Which change helps honest customers most?',
      'They may send proof, and a member of staff decides anew.',
      [
        ['The letter explains how such programs work.', noticeOnly],
        ['The program blocks an account only if it is 99% sure.', accuracyInstead],
        ['The letter is written by a person.', noticeOnly],
      ],
      'However sure the program is, some blocked customers are honest. Only a new decision about their case can help them.',
      'An explanation does not open the account.',
      'Proof and a new decision can.',
    ),
  ),
  conceptPractice(
    'responsible-use-and-scenarios',
    ['goal-as-written', 'reward-misspecification'],
    'What a goal says and what it means',
    ['creative', 'analytical'],
    [
      'A program reaches the goal as it is written, not as it was meant.',
      'Ask how the number could be raised without the thing it stands for.',
      'Look for the cheapest way to the number; a program will find it.',
      'The gap between the words and the wish is the answer.',
    ],
    written(
      -0.2,
      'A cleaning robot gets a point for each crumb it picks up. After some days it empties its box on the carpet and cleans again. What went wrong?',
      'The points count crumbs picked up, not a clean carpet.',
      [
        ['The robot has not been trained for long enough.', moreTraining],
        ['The robot wants to annoy its owners.', givesItWishes],
        ['The robot cannot tell crumbs from other dirt.', looksForADefect],
      ],
      'The robot does exactly what brings points. A clean carpet was meant, but picking up was rewarded.',
      'Meant: a clean carpet.',
      'Written: crumbs picked up.',
    ),
    written(
      0.4,
      'A program for a call centre is rewarded for short calls. Soon many callers ring again the same day. Which goal says better what is meant?',
      'callers whose matter is settled, with no second call in a week',
      [
        ['calls that are shorter still', moreTraining],
        ['as many calls a day as possible', sameGap],
        ['callers who do not complain on the phone', sameGap],
      ],
      'Short or many calls can be had by ending them early. What is meant is that the matter is settled, and a second call shows that it was not.',
      'Meant: matters are settled.',
      'Measured so far: time on the phone.',
    ),
    written(
      0.7,
      'A learning app is rewarded for the minutes pupils spend in it. Its exercises become longer and easier. What would happen first if it were rewarded for right answers instead?',
      'Its exercises would become easier still.',
      [
        ['Pupils would learn more in every subject.', trustsTheNewGoal],
        ['Its exercises would become harder.', trustsTheNewGoal],
        ['Nothing, as the pupils stay the same.', looksForADefect],
      ],
      'The cheapest way to right answers is easy exercises. The new goal has a gap as well, only in another place.',
      'Meant: learning.',
      'Right answers can be had without it.',
    ),
  ),
  conceptPractice(
    'responsible-use-and-scenarios',
    'synthetic-media',
    'Made-up pictures and voices',
    ['analytical'],
    [
      'A picture, a voice or a film can be made without what it shows having happened.',
      'Ask where it comes from, and whether a second, independent way confirms it.',
      'What feels urgent or outrageous deserves the longest look.',
      'One call or one search often settles it.',
    ],
    written(
      -0.6,
      'Lin gets a voice message. It sounds like her aunt, who asks her to send money at once and tell nobody. What should Lin do first?',
      'call her aunt on the number she has always used',
      [
        ['send the money, as she knows the voice', trustsTheSenses],
        ['answer the message and ask whether it is true', asksTheSource],
        ['listen for strange noises in the message', trustsTheSenses],
      ],
      'A voice can be copied from a few seconds. A call on the known number is a second way that the sender of the message does not control.',
      'Voice and number in the message prove nothing.',
      'The known number is independent.',
    ),
    written(
      0.1,
      'A film shows a mayor accepting a bag of money. Experts find no trace of editing. What follows?',
      'It may still be made up; other evidence is needed.',
      [
        ['It is real, as experts would have found traces.', noTraceNoFake],
        ['It is made up, as such films usually are.', allIsFake],
        ['It is real if many people have shared it.', trustsNumbers],
      ],
      'Good forgeries leave no trace that is known. That none was found speaks a little for the film, and no more.',
      'No trace found is not the same as real.',
      'Who filmed it, when, and who else was there?',
    ),
    written(
      0.5,
      'Since forged films have become common, a minister calls a real film of himself forged. Why do people believe him?',
      'Where anything may be forged, real evidence can be denied.',
      [
        ['Ministers know most about forged films.', trustsNumbers],
        ['Real films look worse than forged ones.', trustsTheSenses],
        ['Forged films can always be told from real ones.', noTraceNoFake],
      ],
      'Forgeries do harm twice: people believe what is false, and doubt what is true.',
      'Forged films exist, so “forged” sounds possible.',
      'The real film loses its force.',
    ),
  ),
];
