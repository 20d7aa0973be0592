import type { CallError } from '../../../../web/api/index.ts';
import { Conversation, ErrorState, Refusal, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { Message, Party } from '../../contract.ts';

/** Messages between a learner and a company. */
export function Messages({
  party,
  other,
  query: { data, error: readError, refetch },
  error,
  onWrite,
}: {
  /** Who reads. */
  party: Party;
  /** Name of the other side. */
  other: string;
  query: { data: readonly Message[] | undefined; error: unknown; refetch: () => unknown };
  /** Why a message was not sent. */
  error: CallError | null;
  /** Absent where nobody can write now. */
  onWrite?: (message: { id: string; text: string }) => Promise<unknown>;
}) {
  if (readError) return <ErrorState error={readError} retry={refetch} />;
  if (!data) return <SkeletonBlock height={240} />;
  return (
    <>
      <Conversation
        label={`Messages with ${other}`}
        height={360}
        opensAtEnd={false}
        maxLength={2000}
        messages={data.map(({ id, party: author, text, at }) => ({
          id,
          side: author === party ? ('mine' as const) : ('theirs' as const),
          text: text ?? 'This message was deleted with its author.',
          name: other,
          at,
        }))}
        empty={<p className="soft">No messages yet.</p>}
        {...(onWrite && {
          onSend: (text: string) =>
            onWrite({ id: crypto.randomUUID(), text }).then(
              () => true,
              () => false,
            ),
        })}
      />
      <Refusal error={error} />
    </>
  );
}
