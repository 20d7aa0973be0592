import { LineList, LineSubject, momentText } from '../../../web/ui/index.ts';
import type { Note } from '../contract.ts';

/** The panel's notes, oldest first. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  return (
    <LineList>
      {notes.map(({ id, page, text, author, isOwn, writtenAt }) => (
        <li key={id}>
          <LineSubject
            title={text}
            description={[
              isOwn ? 'You' : (author ?? 'A former panelist'),
              page === null ? undefined : `question ${page}`,
              momentText(writtenAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </li>
      ))}
    </LineList>
  );
}
