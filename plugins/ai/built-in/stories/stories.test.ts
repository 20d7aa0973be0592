import { beforeAll, expect, test } from 'vitest';
import { exerciseIn, read } from '../exercises/index.ts';
import type { MathLibrary } from '../maths/library.ts';
import { mathLibrary } from '../maths/library.ts';

let math: MathLibrary;
beforeAll(async () => {
  math = await mathLibrary();
});

const judged = (story: string, step: string) => exerciseIn(math, read(math, story))?.judge(read(math, step));

/** A story, its result, a right step and a wrong result; empty where there is none. */
test.for([
  ['sam has 4 times as many cards as joe. together they have 60. how many does joe have', '12', '5', '15'],
  ['Together Ann and Bob have 50 stickers. Ann has 8 more than Bob. How many does Ann have?', '29', '42', '25'],
  [
    'A bat and a ball cost 1.10 together. The bat costs 1 more than the ball. How much is the ball?',
    '0.05',
    '0.1',
    '0.55',
  ],
  ['my dad is 3 times as old as me and together we are 48. how old am i', '12', '4', '16'],
  ['lea is 5 years younger than tim. in 4 years they will be 33 together. how old is tim', '15', '25', ''],
  ['Ben has 7 marbles, Tom has twice as many as Ben. How many do they have together?', '21', '14', ''],
  ['kim earned 30 dollars, lou earned 12 less than kim. how much did lou earn', '18', '', '42'],
  ['a bus leaves at 8:50 and takes 1h 25min. what time does it arrive', '10:15', '9:50', '9:75'],
  ['the film runs from 19:45 to 22:10 how long is that', '2h 25min', '15 min', '2h 65min'],
  ['3.25 hours = 3h 25 min right?', '3h 15min', '', '3h 25min'],
  ['anna is taller than bea. cleo is shorter than bea. who is the tallest', 'anna', '', 'bea'],
  ['3 apples and 2 pears cost 4.10. 3 apples and 1 pear cost 3.30. how much is a pear', '0.80', '', '1.3'],
  ['2 adults and 3 kids pay 36, 1 adult and 1 kid pay 16', '', '', ''],
  ['A rectangle is 3 times as long as wide. The perimeter is 64 m. How wide is it?', '8', '', '16'],
  ['the sum of 3 consecutive integers is 48. what are they', '15', '16', ''],
  ['I think of a number, double it, add 5 and get 21. What is the number?', '8', '16', ''],
  ['5 more than three times a number is 26. whats the number', '7', '21', ''],
  ['one painter needs 4 hours for a room, another 12 hours. how long do they need together', '3', '1/3', '8'],
  ['Two cyclists are 90 km apart and ride towards each other at 20 and 25 km/h. When do they meet?', '2', '45', ''],
  ['after a 30% discount a jacket costs 56. what was the original price', '80', '70', '72.8'],
  ['sales rose by 10% and then fell by 20%. are we above the start?', '88', '110', ''],
  ['I put 1000 in the bank at 4% interest for 2 years. how much is it then', '1081.6', '1040', '1080'],
  ['the bill is 80 euros, we give 15% tip and split it by 4', '23', '12', '23.75'],
  ['a taxi costs 4 plus 1.50 per km. how much for 12 km', '22', '18', '66'],
  ['gym is 25 joining fee and then 20 a month. i paid 185 so far. how many months', '8', '160', ''],
  ['mia saves 12 euros a week. she has 30 and wants a bike for 150. how many weeks', '10', '120', '12.5'],
  ['62 kids go on a trip, each bus has 20 seats, how many buses do we need', '4', '3', '3.1'],
  ['There are 35 books, 2/5 of them are comics. How many are not comics?', '21', '7', ''],
  ['4 pens for 1.20 each and a ruler for 2.50, I paid with 10. how much change', '2.70', '4.8', '6.3'],
  ['84 candies are shared equally among 7 kids, how many does each get', '12', '', '11'],
  ['my car needs 7 litres per 100 km. how much do i need for 250 km', '17.5', '0.07', ''],
  ['a farmer has 6 crates with 24 eggs each. 9 eggs break. how many are left', '135', '144', '153'],
  ['chickens and cows, 20 heads, 52 legs. how many cows are there', '6', '40', '14'],
  ['my tests were 60, 70 and 77. what do i need in the last one for an average of 72?', '81', '288', '72'],
  ['juice to water 1:4, i want 15 litres in all. how much juice', '3', '5', '15/4'],
  ['a bike goes 15 km/h, 2 hours later another follows at 20 km/h. when does it catch up', '6', '30', '4'],
  ['a bag is bought for 40 and sold for 50. what is the markup in percent', '25', '10', '20'],
  ['a room costs 70 a night plus 9 per night for parking. what do 3 nights cost', '237', '79', '219'],
  ['a tank of 300 litres loses 5 litres per minute. after how many minutes is it half empty', '30', '150', ''],
  ['Ann sits left of Bo. Cem sits right of Bo. who sits at the far left', 'ann', '', 'cem'],
  ['Leo had 45 cards. He gave away 12 and then won 7. How many does he have now?', '40', '33', ''],
] as const)('understands “%s” and judges steps in it', ([story, result, step, slip]) => {
  const exercise = exerciseIn(math, read(math, story));
  if (!result) {
    expect(exercise?.id ?? 'none').not.toContain('story');
    return;
  }
  expect(exercise, story).toBeDefined();
  expect(judged(story, result)).toMatchObject({ kind: 'solved' });
  if (step) expect(judged(story, step)).toMatchObject({ kind: 'step' });
  if (slip) expect(judged(story, slip)).toMatchObject({ kind: 'wrong' });
  for (const rung of exercise?.ladder ?? []) {
    const numbers: readonly string[] = rung.match(/\d+(?:[.:]\d+)?/g) ?? [];
    const own: readonly string[] = story.match(/\d+(?:[.:]\d+)?/g) ?? [];
    if (!own.includes(result)) expect(numbers, rung).not.toContain(result);
  }
});

test.for([
  'a train goes 60 km in 45 minutes and then 30 km in 30 minutes. what is its average speed',
  'tom has 12 apples, lisa has 5 apples more than tom has pears. how many has lisa',
  'A snail climbs 3 m each day and slides back 2 m each night. The well is 10 m deep. how many days',
  'a meeting starts at 9:30 and we have 4 agenda items of 25 min each when does it end',
  'i have 3 brothers and 2 sisters. each brother has 4 toys. how many toys',
  'If 5 machines make 5 widgets in 5 minutes, how long do 100 machines need for 100 widgets',
  'a class has 30 students, 18 play football and 15 play tennis, 8 play both. how many play neither',
])('does not claim to understand “%s”', (story) => {
  expect(exerciseIn(math, read(math, story))).toBeUndefined();
});
