import type { Outcomes } from './selection-rates.ts';
import { fisherExact, impactRatio, wilson } from './selection-rates.ts';
import { shownGroups } from './shown-groups.ts';

/** A group with its rate; everything is null where the group is not shown. */
export interface GroupOutcome {
  readonly group: string;
  readonly title: string;
  readonly decided: number | null;
  readonly accepted: number | null;
  readonly rate: number | null;
  /** 95 %, by Wilson. */
  readonly interval: [number, number] | null;
  /** The rate divided by that of the group with the highest rate among those shown. */
  readonly impactRatio: number | null;
  readonly ratioInterval: [number, number] | null;
  /** Fisher's exact test, two-sided, against the group with the highest rate. */
  readonly fisherP: number | null;
  readonly isReference: boolean;
  /** Whether the ratio is below four fifths (29 CFR 1607.4 D). */
  readonly isBelowFourFifths: boolean;
}

export interface ImpactOptions<Person> {
  readonly groupOf: (person: Person) => string | null | undefined;
  readonly isAccepted: (person: Person) => boolean;
  /** Titles of groups in their order. */
  readonly titles: Readonly<Record<string, string>>;
  /** Smaller groups are not shown. */
  readonly minGroup: number;
}

const unknownGroup = 'unknown';

/**
 * Rates of acceptance by group, and impact ratios against the group with the highest rate among those shown. People of
 * unknown group form a group that is not compared.
 */
export function impactByGroup<Person>(
  people: readonly Person[],
  { groupOf, isAccepted, titles, minGroup }: ImpactOptions<Person>,
): { readonly groups: GroupOutcome[]; readonly hiddenGroups: number } {
  const groups = [...Map.groupBy(people, (each) => groupOf(each) ?? unknownGroup)].map(([group, members]) => ({
    group,
    size: members.length,
    decided: members.length,
    accepted: members.filter(isAccepted).length,
  }));
  const shown = shownGroups(groups, minGroup);
  const reference = [...shown]
    .filter(({ group }) => group !== unknownGroup)
    .toSorted((one, other) => rateOf(other) - rateOf(one) || other.size - one.size)[0];
  const order = [...Object.keys(titles), unknownGroup];
  const inOrder = groups.toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
  return {
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

const rateOf = ({ accepted, decided }: Outcomes) => accepted / decided;

const notShown = {
  ...{ decided: null, accepted: null, rate: null, interval: null, impactRatio: null, ratioInterval: null },
  ...{ fisherP: null, isReference: false, isBelowFourFifths: false },
};
