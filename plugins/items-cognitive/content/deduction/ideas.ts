import { ideas } from '../drafts.ts';

export const idea = ideas({
  'turns-the-rule-round':
    'You turned a sentence round: what holds of one kind and another need not hold the other way.',
  'turns-some-into-all': 'You made “all” out of “some”.',
  'takes-some-for-not-all': 'You took “some” to mean “not all”; it leaves open whether all are.',
  'takes-possible-for-certain': 'What you chose may be so, but the statements allow it to be otherwise.',
  'contradicts-a-statement': 'What you chose cannot be so; it goes against what is stated.',
  'sees-no-conclusion': 'Something does follow: two of the statements share a kind that links the others.',
  'stops-one-step-early': 'You combined some of the statements; one more decides it.',
  'reads-an-order-backwards': 'You read one of the comparisons the wrong way round.',
  'overlooks-a-condition': 'The place you chose for this one goes against one of the conditions.',
});
