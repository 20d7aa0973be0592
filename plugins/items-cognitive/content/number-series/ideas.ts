import { ideas } from '../drafts.ts';

export const idea = ideas({
  'repeats-the-last-step': 'You repeated the last step, but the steps themselves change.',
  'miscounts-a-step': 'You had the right idea; one of the steps was counted a little off.',
  'turns-the-direction': 'You went in the opposite direction of the rule.',
  'adds-where-it-multiplies': 'You added where the series multiplies.',
  'goes-one-place-too-far': 'You went one place too far along the series.',
  'continues-the-other-series': 'Two series take turns here; you continued the other one.',
  'takes-the-other-operation': 'Two operations take turns; you used the one whose turn it was not.',
  'finds-half-of-the-rule': 'You found one part of the rule; a second part belongs to it.',
  'adds-the-last-two': 'You added the last two numbers, which does not give the numbers before.',
  'takes-the-middle': 'You took the middle between the neighbours, but the steps are not equal.',
  'repeats-a-number': 'You repeated a number; the series goes on.',
  'starts-the-cycle-again': 'The steps repeat in a cycle; you took a step from another place of it.',
});
