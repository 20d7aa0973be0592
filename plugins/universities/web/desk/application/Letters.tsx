import { saveFile } from '../../../../../web/api/index.ts';
import { dateText, nameText, Row, Tag } from '../../../../../web/ui/index.ts';
import type { DeskEvidence } from '../../../contract.ts';
import { letterStatusTitles, universities } from '../../../contract.ts';
import { SaveButton } from '../../SaveButton.tsx';
import styles from './Application.module.css';

type Letter = DeskEvidence['letters'][number];

/** The letters, also those that the applicant cannot see. */
export function Letters({ applicationId, letters }: { applicationId: string; letters: readonly Letter[] }) {
  if (letters.length === 0) return <p className="soft">The applicant asked nobody for a letter.</p>;
  return (
    <ul className={styles.papers}>
      {letters.map((each) => (
        <li key={each.id}>
          <LetterEntry applicationId={applicationId} letter={each} />
        </li>
      ))}
    </ul>
  );
}

function LetterEntry({ applicationId, letter }: { applicationId: string; letter: Letter }) {
  const { id, recommenderName, recommenderEmail, isWaived, status, answeredAt, hasFile } = letter;
  return (
    <>
      <h3 className={styles.paperTitle}>{nameText(recommenderName)}</h3>
      <p className="soft">{recommenderEmail}</p>
      <Row>
        <Tag tone={status === 'submitted' ? 'good' : 'plain'}>
          {letterStatusTitles[status]}
          {answeredAt && ` on ${dateText(answeredAt)}`}
        </Tag>
        <Tag>{isWaived ? 'Confidential: the applicant cannot see it' : 'The applicant can see it'}</Tag>
      </Row>
      {letter.letter && (
        <div className={styles.prose} dir="auto">
          <p>{letter.letter}</p>
        </div>
      )}
      {hasFile && (
        <div className={styles.links}>
          <SaveButton
            small
            quiet
            label={`Save the letter of ${recommenderName}`}
            save={() =>
              saveFile(universities.routes.deskLetterFile, `Letter of ${recommenderName}.pdf`, {
                params: { id: applicationId, letterId: id },
              })
            }
          />
        </div>
      )}
    </>
  );
}
