import { momentText, Section, Stack, Tag } from '../../../../web/ui/index.ts';
import type { ItemPage, ItemState, Parameters, StateChange, Version } from '../../contract.ts';
import { itemStates } from '../../contract.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal, difficultyText, originTitles, personName, sourceText } from '../parts/words.ts';
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

/** Changes of the state, and all versions with their changes and parameters; newest first. */
export function History({ item }: { item: Pick<ItemPage, 'state' | 'stateChanges' | 'versions'> }) {
  return (
    <Stack gap={32}>
      <StateHistory state={item.state} changes={item.stateChanges} />
      <Section title="Versions">
        <Versions versions={item.versions} />
      </Section>
    </Stack>
  );
}

function StateHistory({ state, changes }: { state: ItemState; changes: readonly StateChange[] }) {
  return (
    <Section title="Review state" description="In all institutions, because they share the bank.">
      {changes.length === 0 ? (
        <p>{itemStates[state].title} since it was added to the bank.</p>
      ) : (
        <ol className={styles.versions}>
          {changes.map((change, index) => (
            <li key={`${change.at} ${change.to}`}>
              <h3>
                {itemStates[change.to].title} {index === 0 && <Tag tone="accent">Now</Tag>}
              </h3>
              <p className={styles.says}>{change.reason}</p>
              <p className="soft">
                {change.from && `Before: ${itemStates[change.from].title}. `}
                {personName(change.by, actors[change.cause])}, {momentText(change.at)}, version {change.itemVersion}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** Who changed a state where no person of this institution did. */
const actors: Readonly<Record<StateChange['cause'], string>> = {
  person: 'An operator of the platform',
  command: 'The command line',
  import: 'Import',
  pack: 'The item’s pack',
};

function Versions({ versions }: { versions: readonly Version[] }) {
  return (
    <ol className={styles.versions}>
      {versions.map((each, index) => (
        <li key={each.version}>
          <h3>
            Version {each.version} {each.isCurrent && <Tag tone="accent">In use</Tag>}
          </h3>
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
