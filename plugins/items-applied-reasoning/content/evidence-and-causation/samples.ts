import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { modelsOf } from '../drafts.ts';
import type { WrittenQuestion } from '../written-question.ts';
import { draftOf } from '../written-question.ts';

const model = modelsOf('evidence-and-causation');

export const sampleModels: ItemModel[] = [model('who-was-asked', 'Who was asked, and who was not', 7, writeSample)];

function writeSample(variant: number): Draft {
  return draftOf(questions, variant);
}

// Features: choosing among samples (-1.8), naming why one misleads (-0.9), size against spread (-0.3), silence of those who did not answer (+0.2),
// a sample weighted by size without anybody meaning it (+1.2).
const questions: WrittenQuestion[] = [
  {
    stem: 'A school wants to find out how many of its pupils have breakfast before school. Which way of asking gives the most trustworthy answer?',
    answer: 'Ask 60 pupils who are drawn by lot from all classes.',
    wrong: [
      ['Ask 60 pupils who are queueing for food in the canteen.', 'asks-where-it-is-convenient'],
      ['Put up a poster and count the 60 pupils who reply first.', 'lets-people-choose-themselves'],
      ['Ask 60 pupils who come to the early sports club.', 'asks-a-special-group'],
    ],
    explanation:
      'Drawing by lot gives every pupil the same chance to be asked. Those in the queue, at the sports club or eager to reply may differ from the others in just what is being asked about.',
    steps: [
      'The question is about all pupils.',
      'Queue, poster and club each pick out a special kind of pupil.',
      'A lot picks out no kind in particular.',
    ],
    hints: [
      'A sample tells about the whole only if it is like the whole.',
      'Ask of each way who has no chance, or hardly any, of being asked.',
      'The number asked is the same in all four; look at how they are chosen.',
      'Think of pupils who are hungry, sporty or talkative: where would they turn up?',
    ],
    concepts: ['sampling', 'random-sample'],
    reasoning: ['analytical', 'intuitive'],
    b: -2,
  },
  {
    stem: 'A town wants to know how satisfied its inhabitants are with the buses. Which group should it question?',
    answer: 'people drawn by lot from the list of inhabitants',
    wrong: [
      ['people who are waiting at the bus station at 8:00', 'asks-where-it-is-convenient'],
      ['people who have written to the bus company this year', 'lets-people-choose-themselves'],
      ['people who have owned a car for many years', 'asks-a-special-group'],
    ],
    explanation:
      'All inhabitants are meant, those who never take a bus included. Only the lot gives each of them a chance; the other groups use buses more, complain more or drive more than the rest.',
    steps: [
      'Meant: all inhabitants.',
      'At the bus station one meets only those who take the bus.',
      'Letter writers and car owners are special groups as well.',
    ],
    hints: [
      'The people questioned should stand for everyone the question is about.',
      'Say for each group which inhabitants are missing from it.',
      'Think also of those who would take a bus if it were better.',
      'Three of the groups have a good reason to answer in one particular way.',
    ],
    concepts: ['sampling', 'random-sample'],
    reasoning: ['analytical'],
    b: -1.6,
  },
  {
    stem: 'On its website a newspaper asked whether the old market hall should be pulled down. Of 12,000 readers who clicked an answer, 80% said no. Why may this figure be far from the opinion of all inhabitants?',
    answer: 'Those who answered had chosen themselves.',
    wrong: [
      ['With 12,000 answers the group is too small.', 'blames-the-size-of-the-sample'],
      ['Most people do not tell the truth in polls.', 'adds-what-is-not-said'],
      ['A question with two answers cannot be fair.', 'blames-the-form-of-the-question'],
    ],
    explanation:
      'People with strong feelings about the hall are more likely to click, and others may not read the website at all. A large number of answers does not repair that.',
    steps: [
      'Who answers? Readers of the website who care enough to click.',
      'These may think differently from the others.',
      'More answers of the same kind do not change that.',
    ],
    hints: [
      'How a sample comes about matters more than how large it is.',
      'Ask who would click and who would not.',
      'Imagine ten times as many answers of the same kind: would the doubt be gone?',
      'You may know such polls yourself; when did you bother to answer one?',
    ],
    concepts: ['sampling', 'self-selection'],
    reasoning: ['analytical'],
    b: -0.9,
  },
  {
    stem: 'To find the average length of the fish in a lake, a biologist catches 400 fish at many places. Fish shorter than 8 cm slip through her net. How will her average compare with the true one?',
    answer: 'It will be too large.',
    wrong: [
      ['It will be too small.', 'reverses-the-direction'],
      ['It will be right, because she caught 400 fish.', 'trusts-in-large-numbers'],
      ['It will be right, because she fished everywhere.', 'repairs-the-wrong-fault'],
    ],
    explanation:
      'The shortest fish are missing from the catch, and without them the average goes up. Neither more fish nor more places bring back those that slip through the net.',
    steps: [
      'Missing from the catch: fish under 8 cm.',
      'Leaving out small values raises an average.',
      'The fault is in the net, so it is the same everywhere.',
    ],
    hints: [
      'Ask which kind of fish can never be in the sample.',
      'Think of a few numbers, leave out the small ones, and watch the average.',
      'An error in the tool is not cured by using the tool more often.',
      'A small example with five fish makes it plain.',
    ],
    concepts: ['sampling', 'measurement-bias'],
    reasoning: ['analytical'],
    b: -0.6,
  },
  {
    stem: 'A survey about noise questioned 1,000 households, all in the district next to the airport, in order to learn about the whole city. Which change would improve it most?',
    answer: 'Question 500 households, drawn from all districts.',
    wrong: [
      ['Question 5,000 households in the very same district.', 'trusts-in-large-numbers'],
      ['Question the same 1,000 households once more.', 'trusts-in-large-numbers'],
      ['Ask the same 1,000 households more questions.', 'repairs-the-wrong-fault'],
    ],
    explanation:
      'The fault is that only one district was asked. Half as many households from the whole city tell more about the city than any number from beside the airport.',
    steps: [
      'Goal: the whole city.',
      'Present sample: one district only, and a noisy one.',
      'Only spreading the sample over the city repairs that.',
    ],
    hints: [
      'Find the fault first, and then the change that repairs that fault.',
      'Ask for each change whether people far from the airport get a chance to answer.',
      'Weigh two things: how many are asked, and where they live.',
      'One sentence of the text names the fault; it is not the number.',
    ],
    concepts: ['sampling', 'representativeness'],
    reasoning: ['analytical'],
    b: -0.3,
  },
  {
    stem: 'A housing company sends 1,000 tenants a letter with the question whether they are content. 150 reply, and 90 of them are not content. What can be said for certain?',
    answer: 'Of those who replied, 60% are not content; of the others nothing is known.',
    wrong: [
      [
        'Of all tenants about 60% are not content, as the replies to the letter show.',
        'takes-those-who-answered-for-all',
      ],
      ['Of all tenants 9% are not content, and the others are content with their flats.', 'takes-silence-for-consent'],
      ['Of all tenants at least 60% are not content, perhaps more.', 'takes-those-who-answered-for-all'],
    ],
    explanation:
      '90 of 150 replies are 60%, and that is a fact about the replies. The 850 who did not reply may be content, angry or busy; nothing in the figures tells.',
    steps: [
      '90 ÷ 150 = 60%, among those who replied.',
      'Those who do not reply may think otherwise.',
      'So nothing certain can be said about all 1,000.',
    ],
    hints: [
      'A figure holds for those it was counted among.',
      'Split the tenants into those who replied and those who did not, and say what you know about each part.',
      'Imagine two cities with the same replies but different silent tenants.',
      'The numbers are simple; the question is whom they speak about.',
    ],
    concepts: ['sampling', 'non-response'],
    reasoning: ['analytical'],
    b: 0.2,
  },
  {
    stem: 'The courses of a university have 30 students on average. When students drawn by lot are asked how many are in one of their courses, drawn by lot as well, the average of the answers is 75. All answers are correct. How is that possible?',
    answer: 'Large courses are counted once for each of their many students.',
    wrong: [
      ['Students remember their large courses better than the small ones.', 'adds-what-is-not-said'],
      ['Some small courses are missing from the university’s average.', 'adds-what-is-not-said'],
      ['The lot happened to draw students with unusually large courses.', 'blames-chance-for-a-rule'],
    ],
    explanation:
      'The university counts every course once. Among students a course with 200 members turns up 200 times and one with 5 members only 5 times, so large courses dominate the answers.',
    steps: [
      'By courses: one large course of 200 and nine of about 11 average 30.',
      'By students: most students sit in the large course.',
      'Drawing students therefore draws large courses more often.',
    ],
    hints: [
      'An average depends on what is counted once: here a course, there a student.',
      'Make up a university with one very large course and a few small ones, and work out both averages.',
      'Ask how often a course with 200 students can turn up among the answers, compared with one of 5.',
      'All answers are correct, so look for the reason in who is drawn.',
    ],
    concepts: ['sampling', 'size-bias'],
    reasoning: ['creative', 'analytical'],
    b: 1.4,
    discrimination: 1.2,
  },
];
