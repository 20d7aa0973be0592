import { Section, Stack, Table, TableNote, Tag } from '../../../../../web/ui/index.ts';
import type { IntakeStatistics } from '../../../contract.ts';
import { shareText } from '../parts/titles.ts';
import styles from './Statistics.module.css';

type Attribute = IntakeStatistics['attributes'][number];
type Group = Attribute['groups'][number];

/** Acceptance by group, with small groups left out. */
export function ImpactRatios({ statistics: { attributes, minGroup } }: { statistics: IntakeStatistics }) {
  return (
    <Section
      title="Impact ratios"
      description={`A group’s acceptance rate divided by that of the group with the highest rate. Groups with fewer than ${minGroup} decided applications are not shown: their rates would be chance, and could tell about single people. A ratio alone proves nothing.`}
    >
      {attributes.length === 0 && <p className="soft">The platform knows no attribute to group applicants by.</p>}
      <Stack gap={32}>
        {attributes.map((attribute) => (
          <AttributeTable key={attribute.attribute} attribute={attribute} minGroup={minGroup} />
        ))}
      </Stack>
    </Section>
  );
}

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
