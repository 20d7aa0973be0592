import { Link } from 'react-router-dom';
import { Card, counted, Section, Stack, Tag, wholeText } from '../../../../web/ui/index.ts';
import type { CalibrationResult, DifComparison, Difference } from '../../contract.ts';
import { itemAddress } from '../items/ItemTable.tsx';
import { ScrollableTable } from '../parts/ScrollableTable.tsx';
import { decimal } from '../parts/words.ts';
import styles from './Calibration.module.css';
import { probabilityText } from './probability.ts';

/** Non-uniform DIF is shown below this p only, because many items are compared. */
const nonUniformAlpha = 0.001;

const classTitles = { A: 'A, negligible', B: 'B, slight to moderate', C: 'C, moderate to large' } as const;

/** The ETS class of a difference. */
export const ClassTag = ({ of }: { of: Difference }) => (
  <Tag tone={of.class === 'C' ? 'attention' : 'plain'}>{classTitles[of.class]}</Tag>
);

/** The group for which the item is harder at equal ability. */
export const harderFor = (found: Difference, { reference, focal }: { reference: string; focal: string }) =>
  (found.delta ?? found.difference ?? 0) < 0 ? focal : reference;

/** `−1.62`, or `0.21 points` for an open item. */
export const sizeOf = ({ delta, difference }: Difference) =>
  delta === null ? `${decimal(difference ?? 0)} points` : decimal(delta);

/** Differential item functioning of each pair of groups. */
export function Fairness({ result }: { result: CalibrationResult }) {
  return (
    <Section
      title="Fairness"
      description="Differential item functioning (Mantel-Haenszel with ETS classes, Mantel, logistic regression): is an item harder for one group than for people of the same ability in another?"
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
    .filter((item) => item.class !== 'A' || (item.nonUniform !== null && item.nonUniform < nonUniformAlpha))
    .sort((one, other) => other.chiSquare - one.chiSquare);
  const title = `${focal} against ${reference}`;
  return (
    <Card title={title}>
      <Stack>
        <p>
          {wholeText(referencePeople)} of {reference}, {wholeText(focalPeople)} of {focal};{' '}
          {counted(items.length, 'item')} with enough answers from both groups. Ability is matched by{' '}
          {matchedBy === 'score' ? 'their score' : 'the ability estimated from all their answers'}.{' '}
          {striking.length === 0
            ? 'No item shows a notable difference.'
            : `${counted(striking.length, 'item')} ${striking.length === 1 ? 'shows' : 'show'} a notable difference. Check whether the wording, not the subject, causes it.`}
        </p>
        {notes.map((note) => (
          <p key={note} className="soft">
            {note}
          </p>
        ))}
        {striking.length > 0 && (
          <ScrollableTable label={title}>
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
                      <ClassTag of={item} />
                    </td>
                    <td className={styles.group}>{harderFor(item, { reference, focal })}</td>
                    <td className="figures">{sizeOf(item)}</td>
                    <td className="figures">
                      {decimal(item.chiSquare, 1)}, {probabilityText(item.p)}
                    </td>
                    <td className="figures">{item.nonUniform === null ? '–' : probabilityText(item.nonUniform)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollableTable>
        )}
      </Stack>
    </Card>
  );
}
