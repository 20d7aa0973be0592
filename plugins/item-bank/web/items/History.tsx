import { EmptyState, momentText, Tag } from '../../../../web/ui/index.ts';
import type { Parameters, Version } from '../../contract.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal, difficultyText, originTitles, sourceText } from '../parts/words.ts';
import styles from './Item.module.css';

const partTitles: Record<Version['changed'][number], string> = {
  question: 'the question',
  options: 'its options',
  key: 'the key',
  rubric: 'the rubric',
  explanation: 'explanation or misconceptions',
  hints: 'the hints',
  parameters: 'the parameters',
  source: 'the source of the parameters',
  place: 'section, area or pool',
};

/** All versions, newest first, with their changes and parameters. */
export function History({ versions }: { versions: readonly Version[] }) {
  if (versions.length === 0) return <EmptyState icon="history" title="No versions" />;
  return (
    <ol className={styles.versions}>
      {versions.map((each, index) => (
        <li key={each.version}>
          <h2>
            Version {each.version} {each.isOperational && <Tag tone="accent">In use</Tag>}
          </h2>
          <p className="soft">
            {momentText(each.createdAt)} · {originTitles[each.origin]}
          </p>
          <Facts
            facts={[
              ['Changed', changesOf(each)],
              [
                'Parameters',
                <ParameterChange key="change" to={each.parameters} from={versions[index + 1]?.parameters} />,
              ],
              ['Source', sourceText(each.source)],
            ]}
          />
        </li>
      ))}
    </ol>
  );
}

function changesOf({ version, changed }: Version): string {
  if (changed.length > 0) return changed.map((part) => partTitles[part]).join(', ');
  return version === 1 ? 'First version' : 'Nothing; it was imported again';
}

function ParameterChange({ from, to }: { from: Parameters | undefined; to: Parameters }) {
  const hasChanged = from !== undefined && JSON.stringify(from) !== JSON.stringify(to);
  return (
    <span className="figures">
      {hasChanged && <>{parameterText(from)} → </>}
      {parameterText(to)}
    </span>
  );
}

const parameterText = (parameters: Parameters) =>
  `a ${decimal(parameters.a)}, b ${difficultyText(parameters)}${
    parameters.c === undefined ? '' : `, c ${decimal(parameters.c)}`
  }`;
