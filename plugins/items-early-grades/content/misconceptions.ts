import type { Misconception } from '../../item-bank/items/services.ts';

const idea = (id: string, says: string): Misconception => ({ id, says });

/** Wrong ideas of children, in words for children. */
export const misconceptions = {
  oneMore: idea('early-one-more', 'Your number is one too many. Count again, slowly.'),
  oneLess: idea('early-one-less', 'Your number is one too few. Count again, slowly.'),
  tenMore: idea('early-ten-more', 'Your number is ten too many. Look at the tens.'),
  tenLess: idea('early-ten-less', 'Your number is ten too few. Look at the tens.'),
  oneRow: idea('early-one-row-only', 'You left a row out. Count every row.'),
  otherOperation: idea('early-other-operation', 'You took away, or you added. Read what happens once more.'),
  firstNumber: idea('early-first-number', 'This number is in the question. Something still happens to it.'),
  firstDigit: idea('early-first-digit', 'You looked at one digit only. Compare hundreds first.'),
  lastDigit: idea('early-last-digit', 'You looked at the last digit. Hundreds count more.'),
  otherEnd: idea('early-other-end', 'This is the other end. Read the question once more.'),
  endMark: idea('early-reads-the-end-mark', 'You read the mark at the end. Where does it start?'),
  startMark: idea('early-reads-the-start-mark', 'You read the mark at the start. How far is the end?'),
  countsMarks: idea('early-counts-marks', 'You counted the marks. Count the steps between them.'),
  timeBackwards: idea('early-time-backwards', 'You went back in time. It ends later.'),
  hourForgotten: idea('early-hour-forgotten', 'You forgot the hour. It changes after 60 minutes.'),
  timeNotMoved: idea('early-time-not-moved', 'This is when it starts. Time goes on from there.'),
  priceOfOne: idea('early-price-of-one', 'This is what one costs. How many are there?'),
  addsNumbers: idea('early-adds-numbers', 'You added the two numbers. The price comes again and again.'),
  outsideCounted: idea('early-counts-the-edge', 'You counted the edge only. Count all squares.'),
  gapsCounted: idea('early-counts-white-squares', 'You counted the white squares. The grey ones count.'),
  otherBar: idea('early-other-bar', 'You read another bar. Find the right name first.'),
  bothBars: idea('early-adds-both-bars', 'You added the bars. Find how much taller one is.'),
  otherRow: idea('early-other-row', 'You read another row. Compare all the numbers.'),
  lastAgain: idea('early-last-again', 'You repeated the last one. The row goes on.'),
  stepTooFar: idea('early-step-too-far', 'You went one step too far. What comes right after?'),
  fitsRule: idea('early-fits-the-rule', 'This number follows the rule. Look for one that does not.'),
  ruleBackwards: idea('early-rule-backwards', 'You used the rule the wrong way round.'),
  ruleNumber: idea('early-number-of-the-rule', 'This number belongs to the rule. Use the rule on the other one.'),
  sameGroup: idea('early-same-group', 'This word belongs to two others. Look for the one that does not.'),
  otherGroup: idea('early-other-group', 'This word names another kind of thing.'),
  middleOfOrder: idea('early-middle-of-order', 'This child stands in the middle. Look at both ends.'),
  onePicture: idea('early-picture-counts-one', 'You counted the pictures. Each picture stands for more.'),
  stepLeftOut: idea('early-step-left-out', 'You left a step out. Do every step in turn.'),
  allForward: idea('early-all-steps-forward', 'You went forward each time. One step goes back.'),
  likePerson: idea('early-computer-like-a-person', 'A computer has no feelings or wishes. It works with what it got.'),
  knowsAll: idea('early-computer-knows-all', 'A computer does not know everything. Somebody has to tell or show it.'),
  neverWrong: idea('early-computer-never-wrong', 'Computers can be wrong. It is good to check.'),
  cannotAtAll: idea('early-computer-cannot', 'Computers can do this. They do it fast and exactly.'),
} as const satisfies Record<string, Misconception>;

export type MisconceptionId = keyof typeof misconceptions;
