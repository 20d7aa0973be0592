import { Link, useLocation } from 'react-router-dom';
import { counted, Spans, Tag, wholeText } from '../../../../web/ui/index.ts';
import type { ItemLine } from '../../contract.ts';
import { contentAreaTitle, itemSectionTitles } from '../../contract.ts';
import { decimal, difficultyText, percent, poolTitles } from '../parts/words.ts';
import styles from './Items.module.css';
import { StateTag } from './StateTag.tsx';

export const itemAddress = (itemId: string) => `/administration/items/${encodeURIComponent(itemId)}`;

/** A share of right answers is shown from this many answers. */
const minAnswers = 30;

/** A row for each item: question, parameters, exposure and answers. Cards on a phone. */
export function ItemTable({ items, isWaiting }: { items: readonly ItemLine[]; isWaiting: boolean }) {
  const { search } = useLocation();
  return (
    <table className={styles.table} aria-busy={isWaiting}>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col" className={styles.number}>
            Difficulty b
          </th>
          <th scope="col" className={styles.number}>
            a
          </th>
          <th scope="col" className={styles.number}>
            c
          </th>
          <th scope="col" className={styles.number}>
            Asked
          </th>
          <th scope="col" className={styles.number}>
            Right
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.itemId}>
            <th scope="row">
              {/* Keeps the filters for the way back. */}
              <Link to={itemAddress(item.itemId)} state={{ list: search }} className={styles.stem}>
                <Spans text={item.stem} />
              </Link>
              <span className={styles.under}>
                {itemSectionTitles[item.section]} · {contentAreaTitle(item.contentArea)} · {item.itemId}
              </span>
              <Marks item={item} />
            </th>
            <td className={`figures ${styles.number}`} data-label="Difficulty b">
              {difficultyText(item.parameters)}
              <span className={styles.under}>rung {item.rung}</span>
            </td>
            <td className={`figures ${styles.number} ${styles.wide}`} data-label="a">
              {decimal(item.parameters.a)}
            </td>
            <td className={`figures ${styles.number} ${styles.wide}`} data-label="c">
              {item.parameters.c === undefined ? '–' : decimal(item.parameters.c)}
            </td>
            <td className={`figures ${styles.number}`} data-label="Asked">
              {wholeText(item.exposure.asked)}
              <span className={styles.under}>
                {item.exposure.rate === null ? 'not asked yet' : percent(item.exposure.rate)}
              </span>
            </td>
            <td className={`figures ${styles.number}`} data-label="Right">
              {item.shareRight === null || item.answers < minAnswers ? '–' : percent(item.shareRight)}
              <span className={styles.under}>{counted(item.answers, 'answer')}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({ item }: { item: ItemLine }) {
  return (
    <span className={styles.marks}>
      {item.openFlags > 0 && (
        <Tag tone="attention" icon="flag">
          {counted(item.openFlags, 'open flag')}
        </Tag>
      )}
      <StateTag state={item.state} />
      {item.format === 'open_ended' && <Tag>Open-ended</Tag>}
      {item.pool !== 'assessment' && <Tag>{poolTitles[item.pool]}</Tag>}
      {item.origin === 'imported' && <Tag>Imported</Tag>}
      {item.source.kind === 'calibrated' && <Tag tone="good">Calibrated</Tag>}
    </span>
  );
}
