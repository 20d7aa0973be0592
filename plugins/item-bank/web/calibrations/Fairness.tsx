import { Link } from 'react-router-dom';
import { Card, Section, Stack, Tag } from '../../../../web/ui/index.ts';
import type { CalibrationResult, DifComparison } from '../../contract.ts';
import { itemAddress } from '../items/ItemTable.tsx';
import { Scrolling } from '../parts/Scrolling.tsx';
import { counted, decimal, whole } from '../parts/words.ts';
import styles from './Calibration.module.css';

const classTitles = { A: 'A, negligible', B: 'B, slight to moderate', C: 'C, moderate to large' } as const;

/** Whether items are harder for one group than for people of like ability in another. */
export function Fairness({ result }: { result: CalibrationResult }) {
  return (
    <Section
      title="Fairness"
      says="Differential item functioning (Mantel-Haenszel, ETS classes): is an item harder for one group than for people of like ability in another?"
    >
      <Stack gap={24}>
        {result.difSays && (
          <Card tone="quiet">
            <p>{result.difSays}</p>
          </Card>
        )}
        {result.dif.map((comparison) => (
          <Comparison key={comparison.focal} {...comparison} />
        ))}
      </Stack>
    </Section>
  );
}

function Comparison({ reference, focal, referencePeople, focalPeople, items }: DifComparison) {
  const sorted = [...items].sort((one, other) => Math.abs(other.delta) - Math.abs(one.delta));
  const striking = sorted.filter((item) => item.class !== 'A');
  const title = `${focal} against ${reference}`;
  return (
    <Card title={title}>
      <Stack>
        <p>
          {whole(referencePeople)} of {reference}, {whole(focalPeople)} of {focal}; {counted(items.length, 'item')}{' '}
          answered often enough by both.{' '}
          {striking.length === 0
            ? 'None stands out.'
            : `${counted(striking.length, 'item')} ${striking.length === 1 ? 'stands' : 'stand'} out: look whether the words, not the subject, make the difference.`}
        </p>
        {striking.length > 0 && (
          <Scrolling label={title}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Item</th>
                  <th scope="col">Class</th>
                  <th scope="col">Harder for</th>
                  <th scope="col">Δ</th>
                  <th scope="col">χ²</th>
                </tr>
              </thead>
              <tbody>
                {striking.map((item) => (
                  <tr key={item.itemId}>
                    <th scope="row">
                      <Link to={itemAddress(item.itemId)}>{item.itemId}</Link>
                    </th>
                    <td>
                      <Tag tone={item.class === 'C' ? 'attention' : 'plain'}>{classTitles[item.class]}</Tag>
                    </td>
                    <td className={styles.group}>{item.delta < 0 ? focal : reference}</td>
                    <td className="figures">{decimal(item.delta)}</td>
                    <td className="figures">{decimal(item.chiSquare, 1)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolling>
        )}
      </Stack>
    </Card>
  );
}
