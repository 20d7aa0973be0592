import { useScreenSearch } from '../../../web/shell/use-screen-search.ts';
import { PageHeader, Tabs } from '../../../web/ui/index.ts';
import { MyApplications } from './applications/MyApplications.tsx';
import { Eligible } from './catalogue/Eligible.tsx';
import { Explore } from './catalogue/Explore.tsx';
import { portalTabs } from './portal.ts';

/** The university portal. The address holds the tab and its filters. */
export function Portal() {
  const [params, setParams] = useScreenSearch();
  const chosen = portalTabs.find((tab) => tab === params.get('tab')) ?? 'explore';
  return (
    <>
      <PageHeader title="Navigator" description="Universities that match your EiQ score, and your applications" />
      <Tabs
        label="University portal"
        chosen={chosen}
        onChoose={(tab) => setParams(tab === 'explore' ? {} : { tab })}
        tabs={[
          { key: 'explore', title: 'Explore Universities', content: () => <Explore /> },
          { key: 'eligible', title: 'Eligible for Me', content: () => <Eligible /> },
          { key: 'applications', title: 'My Applications', content: () => <MyApplications /> },
        ]}
      />
    </>
  );
}
