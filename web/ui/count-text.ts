/** `12,345` */
export const wholeText = (count: number) => count.toLocaleString('en-GB');

/** `1 answer`, `3 answers`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${wholeText(count)} ${count === 1 ? one : many}`;
