import type { Misconception } from '../../../item-bank/items/services.ts';
import { shared } from '../misconceptions.ts';

/** Wrong ideas about using models: trust, checks, goals, privacy, whether a model is needed at all. */
export const idea = {
  ...shared,
  alwaysBlindTrust: {
    id: 'sees-blind-trust',
    says: 'You saw people trusting a system too much. Here nobody ignores what they could see themselves.',
  },
  alwaysPurpose: {
    id: 'sees-changed-purpose',
    says: 'You saw data used for another purpose. Here nothing is used otherwise than it was meant.',
  },
  alwaysRecognised: {
    id: 'sees-recognised-people',
    says: 'You saw people being recognised without names. Here that is not what goes wrong.',
  },
  alwaysNoAppeal: {
    id: 'sees-missing-appeal',
    says: 'You saw a decision that cannot be questioned. Here no such decision is taken about anyone.',
  },
  alwaysLostSkill: {
    id: 'sees-lost-skill',
    says: 'You saw a skill being lost. Here nobody has forgotten how to do something.',
  },
  alwaysFake: {
    id: 'sees-a-fake',
    says: 'You saw a fake. Here no recording is made up.',
  },
  alwaysUnanswered: {
    id: 'sees-missing-answerability',
    says: 'You saw that nobody answers for harm. Here it is clear who would have to.',
  },
  alwaysNoChoice: {
    id: 'sees-forced-agreement',
    says: 'You saw a forced agreement. Here nobody is made to agree to something.',
  },
  alwaysLeak: {
    id: 'sees-a-leak',
    says: 'You saw confidential facts going outside. Here nothing is handed to an outside service.',
  },
  alwaysUntested: {
    id: 'sees-untested-use',
    says: 'You saw a use outside what was tested. Here the conditions are not what is wrong.',
  },
  learningForArithmetic: {
    id: 'learning-where-arithmetic-does',
    says: 'You chose a task that plain calculation does without any error.',
  },
  learningForLookUp: {
    id: 'learning-where-a-look-up-does',
    says: 'You chose a task that looking something up does exactly.',
  },
  learningForFixedRule: {
    id: 'learning-where-a-rule-does',
    says: 'You chose a task that follows a fixed rule, so that nothing needs to be learnt.',
  },
  ruleForPerception: {
    id: 'rule-where-none-can-be-written',
    says: 'You expected a fixed rule where nobody can write one down: the cases look or sound different each time.',
  },
  largerModelForLittleData: {
    id: 'larger-model-for-little-data',
    says: 'You hoped a larger model would make up for missing data. It would only remember the few cases.',
  },
  perfectFitIsProof: {
    id: 'perfect-fit-is-proof',
    says: 'You took a perfect fit for a proof. With four points nearly anything fits.',
  },
  newestIsBest: {
    id: 'newest-technique-is-best',
    says: 'You went for the more elaborate technique. What is needed can be had more simply and more reliably.',
  },
  chatbotKnowsAll: {
    id: 'chatbot-knows-everything',
    says: 'You asked a chatbot for a fact that it has no way of knowing.',
  },
  harmOverlooked: {
    id: 'harm-of-errors-overlooked',
    says: 'You overlooked what an error would do to people here.',
  },
  averageSettlesEveryCase: {
    id: 'better-on-average-decides-alone',
    says: 'You let the one that is better on average decide alone. Two independent judgements catch more errors.',
  },
  signatureIsOversight: {
    id: 'signature-taken-for-oversight',
    says: 'You took a signature for a check. Someone who only signs what is shown notices little.',
  },
  unattendedIsSafe: {
    id: 'unattended-use-taken-for-safe',
    says: 'You left the model alone just when nobody could notice an error.',
  },
  modelsCannotHandleMany: {
    id: 'models-handle-few-criteria',
    says: 'You underrated models: many criteria are no problem for them. The trouble lies elsewhere.',
  },
  modelsAreSlow: {
    id: 'models-are-slow',
    says: 'You suspected slowness. Models answer quickly; the trouble lies elsewhere.',
  },
  techniqueFirst: {
    id: 'technique-before-purpose',
    says: 'You asked about technique first. What the prediction is for comes before that.',
  },
  importanceByFrequency: {
    id: 'importance-by-number-of-readers',
    says: 'You went by how many people read it. What matters is the harm of an error.',
  },
  importanceByLength: {
    id: 'importance-by-length',
    says: 'You went by the amount of text. What matters is the harm of an error.',
  },
  modelConfirmsItself: {
    id: 'model-confirms-itself',
    says: 'You let the model confirm itself. It would confirm a wrong answer just as readily.',
  },
  formIsTruth: {
    id: 'good-form-taken-for-truth',
    says: 'You checked the form. A wrong answer can be perfectly well-formed.',
  },
  repetitionIsProof: {
    id: 'repetition-taken-for-proof',
    says: 'You took a repetition for a proof. The same source repeats the same error.',
  },
  precisionIsAccuracy: {
    id: 'more-digits-taken-for-accuracy',
    says: 'You asked for more digits. They make a number longer, not truer.',
  },
  confidenceIsTruth: {
    id: 'confident-tone-taken-for-truth',
    says: 'You went by the confident tone. Tone says nothing about truth.',
  },
  coherenceIsTruth: {
    id: 'coherence-taken-for-truth',
    says: 'You checked whether the text agrees with itself. It can be coherent and wrong.',
  },
  sharedIsTrue: {
    id: 'popularity-taken-for-truth',
    says: 'You went by how many people share or believe it. They may all have it from one source.',
  },
  onlyEasyTests: {
    id: 'tests-only-easy-cases',
    says: 'You chose a case that even a faulty program gets right.',
  },
  testPassesAnyway: {
    id: 'test-passes-despite-error',
    says: 'You chose a special case, but the function gets this one right. Work it out.',
  },
  convenientSample: {
    id: 'convenient-sample',
    says: 'You chose cases that are easy to get at. They need not be like the rest.',
  },
  agreementIsSuspicious: {
    id: 'agreement-taken-for-error',
    says: 'You took agreement for a sign of error. It shows neither truth nor error as long as the sources are the same.',
  },
  modelsKnowNothing: {
    id: 'models-know-nothing',
    says: 'You denied models any knowledge. They often give right dates; the point is how far agreement proves it.',
  },
  noNamesMeansAnonymous: {
    id: 'no-names-means-anonymous',
    says: 'You trusted in the missing names. Other facts together can point to one person.',
  },
  oneFactOverlooked: {
    id: 'one-known-fact-overlooked',
    says: 'You used only part of what is known. Another fact rules this row out.',
  },
  wrongRowRead: {
    id: 'wrong-row-read',
    says: 'You read a row that does not fit what is known.',
  },
  columnsOneByOne: {
    id: 'columns-judged-one-by-one',
    says: 'You looked at the columns one by one. The combination is what an outsider may know.',
  },
  groupsForPeople: {
    id: 'groups-counted-for-people',
    says: 'You counted groups. The question is about people or about the size of a group.',
  },
  everybodyRecognised: {
    id: 'everybody-can-be-picked-out',
    says: 'You took everybody for recognisable. Those who share a combination with others are hidden among them.',
  },
  oppositeCounted: {
    id: 'opposite-counted',
    says: 'You counted the people who are hidden instead of those who are not.',
  },
  largestGroupTaken: {
    id: 'largest-group-taken',
    says: 'You took the largest group. The promise must hold for everybody, so the smallest decides.',
  },
  othersForGroup: {
    id: 'others-counted-for-group',
    says: 'You were one off: k counts the whole group, the person included.',
  },
  coarserChangesNothing: {
    id: 'coarser-changes-nothing',
    says: 'You thought that nothing changes. Count again after the change.',
  },
  coarserHidesAll: {
    id: 'coarser-hides-everybody',
    says: 'You thought that everybody is hidden then. Someone is still alone in a group.',
  },
  mostValuesMostTelling: {
    id: 'most-values-most-telling',
    says: 'You chose the column with most different values. What counts is who is alone in the rest.',
  },
  sensitiveSounding: {
    id: 'guessed-by-sound',
    says: 'You went by how telling a column sounds. Count who is still alone without it.',
  },
  groupHidesEverything: {
    id: 'group-hides-everything',
    says: 'You trusted in the group. If all its members share the secret, belonging to it gives the secret away.',
  },
  machineHasFeelings: {
    id: 'machine-has-motives',
    says: 'You gave the machine feelings or a conscience. It only follows what brings points.',
  },
  moreTrainingMendsGoal: {
    id: 'more-training-mends-the-goal',
    says: 'You hoped for more training. It would only make the machine better at the wrong thing.',
  },
  faultInsteadOfGoal: {
    id: 'looks-for-a-fault',
    says: 'You looked for a fault. The machine works exactly as it is rewarded.',
  },
  machineKnowsWhatIsMeant: {
    id: 'machine-knows-what-is-meant',
    says: 'You chose what people meant. The machine knows only what is counted.',
  },
  largestCountWins: {
    id: 'largest-count-wins',
    says: 'You looked at what earns points and forgot what costs points.',
  },
  penaltyOnlySeen: {
    id: 'only-penalties-seen',
    says: 'You looked at what costs points and forgot what earns points.',
  },
  compromiseAssumed: {
    id: 'compromise-assumed',
    says: 'You expected a compromise. Work out the points: another way brings more.',
  },
  moreRewardMendsGoal: {
    id: 'more-reward-mends-the-goal',
    says: 'You raised the reward. The unwanted way is then worth even more.',
  },
  rewardLeftOut: {
    id: 'reward-left-out',
    says: 'You compared the numbers of deliveries and left out what each is worth.',
  },
  collisionsLeftOut: {
    id: 'number-of-events-left-out',
    says: 'You compared the points and left out how many more collisions there are.',
  },
  symmetryAssumed: {
    id: 'reward-and-penalty-assumed-equal',
    says: 'You made reward and penalty equal. They need not be.',
  },
  penaltyLeftOut: {
    id: 'penalty-left-out',
    says: 'You left out the part that takes points away.',
  },
  mendedForRemaining: {
    id: 'mended-errors-for-remaining',
    says: 'You counted the errors that a person mends. The question is about those that remain.',
  },
  reviewForgotten: {
    id: 'review-forgotten',
    says: 'You counted all errors. Some of them are mended by the person.',
  },
  sureMeansRight: {
    id: 'sure-means-right',
    says: 'You took “sure” for “right”. There are errors among the sure cases as well.',
  },
  casesForErrors: {
    id: 'cases-for-errors',
    says: 'You counted cases instead of errors.',
  },
  everythingReviewed: {
    id: 'everything-reviewed',
    says: 'You sent every case to a person. Only the unsure ones go there.',
  },
  wrongPartReviewed: {
    id: 'sure-cases-reviewed',
    says: 'You sent the sure cases to a person. It is the unsure ones that go there.',
  },
  onlyErrorsReviewed: {
    id: 'only-errors-reviewed',
    says: 'You counted work for errors only. Nobody knows beforehand which cases they are.',
  },
  oneBandOnly: {
    id: 'one-band-only',
    says: 'You spent all checks on one band. A part of them does more elsewhere.',
  },
  middleForChecks: {
    id: 'checks-in-the-middle',
    says: 'You spent the checks in the middle. Errors are most frequent where the model is least sure.',
  },
  manyCasesManyErrors: {
    id: 'many-cases-many-errors',
    says: 'You went where there are most cases. What counts is errors per check.',
  },
  moreFlagsMoreSafety: {
    id: 'more-alarms-more-safety',
    says: 'You asked for more flags. They would be looked at even less.',
  },
  pressureMendsAttention: {
    id: 'pressure-mends-attention',
    says: 'You turned up the pressure. What is missing is time and a reason to look.',
  },
  errorsAveraged: {
    id: 'errors-averaged',
    says: 'You averaged the two rates. A wrong result needs both to be wrong.',
  },
  errorsAdded: {
    id: 'errors-added',
    says: 'You added the rates. A single error leads to disagreement, and then it is mended.',
  },
  betterOneDecides: {
    id: 'better-one-decides',
    says: 'You let the better one decide. Here both have to agree.',
  },
  overrulingForgotten: {
    id: 'overruling-forgotten',
    says: 'You forgot the right answers that are overruled.',
  },
  onlyOverrulingCounted: {
    id: 'only-overruling-counted',
    says: 'You counted the overruled answers only, and of all cases instead of the right ones.',
  },
  noticedForMissed: {
    id: 'noticed-for-missed',
    says: 'You counted the errors that are noticed. Those that are not noticed remain.',
  },
  noisyAnswerTakenForTruth: {
    id: 'noisy-answer-taken-for-truth',
    says: 'You took the answer at its word. Chance may have given it.',
  },
  answerReversed: {
    id: 'answer-reversed',
    says: 'You turned the answer round. Neither “yes” nor “no” can be trusted in a single case.',
  },
  coinGuessed: {
    id: 'coin-guessed',
    says: 'You guessed the coin from the answer. Nobody but the person knows it.',
  },
  noiseCancelsOut: {
    id: 'noise-cancels-out-by-itself',
    says: 'You took the observed share for the true one. The chance answers shift it towards one half.',
  },
  chanceYesForgotten: {
    id: 'chance-answers-forgotten',
    says: 'You left out the “yes” answers that come from chance.',
  },
  allTailsYes: {
    id: 'all-chance-answers-yes',
    says: 'You let all chance answers be “yes”. Half of them are “no”.',
  },
  halfNotScaled: {
    id: 'part-not-scaled',
    says: 'You found the truthful “yes” answers but related them to all people. Only a part answered truthfully.',
  },
  noiseSameEverywhere: {
    id: 'noise-equally-harmful',
    says: 'You chose a small count. There the chance number hides everything; that is its purpose.',
  },
  averagingDoesNothing: {
    id: 'averaging-does-nothing',
    says: 'You thought that a mean tells no more than one answer. Independent chance numbers cancel out.',
  },
  errorsPileUp: {
    id: 'errors-pile-up',
    says: 'You let the errors pile up. In a mean, independent ones largely cancel.',
  },
} as const satisfies Record<string, Misconception>;
