import { useQuery } from '@tanstack/react-query';
import { call, useCall } from '../../../../web/api/index.ts';
import { LinkPage, retryOf, useNewHeading } from '../../../../web/shell/LinkPage.tsx';
import { ErrorState, SkeletonPage } from '../../../../web/ui/index.ts';
import type { Letter } from '../../contract.ts';
import { consent } from '../../contract.ts';
import styles from '../Consent.module.css';
import { ConsentForm } from './ConsentForm.tsx';
import { ConsentRequest } from './ConsentRequest.tsx';
import { Ended, Given, Refused } from './Outcomes.tsx';

/** The page of a letter's link. Opening it decides nothing. */
export function LetterPage() {
  return (
    <LinkPage
      title="Consent of a parent or guardian"
      whenIncomplete="Open the link in your letter again, or copy the complete address."
      className={styles.page}
    >
      {(code) => <LinkContent code={code} />}
    </LinkPage>
  );
}

function LinkContent({ code }: { code: string }) {
  const letter = useQuery({
    queryKey: ['consent letter', code],
    queryFn: async () => (await call(consent.routes.letter, { body: { code } })) ?? null,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const decide = useCall(consent.routes.decide, { once: true });
  const change = useCall(consent.routes.change, { once: true });
  const decided = change.data ?? decide.data;
  const content = useNewHeading(decided && `${decided.state} ${decided.given.join()}`);
  const shown: Letter | null | undefined = decided ?? letter.data;
  if (!shown && letter.error) {
    return <ErrorState wholePage title="This link cannot be used" error={letter.error} retry={retryOf(letter)} />;
  }
  if (!shown) return <SkeletonPage />;
  return (
    <div ref={content}>
      {shown.state === 'undecided' && (
        <ConsentRequest
          letter={shown}
          busy={decide.isPending ? (decide.variables.body.purposes.length > 0 ? 'give' : 'refuse') : undefined}
          error={decide.error}
          onDecide={(purposes) => decide.mutate({ body: { code, purposes } })}
        />
      )}
      {shown.state === 'refused' && <Refused letter={shown} />}
      {shown.state === 'withdrawn' && <Ended letter={shown} />}
      {shown.state === 'given' && shown.purpose === 'consent' && <Given letter={shown} />}
      {shown.state === 'given' && shown.purpose === 'withdrawal' && (
        <ConsentForm
          key={shown.given.join()}
          letter={shown}
          code={code}
          isSaved={change.data !== undefined}
          busy={change.isPending}
          error={change.error}
          onChange={(purposes) => change.mutate({ body: { code, purposes } })}
        />
      )}
    </div>
  );
}
