import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Refusal, Section, Stack } from '../../../../web/ui/index.ts';
import type { ExternalId, Status } from '../../contract.ts';
import { ai, providerTitles } from '../../contract.ts';
import { KeyDialog } from './KeyDialog.tsx';
import { ModelDialog } from './ModelDialog.tsx';
import type { Move } from './ProviderCard.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { RemoveKeyDialog } from './RemoveKeyDialog.tsx';
import styles from './Settings.module.css';

type Open = { readonly what: 'key' | 'model' | 'remove'; readonly provider: ExternalId };

/** The providers in order, each with its key and model. */
export function ProvidersTab({ status }: { status: Status }) {
  const { providers, choices, currency } = status;
  const [open, setOpen] = useState<Open>();
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<{ provider: ExternalId; by: Move }>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const choose = useCall(ai.routes.choose, { once: true, invalidates: [ai.routes.status] });
  const { order } = choices;

  // The focus follows a card that moved.
  useEffect(() => {
    if (!moved.current || order.length === 0) return;
    const { provider, by } = moved.current;
    moved.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-move="${provider} ${by}"]`)?.focus();
  }, [order]);

  const move = (provider: ExternalId, by: Move) => {
    const from = order.indexOf(provider);
    const to = by === 'earlier' ? from - 1 : from + 1;
    const other = order[to];
    if (from === -1 || other === undefined) return;
    const wanted = order.map((each) => (each === provider ? other : each === other ? provider : each));
    moved.current = { provider, by };
    choose.mutate({ body: { order: wanted } });
    setAnnouncement(`${providerTitles[provider]} is now ${places[to]}.`);
  };
  const ask = (provider: ExternalId, isAsked: boolean) => {
    choose.mutate({ body: { order: isAsked ? [...order, provider] : order.filter((each) => each !== provider) } });
    setAnnouncement(`${providerTitles[provider]} is ${isAsked ? 'used again, in last place' : 'no longer used'}.`);
  };
  const current = open && providers.find(({ provider }) => provider === open.provider);

  return (
    <Section
      title="Order of providers"
      description="The first available provider answers. If it fails, the next one does; learners do not notice."
    >
      <Stack>
        <Refusal error={choose.error} />
        <ol ref={list} className={styles.order}>
          {providers.map((state) => (
            <li key={state.provider}>
              <ProviderCard
                state={state}
                place={order.indexOf(state.provider)}
                last={order.length - 1}
                currency={currency}
                onMove={(by) => move(state.provider, by)}
                onAsk={(isAsked) => ask(state.provider, isAsked)}
                onOpen={(what) => setOpen({ what, provider: state.provider })}
              />
            </li>
          ))}
          <li className={styles.builtIn}>
            <strong>{providerTitles['built-in']}</strong>
            <span className="soft">
              Always last. It needs no key and costs nothing, and no data leaves the platform.
            </span>
          </li>
        </ol>
        <p className="unseen" role="status">
          {announcement}
        </p>
      </Stack>
      {current && open.what === 'key' && <KeyDialog provider={current} onClose={() => setOpen(undefined)} />}
      {current && open.what === 'model' && (
        <ModelDialog provider={current} models={choices.models} onClose={() => setOpen(undefined)} />
      )}
      {current && open.what === 'remove' && (
        <RemoveKeyDialog provider={current.provider} onClose={() => setOpen(undefined)} />
      )}
    </Section>
  );
}

const places = ['first', 'second', 'third'];
