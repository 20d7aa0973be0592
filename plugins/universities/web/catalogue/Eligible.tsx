import { EmptyState } from '../../../../web/ui/index.ts';

/** The portal's tab with the universities whose minimum a score reaches. */
export function Eligible() {
  return <EmptyState icon="target" title="Enter your EiQ score" />;
}
