import { useSearchParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { ErrorState, PageHeader, Skeleton, Stack, Tabs } from '../../../../web/ui/index.ts';
import { oauth, Provider, providerTitles } from '../../contract.ts';
import { ProviderTab } from './ProviderTab.tsx';
import { RulesTab } from './RulesTab.tsx';
import { StatusOverview } from './StatusOverview.tsx';

/** The wizard in which administrators set up sign-in with other services. */
export function OauthScreen() {
  const [params, setParams] = useSearchParams();
  const setup = useRoute(oauth.routes.setup, undefined, { freshFor: 0 });
  if (setup.error && !setup.data) return <ErrorState error={setup.error} retry={setup.refetch} />;
  const first = Provider.options[0];
  return (
    <>
      <PageHeader
        title="OAuth Configuration"
        description="Let people sign in with accounts that they have at other services."
      />
      {!setup.data ? (
        <Skeleton lines={10} label="Loading the configuration" />
      ) : (
        <Stack gap={24}>
          <StatusOverview providers={setup.data.providers} />
          <Tabs
            label="Sign-in services"
            chosen={params.get('tab') ?? first}
            onChoose={(tab) => setParams(tab === first ? {} : { tab }, { replace: true })}
            tabs={[
              ...setup.data.providers.map((state) => ({
                key: state.provider,
                title: providerTitles[state.provider],
                content: () => <ProviderTab key={state.provider} state={state} />,
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
