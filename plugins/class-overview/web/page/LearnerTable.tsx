import { Link } from 'react-router-dom';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import {
  dateText,
  fullName,
  ScoreWithLevel,
  Section,
  SelectField,
  Table,
  TableNote,
} from '../../../../web/ui/index.ts';
import type { ClassRow } from '../../contract.ts';
import styles from '../parts/ClassOverview.module.css';
import { amountsText, learnerAddress, signText, sinceText } from '../parts/texts.ts';
import type { Column } from './sort-rows.ts';
import { columns, sortRows } from './sort-rows.ts';

const orders: Record<string, { label: string; column: Column; isDescending: boolean }> = {
  '': { label: 'By name', column: 'name', isDescending: false },
  stuck: { label: 'Who may be stuck first', column: 'signs', isDescending: true },
  low: { label: 'Lowest score first', column: 'score', isDescending: false },
  high: { label: 'Highest score first', column: 'score', isDescending: true },
  busy: { label: 'Most work first', column: 'done', isDescending: true },
  idle: { label: 'Longest away first', column: 'active', isDescending: false },
};

/** The learners of a class, in an order that stays in the address. */
export function LearnerTable({ rows, since }: { rows: readonly ClassRow[]; since: string }) {
  const [{ order }, setFilters] = useFilters(['order']);
  const chosen = orders[order] ?? { column: columns[0], isDescending: false };
  const sorted = sortRows(rows, chosen.column, chosen.isDescending);
  return (
    <Section
      title="Learners"
      actions={
        <div className="no-print">
          <SelectField
            label="Order"
            hideLabel
            value={order}
            options={Object.entries(orders).map(([value, { label }]) => ({ value, label }))}
            onChange={({ target }) => setFilters({ order: target.value })}
          />
        </div>
      }
    >
      <Table columns={['Learner', 'EiQ score', `Done ${sinceText(since)}`, 'Last active', 'May be stuck']}>
        {sorted.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to={learnerAddress(row.id)}>{fullName(row)}</Link>
              <TableNote>{row.username}</TableNote>
            </th>
            <td data-label="EiQ score">
              {row.eiq ? (
                <ScoreWithLevel score={row.eiq.eiqScore} error={row.eiq.standardError} level={row.eiq.level} />
              ) : (
                <span className="soft">None yet</span>
              )}
            </td>
            <td data-label={`Done ${sinceText(since)}`}>
              {row.done.length > 0 ? amountsText(row.done) : <span className="soft">Nothing</span>}
            </td>
            <td data-label="Last active">{row.lastAt ? dateText(row.lastAt) : <span className="soft">Never</span>}</td>
            <td data-label="May be stuck">
              {row.signs.length > 0 ? (
                <ul className={styles.signs}>
                  {row.signs.map((sign) => (
                    <li key={sign.text}>{signText(sign)}</li>
                  ))}
                </ul>
              ) : (
                <span className="soft">No sign</span>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
