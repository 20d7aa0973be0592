import { useRoute } from '../../../../web/api/index.ts';
import { ErrorState, LineList, Section, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { PersonOfSection } from '../../../administration/contract.ts';
import { documents } from '../../contract.ts';
import { DocumentLine } from '../library/DocumentLine.tsx';

/** On the page of a learner, for staff: their documents. */
export function PersonDocuments({ person: { id, role } }: { person: PersonOfSection }) {
  const isLearner = role === 'learner';
  const list = useRoute(documents.routes.ofLearner, { params: { userId: id } }, { freshFor: 0, enabled: isLearner });
  if (!isLearner) return null;
  return (
    <Section title="Documents">
      {list.error ? (
        <ErrorState error={list.error} retry={list.refetch} />
      ) : !list.data ? (
        <SkeletonBlock height={72} />
      ) : list.data.length === 0 ? (
        <p className="soft">No documents yet.</p>
      ) : (
        <LineList>
          {list.data.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </LineList>
      )}
    </Section>
  );
}
