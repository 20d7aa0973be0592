import { ImpactTable, momentText, Section, Stack } from '../../../../../web/ui/index.ts';
import type { IntakeStatistics } from '../../../contract.ts';

/** Acceptance by group, with small groups left out, at the latest state that may be shown. */
export function ImpactRatios({ statistics }: { statistics: IntakeStatistics }) {
  const { attributes, groups, minGroup } = statistics;
  return (
    <Section
      title="Impact ratios"
      description={`A group’s acceptance rate divided by that of the group with the highest rate. Groups with fewer than ${minGroup} decided applications are not shown: their rates would be chance, and could tell about single people. A ratio alone proves nothing.`}
    >
      <Stack gap={32}>
        <p className="soft">{groups ? stateText(groups, minGroup) : missingText(statistics)}</p>
        {attributes.map((attribute) => (
          <ImpactTable
            key={attribute.attribute}
            {...attribute}
            minGroup={minGroup}
            columns={['Decided', 'Accepted']}
            of="decided applications"
          />
        ))}
      </Stack>
    </Section>
  );
}

const stateText = ({ at, decided }: NonNullable<IntakeStatistics['groups']>, minGroup: number) =>
  `As of ${momentText(at)}, with ${decided} decided applications. The figures move on with every ${minGroup} further ones, so that two states compared tell of no single person.`;

const missingText = ({ conflicts, minGroup }: IntakeStatistics) =>
  conflicts > 0
    ? 'Not shown to you while the outcome of an application in which you have a conflict of interest is open.'
    : `Shown once at least ${minGroup} applications are decided.`;
