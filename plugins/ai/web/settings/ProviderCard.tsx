import { Button, dateText, fullName, IconButton, Switch, Tag } from '../../../../web/ui/index.ts';
import type { ProviderState } from '../../contract.ts';
import { providerTitles } from '../../contract.ts';
import { money } from '../parts/text.ts';
import styles from './Settings.module.css';

export type Move = 'earlier' | 'later';

/** One provider: its position, its key's metadata, its model and the model's price. */
export function ProviderCard({
  state,
  place,
  last,
  currency,
  onMove,
  onAsk,
  onOpen,
}: {
  state: ProviderState;
  /** −1 where it is not asked. */
  place: number;
  last: number;
  currency: string;
  onMove: (by: Move) => void;
  onAsk: (isAsked: boolean) => void;
  onOpen: (what: 'key' | 'model' | 'remove') => void;
}) {
  const { provider, key, model, price, isReady, isPaused } = state;
  const title = providerTitles[provider];
  const isAsked = place !== -1;
  return (
    <section className={styles.provider} aria-label={title} data-asked={isAsked}>
      <header className={styles.providerHead}>
        <span className={styles.place} aria-hidden="true">
          {isAsked ? place + 1 : '–'}
        </span>
        <h3>{title}</h3>
        <span className={styles.tags}>
          {isPaused ? (
            <Tag tone="attention" icon="pause">
              Paused after failures
            </Tag>
          ) : isReady ? (
            <Tag tone="good" icon="check">
              Set up
            </Tag>
          ) : (
            <Tag>No key</Tag>
          )}
        </span>
        <span className={styles.moves}>
          <IconButton
            icon="up"
            label={`Ask ${title} earlier`}
            data-move={`${provider} earlier`}
            aria-disabled={place <= 0}
            onClick={() => place > 0 && onMove('earlier')}
          />
          <IconButton
            icon="down"
            label={`Ask ${title} later`}
            data-move={`${provider} later`}
            aria-disabled={!isAsked || place >= last}
            onClick={() => isAsked && place < last && onMove('later')}
          />
        </span>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>Key</dt>
          <dd>
            {keyText(state)}
            <span className={styles.ways}>
              <Button small onClick={() => onOpen('key')}>
                {key.source === 'institution' ? 'Replace key' : 'Set key'}
                <span className="unseen"> of {title}</span>
              </Button>
              {key.source === 'institution' && (
                <Button small quiet destructive onClick={() => onOpen('remove')}>
                  Remove<span className="unseen"> the key of {title}</span>
                </Button>
              )}
            </span>
          </dd>
        </div>
        <div>
          <dt>Model</dt>
          <dd>
            <span>
              {model}
              <span className={styles.under}>
                {price
                  ? `${money(price.input, currency)} in, ${money(price.output, currency)} out per million tokens`
                  : 'Unknown price: tokens are counted, but not costs, and budgets do not apply'}
              </span>
            </span>
            <span className={styles.ways}>
              <Button small onClick={() => onOpen('model')}>
                Choose model<span className="unseen"> of {title}</span>
              </Button>
            </span>
          </dd>
        </div>
      </dl>
      <Switch label={`Ask ${title}`} checked={isAsked} onChange={({ target }) => onAsk(target.checked)} />
    </section>
  );
}

function keyText({ key, isReady, isOwnServer }: ProviderState) {
  if (key.source === 'institution') {
    const by = key.setBy ? ` by ${fullName(key.setBy)}` : '';
    return (
      <span>
        Ends with <span className="figures">{key.lastFour}</span>
        <span className={styles.under}>
          Set{by}
          {key.setAt && ` on ${dateText(key.setAt)}`}
        </span>
      </span>
    );
  }
  if (key.source === 'operator') return <span>Set by the operator, for every institution</span>;
  return <span>{isReady && isOwnServer ? 'The operator’s own server needs no key' : 'None yet'}</span>;
}
