import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Tag, wholeText } from '../../../../web/ui/index.ts';
import type { CalibratedItem } from '../../contract.ts';
import { itemAddress } from '../items/ItemTable.tsx';
import { ScrollableTable } from '../parts/ScrollableTable.tsx';
import { decimal } from '../parts/words.ts';
import { probabilityText } from './probability.ts';

/** Rows shown until the whole table is requested. */
const initialRows = 50;

const outcomeTitles = { estimated: 'Estimated', held: 'Kept', odd: 'Out of limits' } as const;

/** Items with their number in charts; estimated items come first. */
export function numbered(items: readonly CalibratedItem[]): { item: CalibratedItem; number: number }[] {
  const rank = { estimated: 0, odd: 1, held: 2 };
  return [...items]
    .sort((one, other) => rank[one.outcome] - rank[other.outcome] || (one.itemId < other.itemId ? -1 : 1))
    .map((item, index) => ({ item, number: index + 1 }));
}

/** b, or the mean of an open item's thresholds. */
export const middleOf = (b: CalibratedItem['after']['b']) =>
  typeof b === 'number' ? b : b.reduce((sum, each) => sum + each, 0) / b.length;

/** Parameters of every item before and after the calibration. */
export function Estimates({ items }: { items: readonly CalibratedItem[] }) {
  const [all, setAll] = useState(false);
  const rows = numbered(items);
  return (
    <>
      <ScrollableTable label="Parameters before and after">
        <table>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Item</th>
              <th scope="col">Answers</th>
              <th scope="col">a before</th>
              <th scope="col">a after</th>
              <th scope="col">b before</th>
              <th scope="col">b after</th>
              <th scope="col">c after</th>
              <th scope="col">S-X² (df), p</th>
            </tr>
          </thead>
          <tbody>
            {(all ? rows : rows.slice(0, initialRows)).map(({ item, number }) => (
              <tr key={item.itemId}>
                <td className="figures">{number}</td>
                <th scope="row">
                  <Link to={itemAddress(item.itemId)}>{item.itemId}</Link>{' '}
                  {item.outcome !== 'estimated' && (
                    <Tag tone={item.outcome === 'odd' ? 'attention' : 'plain'}>{outcomeTitles[item.outcome]}</Tag>
                  )}
                </th>
                <td className="figures">{wholeText(item.answers)}</td>
                <td className="figures">{decimal(item.before.a)}</td>
                <td className="figures">
                  {decimal(item.after.a)}
                  {item.se && ` ± ${decimal(item.se.a)}`}
                </td>
                <td className="figures">{thresholds(item.before.b)}</td>
                <td className="figures">
                  {thresholds(item.after.b)}
                  {item.se && ` ± ${thresholds(item.se.b)}`}
                </td>
                <td className="figures">{item.after.c === undefined ? '–' : decimal(item.after.c)}</td>
                <td className="figures">
                  {item.fit
                    ? `${decimal(item.fit.statistic, 1)} (${decimal(item.fit.df, 0)}), ${probabilityText(item.fit.p)}`
                    : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      {!all && rows.length > initialRows && (
        <p>
          <Button quiet onClick={() => setAll(true)}>
            Show all {rows.length}
          </Button>
        </p>
      )}
    </>
  );
}

const thresholds = (b: CalibratedItem['after']['b']) =>
  typeof b === 'number' ? decimal(b) : b.map((each) => decimal(each)).join(' / ');
