import { PageHeader } from '../../../../web/ui/index.ts';

export function PeopleScreen() {
  return <PageHeader title="PeopleScreen" />;
}
