/** Predicted probabilities of right answers, and which of the answers were right. */
export interface Predicted {
  readonly probabilities: ArrayLike<number>;
  readonly answers: ArrayLike<boolean | 0 | 1>;
}

/**
 * The area under the ROC curve: the probability that a right answer was predicted with a higher probability than a wrong
 * one, ties counting half (Mann and Whitney 1947). NaN unless there are both right and wrong answers.
 */
export function areaUnderCurve({ probabilities, answers }: Predicted): number {
  const order = Uint32Array.from({ length: answers.length }, (_, index) => index);
  order.sort((one, other) => (probabilities[one] as number) - (probabilities[other] as number));
  let ranks = 0;
  let right = 0;
  for (let from = 0; from < order.length; ) {
    let to = from;
    let rightHere = 0;
    const value = probabilities[order[from] as number];
    for (; to < order.length && probabilities[order[to] as number] === value; to++) {
      if (answers[order[to] as number]) rightHere += 1;
    }
    // Ties share the mean of their ranks from + 1 to `to`.
    ranks += (rightHere * (from + 1 + to)) / 2;
    right += rightHere;
    from = to;
  }
  return (ranks - (right * (right + 1)) / 2) / (right * (order.length - right));
}

/** The mean of −ln P(what was answered). NaN without answers; infinite if something was predicted to be impossible. */
export function logLoss({ probabilities, answers }: Predicted): number {
  let sum = 0;
  for (let index = 0; index < answers.length; index++) {
    const right = probabilities[index] as number;
    sum -= Math.log(answers[index] ? right : 1 - right);
  }
  return sum / answers.length;
}
