/** What the work comes to, or something else where it takes longer. The work goes on unheard. */
export async function inTime<T, Otherwise>(
  milliseconds: number,
  work: Promise<T>,
  otherwise: Otherwise,
): Promise<T | Otherwise> {
  const { promise: late, resolve } = Promise.withResolvers<Otherwise>();
  const timer = setTimeout(resolve, milliseconds, otherwise);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
