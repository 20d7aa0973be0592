import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { modelsOf } from '../drafts.ts';
import type { WrittenQuestion } from '../written-question.ts';
import { draftOf } from '../written-question.ts';

const model = modelsOf('evidence-and-causation');

export const confoundingModels: ItemModel[] = [
  model('hidden-causes', 'What else could explain it', 7, writeConfounding),
];

function writeConfounding(variant: number): Draft {
  return draftOf(questions, variant);
}

// Features: an everyday common cause (-1.2), which comparison removes it (-0.1), reversed direction (+0.3), changed counting (+0.5),
// a link made only by how cases were selected (+1.9).
const questions: WrittenQuestion[] = [
  {
    stem: 'On days when a city’s shops sell many umbrellas, there are more car accidents. What is the most likely reason?',
    answer: 'On those days it rains, which leads to both.',
    wrong: [
      ['Umbrellas block the view of people and drivers.', 'takes-going-together-for-causing'],
      ['After an accident people go and buy umbrellas.', 'reverses-cause-and-effect'],
      ['The figures for accidents must contain errors.', 'doubts-the-figures-instead-of-the-conclusion'],
    ],
    explanation:
      'Rain makes people buy umbrellas and makes roads slippery. The two figures rise together because both depend on the weather, not because one brings about the other.',
    steps: [
      'What changes on such days? The weather.',
      'Rain leads to buying umbrellas.',
      'Rain leads to slippery roads and accidents.',
    ],
    hints: [
      'That two things rise together does not yet show how they are connected.',
      'Ask what else is different on days when many umbrellas are sold.',
      'Test each reason: does it explain the umbrellas as well as the accidents?',
      'Picture a day in your own town on which people buy umbrellas.',
    ],
    concepts: ['common-cause', 'correlation-and-causation'],
    reasoning: ['intuitive', 'analytical'],
    b: -1.5,
  },
  {
    stem: 'In a primary school, pupils with longer arms read faster on average. What is the most likely reason?',
    answer: 'Older pupils have longer arms and more practice in reading.',
    wrong: [
      ['Pupils with longer arms can hold their books more easily while reading.', 'takes-going-together-for-causing'],
      ['Pupils who read a lot move less, and so their arms grow longer.', 'reverses-cause-and-effect'],
      ['Arms were measured too roughly for such a comparison.', 'doubts-the-figures-instead-of-the-conclusion'],
    ],
    explanation:
      'In a primary school the ages differ by several years. Age brings both longer arms and better reading, so the two go together without influencing one another.',
    steps: [
      'What differs among pupils of one school? Their age.',
      'Age lengthens arms.',
      'Age brings practice in reading.',
    ],
    hints: [
      'Look for something that differs among the pupils and bears on both things.',
      'Compare the youngest and the oldest pupils of such a school.',
      'Ask whether the link would still be there among pupils of the same age.',
      'The school has pupils from the first to the last year; that is a good start.',
    ],
    concepts: ['common-cause', 'correlation-and-causation'],
    reasoning: ['analytical', 'intuitive'],
    b: -1.1,
  },
  {
    stem: 'Coffee drinkers have a certain lung disease more often than others. Coffee drinkers also smoke more often, and smoking causes the disease. Which comparison helps most to see whether coffee itself matters?',
    answer: 'coffee drinkers and others, among people who have never smoked',
    wrong: [
      ['coffee drinkers who smoke and others who have never smoked', 'lets-two-things-differ-at-once'],
      ['people who drink much coffee and people who smoke a lot', 'lets-two-things-differ-at-once'],
      ['coffee drinkers with the disease and coffee drinkers without it', 'leaves-out-the-comparison-group'],
    ],
    explanation:
      'To see what coffee does, smoking must be alike on both sides. Among people who have never smoked, a difference between coffee drinkers and others cannot come from smoking.',
    steps: [
      'Suspected: coffee. Known to matter: smoking.',
      'Keep smoking alike: take only people who have never smoked.',
      'Then compare with and without coffee.',
    ],
    hints: [
      'A fair comparison lets only the suspected cause differ.',
      'Write down for each comparison what differs between its two sides.',
      'Smoking should be the same on both sides, and coffee should not.',
      'Two things are mentioned; hold one of them still.',
    ],
    concepts: ['controlling-variables', 'common-cause'],
    reasoning: ['analytical', 'systematic'],
    b: -0.2,
  },
  {
    stem: 'Of the patients of a famous special clinic more die than of the patients of an ordinary hospital. Which fact, if true, would best explain this without the clinic being worse?',
    answer: 'The most serious cases of the region are sent to the clinic.',
    wrong: [
      ['The clinic has treated more patients than the hospital.', 'compares-counts-not-rates'],
      ['The clinic’s doctors studied longer than those of the hospital.', 'picks-what-is-beside-the-point'],
      ['The hospital is in a much older building than the clinic.', 'picks-what-is-beside-the-point'],
    ],
    explanation:
      'Whoever treats mainly serious cases will see more deaths, however good the treatment. The patients differ from the start, so the shares cannot be compared as they stand.',
    steps: [
      'Compared: shares of patients who die.',
      'If the clinic’s patients are more seriously ill, more of them die.',
      'That says nothing against the clinic.',
    ],
    hints: [
      'A result depends on the treatment and on who is treated.',
      'Ask how the patients of the two places may differ before they arrive.',
      'The comparison is about shares, so plain numbers of patients do not explain it.',
      'Think of why someone would travel to a famous clinic.',
    ],
    concepts: ['selection-effects', 'fair-comparison'],
    reasoning: ['analytical'],
    b: 0,
  },
  {
    stem: 'In a city, streets with more lamps have more burglaries. Someone concludes that light attracts burglars. Which fact, if true, speaks most strongly against this conclusion?',
    answer: 'After burglaries in a street the city adds lamps there.',
    wrong: [
      ['In some streets with few lamps there are burglaries too.', 'takes-an-exception-for-a-refutation'],
      ['The lamps of the city use far less power than in the past.', 'picks-what-is-beside-the-point'],
      ['Burglars say that they like to see what they are doing.', 'takes-support-for-an-objection'],
    ],
    explanation:
      'If lamps are added where burglaries have happened, the burglaries are the cause and the lamps the effect. That produces the same figures without light attracting anyone.',
    steps: [
      'Observed: lamps and burglaries go together.',
      'Concluded: lamps lead to burglaries.',
      'The fact: burglaries lead to lamps.',
    ],
    hints: [
      'When two things go together, either may lead to the other.',
      'Ask why a street might have been given more lamps.',
      'Look at what came first, the lamps or the burglaries.',
      'Turn the arrow round and see which fact says so.',
    ],
    concepts: ['reverse-causation', 'correlation-and-causation'],
    reasoning: ['analytical'],
    b: 0.1,
  },
  {
    stem: 'Since all teachers took a first-aid course, twice as many injuries are entered in the school’s accident book. Which explanation fits best if the school has become no more dangerous?',
    answer: 'Small injuries that used to go unnoticed are now entered.',
    wrong: [
      ['Trained teachers make pupils less careful than they were before.', 'takes-going-together-for-causing'],
      ['Serious injuries are now treated faster than before.', 'picks-what-is-beside-the-point'],
      ['The number of pupils has fallen a little since then.', 'reverses-the-direction'],
    ],
    explanation:
      'The book counts injuries that are noticed and entered, not injuries that happen. Trained eyes notice more, and the count rises though nothing else has changed.',
    steps: [
      'Counted: entries in a book.',
      'More attention means more entries.',
      'The number of injuries may be as before.',
    ],
    hints: [
      'A count depends on what happens and on what is written down.',
      'Ask what a first-aid course changes in a teacher’s eyes.',
      'Which explanation raises the entries and leaves the danger as it is?',
      'Think of a scratch on the playground, before and after the course.',
    ],
    concepts: ['measurement-bias', 'alternative-explanations'],
    reasoning: ['analytical', 'creative'],
    b: 0.5,
  },
  {
    stem: 'An academy admits applicants who do very well in a test or very well in an interview; few do well in both. Among those admitted, the better the test, the worse the interview. Which explanation is most likely?',
    answer: 'Those who were weak in both were not admitted and are missing.',
    wrong: [
      ['Preparing for the test leaves too little time for the interview.', 'takes-going-together-for-causing'],
      ['The interviewers give worse marks to those with good tests.', 'takes-going-together-for-causing'],
      ['Among all applicants, too, good tests go with bad interviews.', 'takes-those-admitted-for-all'],
    ],
    explanation:
      'Whoever is admitted with a weak test must have had a strong interview, and the other way round. The link comes from the selection; among all applicants there need be none.',
    steps: [
      'Admitted: strong test, strong interview, or both.',
      'Weak in both: missing.',
      'Among those who remain, weak in one means strong in the other.',
    ],
    hints: [
      'Looking only at those who were selected can create a link that is not there among all.',
      'Sketch all applicants as points, with test and interview as axes, and cross out those who were not admitted.',
      'Ask what you know about the interview of someone admitted with a weak test.',
      'The rule of admission stands in the first sentence; apply it to your sketch.',
    ],
    concepts: ['selection-effects', 'correlation-and-causation'],
    reasoning: ['creative', 'analytical'],
    b: 1.7,
    discrimination: 1.3,
  },
];
