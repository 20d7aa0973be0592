import { useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  Dialog,
  dateText,
  ErrorState,
  LineList,
  LineSubject,
  nameText,
  Skeleton,
  Stack,
} from '../../../../web/ui/index.ts';
import { documents } from '../../contract.ts';
import type { ShownDocument } from '../types.ts';

/** Who can read a document besides its owner. */
export function ReadersDialog({
  document: { id, fileName },
  onClose,
}: {
  document: Pick<ShownDocument, 'id' | 'fileName'>;
  onClose: () => void;
}) {
  const readers = useRoute(documents.routes.readers, { params: { id } }, { freshFor: 0 });
  return (
    <Dialog title={`Who can read ${fileName}`} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {readers.error ? (
        <ErrorState error={readers.error} retry={readers.refetch} />
      ) : !readers.data ? (
        <Skeleton lines={3} label="Loading who can read it" />
      ) : (
        <Stack gap={12}>
          <p>Besides you:</p>
          <LineList>
            {readers.data.map(({ name, since }) => (
              <li key={`${name} ${since}`}>
                <LineSubject
                  title={nameText(name)}
                  description={since === null ? 'Always' : `Since ${dateText(since)}`}
                />
              </li>
            ))}
          </LineList>
        </Stack>
      )}
    </Dialog>
  );
}
