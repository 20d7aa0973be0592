import type { TextToGrade } from '../../item-bank/services.ts';
import type { VoicePrompt } from './contract.ts';

type Criterion = TextToGrade['criteria'][number];

/** A prompt with the ideas of a good answer. */
export interface RatedPrompt extends VoicePrompt {
  /** `comprehension`: whether the answer does what was asked. `technicalAccuracy`: whether what it says is right. */
  readonly criteria: readonly (Criterion & { readonly counts: 'comprehension' | 'technicalAccuracy' })[];
  readonly modelAnswer: string;
}

/** The three prompts, with the time limits of the specification. */
export const prompts: readonly RatedPrompt[] = [
  {
    id: 'learning-from-examples',
    category: 'Explaining',
    difficulty: 'beginner',
    prompt:
      'Explain to a friend who has never programmed how a computer can learn to recognise something, for example cats in pictures. Say what it learns from, and what can go wrong.',
    expectedKeywords: ['examples', 'patterns', 'labels', 'mistakes', 'test'],
    timeLimit: 120,
    criteria: [
      {
        id: 'way',
        points: 1,
        counts: 'comprehension',
        says: 'Says that the computer learns from many examples',
        evidence: [
          ['example*', 'picture*', 'photo*', 'image*', 'data'],
          ['learn*', 'train*', 'shown', 'show*', 'given', 'feed', 'look*', 'sees'],
        ],
      },
      {
        id: 'danger',
        points: 1,
        counts: 'comprehension',
        says: 'Names something that can go wrong',
        evidence: [
          ['wrong', 'mistake*', 'error*', 'fail*', 'confus*', 'bias*', 'unfair*', 'misses', 'fooled'],
          ['if', 'because', 'when', 'only', 'never', 'so', 'since'],
        ],
      },
      {
        id: 'pattern',
        points: 1,
        counts: 'technicalAccuracy',
        says: 'Explains that it finds what the examples have in common, not a rule that someone wrote',
        evidence: [
          ['pattern*', 'in common', 'similar*', 'features', 'adjust*', 'compar*', 'correct* itself', 'differenc*'],
        ],
      },
      {
        id: 'one-sided',
        points: 1,
        counts: 'technicalAccuracy',
        says: 'Gives the reason: one-sided, few or wrongly labelled examples, or no test with new ones',
        evidence: [
          [
            'only ever',
            'only saw',
            'only seen',
            'only shown',
            'all of them',
            'too few',
            'not enough',
            'one kind',
            'wrong label*',
            'labelled wrong*',
            'same kind',
            'never seen',
            'new pictures',
            'new examples',
            'different from',
            'background*',
          ],
        ],
      },
    ],
    modelAnswer:
      'You show the computer thousands of pictures, and for each one somebody has written whether there is a cat in it. It guesses, compares its guess with the label and adjusts itself, until it has found patterns that the cats have in common. It goes wrong if the examples are one-sided: if it has only seen cats indoors, it may fail when a cat sits in the snow. That is why you test it with new pictures.',
  },
  {
    id: 'cars-in-the-centre',
    category: 'Problem solving',
    difficulty: 'advanced',
    prompt:
      'A town wants fewer cars in its centre. Suggest a plan, say who gains and who loses by it, and explain how the town would find out whether it works.',
    expectedKeywords: ['buses', 'parking', 'shops', 'residents', 'count', 'compare'],
    timeLimit: 180,
    criteria: [
      {
        id: 'plan',
        points: 1,
        counts: 'comprehension',
        says: 'Suggests a definite measure',
        evidence: [
          [
            'bus*',
            'tram*',
            'train*',
            'park*',
            'bicycl*',
            'bike*',
            'cycl*',
            'toll*',
            'charge*',
            'fee*',
            'pedestrian*',
            'close*',
            'ban*',
          ],
          [
            'would',
            'should',
            'could',
            'plan',
            'suggest*',
            'propose*',
            'build*',
            'make*',
            'put',
            'raise*',
            'add*',
            'give*',
            'introduc*',
          ],
        ],
      },
      {
        id: 'sides',
        points: 1,
        counts: 'comprehension',
        says: 'Names people who gain and people who lose',
        evidence: [
          ['gain*', 'benefit*', 'win*', 'better', 'good for', 'help*', 'safer', 'cleaner'],
          [
            'lose*',
            'harder',
            'worse',
            'bad for',
            'suffer*',
            'disadvantage*',
            'cost* them',
            'longer',
            'unhappy',
            'difficult*',
          ],
        ],
      },
      {
        id: 'measure',
        points: 1,
        counts: 'technicalAccuracy',
        says: 'Says what is counted or measured',
        evidence: [
          ['count*', 'measure*', 'survey*', 'ask*', 'number of', 'record*', 'sensor*'],
          ['car*', 'traffic', 'people', 'air', 'sales', 'visitor*', 'customer*', 'shop*', 'passenger*', 'accident*'],
        ],
      },
      {
        id: 'comparison',
        points: 1,
        counts: 'technicalAccuracy',
        says: 'Compares with the time before, or with another town or part of the town',
        evidence: [
          [
            'compar*',
            'before and after',
            'before the',
            'same month',
            'last year',
            'the year before',
            'another town',
            'other town*',
            'similar town',
            'against',
          ],
        ],
      },
    ],
    modelAnswer:
      'I would raise the price of parking in the centre and use the money for buses that come every five minutes. People who live there gain, because the streets are safer and cleaner; shops whose customers come by car may lose at first, and drivers from villages need longer. The town should count the cars and the visitors of shops before and after, and compare them with a similar town that changed nothing.',
  },
  {
    id: 'surprising-claim',
    category: 'Persuading',
    difficulty: 'intermediate',
    prompt:
      'A friend is about to share a surprising claim that they found online. Persuade them to check it first, and explain how one checks such a claim.',
    expectedKeywords: ['source', 'evidence', 'author', 'date', 'compare'],
    timeLimit: 150,
    criteria: [
      {
        id: 'reason',
        points: 1,
        counts: 'comprehension',
        says: 'Gives a reason to check before sharing',
        evidence: [
          ['because', 'otherwise', 'if you', 'could', 'might', 'so that', 'imagine'],
          [
            'harm*',
            'hurt*',
            'wrong',
            'false',
            'untrue',
            'trust*',
            'spread*',
            'embarrass*',
            'mislead*',
            'believe*',
            'panic*',
            'lie*',
          ],
        ],
      },
      {
        id: 'addresses',
        points: 1,
        counts: 'comprehension',
        says: 'Speaks to the friend, with something to do',
        evidence: [
          ['you', 'your', 'us', 'lets', 'we'],
          ['check*', 'look*', 'search*', 'find*', 'ask*', 'wait*', 'read*'],
        ],
      },
      {
        id: 'source',
        points: 1,
        counts: 'technicalAccuracy',
        says: 'Explains to look for who said it, when, and on what evidence',
        evidence: [
          [
            'who wrote',
            'who said',
            'who posted',
            'who is behind',
            'author*',
            'original source',
            'source*',
            'where it comes from',
            'where it came from',
            'first published',
          ],
          ['look*', 'find*', 'check*', 'see', 'ask*', 'search*', 'know*', 'trace*'],
        ],
      },
      {
        id: 'others',
        points: 1,
        counts: 'technicalAccuracy',
        says: 'Explains to compare it with independent reports or evidence',
        evidence: [
          [
            'other* site*',
            'other* source*',
            'other newspaper*',
            'other news*',
            'second source',
            'independent*',
            'compar*',
            'fact check*',
            'experts',
            'a study',
            'studies',
            'also report*',
            'nobody else',
            'anyone else',
          ],
        ],
      },
    ],
    modelAnswer:
      'Please wait before you share this, because if it is false, people who trust you will believe it and spread it. Look first who wrote it and when, and find the original source: a headline may say more than the study behind it. Then compare it with other sources that do not copy from each other. If nobody else reports it, it is probably wrong.',
  },
];
