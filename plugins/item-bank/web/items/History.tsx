import { EmptyState, momentText, Tag } from '../../../../web/ui/index.ts';
import type { Parameters, Version } from '../../contract.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal, difficultyOf, originTitles, sourceOf } from '../parts/words.ts';
import styles from './Item.module.css';

const partTitles: Record<Version['changed'][number], string> = {
  question: 'the question',
  options: 'its options',
  key: 'the key',
  rubric: 'the rubric',
  explanation: 'explanation or misconceptions',
  hints: 'the hints',
  parameters: 'the parameters',
  source: 'where the parameters come from',
  place: 'where it belongs',
};

/** Every version, the latest first: what it changed, and what its parameters were. */
export function History({ versions }: { versions: readonly Version[] }) {
  if (versions.length === 0) return <EmptyState icon="history" title="No versions are kept" />;
  return (
    <ol className={styles.versions}>
      {versions.map((each, index) => (
        <li key={each.version}>
          <h2>
            Version {each.version} {each.isOperational && <Tag tone="accent">Asked now</Tag>}
          </h2>
          <p className="soft">
            {momentText(each.createdAt)} · {originTitles[each.origin]}
          </p>
          <Facts
            facts={[
              ['Changed', changesOf(each)],
              ['Parameters', <Moved key="moved" to={each.parameters} from={versions[index + 1]?.parameters} />],
              ['Source', sourceOf(each.source)],
            ]}
          />
        </li>
      ))}
    </ol>
  );
}

function changesOf({ version, changed }: Version): string {
  if (changed.length > 0) return changed.map((part) => partTitles[part]).join(', ');
  return version === 1 ? 'The first version' : 'Nothing: it was taken in again';
}

function Moved({ from, to }: { from: Parameters | undefined; to: Parameters }) {
  const isMoved = from !== undefined && JSON.stringify(from) !== JSON.stringify(to);
  return (
    <span className="figures">
      {isMoved && <>{inWords(from)} → </>}
      {inWords(to)}
    </span>
  );
}

const inWords = (parameters: Parameters) =>
  `a ${decimal(parameters.a)}, b ${difficultyOf(parameters)}${
    parameters.c === undefined ? '' : `, c ${decimal(parameters.c)}`
  }`;
