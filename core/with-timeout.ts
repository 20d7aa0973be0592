/** Resolves with the result of `work`, or with `otherwise` after the time limit. The work is not cancelled. */
export async function withTimeout<T, Otherwise>(
  limitMs: number,
  work: Promise<T>,
  otherwise: Otherwise,
): Promise<T | Otherwise> {
  const { promise: late, resolve } = Promise.withResolvers<Otherwise>();
  const timer = setTimeout(resolve, limitMs, otherwise);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
