import { PageHeader } from '../../../web/ui/index.ts';
import { AssessmentPanel } from './AssessmentPanel.tsx';

/** The section Pathways Assessment of the dashboard. */
export function Assessment() {
  return (
    <>
      <PageHeader title="Pathways Assessment" says="Find out where you stand, and which pathway fits you." />
      <AssessmentPanel />
    </>
  );
}
