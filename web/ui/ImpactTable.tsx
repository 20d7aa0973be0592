import { Tag } from './Figures.tsx';
import styles from './ImpactTable.module.css';
import { Table, TableNote } from './Table.tsx';

interface Group {
  group: string;
  title: string;
  decided: number | null;
  accepted: number | null;
  rate: number | null;
  interval: [number, number] | null;
  impactRatio: number | null;
  ratioInterval: [number, number] | null;
  fisherP: number | null;
  isReference: boolean;
  isBelowFourFifths: boolean;
}

/** Rates by the groups of one attribute, with their impact ratios. Small groups have no figures. */
export function ImpactTable({
  title,
  groups,
  hiddenGroups,
  minGroup,
  columns,
  of,
}: {
  title: string;
  groups: readonly Group[];
  hiddenGroups: number;
  minGroup: number;
  /** Titles of everyone and of those accepted: `Decided`, `Accepted`. */
  columns: readonly [string, string];
  /** What a group consists of: `decided applications`. */
  of: string;
}) {
  const shown = groups.filter(({ rate }) => rate !== null);
  const hidden = Math.max(hiddenGroups, groups.length - shown.length);
  return (
    <div>
      <h3>{title}</h3>
      {shown.length > 0 && (
        <Table columns={['Group', ...columns, 'Rate', 'Impact ratio', 'Fisher’s exact test']}>
          {shown.map((group) => (
            <GroupRow key={group.group} group={group} columns={columns} />
          ))}
        </Table>
      )}
      {hidden > 0 && (
        <p className={styles.note}>
          {hidden === 1 ? '1 group is' : `${hidden} groups are`} not shown, because{' '}
          {hidden === 1 ? 'it has' : 'they have'} fewer than {minGroup} {of}, or because the figure could be computed
          from the others.
        </p>
      )}
    </div>
  );
}

function GroupRow({ group, columns: [all, selected] }: { group: Group; columns: readonly [string, string] }) {
  const { title, decided, accepted, rate, interval, impactRatio, ratioInterval, fisherP, isReference } = group;
  return (
    <tr>
      <th scope="row">
        {title}
        {isReference && <TableNote>Highest rate</TableNote>}
      </th>
      <td data-label={all} className="figures">
        {decided}
      </td>
      <td data-label={selected} className="figures">
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

/** A share from 0 to 1 as `67%`. */
const shareText = (share: number) => `${Math.round(share * 100)}%`;
