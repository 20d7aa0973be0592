import { momentText, Section, Stack, Table, TableNote, Tag } from '../../../../../web/ui/index.ts';
import type { IntakeStatistics } from '../../../contract.ts';
import { shareText } from '../parts/titles.ts';
import styles from './Statistics.module.css';

type Attribute = IntakeStatistics['attributes'][number];
type Group = Attribute['groups'][number];

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
          <AttributeTable key={attribute.attribute} attribute={attribute} minGroup={minGroup} />
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

function AttributeTable({
  attribute: { title, groups, hiddenGroups },
  minGroup,
}: {
  attribute: Attribute;
  minGroup: number;
}) {
  const shown = groups.filter(({ rate }) => rate !== null);
  const hidden = Math.max(hiddenGroups, groups.length - shown.length);
  return (
    <div>
      <h3>{title}</h3>
      {shown.length > 0 && (
        <Table columns={['Group', 'Decided', 'Accepted', 'Rate', 'Impact ratio', 'Fisher’s exact test']}>
          {shown.map((group) => (
            <GroupRow key={group.group} group={group} />
          ))}
        </Table>
      )}
      {hidden > 0 && (
        <p className={styles.note}>
          {hidden === 1 ? '1 group is' : `${hidden} groups are`} not shown, because fewer than {minGroup} of{' '}
          {hidden === 1 ? 'its' : 'their'} applications are decided, or because the figure could be computed from the
          others.
        </p>
      )}
    </div>
  );
}

function GroupRow({ group }: { group: Group }) {
  const { title, decided, accepted, rate, interval, impactRatio, ratioInterval, fisherP, isReference } = group;
  return (
    <tr>
      <th scope="row">
        {title}
        {isReference && <TableNote>Highest rate</TableNote>}
      </th>
      <td data-label="Decided" className="figures">
        {decided}
      </td>
      <td data-label="Accepted" className="figures">
        {accepted}
      </td>
      <td data-label="Rate">
        <span className="figures">{rate === null ? '–' : shareText(rate)}</span>
        {interval && (
          <TableNote>
            {shareText(interval[0])} to {shareText(interval[1])}
          </TableNote>
        )}
      </td>
      <td data-label="Impact ratio">
        <span className="figures">{impactRatio === null ? '–' : impactRatio.toFixed(2)}</span>
        {ratioInterval && (
          <TableNote>
            {ratioInterval[0].toFixed(2)} to {ratioInterval[1].toFixed(2)}
          </TableNote>
        )}
        {group.isBelowFourFifths && <Tag tone="attention">Below four fifths</Tag>}
      </td>
      <td data-label="Fisher’s exact test" className="figures">
        {fisherP === null ? '–' : fisherP < 0.001 ? 'p < 0.001' : `p = ${fisherP.toFixed(3)}`}
      </td>
    </tr>
  );
}
