import { situationModel } from '../situations.ts';
import { idea } from './misconceptions.ts';

/** Why a collection of data gives a skewed picture: who is missing, who chose to be in it, what was really recorded. */
export const misleadingData = situationModel({
  id: 'misleading-data',
  contentArea: 'fairness-and-data-quality',
  title: 'Why data gives a skewed picture',
  question: 'What is the main flaw of this data?',
  // Discrimination about average: everyday judgement helps, the harder situations need the idea.
  about: { concepts: ['sampling-bias', 'data-quality'], reasoning: ['intuitive', 'analytical'], discrimination: 1.1 },
  concepts: {
    reach: {
      option: 'Some of those concerned could hardly get into the data.',
      sign: 'When a way of collecting does not reach a group, the data is silent about it.',
      mistaken: idea.alwaysReach,
    },
    choice: {
      option: 'Those who chose to take part differ from the others.',
      sign: 'When people decide for themselves whether to answer, the keen and the angry are over-represented.',
      mistaken: idea.alwaysChoice,
    },
    left: {
      option: 'Cases that dropped out on the way are no longer in it.',
      sign: 'When only what has lasted is examined, the reasons for not lasting stay invisible.',
      mistaken: idea.alwaysLeft,
    },
    standIn: {
      option: 'It records a stand-in, which is not what is really meant.',
      sign: 'A stand-in that is easy to record can differ from the matter in a systematic way.',
      mistaken: idea.alwaysStandIn,
    },
    views: {
      option: 'Its labels pass on the views of those who gave them.',
      sign: 'A model that learns from judgements learns their leanings as well.',
      mistaken: idea.alwaysViews,
    },
    past: {
      option: 'It comes from a time that differs from the present one.',
      sign: 'When circumstances have changed, old records describe a world that is gone.',
      mistaken: idea.alwaysPast,
    },
    few: {
      option: 'It holds too few cases for any reliable conclusion.',
      sign: 'With a handful of cases chance alone can produce any pattern.',
      mistaken: idea.alwaysFew,
    },
  },
  hints: {
    conceptual: (about) =>
      `Data is made by somebody in some way. Think about how ${about} came about, and who or what has no trace in it.`,
    strategic: (about) => `Compare two things for ${about}: what one wants to know, and what exactly was written down.`,
  },
  situations: [
    {
      about: 'the web survey',
      story:
        'To learn how many households have internet access, a region puts a questionnaire on its website. 14,000 people fill it in.',
      shows: 'reach',
      not: ['few', 'past', 'views'],
      clue: 'Households without internet access cannot fill in a questionnaire on the web.',
      look: 'Ask who is able to see the questionnaire.',
      features: { steps: 1, abstraction: 0, closeness: 0 },
    },
    {
      about: 'the speech program',
      story:
        'A school buys a program that writes down what is said. It was trained on 40,000 recordings of adults, all made this year. It often fails with the voices of the youngest pupils.',
      shows: 'reach',
      not: ['past', 'few', 'standIn'],
      clue: 'There is no child’s voice among the recordings.',
      look: 'Compare the speakers in the recordings with those in the school.',
      features: { steps: 1, abstraction: 0, closeness: 0 },
    },
    {
      about: 'the phone-in',
      story:
        'A radio station asks listeners to call in if they are for or against a bypass road. 9,000 call, and 88% are against it. A random survey in the same week finds 45% against.',
      shows: 'choice',
      not: ['few', 'past', 'left'],
      clue: 'Only those call who care enough, and they think differently from the others.',
      look: 'Ask what makes a person pick up the phone, and what keeps another from doing so.',
      features: { steps: 1, abstraction: 0, closeness: 1 },
    },
    {
      about: 'the traffic model',
      story:
        'A model plans bus timetables from ticket data of two years before the underground railway was opened. Every ticket of those years is included.',
      shows: 'past',
      not: ['choice', 'few', 'views'],
      clue: 'Since the railway opened, people have travelled differently from those years.',
      look: 'Ask what has changed in the town since the tickets were sold.',
      features: { steps: 1, abstraction: 0, closeness: 0 },
    },
    {
      about: 'the tasting',
      story:
        'A company asks three visitors of its factory which of two juices is better. All three choose the new one. “100% prefer it”, the company concludes.',
      shows: 'few',
      not: ['past', 'views', 'left'],
      clue: 'Three cases can easily agree by chance.',
      look: 'Toss a coin three times in your mind: how often does it fall the same way each time?',
      features: { steps: 1, abstraction: 0, closeness: 1 },
    },
    {
      about: 'the course ratings',
      story:
        'At the end of an evening course all who are present rate it, and nearly all give full marks. Of the 60 who had begun, 22 are present.',
      shows: 'left',
      not: ['past', 'standIn', 'views'],
      clue: 'Those who liked the course least have probably left it before the rating.',
      look: 'Ask where the other 38 are, and why.',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the old bridges',
      story:
        'Engineers examine all stone bridges of a country that are over 300 years old and conclude: “In those days they built so well that bridges last for ever.”',
      shows: 'left',
      not: ['few', 'choice', 'views'],
      clue: 'Badly built bridges of that time have long since collapsed and could not be examined.',
      look: 'Think of the bridges of that time that nobody can examine today.',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the interview marks',
      story:
        'For a hiring model, ten years of applications are labelled with the marks that managers gave in interviews. It turns out that the managers preferred people from their own home towns.',
      shows: 'views',
      not: ['choice', 'left', 'few'],
      clue: 'The label is the managers’ mark, and their preference is part of it.',
      look: 'Find out what the label consists of and who made it.',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the health budget',
      story:
        'A model is to find patients who need extra care. As a measure of need it learns what was spent on each patient in the past. Poorer patients with the same illness had less spent on them.',
      shows: 'standIn',
      not: ['choice', 'left', 'few'],
      clue: 'What was recorded is money spent, and money spent is not the same as need.',
      look: 'Compare the thing that is wanted with the number that was learnt.',
      features: { steps: 3, abstraction: 2, closeness: 1 },
    },
    {
      about: 'the learning app',
      story:
        'An app wants to recommend exercises from which pupils learn most. It records for each exercise how long pupils stay on it, and recommends those with the longest times.',
      shows: 'standIn',
      not: ['views', 'past', 'few'],
      clue: 'Time on a page can mean learning, confusion, or a break; learning itself was not recorded.',
      look: 'List different reasons why someone stays long on an exercise.',
      features: { steps: 3, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the friendly letters',
      story:
        'Five colleagues from one office labelled 30,000 letters as “friendly” or “cold”. Readers from other countries later find many brief but polite letters among the “cold” ones.',
      shows: 'views',
      not: ['few', 'left', 'past'],
      clue: 'What counts as friendly differs between countries, and the labels hold one office’s idea of it.',
      look: 'Ask whether other labellers would have given the same labels.',
      features: { steps: 3, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the repaid loans',
      story:
        'A bank trains a model on how its loans were repaid. Loans had been given only to applicants whom an older rule accepted; what the rejected ones would have done is unknown. The new model is to judge all applicants.',
      shows: 'reach',
      not: ['few', 'choice', 'standIn'],
      clue: 'Applicants whom the older rule rejected have no record of repayment, so they are missing.',
      look: 'Follow an applicant whom the older rule rejected: what does the data say about this person?',
      features: { steps: 4, abstraction: 2, closeness: 2 },
    },
  ],
});
