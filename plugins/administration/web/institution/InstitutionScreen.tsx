import { PageHeader } from '../../../../web/ui/index.ts';

export function InstitutionScreen() {
  return <PageHeader title="InstitutionScreen" />;
}
