import { useParams } from 'react-router-dom';
import { useRoute } from '../../../../../web/api/index.ts';
import { useTitle } from '../../../../../web/shell/title.ts';
import { ErrorState, LinkButton, SkeletonPage } from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';
import { catalogueAddress } from './addresses.ts';
import { EntryForm } from './EntryForm.tsx';

/** One university of the catalogue, to edit. */
export function EntryScreen() {
  const { id = '' } = useParams();
  const stored = useRoute(universities.routes.entry, { params: { id } }, { freshFor: 0 });
  useTitle(stored.data?.name);
  if (stored.error?.namesNothing) {
    return (
      <ErrorState
        wholePage
        title="This university is not in the catalogue"
        description="It was removed, or the address is wrong."
        action={<LinkButton to={catalogueAddress}>University catalogue</LinkButton>}
      />
    );
  }
  if (stored.error) return <ErrorState wholePage error={stored.error} retry={stored.refetch} />;
  if (!stored.data) return <SkeletonPage />;
  // Another version is another form: it begins with what is stored.
  return <EntryForm key={`${id} ${stored.data.version}`} stored={stored.data} reload={() => void stored.refetch()} />;
}
