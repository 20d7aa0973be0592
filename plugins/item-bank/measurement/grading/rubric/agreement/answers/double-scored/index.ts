import type { DoubleScored } from '../../double-scored.ts';
import { allSwans } from './all-swans.ts';
import { alwaysHealthy } from './always-healthy.ts';
import { anglesOfAQuadrilateral } from './angles-of-a-quadrilateral.ts';
import { bestOfFifty } from './best-of-fifty.ts';
import { boatInCircles } from './boat-in-circles.ts';
import { cardForThePool } from './card-for-the-pool.ts';
import { couponAndDiscount } from './coupon-and-discount.ts';
import { doublingPay } from './doubling-pay.ts';
import { facesNotRecognised } from './faces-not-recognised.ts';
import { fiveReds } from './five-reds.ts';
import { forgottenBeginning } from './forgotten-beginning.ts';
import { fourAndSix } from './four-and-six.ts';
import { fourLitres } from './four-litres.ts';
import { fourthChild } from './fourth-child.ts';
import { helmetsAndInjuries } from './helmets-and-injuries.ts';
import { loopThatStopsEarly } from './loop-that-stops-early.ts';
import { noNamesInTheTable } from './no-names-in-the-table.ts';
import { paintedCube } from './painted-cube.ts';
import { ropeAroundAField } from './rope-around-a-field.ts';
import { sameQuestionTwice } from './same-question-twice.ts';
import { squareOfASum } from './square-of-a-sum.ts';
import { steepBars } from './steep-bars.ts';
import { twoTillsOneLine } from './two-tills-one-line.ts';
import { upAndDownTheHill } from './up-and-down-the-hill.ts';
import { voiceOnThePhone } from './voice-on-the-phone.ts';

/** By item id: at least forty answers each, written after the rubric but not used to tune it, except a few conclusions. */
export const doubleScoredAnswers: Readonly<Record<string, readonly DoubleScored[]>> = {
  'core_math.open.up-and-down-the-hill': upAndDownTheHill,
  'core_math.open.coupon-and-discount': couponAndDiscount,
  'core_math.open.square-of-a-sum': squareOfASum,
  'core_math.open.rope-around-a-field': ropeAroundAField,
  'core_math.open.doubling-pay': doublingPay,
  'core_math.open.fourth-child': fourthChild,
  'core_math.open.four-and-six': fourAndSix,
  'core_math.open.angles-of-a-quadrilateral': anglesOfAQuadrilateral,
  'applied_reasoning.open.helmets-and-injuries': helmetsAndInjuries,
  'applied_reasoning.open.five-reds': fiveReds,
  'applied_reasoning.open.steep-bars': steepBars,
  'applied_reasoning.open.four-litres': fourLitres,
  'applied_reasoning.open.card-for-the-pool': cardForThePool,
  'applied_reasoning.open.loop-that-stops-early': loopThatStopsEarly,
  'applied_reasoning.open.painted-cube': paintedCube,
  'applied_reasoning.open.two-tills-one-line': twoTillsOneLine,
  'applied_reasoning.open.all-swans': allSwans,
  'ai_conceptual.open.always-healthy': alwaysHealthy,
  'ai_conceptual.open.best-of-fifty': bestOfFifty,
  'ai_conceptual.open.faces-not-recognised': facesNotRecognised,
  'ai_conceptual.open.forgotten-beginning': forgottenBeginning,
  'ai_conceptual.open.same-question-twice': sameQuestionTwice,
  'ai_conceptual.open.no-names-in-the-table': noNamesInTheTable,
  'ai_conceptual.open.boat-in-circles': boatInCircles,
  'ai_conceptual.open.voice-on-the-phone': voiceOnThePhone,
};
