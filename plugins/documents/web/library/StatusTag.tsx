import { Tag } from '../../../../web/ui/index.ts';
import type { DocumentStatus } from '../../contract.ts';
import { statusLabels } from '../../contract.ts';

const looks = {
  completed: { tone: 'good', icon: 'check' },
  processing: { tone: 'accent', icon: 'refresh' },
  pending: { tone: 'plain', icon: 'clock' },
  failed: { tone: 'attention', icon: 'alert' },
} as const;

export function StatusTag({ status }: { status: DocumentStatus }) {
  return <Tag {...looks[status]}>{statusLabels[status]}</Tag>;
}
