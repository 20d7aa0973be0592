/**
 * Wrong conclusions in the right words, written after the phrases for wrong conclusions and in other words. They must not be
 * used for tuning, because they measure what an unforeseen wrong conclusion earns.
 */
export const newWrongConclusions: Record<string, string> = {
  'core_math.open.flour-for-six':
    'He mixes up people and grams. Half of 300 g is 150 g, and six people are twice as many as three, so the right amount would be 600 g per recipe.',
  'core_math.open.up-and-down-again':
    '20% of the larger price is 24, so 24 is taken away after 20 was added. Therefore the ticket ends 4% above the old price at 104 euros.',
  'core_math.open.square-plus-itself':
    'n² + n is n(n + 1), and of two consecutive numbers one is even. But a product with one odd factor remains odd, so half of the results are odd.',
  'core_math.open.two-data-plans':
    '5 + 2x = 14 + 0.5x gives x = 6. Below that B saves money because of its low price per GB, above that A is the better deal.',
  'core_math.open.typical-wage':
    'One extreme wage pulls the mean up, and this is fair since the director works there too. No other number than the mean is suitable, the median ignores people.',
  'core_math.open.fair-dice-game':
    'Out of 36 pairs 6 give seven. 10, 11 and 12 come in 3 + 2 + 1 ways, and that is more, so Mina should refuse to play.',
  'core_math.open.thirty-birthdays':
    '12 months with 2 each make 24, and 6 students remain. They might spread out over months again, thus it could be that no month ever has three.',
  'applied_reasoning.open.two-phone-plans':
    'The 8 euros difference divided by 10 cents is 80 minutes. Up to 80 minutes plan A is the one to have, beyond 80 minutes you are better off with B.',
  'applied_reasoning.open.three-flatbreads':
    'Take out one flatbread when one side is done and put it back in later. Two at a time, six sides, and with turning in between that makes four rounds of 2 minutes.',
  'applied_reasoning.open.chairs-around-tables':
    'Each table has two free sides and there are two ends. So with 50 people you solve 2n − 2 = 50 and you need a row of 26.',
  'applied_reasoning.open.largest-number-program':
    'It fails for lists whose numbers are all larger than 0, since best starts with 0 and keeps the first number. Set best to the first entry and use smaller than.',
  'applied_reasoning.open.books-at-home':
    'Parents with education buy books, good readers get more books, and therefore the paper is correct that books lift marks. A study with random children would only confirm it.',
  'applied_reasoning.open.two-surgeons':
    'South has mostly easy operations, and difficult ones succeed less often. Still, 82 beats 75, so in a difficult case Dr South is the one to trust.',
  'ai_conceptual.open.perfect-on-known-photos':
    'It has memorised its training photos perfectly, hence no further check on unseen photos is necessary and the share of right answers stays at 100 %.',
  'ai_conceptual.open.wolves-in-snow':
    'It has found out what distinguishes wolves from dogs, the muzzle. A check would be wolves on grass. Dogs should only be shown on grass, as before.',
  'ai_conceptual.open.landslide-warning':
    'A lower threshold makes the alarm rarer. There are fewer cases of a closed road for nothing but more landslides catch people unwarned. They must weigh lives against cost.',
  'ai_conceptual.open.how-many-neighbours':
    'k = 500 is the safest since all fish have a say and single wrong labels do not decide, as with k = 1. A test on fish kept apart is not needed then.',
  'ai_conceptual.open.orders-in-an-email':
    'It follows the sentence as it cannot tell orders from text. That is fine, because emails to the firm are trustworthy; a person who confirms payments or a limit would only slow it down.',
  'ai_conceptual.open.removed-origin':
    'Name and postcode are linked with the origin, yet the model is blind to the origin now, which makes its decisions fair. Comparing acceptance rates of groups is superfluous.',
  'ai_conceptual.open.essay-detector':
    'Only 5% honest pupils are failed, that is acceptable. A report counts as proof and whoever is failed has surely cheated. A talk with the pupil changes nothing.',
};
