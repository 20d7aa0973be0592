import { percentText, Tag } from '../../../../../web/ui/index.ts';
import { probabilityFrom } from '../../../../learner/contract.ts';
import type { Program, UniversityDetails } from '../../../contract.ts';
import { programLevelTitles } from '../../../contract.ts';
import { ApplyButton } from '../../applications/ApplyButton.tsx';
import { IntakeTable } from './IntakeTable.tsx';
import { requirementTexts, tuitionText } from './requirement-texts.ts';
import { TargetButton } from './TargetButton.tsx';
import styles from './UniversityScreen.module.css';

/** A program: what it asks for, when it can be applied for, and the ways on. */
export function ProgramSection({
  university,
  name,
  program,
  own,
}: {
  university: UniversityDetails;
  name: string;
  program: Program;
  own: { eiqScore: number; standardError: number } | null;
}) {
  const { level, cipCode, minEiqScore, preferredEiqScore, tuition, intakes } = program;
  const probability = own && probabilityFrom(own, minEiqScore);
  return (
    <article className={styles.program}>
      <div className={styles.programHead}>
        <h3>{name}</h3>
        <Tag>{programLevelTitles[level]}</Tag>
      </div>
      <dl className={styles.requirements}>
        <div>
          <dt>EiQ score</dt>
          <dd>
            <span className="figures">{minEiqScore}</span> minimum, <span className="figures">{preferredEiqScore}</span>{' '}
            preferred
            {probability !== null && (
              <span className={styles.note}>{percentText(probability)} probability of reaching the minimum</span>
            )}
          </dd>
        </div>
        <div>
          <dt>Requirements</dt>
          <dd>
            <ul className={styles.plainList}>
              {requirementTexts(program).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>Tuition</dt>
          <dd>{tuition === null ? 'Ask the university' : tuitionText(tuition)}</dd>
        </div>
        {cipCode !== null && (
          <div>
            <dt>CIP code</dt>
            <dd className="figures">{cipCode}</dd>
          </div>
        )}
      </dl>
      <IntakeTable intakes={intakes} label={`Intakes of ${name}`} />
      <div className={styles.programFoot}>
        <ApplyButton university={university} program={name} />
        <TargetButton {...{ university, program, name }} />
      </div>
    </article>
  );
}
