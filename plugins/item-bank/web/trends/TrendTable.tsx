import { Link, useLocation } from 'react-router-dom';
import { Spans, Tag } from '../../../../web/ui/index.ts';
import type { TrendLine } from '../../contract.ts';
import { contentAreaTitle } from '../../contract.ts';
import styles from '../items/Items.module.css';
import { itemAddress } from '../items/ItemTable.tsx';
import { StateTag } from '../items/StateTag.tsx';
import { difficultyText, percent } from '../parts/words.ts';
import { adviceOn } from './advice.ts';
import { changeText, estimateText, monthText, sizeText } from './words.ts';

/** Exposure, difficulty and advice for each item. Cards on a phone. */
export function TrendTable({ items, isWaiting }: { items: readonly TrendLine[]; isWaiting: boolean }) {
  const { search } = useLocation();
  return (
    <table className={styles.table} aria-busy={isWaiting}>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col" className={styles.number}>
            Shown to
          </th>
          <th scope="col" className={styles.number}>
            Difficulty b
          </th>
          <th scope="col" className={styles.number}>
            Change
          </th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.itemId}>
            <th scope="row">
              <Link to={`${itemAddress(item.itemId)}?tab=trend`} state={{ list: search }} className={styles.stem}>
                <Spans text={item.stem} />
              </Link>
              <span className={styles.under}>
                {contentAreaTitle(item.contentArea)} · {item.itemId}
              </span>
              <span className={styles.marks}>
                <StateTag state={item.state} />
                {item.isOverexposed && <Tag tone="attention">Shown too often</Tag>}
                {item.latest?.drift?.isDrifting && <Tag tone="attention">Drifted</Tag>}
              </span>
            </th>
            <td className={`figures ${styles.number}`} data-label="Shown to">
              {item.exposure.rate === null ? '–' : percent(item.exposure.rate)}
              {item.peak && (
                <span className={styles.under}>
                  most {percent(item.peak.rate ?? 0)}, {monthText(item.peak.month)}
                </span>
              )}
            </td>
            <td className={`figures ${styles.number}`} data-label="Difficulty b">
              {item.latest ? estimateText(item.latest) : difficultyText(item.parameters)}
              <span className={styles.under}>{item.latest ? 'latest calibration' : 'in use'}</span>
            </td>
            <td className={`figures ${styles.number}`} data-label="Change">
              {item.latest?.drift ? changeText(item.latest.drift) : '–'}
              {item.latest?.drift && <span className={styles.under}>{sizeText(item.latest.drift)}</span>}
            </td>
            <td className={styles.advice} data-label="What to do">
              {adviceOn(item).join(' ') || '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
