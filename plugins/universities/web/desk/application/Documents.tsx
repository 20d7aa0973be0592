import { saveFile, usePluginOn } from '../../../../../web/api/index.ts';
import { calendarDateText, dateText, LinkButton, Row, Table, Tag } from '../../../../../web/ui/index.ts';
import { documents as documentsPlugin } from '../../../../documents/contract.ts';
import type { DeskEvidence } from '../../../contract.ts';
import { SaveButton } from '../../SaveButton.tsx';
import styles from './Application.module.css';

type Document = DeskEvidence['documents'][number];

const kinds: Readonly<Record<string, string>> = {
  transcript: 'Transcript',
  sat: 'SAT',
  act: 'ACT',
  ap: 'AP',
  other: 'Other document',
};

/** The confirmed documents with the values that count, and links to the files. */
export function Documents({ documents }: { documents: readonly Document[] }) {
  if (documents.length === 0) return <p className="soft">The application has no documents.</p>;
  return (
    <ul className={styles.papers}>
      {documents.map((document) => (
        <li key={document.documentId}>
          <DocumentEntry document={document} />
        </li>
      ))}
    </ul>
  );
}

function DocumentEntry({ document }: { document: Document }) {
  const { documentId, fileName, kind, confirmedAt, nameMatches, corrected, isRemoved, studentName } = document;
  const canOpen = usePluginOn('documents') && !isRemoved;
  return (
    <>
      <h3 className={styles.paperTitle}>{fileName}</h3>
      <p className="soft">
        {kinds[kind] ?? kind} · confirmed by the applicant on {dateText(confirmedAt)}
      </p>
      <Row>
        {!nameMatches && (
          <Tag tone="attention" icon="alert">
            Another name: {studentName ?? 'unknown'}
          </Tag>
        )}
        {corrected && <Tag>Values corrected by the applicant</Tag>}
        {isRemoved && <Tag>File deleted by the applicant</Tag>}
      </Row>
      <Facts document={document} />
      {document.courses.length > 0 && <Courses document={document} />}
      {canOpen && (
        <div className={styles.links}>
          <LinkButton small icon="external" to={`/documents/${documentId}`} target="_blank">
            Open {fileName}
          </LinkButton>
          <SaveButton
            small
            quiet
            label={`Save ${fileName}`}
            save={() => saveFile(documentsPlugin.routes.download, fileName, { params: { id: documentId } })}
          />
        </div>
      )}
    </>
  );
}

function Facts({ document: { institution, gpa, gpaStated, tests } }: { document: Document }) {
  const facts = [
    ...(institution === null ? [] : [institution]),
    ...(gpa === null ? [] : [`GPA ${gpa.value.toFixed(2)} of 4.0`]),
    ...(gpaStated === null ? [] : [`stated GPA ${gpaStated}`]),
    ...tests.map(
      ({ test, total, date, sections }) =>
        `${test}${total === null ? '' : ` ${total}`}${sections.length > 0 ? ` (${sections.map(({ name, score }) => `${name} ${score}`).join(', ')})` : ''}${date === null ? '' : `, ${calendarDateText(date)}`}`,
    ),
  ];
  if (facts.length === 0) return null;
  return (
    <>
      <p>{facts.join(' · ')}</p>
      {gpa && <p className={styles.small}>Conversion of the grades: {gpa.conversion}</p>}
    </>
  );
}

/** Courses in their terms, folded: a transcript has up to hundreds. */
function Courses({ document: { courses, fileName } }: { document: Document }) {
  const rows = courses.map((course, at) => ({ at, ...course }));
  return (
    <details className={styles.fold}>
      <summary>
        {courses.length} {courses.length === 1 ? 'course' : 'courses'}
        <span className="unseen"> of {fileName}</span>
      </summary>
      <Table columns={['Course', 'Term', 'Credits', 'Grade']}>
        {rows.map(({ at, term, code, title, credits, grade }) => (
          <tr key={at}>
            <th scope="row">
              {title ?? code ?? 'Unnamed course'}
              {title !== null && code !== null && <span className="soft"> {code}</span>}
            </th>
            <td data-label="Term">{term ?? '–'}</td>
            <td data-label="Credits" className="figures">
              {credits ?? '–'}
            </td>
            <td data-label="Grade" className="figures">
              {grade ?? '–'}
            </td>
          </tr>
        ))}
      </Table>
    </details>
  );
}
