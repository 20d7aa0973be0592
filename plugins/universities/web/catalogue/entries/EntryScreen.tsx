import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRoute } from '../../../../../web/api/index.ts';
import { useTitle } from '../../../../../web/shell/title.ts';
import { ErrorState, LinkButton, SkeletonPage } from '../../../../../web/ui/index.ts';
import type { StoredUniversity } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { catalogueAddress } from './addresses.ts';
import { EntryForm } from './EntryForm.tsx';

/** One university of the catalogue, to edit. */
export function EntryScreen() {
  const { id = '' } = useParams();
  const stored = useRoute(universities.routes.entry, { params: { id } }, { freshFor: 0 });
  // A form with changes stays as it is, also when another version arrives or loading again fails.
  const [edited, setEdited] = useState<StoredUniversity>();
  const isEdited = edited?.id === id;
  const shown = isEdited ? edited : stored.data;
  useTitle(shown?.name);
  if (!isEdited && stored.error?.namesNothing) {
    return (
      <ErrorState
        wholePage
        title="This university is not in the catalogue"
        description="It was removed, or the address is wrong."
        action={<LinkButton to={catalogueAddress}>University catalogue</LinkButton>}
      />
    );
  }
  if (!isEdited && stored.error) return <ErrorState wholePage error={stored.error} retry={stored.refetch} />;
  if (!shown) return <SkeletonPage />;
  // Another version is another form: it begins with what is stored.
  return (
    <EntryForm
      key={`${id} ${shown.version}`}
      stored={shown}
      reload={() => void stored.refetch().then(() => setEdited(undefined))}
      onChanged={(isChanged) => setEdited(isChanged ? shown : undefined)}
    />
  );
}
