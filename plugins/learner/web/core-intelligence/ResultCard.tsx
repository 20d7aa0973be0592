import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Card, LevelTag, LinkButton, percentText, Ruler, rulerCuts, scoreText, Tag } from '../../../../web/ui/index.ts';
import { dateText } from '../../../../web/ui/times.ts';
import type { Result } from '../../contract.ts';
import { growthText, levelTitles, movementText } from '../../contract.ts';
import styles from './ResultCard.module.css';
import { signedPoints } from './signed-points.ts';

/** A result: its effect on the score, its figures and its computation. */
export function ResultCard({ result }: { result: Result }) {
  const { title, at, level, moved, growth, eiqScore, standardError, share, report, cuts } = result;
  const isThere = useIsScreenAvailable();
  const canRead = report !== null && isThere(report);
  return (
    <Card title={title} actions={<LevelTag level={level} />}>
      <p className={styles.when}>
        <time dateTime={at}>{dateText(at)}</time>
        {share > 0 && <Tag>{`Weight today ${Math.round(100 * share)}%`}</Tag>}
      </p>
      <p className={styles.moved}>{movementText(result)}</p>
      {growth && <p className={styles.moved}>{growthText(growth, dateText(growth.since))}</p>}
      {moved && moved.domains.length > 0 && (
        <ul className={styles.domains} aria-label="Contribution of each domain">
          {moved.domains.map((each) => (
            <li key={each.domain}>
              {each.title} <span className="figures">{signedPoints(each.points)}</span>
            </li>
          ))}
        </ul>
      )}
      <Ruler small estimate={eiqScore} error={standardError} of={title} {...rulerCuts(cuts)} />
      <details className={styles.computed}>
        <summary>How this score was computed</summary>
        <Computed result={result} />
      </details>
      {report && canRead && (
        <LinkButton small to={report}>
          Read the full report
        </LinkButton>
      )}
    </Card>
  );
}

function Computed({ result }: { result: Result }) {
  const { eiqScore, standardError, interval, level, confidence, domains, answered, version, after, cuts } = result;
  return (
    <>
      <dl className={styles.inputs}>
        <Input name="Measured">
          {scoreText(eiqScore)}, standard error {scoreText(standardError)}, 95% interval {scoreText(interval[0])} to{' '}
          {scoreText(interval[1])}
        </Input>
        {domains.map(({ domain, title, eiqScore: own, standardError: error }) => (
          <Input key={domain} name={title}>
            {scoreText(own)}, standard error {scoreText(error)}
          </Input>
        ))}
        {answered !== null && <Input name="Answers">{answered}</Input>}
        <Input name="Level">
          {levelTitles[level]}, {percentText(confidence)} sure;{' '}
          {cuts
            .slice(1)
            .map((each) => `${levelTitles[each.level]} from ${each.from}`)
            .join(', ')}
        </Input>
        <Input name="Combined">
          {scoreText(after.eiqScore)} after this result, standard error {scoreText(after.standardError)}
        </Input>
        <Input name="Version">{version}</Input>
      </dl>
      <p className="soft">
        The estimate is the mean of the posterior distribution after all answers (expected a posteriori). The prior has
        a mean of 500 and the standard deviation of the version. Every answer, the version of every question and its
        difficulty at that time are kept, so the figures can be computed again.
      </p>
    </>
  );
}

function Input({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
