import { ideas } from '../drafts.ts';

export const idea = ideas({
  'one-place-off': 'You remembered the right things, one place off.',
  'counts-from-the-other-end': 'You counted from the other end.',
  'swaps-two-neighbours': 'You had the right things, with two of them exchanged.',
  'keeps-the-order-as-shown': 'You kept the order as it was shown; it was to be changed in mind.',
  'takes-a-neighbour': 'You took something that stood beside the one that was asked for.',
  'recalls-another-pair': 'What you chose was there, but it belonged to another pair.',
  'adds-what-was-not-there': 'What you chose was not among the things shown.',
  'moves-a-place': 'You remembered most places; one was next to where it really was.',
  'turns-the-wrong-way': 'You turned the picture the other way, or not far enough.',
  'misses-an-update': 'One of the changes was left out.',
  'forgets-to-update': 'You gave the value at the start; it was changed afterwards.',
  'mixes-up-two-values': 'You gave the value of another letter.',
});
