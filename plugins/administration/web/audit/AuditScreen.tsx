import { PageHeader } from '../../../../web/ui/index.ts';

export function AuditScreen() {
  return <PageHeader title="AuditScreen" />;
}
