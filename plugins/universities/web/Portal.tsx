import { useScreenSearch } from '../../../web/shell/use-screen-search.ts';
import { PageHeader, Tabs } from '../../../web/ui/index.ts';
import { MyApplications } from './applications/MyApplications.tsx';
import { Eligible } from './catalogue/eligible/Eligible.tsx';
import { Explore } from './catalogue/explore/Explore.tsx';
import { ScoreFilter } from './catalogue/score/ScoreFilter.tsx';
import { portalTabs } from './portal.ts';

/** The university portal. The address holds the tab and its filters. */
export function Portal() {
  const [params, setParams] = useScreenSearch();
  const chosen = portalTabs.find((tab) => tab === params.get('tab')) ?? 'explore';
  return (
    <>
      <PageHeader
        title="Navigator"
        description="Universities that match your EiQ score, and your applications to them"
        actions={<ScoreFilter />}
      />
      <Tabs
        label="University portal"
        chosen={chosen}
        onChoose={(tab) => setParams((before) => addressOf(tab, before))}
        tabs={[
          { key: 'explore', title: 'Explore Universities', content: () => <Explore /> },
          { key: 'eligible', title: 'Eligible for Me', content: () => <Eligible /> },
          { key: 'applications', title: 'My Applications', content: () => <MyApplications /> },
        ]}
      />
    </>
  );
}

/** Another tab begins without filters, but with the score and the comparison. */
function addressOf(tab: string, before: URLSearchParams): URLSearchParams {
  const kept = ['score', 'compare'].flatMap((name) => {
    const value = before.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams([...(tab === 'explore' ? [] : [['tab', tab]]), ...kept]);
}
