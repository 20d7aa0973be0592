import { isAskedBack, isLost, isUndecided } from './lost.ts';
import type { LearnerMessage } from './message.ts';

/**
 * Twenty more, of which 14 are left without word problems, written after the tutor was improved for the forty. At the first run 12 were answered well (60 %). Of the
 * rest, three got their story repeated, four were ideas that the tutor said it does not know, and one got a lesson that
 * missed the point. Some of this has been added since.
 */
export const unseenLast: readonly LearnerMessage[] = [
  {
    name: 'is it: zero natural',
    messages: ['is the number 0 a natural number'],
    must: [/depends|definition|convention|some/i],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'is it: opposite angles',
    messages: ['do opposite angles in a parallelogram have the same size?'],
    must: [/\byes\b|equal|same/i],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'is it: independent events',
    messages: ['can two events be independent and still happen at the same time'],
    must: [/\byes\b|can/i],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'is it: unbiased',
    messages: ['does a random sample have to be big to be unbiased?'],
    must: [/no|not/i, /chance|bias/i],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'is it: always biased',
    messages: ['is it true that ai will always be biased'],
    must: [/data|people/i],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'why: scaling',
    messages: ['why do we need to normalize features before knn'],
    must: [/scale|distance|unit/i],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'why: adding thirds',
    messages: ['why does 1/3 + 1/3 not equal 2/6'],
    must: [/same size|parts|denominator/i],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'work: half a bracket',
    messages: ['2(x+5) = 2x+5, thats what i wrote. ok?'],
    must: [/not/i, /bracket|every|both|second/i],
  },
  {
    name: 'work: a division undone',
    messages: ['solve x/4 = 3', 'is it 12'],
    must: [/yes|right/i],
    mustNot: [/\bnot\b/],
  },
  {
    name: 'work: a right mean',
    messages: ['mean of 5, 7, 9, 11 i got 8 right'],
    must: [/yes|right/i],
    mustNot: [/\bnot\b/i],
  },
  {
    name: 'talk: when entropy is 0',
    messages: ['what is entropy', 'and when is it zero?'],
    must: [/one kind|same kind|certain|pure|all of/i],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'talk: another like that',
    messages: [
      'lena has 3 times as many coins as bob, together 44. how many has bob',
      '4 parts',
      '11',
      'thx, another like that',
    ],
    must: [/\?/],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'a manager',
    messages: ['i have to explain p values to my manager can you help'],
    must: [/p.?value|no effect|chance/i],
    mustNot: [isLost, isUndecided, isAskedBack],
  },
  {
    name: 'plea: rudely',
    messages: ['ugh whatever ur useless just say it: 3/8 + 1/4'],
    must: [/denominator|same size/i, /\?/],
    mustNot: [/5\/8|\{5\}\{8\}/],
  },
];
