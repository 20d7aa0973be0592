import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { ErrorState, PageHeader, Skeleton, Stack, Tabs } from '../../../../web/ui/index.ts';
import type { Provider, ProviderState } from '../../contract.ts';
import { isSeveral, oauth, Provider as ProviderId, partsOf, providerOf, providerTitle } from '../../contract.ts';
import type { Entered } from './ProviderTab.tsx';
import { ProviderTab } from './ProviderTab.tsx';
import { RulesTab } from './RulesTab.tsx';
import { StatusOverview } from './StatusOverview.tsx';

/** The wizard in which administrators set up sign-in with other services. */
export function OauthScreen() {
  const [params, setParams] = useSearchParams();
  // Kept here, as a tab is rendered only while it is open.
  const [entries, setEntries] = useState<Readonly<Record<Provider, Entered>>>({});
  const setup = useRoute(oauth.routes.setup, undefined, { freshFor: 0 });
  if (setup.error && !setup.data) return <ErrorState error={setup.error} retry={setup.refetch} />;
  const open = (tab: string) => setParams(tab === first ? {} : { tab }, { replace: true });
  const providers = setup.data && withNew(setup.data.providers, params.get('tab'));
  return (
    <>
      <PageHeader
        title="OAuth Configuration"
        description="Let people sign in with accounts that they have at other services."
      />
      {!setup.data || !providers ? (
        <Skeleton lines={10} label="Loading the configuration" />
      ) : (
        <Stack gap={24}>
          <StatusOverview providers={providers} />
          <Tabs
            label="Sign-in services"
            chosen={params.get('tab') ?? first}
            onChoose={open}
            tabs={[
              ...providers.map((state) => ({
                key: state.provider,
                title: tabTitle(state),
                content: () => (
                  <ProviderTab
                    key={state.provider}
                    state={state}
                    entered={entries[state.provider] ?? {}}
                    onEnter={(entered) => setEntries((all) => ({ ...all, [state.provider]: entered }))}
                    onAdd={(name) => isSeveral(state.kind) && open(providerOf(state.kind, name))}
                    onGone={() => open(state.kind)}
                  />
                ),
              })),
              {
                key: 'rules',
                title: 'New people',
                content: () => <RulesTab key="rules" rules={setup.data.rules} />,
              },
            ]}
          />
        </Stack>
      )}
    </>
  );
}

const first = 'google';

/** A further provider goes by its name on the button. */
const tabTitle = ({ provider, values }: ProviderState) =>
  partsOf(provider).name !== undefined && typeof values?.title === 'string' ? values.title : providerTitle(provider);

/** The providers, with the further one whose tab is open and which is not saved yet. */
function withNew(providers: readonly ProviderState[], tab: string | null): readonly ProviderState[] {
  const wanted: Provider | undefined = ProviderId.safeParse(tab).data;
  if (wanted === undefined || providers.some(({ provider }) => provider === wanted)) return providers;
  const { kind, name } = partsOf(wanted);
  const sibling = providers.find(({ provider }) => provider === kind);
  if (!sibling) return providers;
  const named = (url: string) => url.replace(`/${kind}/`, `/${kind}/${name}/`);
  const empty = { values: null, setBy: null, setAt: null, testedAt: null, problem: null, lastFailure: null } as const;
  const added: ProviderState = {
    ...{ ...empty, provider: wanted, kind, status: 'missing', redirectUrl: named(sibling.redirectUrl) },
    signedOutUrl: sibling.signedOutUrl && named(sibling.signedOutUrl),
    logoutUrl: sibling.logoutUrl && named(sibling.logoutUrl),
  };
  return providers.flatMap((state) =>
    state === providers.findLast((each) => each.kind === kind) ? [state, added] : state,
  );
}
