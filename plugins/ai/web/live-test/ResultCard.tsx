import { Card, Markdown, Skeleton, Stack, Tag } from '../../../../web/ui/index.ts';
import type { Tried } from '../../contract.ts';
import { providerTitles } from '../../contract.ts';
import { duration } from '../parts/text.ts';
import styles from './ResultCard.module.css';

/** The result of one provider: its state, its times, and its answer or error. */
export function ResultCard({ result }: { result: Tried }) {
  const { provider, state, model, milliseconds, firstToken, response, error } = result;
  return (
    <Card title={providerTitles[provider]} actions={marks[state]}>
      <Stack gap={12}>
        {state === 'not-configured' ? (
          <p className="soft">No request was sent, because there is no key. Set one in the AI settings.</p>
        ) : (
          <dl className={styles.figures}>
            <div>
              <dt>Whole answer</dt>
              <dd className="figures">{milliseconds === null ? '–' : duration(milliseconds)}</dd>
            </div>
            <div>
              <dt>First words</dt>
              <dd className="figures">{firstToken === null ? '–' : duration(firstToken)}</dd>
            </div>
            <div className={styles.model}>
              <dt>Model</dt>
              <dd>{model}</dd>
            </div>
          </dl>
        )}
        {error && <p className={styles.error}>{error}</p>}
        {response && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className={styles.response} tabIndex={0} aria-label={`Answer of ${providerTitles[provider]}`}>
            <Markdown text={response} />
          </section>
        )}
      </Stack>
    </Card>
  );
}

export function WaitingCard() {
  return (
    <Card>
      <Skeleton lines={4} label="Waiting for a provider" />
    </Card>
  );
}

const marks: Record<Tried['state'], React.ReactNode> = {
  working: (
    <Tag tone="good" icon="check">
      Working
    </Tag>
  ),
  failed: (
    <Tag tone="attention" icon="alert">
      Failed
    </Tag>
  ),
  'not-configured': <Tag>No key</Tag>,
};
