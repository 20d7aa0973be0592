import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { modelsOf } from '../drafts.ts';
import type { WrittenQuestion } from '../written-question.ts';
import { draftOf } from '../written-question.ts';

const model = modelsOf('deduction-and-argument');

export const argumentStructureModels: ItemModel[] = [
  model('shape-of-an-argument', 'How an argument is built', 6, writeStructure),
];

function writeStructure(variant: number): Draft {
  return draftOf(questions, variant);
}

// Features: finding the conclusion (-1.5), naming a gap (0), a puzzle to be resolved (+0.8), matching the form of an argument apart from its content (+1.5).
const questions: WrittenQuestion[] = [
  {
    stem: '“(1) Many young people here work in restaurants until midnight. (2) The last bus on Saturdays leaves at eleven. (3) A taxi home costs more than an hour’s pay. (4) Buses should run later on Saturdays.” Which sentence is the conclusion that the others support?',
    order: ['Sentence 1', 'Sentence 2', 'Sentence 3', 'Sentence 4'],
    answer: 'Sentence 4',
    wrong: [
      ['Sentence 1', 'takes-the-beginning-for-the-conclusion'],
      ['Sentence 2', 'takes-a-reason-for-the-conclusion'],
      ['Sentence 3', 'takes-a-reason-for-the-conclusion'],
    ],
    explanation:
      'The first three sentences say how things are, and together they give reasons for the demand in the fourth. No sentence gives a reason for the first three.',
    steps: [
      'Sentences 1 to 3 report facts.',
      'Sentence 4 says what should be done.',
      'The facts are given in order to support the demand.',
    ],
    hints: [
      'A conclusion is what the other sentences are meant to make you believe.',
      'Put “therefore” before each sentence in turn and listen for the place where it fits.',
      'Ask of each sentence whether another one gives a reason for it.',
      'Read the sentences once as if you wanted to persuade a friend.',
    ],
    concepts: ['argument-analysis', 'conclusions'],
    reasoning: ['analytical'],
    b: -1.6,
  },
  {
    stem: '“(1) The school garden needs a second water tank. (2) In May it ran dry twice. (3) June and July are drier than May. (4) And next year two more classes will have beds there.” Which sentence is the conclusion that the others support?',
    order: ['Sentence 1', 'Sentence 2', 'Sentence 3', 'Sentence 4'],
    answer: 'Sentence 1',
    wrong: [
      ['Sentence 2', 'takes-a-reason-for-the-conclusion'],
      ['Sentence 3', 'takes-a-reason-for-the-conclusion'],
      ['Sentence 4', 'takes-the-end-for-the-conclusion'],
    ],
    explanation:
      'Sentences 2 to 4 each give a reason why the water will not be enough. What they are reasons for stands at the beginning.',
    steps: ['Sentence 1: what is demanded.', 'Sentences 2, 3 and 4: why.', 'The conclusion need not stand at the end.'],
    hints: [
      'A conclusion can stand anywhere; what makes it one is that the other sentences speak for it.',
      'Put “because” between two sentences and see in which order that makes sense.',
      'Look for the one sentence that none of the others could be explained by.',
      'There are only four sentences, and three of them do the same job.',
    ],
    concepts: ['argument-analysis', 'conclusions'],
    reasoning: ['analytical'],
    b: -1.2,
  },
  {
    stem: '“Nearly everyone who has finished this course says that it was worth the effort. So nearly everyone who begins it will find it worth the effort.” What is the weak point of this argument?',
    answer: 'It leaves out those who gave up before the end.',
    wrong: [
      ['It mixes up what is cheap and what is useful.', 'names-a-flaw-that-is-not-there'],
      ['It takes the word of experts without checking.', 'names-a-flaw-that-is-not-there'],
      ['It concludes from the past that things get better.', 'names-a-flaw-that-is-not-there'],
    ],
    explanation:
      'The reason is about those who finished, the conclusion about those who begin. People who did not like the course may have left it, and they were not asked.',
    steps: [
      'Asked: people who finished.',
      'Conclusion about: people who begin.',
      'The difference: people who stopped on the way.',
    ],
    hints: [
      'Compare whom the reason is about with whom the conclusion is about.',
      'Ask who begins the course but does not appear among those who were asked.',
      'A weak point must really occur in the argument; check each answer against its words.',
      'Two groups of people, one sentence each: the gap lies between them.',
    ],
    concepts: ['argument-analysis', 'selection-effects'],
    reasoning: ['analytical'],
    b: -0.2,
  },
  {
    stem: 'On a coast road the speed limit was lowered, and drivers do drive more slowly. Yet in the following year there were more accidents on it than before. Which fact would best explain both?',
    answer: 'A parallel road was closed, and traffic doubled.',
    wrong: [
      ['Slower driving gives drivers more time to brake in.', 'explains-one-half-only'],
      ['The new limit was announced by large signs.', 'explains-one-half-only'],
      ['Accidents on roads are counted by the police.', 'picks-what-is-beside-the-point'],
    ],
    explanation:
      'With twice as many cars there can be more accidents in all, though each car is driven more slowly and may even be safer. The other facts explain the slower driving or nothing at all.',
    steps: [
      'To be explained: slower driving and more accidents.',
      'Twice the traffic brings more accidents in number.',
      'It does not contradict slower driving.',
    ],
    hints: [
      'The number of accidents depends on more than how fast each car drives.',
      'Look for something that raises the number and leaves the slower driving as it is.',
      'Check each fact against both observations, one after the other.',
      'A puzzle like this is solved by a third fact that fits in between.',
    ],
    concepts: ['alternative-explanations', 'counts-and-rates'],
    reasoning: ['creative', 'analytical'],
    b: 0.5,
  },
  {
    stem: '“If the bakery had sold out, its lights would be off. Its lights are off. So the bakery has sold out.” Which argument makes the same mistake?',
    answer: 'If Nia were ill, she would be at home. She is at home. So Nia is ill.',
    wrong: [
      ['If Nia were ill, she would be at home. She is ill. So Nia is at home.', 'sees-a-flaw-in-a-sound-argument'],
      [
        'If Nia were ill, she would be at home. She is not at home. So she is not ill.',
        'sees-a-flaw-in-a-sound-argument',
      ],
      ['If Nia were ill, she would be at home. She is not ill. So she is not at home.', 'mixes-up-two-kinds-of-flaw'],
    ],
    explanation:
      'Both arguments go from the consequence back to the condition: if A, then B; B; so A. Lights may be off, and Nia may be at home, for other reasons.',
    steps: [
      'Form: if A, then B. B holds. So A.',
      'Bakery: A is sold out, B is lights off.',
      'Nia: A is ill, B is at home. The same form.',
    ],
    hints: [
      'An argument’s form is what remains when its subject is replaced by letters.',
      'Write the bakery argument with A and B, and do the same for the four others.',
      'One of the others is faulty as well, but in another way; two are quite in order.',
      'With letters instead of bakeries the comparison is a matter of a minute.',
    ],
    concepts: ['argument-form', 'conditional-reasoning'],
    reasoning: ['analytical', 'creative'],
    b: 1.2,
    discrimination: 1.3,
  },
  {
    stem: '“No reptile has feathers. Some animals of the island have feathers. So some animals of the island are not reptiles.” Which argument has the same form?',
    answer: 'No loan is free. Some offers are free. So some offers are not loans.',
    wrong: [
      ['No loan is free. Some offers are loans. So some offers are not free.', 'matches-words-not-form'],
      ['All loans cost money. Some offers are loans. So some offers cost money.', 'matches-words-not-form'],
      ['No loan is free. No gift is a loan. So some gifts are free.', 'sees-soundness-where-there-is-none'],
    ],
    explanation:
      'The form is: no A is B; some C are B; so some C are not A. Loans, free things and offers stand exactly where reptiles, feathered animals and island animals stand.',
    steps: [
      'Reptiles: A, with feathers: B, animals of the island: C.',
      'No A is B. Some C are B. So some C are not A.',
      'Loans: A, free: B, offers: C gives the same.',
    ],
    hints: [
      'Look at which group appears in both reasons, and on which side of each.',
      'Put letters for the three groups, in the order in which they appear, and compare sentence by sentence.',
      'Mind where the middle group stands in the second sentence: as what is spoken of, or as what is said of it?',
      'Once the letters stand, three lines have to agree; check them one at a time.',
    ],
    concepts: ['argument-form', 'quantifiers'],
    reasoning: ['analytical'],
    b: 1.6,
    discrimination: 1.4,
  },
];
