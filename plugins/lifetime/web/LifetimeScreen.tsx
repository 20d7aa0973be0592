import { YourData } from '../../../web/account/YourData.tsx';
import { useFilters } from '../../../web/shell/use-filters.ts';
import { Card, PageHeader, Section, Tabs } from '../../../web/ui/index.ts';
import { Credentials } from './credentials/Credentials.tsx';
import { Timeline } from './timeline/Timeline.tsx';

/** A learner's whole record: timeline, credentials and data. */
export function LifetimeScreen() {
  const [{ tab }, narrow] = useFilters(['tab', 'kind', 'page']);
  return (
    <>
      <PageHeader
        title="Lifetime Advantage"
        description="Your whole record: look back, share what you choose, export it, or erase it."
      />
      <Tabs
        label="Sections of your record"
        chosen={tab || 'timeline'}
        onChoose={(key) => narrow({ tab: key === 'timeline' ? '' : key, kind: '', page: '' })}
        tabs={[
          { key: 'timeline', title: 'Timeline', content: () => <Timeline /> },
          { key: 'credentials', title: 'Credentials', content: () => <Credentials /> },
          {
            key: 'data',
            title: 'Your data',
            content: () => (
              <Section title="Your data" description="All data about you on this platform.">
                <Card>
                  <YourData />
                </Card>
              </Section>
            ),
          },
        ]}
      />
    </>
  );
}
