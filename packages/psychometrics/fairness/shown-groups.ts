/**
 * Which groups are shown: none below the limit, and so many of the others are hidden, the smallest first, that the hidden
 * ones are at least two and together reach the limit. The difference between the total and what is shown then tells of no
 * group below the limit.
 */
export function shownGroups<Group extends { readonly size: number }>(
  groups: readonly Group[],
  limit: number,
): Set<Group> {
  const bySize = groups.toSorted((one, other) => one.size - other.size);
  let hidden = bySize.filter(({ size }) => size < limit).length;
  if (hidden > 0) {
    const sizeOf = (count: number) => bySize.slice(0, count).reduce((sum, { size }) => sum + size, 0);
    while (hidden < bySize.length && (hidden < 2 || sizeOf(hidden) < limit)) hidden++;
  }
  return new Set(bySize.slice(hidden));
}
