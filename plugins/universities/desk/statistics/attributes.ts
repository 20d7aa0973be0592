import type { GroupedOutcomes } from '../contract.ts';
import { minGroup } from '../contract.ts';
import { fisherExact, impactRatio, wilson } from './impact.ts';
import { shownGroups } from './suppression.ts';

const unknownGroup = 'unknown';

/** One attribute with its groups, and impact ratios against the group with the highest rate among those shown. */
export function attributeOf<D extends { readonly decision: string }>(
  attribute: string,
  title: string,
  decided: readonly D[],
  titles: Readonly<Record<string, string>>,
  groupOf: (each: D) => string | null | undefined,
): GroupedOutcomes {
  const groups = [...Map.groupBy(decided, (each) => groupOf(each) ?? unknownGroup)].map(([group, members]) => ({
    group,
    size: members.length,
    decided: members.length,
    accepted: members.filter(({ decision }) => decision === 'accepted').length,
  }));
  const shown = shownGroups(groups, minGroup);
  const rateOf = (each: { accepted: number; decided: number }) => each.accepted / each.decided;
  const reference = [...shown]
    .filter(({ group }) => group !== unknownGroup)
    .toSorted((one, other) => rateOf(other) - rateOf(one) || other.size - one.size)[0];
  const order = [...Object.keys(titles), unknownGroup];
  const inOrder = groups.toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
  return {
    ...{ attribute, title },
    hiddenGroups: groups.length - shown.size,
    groups: inOrder.map((each) => {
      const { group } = each;
      const named = { group, title: group === unknownGroup ? 'Not known' : (titles[group] ?? group) };
      if (!shown.has(each)) return { ...named, ...notShown };
      const isReference = each === reference;
      const compared = reference && !isReference && group !== unknownGroup ? reference : undefined;
      const ratio = compared ? impactRatio(each, compared) : null;
      const plainRatio = compared && compared.accepted > 0 ? rateOf(each) / rateOf(compared) : null;
      return {
        ...named,
        ...{ decided: each.decided, accepted: each.accepted, rate: rateOf(each), interval: wilson(each) },
        impactRatio: plainRatio,
        ratioInterval: ratio?.interval ?? null,
        fisherP: compared ? fisherExact(each, compared) : null,
        isReference,
        isBelowFourFifths: plainRatio !== null && plainRatio < 0.8,
      };
    }),
  };
}

const notShown = {
  ...{ decided: null, accepted: null, rate: null, interval: null, impactRatio: null, ratioInterval: null },
  ...{ fisherP: null, isReference: false, isBelowFourFifths: false },
};
