import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  CopyButton,
  dateText,
  EmptyState,
  ErrorState,
  LevelTag,
  LinkButton,
  SkeletonBlock,
  scoreText,
} from '../../../../web/ui/index.ts';
import { learner, unknownAge } from '../../../learner/contract.ts';
import type { Credential } from '../../contract.ts';
import { lifetime } from '../../contract.ts';
import { errorText } from '../words.ts';
import styles from './Credentials.module.css';
import { ShareDialog } from './ShareDialog.tsx';

/** A learner's credentials, with sharing. */
export function Credentials() {
  const own = useRoute(lifetime.routes.credentials, {}, { freshFor: 3000 });
  if (own.error && !own.data) return <ErrorState error={own.error} retry={own.refetch} />;
  if (!own.data) {
    return (
      <div role="status" className={styles.list}>
        <span className="unseen">Loading your credentials</span>
        <SkeletonBlock height={[250, 176, 176]} />
        <SkeletonBlock height={[250, 176, 176]} />
      </div>
    );
  }
  const { credentials, mayShare } = own.data;
  if (credentials.length === 0) {
    return (
      <EmptyState
        icon="ladder"
        title="No credentials yet"
        description="A completed assessment gives you a level with its date and score. You choose who can check it."
        action={
          <LinkButton primary to="/placement">
            Take the placement
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className={styles.list}>
      {!mayShare && <SharingClosed />}
      {credentials.map((credential) => (
        <CredentialCard key={credential.id} credential={credential} mayShare={mayShare} />
      ))}
    </div>
  );
}

/** Why credentials cannot be shared, and the way out. */
function SharingClosed() {
  const profile = useRoute(learner.routes.profile);
  const isAvailable = useIsScreenAvailable();
  return (
    <p className="soft">
      {profile.data?.ageBand === 'unknown' ? (
        <>
          {unknownAge.notice} {isAvailable(unknownAge.path) && <Link to={unknownAge.path}>{unknownAge.action}</Link>}
        </>
      ) : (
        'You can share your credentials once a parent or guardian has consented.'
      )}
    </p>
  );
}

function CredentialCard({ credential, mayShare }: { credential: Credential; mayShare: boolean }) {
  const { id, title, level, eiqScore, standardError, earnedAt, share } = credential;
  const [isSharing, setSharing] = useState(false);
  return (
    <Card title={title} actions={<LevelTag level={level} />}>
      <div className={styles.credential}>
        <p>
          EiQ score <strong className="figures">{scoreText(eiqScore)}</strong>{' '}
          <span className="soft">
            {errorText(standardError)} (95 %), <span className={styles.day}>{dateText(earnedAt)}</span>
          </span>
        </p>
        {share ? <Shared credential={credential} share={share} /> : <p className="soft">Only you can see it.</p>}
        <div className={styles.actions}>
          <LinkButton to={`/lifetime-advantage/credentials/${id}`} icon="print" aria-label={`Certificate: ${title}`}>
            Certificate
          </LinkButton>
          <Button
            icon="external"
            disabled={!mayShare}
            aria-label={`${share ? 'Change what is shown of' : 'Share'} ${title}`}
            onClick={() => setSharing(true)}
          >
            {share ? 'Change what is shown' : 'Share'}
          </Button>
          {share && <StopSharing id={id} title={title} />}
        </div>
      </div>
      {isSharing && <ShareDialog credential={credential} onClose={() => setSharing(false)} />}
    </Card>
  );
}

function Shared({ share: { code, shows } }: { credential: Credential; share: NonNullable<Credential['share']> }) {
  const parts = [
    'level, assessment and date',
    ...(shows.name ? ['your name'] : []),
    ...(shows.score ? ['the score'] : []),
  ];
  return (
    <div className={styles.shared}>
      <p>
        Code <strong className={styles.code}>{code}</strong>
        <span className="soft"> shows {listed(parts)} to anyone who has it.</span>
      </p>
      <CopyButton small text={addressOf(code)}>
        Copy the address
      </CopyButton>
    </div>
  );
}

function StopSharing({ id, title }: { id: string; title: string }) {
  const unshare = useCall(lifetime.routes.unshare, {
    once: true,
    invalidates: [lifetime.routes.credentials],
    onSuccess: () => toast({ title: 'No longer shared', description: 'Its code is not valid any more.' }),
    onError: (error) => toast({ title: 'Not changed', description: error.text, variant: 'destructive' }),
  });
  return (
    <Button
      destructive
      busy={unshare.isPending}
      aria-label={`Stop sharing ${title}`}
      onClick={() => unshare.mutate({ params: { id } })}
    >
      Stop sharing
    </Button>
  );
}

/** The public address of a shared credential. */
export const addressOf = (code: string) => `${location.origin}/credentials/${code}`;

const listed = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);
