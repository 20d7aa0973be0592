import { useQuery } from '@tanstack/react-query';
import { call, useCall } from '../../../../../web/api/index.ts';
import { LinkPage, retryOf, useNewHeading } from '../../../../../web/shell/LinkPage.tsx';
import { ErrorState, momentText, PageHeader, SkeletonPage } from '../../../../../web/ui/index.ts';
import type { LetterRequest } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { keepLetter } from './kept-letter.ts';
import { LetterForm } from './LetterForm.tsx';
import styles from './Recommend.module.css';

/** The page for people who were asked for a letter. They need no account; opening it changes nothing. */
export function RecommendPage() {
  return (
    <LinkPage
      title="Letter of recommendation"
      whenIncomplete="Open the link in the email again, or copy the complete address."
      className={styles.page}
    >
      {(code) => <LinkContent code={code} />}
    </LinkPage>
  );
}

function LinkContent({ code }: { code: string }) {
  const request = useQuery({
    queryKey: ['letter request', code],
    queryFn: async () => (await call(universities.routes.letterRequest, { body: { code } })) ?? null,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const done = { once: true, onSuccess: () => void keepLetter(code, '') };
  const send = useCall(universities.routes.sendLetter, done);
  const decline = useCall(universities.routes.declineLetter, done);
  const answered = send.data ?? decline.data;
  const content = useNewHeading(answered?.state);
  const shown = answered ?? request.data;
  if (!shown && request.error) {
    return <ErrorState wholePage title="This link cannot be used" error={request.error} retry={retryOf(request)} />;
  }
  if (!shown) return <SkeletonPage />;
  return (
    <div ref={content}>
      {shown.state === 'open' ? (
        <LetterForm
          request={shown}
          code={code}
          isSending={send.isPending}
          isDeclining={decline.isPending}
          error={send.error ?? decline.error}
          onSend={(form) => send.mutate({ body: form })}
          onDecline={() => decline.mutate({ body: { code } })}
        />
      ) : (
        <Outcome request={shown} isNew={answered !== undefined} />
      )}
    </div>
  );
}

/** The end of a link. */
function Outcome({ request, isNew }: { request: LetterRequest; isNew: boolean }) {
  const { state, applicantName, university } = request;
  if (state === 'submitted') {
    return (
      <>
        <PageHeader
          title={isNew ? 'Thank you. Your letter was sent' : 'Your letter has been received'}
          description={`The letter for ${applicantName} is with ${university}. We confirm it by email.`}
        />
        <p>This link has been used. You can close this page; there is nothing else to do.</p>
      </>
    );
  }
  if (state === 'declined') {
    return (
      <>
        <PageHeader
          title="You declined"
          description={`${applicantName} learns that no letter will come, without a reason, and can ask somebody else.`}
        />
        <p>This link has ended. You can close this page.</p>
      </>
    );
  }
  if (state === 'paused') {
    return (
      <>
        <PageHeader
          title="No letter can be sent at present"
          description={`The application of ${applicantName} to ${university} is on hold.`}
        />
        <p>
          Your link stays valid until {momentText(request.linkEndsAt)}. Ask {applicantName} before you try again. What
          you have written in this browser is kept.
        </p>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="No letter is needed any more"
        description={`The application of ${applicantName} to ${university} takes no more letters.`}
      />
      <p>Thank you for your willingness. You can close this page.</p>
    </>
  );
}
