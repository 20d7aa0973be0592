import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { Button, Card, calendarDateText, dateText, Row, Section, Stack, Table, Tag } from '../../../../web/ui/index.ts';
import type { Values } from '../../contract.ts';
import { kindTitles, scaleTitles } from '../../contract.ts';
import type { ReadDocument } from '../types.ts';
import type { CourseField, Evidence } from './evidence.ts';
import { courseFields, courseKey, courseLabels, evidenceIn, readTermOf, termKey, testKey } from './evidence.ts';
import { PagesAndValues } from './PagesAndValues.tsx';
import styles from './Values.module.css';

/** The values of a document to read: those confirmed, or for staff also those that wait for the learner. */
export function ConfirmedView({ document, onCorrect }: { document: ReadDocument; onCorrect: () => void }) {
  const { confirmed, reading, isOwn, nameMatches } = document;
  const evidence = useMemo(() => evidenceIn(reading), [reading]);
  const [active, setActive] = useState<string>();
  const values = confirmed?.values ?? document.values;
  const gpa = confirmed ? confirmed.gpa : document.gpa;
  const shown = (key: string, value: string | number | null): ReactNode => (
    <Shown evidence={evidence.get(key)} value={value === null ? '' : String(value)} />
  );
  return (
    <Stack gap={24}>
      <Card tone={confirmed ? 'quiet' : 'attention'}>
        <Row apart>
          {confirmed ? (
            <p>
              <Tag tone="good" icon="check">
                Confirmed
              </Tag>{' '}
              on {dateText(confirmed.at)}. Select a value to see where it was read.
            </p>
          ) : (
            <p>The learner has not confirmed these values. They do not count yet.</p>
          )}
          {!isOwn && nameMatches === false && (
            <Tag tone="attention" icon="alert">
              Not the learner’s name
            </Tag>
          )}
          {isOwn && (
            <Button icon="pen" onClick={onCorrect}>
              Correct values
            </Button>
          )}
        </Row>
      </Card>
      <PagesAndValues document={document} evidence={evidence} active={active} onFocus={setActive}>
        <Section title="Document">
          <dl className={styles.facts}>
            <dt>Kind</dt>
            <dd>
              {kindTitles[values.kind]}
              {values.kind !== reading.kind && <Was text={kindTitles[reading.kind]} />}
            </dd>
            <dt>Institution</dt>
            <dd>{shown('institution', values.institution)}</dd>
            <dt>Name on it</dt>
            <dd>{shown('studentName', values.studentName)}</dd>
            {values.terms.length > 0 && (
              <>
                <dt>Grading scale</dt>
                <dd>
                  {scaleTitles[values.scale]}
                  {values.scale !== reading.scale && <Was text={scaleTitles[reading.scale]} />}
                </dd>
                <dt>Stated GPA</dt>
                <dd>{shown('gpaStated', values.gpaStated)}</dd>
                <dt>Recomputed GPA</dt>
                <dd>
                  {gpa ? `${gpa.value.toFixed(2)} out of ${gpa.outOf}` : 'None: the grades do not convert to points'}
                  {gpa && <span className={styles.wasRead}>Conversion: {gpa.conversion}.</span>}
                </dd>
              </>
            )}
          </dl>
        </Section>
        {values.terms.map((term, index) => (
          <Section
            // biome-ignore lint/suspicious/noArrayIndexKey: terms of a shown document do not move
            key={index}
            title={shown(termKey(readTermOf(values.terms, index, reading) ?? -1), term.name ?? `Term ${index + 1}`)}
          >
            <Courses courses={term.courses} shown={shown} />
          </Section>
        ))}
        {values.tests.map(({ test, total, date, sections, readAs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tests of a shown document do not move
          <Section key={index} title={test}>
            <dl className={styles.facts}>
              {test !== 'AP' && (
                <>
                  <dt>Total</dt>
                  <dd>{shown(testKey(readAs ?? -1, 'total'), total)}</dd>
                </>
              )}
              <dt>Test date</dt>
              <dd>
                {date === null ? '–' : calendarDateText(date)}
                {readAs !== null && date !== (reading.tests[readAs]?.date?.value ?? null) && (
                  <Was text={reading.tests[readAs]?.date?.text} />
                )}
              </dd>
              {sections.map(({ name, score }, section) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sections of a shown document do not move
                <SectionScore key={section} name={name}>
                  {shown(testKey(readAs ?? -1, `section-${section}`), score)}
                </SectionScore>
              ))}
            </dl>
          </Section>
        ))}
      </PagesAndValues>
    </Stack>
  );
}

function SectionScore({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Courses({
  courses,
  shown,
}: {
  courses: Values['terms'][number]['courses'];
  shown: (key: string, value: string | number | null) => ReactNode;
}) {
  const keyOf = (readAs: [number, number] | null, field: CourseField) => (readAs ? courseKey(readAs, field) : '');
  return (
    <Table columns={courseFields.map((field) => courseLabels[field])}>
      {courses.map(({ readAs, ...course }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: courses of a shown document do not move
        <tr key={index}>
          {courseFields.map((field) => (
            <td key={field} data-label={courseLabels[field]} className={field === 'title' ? undefined : styles.nowrap}>
              {shown(keyOf(readAs, field), course[field])}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** A value. One that was found on a page is a button, which highlights it there. */
function Shown({ evidence, value }: { evidence: Evidence | undefined; value: string }) {
  const text = value === '' ? '–' : value;
  if (!evidence) return <bdi>{text}</bdi>;
  return (
    <>
      <button type="button" className={styles.value} data-value={evidence.key}>
        <bdi>{text}</bdi>
      </button>
      {value !== evidence.value && <Was text={evidence.value} />}
    </>
  );
}

const Was = ({ text }: { text: string | undefined }) => (
  <span className={styles.wasRead}>{text === undefined ? 'Added by hand' : <>Was read as “{text}”</>}</span>
);
