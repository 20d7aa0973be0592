import { PageHeader } from '../../../../web/ui/index.ts';

export function PersonPage() {
  return <PageHeader title="PersonPage" />;
}
