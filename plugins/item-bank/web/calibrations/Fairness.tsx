import { Link } from 'react-router-dom';
import { Card, Section, Stack, Tag } from '../../../../web/ui/index.ts';
import type { CalibrationResult, DifComparison } from '../../contract.ts';
import { itemAddress } from '../items/ItemTable.tsx';
import { Scrolling } from '../parts/Scrolling.tsx';
import { counted, decimal, whole } from '../parts/words.ts';
import styles from './Calibration.module.css';
import { probabilityOf } from './probability.ts';

/** Many items are compared: a difference that changes with ability is shown below this p only. */
const surprising = 0.001;

const classTitles = { A: 'A, negligible', B: 'B, slight to moderate', C: 'C, moderate to large' } as const;

/** Whether items are harder for one group than for people of like ability in another. */
export function Fairness({ result }: { result: CalibrationResult }) {
  return (
    <Section
      title="Fairness"
      says="Differential item functioning (Mantel-Haenszel with ETS classes, Mantel, logistic regression): is an item harder for one group than for people of like ability in another?"
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

function Comparison({ reference, focal, referencePeople, focalPeople, matchedBy, notes, items }: DifComparison) {
  const striking = items
    .filter((item) => item.class !== 'A' || (item.nonUniform !== null && item.nonUniform < surprising))
    .sort((one, other) => other.chiSquare - one.chiSquare);
  const title = `${focal} against ${reference}`;
  return (
    <Card title={title}>
      <Stack>
        <p>
          {whole(referencePeople)} of {reference}, {whole(focalPeople)} of {focal}; {counted(items.length, 'item')}{' '}
          answered often enough by both. People of like ability are found by{' '}
          {matchedBy === 'score' ? 'their score' : 'the ability estimated from all their answers'}.{' '}
          {striking.length === 0
            ? 'None stands out.'
            : `${counted(striking.length, 'item')} ${striking.length === 1 ? 'stands' : 'stand'} out: look whether the words, not the subject, make the difference.`}
        </p>
        {notes.map((note) => (
          <p key={note} className="soft">
            {note}
          </p>
        ))}
        {striking.length > 0 && (
          <Scrolling label={title}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Item</th>
                  <th scope="col">Class</th>
                  <th scope="col">Harder for</th>
                  <th scope="col">Δ</th>
                  <th scope="col">χ², p</th>
                  <th scope="col">Changes with ability, p</th>
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
                    <td className={styles.group}>{(item.delta ?? item.difference ?? 0) < 0 ? focal : reference}</td>
                    <td className="figures">
                      {item.delta === null ? `${decimal(item.difference ?? 0)} points` : decimal(item.delta)}
                    </td>
                    <td className="figures">
                      {decimal(item.chiSquare, 1)}, {probabilityOf(item.p)}
                    </td>
                    <td className="figures">{item.nonUniform === null ? '–' : probabilityOf(item.nonUniform)}</td>
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
