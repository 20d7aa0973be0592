const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** `May 2026` */
const monthOf = (at: string) => month.format(new Date(at));

/** Groups items by month, in their order. */
export function byMonth<T extends { readonly at: string }>(items: readonly T[]): { month: string; items: T[] }[] {
  const months: { month: string; items: T[] }[] = [];
  for (const item of items) {
    const last = months.at(-1);
    if (last?.month === monthOf(item.at)) last.items.push(item);
    else months.push({ month: monthOf(item.at), items: [item] });
  }
  return months;
}

/** Half of the 95 % interval of a score, in points. */
export const errorText = (standardError: number) => `± ${(1.96 * standardError).toFixed(0)}`;
