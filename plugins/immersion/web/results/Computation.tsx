import { percentText, Section, scoreText } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import { letterOf } from '../sections.ts';
import styles from './Computation.module.css';

/** How the score was computed, in figures that can be checked with a calculator. */
export function Computation({ result }: { result: PlacementResult }) {
  const { eiqScore, standardError, hintsUsed, hintsCounted, levelProbabilities, cuts, version, errorCorrelations } =
    result;
  const isJoint = errorCorrelations.length > 0;
  const cutOf = (level: string) => cuts.find((cut) => cut.level === level)?.from ?? 0;
  return (
    <Section title="How the score was computed">
      <div className={styles.computation}>
        <p>
          {isJoint
            ? `All sections are scored together: from which questions were solved, and how hard they were, follow the most plausible ability in each section and how uncertain it is (expected a posteriori, beginning from an average of 500 with ${spreadOf(version)} in each, and a correlation between sections as the deployment sets it, 0.7 by default). The answers of one section therefore count in the others too.${version === 'joint-eap-3' ? ' An answer in your own words counts for less than its points would, because its grading agrees with a careful rater only in part.' : ''} The weighted mean of the sections is the EiQ score.`
            : 'Each section is scored by itself: from which questions were solved, and how hard they were, follows the most plausible ability and how uncertain it is (expected a posteriori, beginning from an average of 500 with a spread of 100). Their weighted mean is the EiQ score.'}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label="Sections and their weights">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Section</th>
                <th scope="col">Weight</th>
                <th scope="col">Score</th>
                <th scope="col">Standard error</th>
                <th scope="col">Weight × score</th>
              </tr>
            </thead>
            <tbody className="figures">
              {result.sections.map(({ section, title, weight, eiqScore: own, standardError: error }) => (
                <tr key={section}>
                  <th scope="row">{title}</th>
                  <td>{weight}%</td>
                  <td>{scoreText(own)}</td>
                  <td>{scoreText(error)}</td>
                  <td>{scoreText((weight / 100) * own)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot className="figures">
              <tr>
                <th scope="row">EiQ score</th>
                <td>100%</td>
                <td>{scoreText(eiqScore)}</td>
                <td>{scoreText(standardError)}</td>
                <td>{scoreText(eiqScore)}</td>
              </tr>
            </tfoot>
          </table>
        </section>
        <p>
          {isJoint
            ? `The standard error of the score is the root of the sum of the squared weighted ones and, for each pair of sections, of twice the product of both weighted ones and their correlation (${errorCorrelations
                .map(
                  ({ sections: [one, other], correlation }) => `${letterOf(one)} and ${letterOf(other)} ${correlation}`,
                )
                .join(', ')}). The joint distribution has ${percentText(levelProbabilities.foundation)} of its mass`
            : `${separateError(version)} A normal distribution with it around ${scoreText(eiqScore)} has ${percentText(levelProbabilities.foundation)} of its mass`}{' '}
          below {cutOf('immersion')}, {percentText(levelProbabilities.immersion)} between there and {cutOf('mastery')},
          and {percentText(levelProbabilities.mastery)} above: the level is the one with the most.
        </p>
        <p>
          The reasoning profile is 50 + 100 × (points earned − points expected) ÷ (questions + 4). The expectation comes
          from the difficulty of each question and the score in its section; the 4 keeps few questions from saying much.
          It compares a learner with themselves, not with others. Strengths and gaps are areas of at least 3 questions
          in which (points earned − points expected) ÷ (questions + 2) is 0.12 or more from 0, and those in which one
          wrong idea showed twice.
        </p>
        <p>
          {hintsUsed === 0
            ? 'No hints were used.'
            : `${hintsUsed === 1 ? 'One hint was' : `${hintsUsed} hints were`} used.`}{' '}
          {hintsCounted ? 'An answer given after a hint counted as not solved.' : 'Hints do not change the score.'} A
          placement describes the answers of one sitting; what has been learnt since does not show in it. Computed by{' '}
          <span className="figures">{version}</span>.
        </p>
      </div>
    </Section>
  );
}

/** What scoring assumes of how far learners differ. */
const spreadOf = (version: string) =>
  version === 'joint-eap-1' ? 'a spread of 100' : 'a spread as the deployment sets it, 140 by default,';

/** Of results from before sections were scored jointly. */
const separateError = (version: string) =>
  version === 'eap-1'
    ? 'The standard error of the score is the root of the sum of the squared weighted ones.'
    : 'The standard error of the score is the root of the sum of the squared weighted ones and of what the sections are assumed to err together, since each score is drawn to the same average.';
