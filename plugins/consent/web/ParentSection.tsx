import type { FormEvent } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../web/api/index.ts';
import { useLive } from '../../../web/live/index.ts';
import { useReturn } from '../../../web/live/use-return.ts';
import { useIsScreenAvailable } from '../../../web/shell/available-screens.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { Button, dateText, ErrorState, Refusal, Skeleton, Stack, Tag, TextField } from '../../../web/ui/index.ts';
import { unknownAge } from '../../learner/contract.ts';
import type { Own } from '../contract.ts';
import { consent, standingTitles } from '../contract.ts';
import { purposesText } from '../terms/contract.ts';
import styles from './Consent.module.css';
import { statusTones } from './status-tones.ts';

/** The profile section on a learner's guardian: the state of consent, and sending letters. */
export function ParentSection() {
  const own = useRoute(consent.routes.own);
  const isAvailable = useIsScreenAvailable();
  useLive(consent, 'consent_changed', () => void own.refetch());
  useReturn(() => void own.refetch());
  if (own.error && !own.data) return <ErrorState error={own.error} retry={own.refetch} />;
  if (!own.data) return <Skeleton lines={4} />;
  const { standing, mayAsk, mayName, address, contact } = own.data;
  if (standing === 'not-needed') return <p className="soft">You decide for yourself. No consent is needed.</p>;
  return (
    <div className={styles.section}>
      <Stack gap={16}>
        <div role="status">
          <Tag tone={statusTones[standing]}>Consent: {standingTitles[standing].toLowerCase()}</Tag>
          <p style={{ marginTop: 8 }}>{sentenceOf(own.data)}</p>
        </div>
        {own.data.ageBand === 'unknown' && (
          <p>
            {unknownAge.notice}{' '}
            {isAvailable(unknownAge.path) ? (
              <Link to={unknownAge.path}>{unknownAge.action}</Link>
            ) : (
              'Tell your school your age.'
            )}
          </p>
        )}
        {address !== null && mayAsk && <ResendLetter address={address} />}
        {mayName && <EnterAddress isAnother={address !== null} />}
        {contact && <p className="soft">Questions: {contact}</p>}
      </Stack>
    </div>
  );
}

function useRequestConsent(onSuccess?: () => void) {
  return useCall(consent.routes.ask, {
    once: true,
    invalidates: [consent.routes.own],
    onSuccess: ({ address }) => {
      toast({ title: 'Letter on its way', description: `To ${address ?? 'your parent or guardian'}` });
      onSuccess?.();
    },
  });
}

function ResendLetter({ address }: { address: string }) {
  const ask = useRequestConsent();
  return (
    <div>
      <Button busy={ask.isPending} onClick={() => ask.mutate({ body: {} })}>
        Send the letter to {address} again
      </Button>
      <Refusal error={ask.error} />
    </div>
  );
}

function EnterAddress({ isAnother }: { isAnother: boolean }) {
  const [address, setAddress] = useState('');
  const ask = useRequestConsent(() => setAddress(''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ body: { address } });
  };
  return (
    <form onSubmit={submit}>
      <div className={styles.ask}>
        <TextField
          label={isAnother ? 'Another parent or guardian’s email' : 'Your parent or guardian’s email'}
          type="email"
          name="address"
          autoComplete="off"
          maxLength={254}
          required
          value={address}
          issue={ask.error?.issueOf('address')}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button type="submit" busy={ask.isPending}>
          Send a letter
        </Button>
      </div>
      <Refusal error={ask.error} fields={['address']} />
    </form>
  );
}

function sentenceOf({ standing, address, askedAt, decidedAt, isSent, closed, mayName }: Own): string {
  const limits = closed.length > 0 ? `Closed until then: ${purposesText(closed)}.` : '';
  const on = decidedAt ? ` on ${dateText(decidedAt)}` : '';
  switch (standing) {
    case 'waiting':
      return isSent
        ? `A letter was sent to ${address}${askedAt ? ` on ${dateText(askedAt)}` : ''}. Your parent or guardian decides with its link. ${limits}`
        : `A letter to ${address} is on its way. ${limits}`;
    case 'expired':
      return `The letter to ${address} expired without an answer. You can send it again. ${limits}`;
    case 'given':
      return `Your parent or guardian has agreed${on}. They can change or end it at any time.${closed.length > 0 ? ` Still closed: ${purposesText(closed)}.` : ''}`;
    case 'refused':
      return `Your parent or guardian has declined${on}. Lessons, practice and assessments are not affected.`;
    case 'withdrawn':
      return `Your parent or guardian has ended the consent${on}. Lessons, practice and assessments are not affected.`;
    default:
      return mayName
        ? `Some features need the consent of a parent or guardian. Enter their address to send them a letter. ${limits}`
        : 'Your school does not ask for consent at your age.';
  }
}
