import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { Button, dateText, ErrorState, momentText, Skeleton, Tag } from '../../../../web/ui/index.ts';
import type { Passkey, Status } from '../../contract.ts';
import { secondFactor } from '../../contract.ts';
import styles from '../parts/Factors.module.css';
import { canUsePasskeys, noPasskeysHere } from '../parts/passkey-support.ts';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { NewCodes, RemoveApp, RemovePasskey } from './changes.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

type Open =
  | { readonly dialog: 'add-app' | 'remove-app' | 'add-passkey' | 'new-codes' }
  | { readonly dialog: 'rename-passkey' | 'remove-passkey'; readonly passkey: Passkey };

/** In the profile: authenticator app, passkeys and recovery codes. */
export function OwnFactors() {
  const { demo } = useUser();
  const status = useRoute(secondFactor.routes.status, {}, { enabled: !demo });
  if (demo) return <p className="soft">Demo accounts have no password and no second step.</p>;
  if (status.error) {
    return <ErrorState title="Your second step could not be loaded" error={status.error} retry={status.refetch} />;
  }
  return status.data ? <Shown status={status.data} /> : <Skeleton lines={6} label="Loading your second step" />;
}

function Shown({ status }: { status: Status }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { authenticator, passkeys, recoveryCodes, hasPassword, isRequired, dueAt } = status;
  const isSetUp = authenticator !== null || passkeys.length > 0;
  return (
    <div className={styles.rows} id="second-factor">
      <p className={styles.row}>
        {isSetUp
          ? 'Your password alone does not sign you in: a code or a passkey follows, so a stolen password is of no use.'
          : 'With a second step, a stolen password is of no use: signing in also takes your phone or another device.'}
        {!isSetUp && isRequired && (
          <Tag tone="attention">{dueAt ? `Required from ${dateText(dueAt)}` : 'Required by your institution'}</Tag>
        )}
      </p>
      <div className={styles.row}>
        <div className={styles.subject}>
          <h3>Authenticator app</h3>
          <span className="soft">
            {authenticator
              ? `Set up ${dateText(authenticator.since)}${authenticator.lastUsedAt ? `, last used ${momentText(authenticator.lastUsedAt)}` : ''}.`
              : 'An app on your phone shows a new code every 30 seconds.'}
          </span>
        </div>
        {authenticator && <Button onClick={() => setOpen({ dialog: 'remove-app' })}>Remove app</Button>}
        <Button onClick={() => setOpen({ dialog: 'add-app' })}>{authenticator ? 'Change app' : 'Set up app'}</Button>
      </div>
      <div className={styles.row}>
        <div className={styles.subject}>
          <h3>Passkeys</h3>
          <span className="soft">
            {canUsePasskeys() ? 'Sign in with your finger, face or PIN, without a password.' : noPasskeysHere}
          </span>
        </div>
        {canUsePasskeys() && <Button onClick={() => setOpen({ dialog: 'add-passkey' })}>Add passkey</Button>}
        {passkeys.length > 0 && (
          <ul className={styles.keys} aria-label="Your passkeys">
            {passkeys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} onOpen={setOpen} />
            ))}
          </ul>
        )}
      </div>
      {isSetUp && (
        <div className={styles.row}>
          <div className={styles.subject}>
            <h3>Recovery codes</h3>
            <span className="soft">
              {recoveryCodes
                ? `${recoveryCodes.left} of 10 left, made ${dateText(recoveryCodes.createdAt)}. For when your phone is not at hand.`
                : 'You have none. They sign you in when your phone is not at hand.'}
            </span>
          </div>
          <Button onClick={() => setOpen({ dialog: 'new-codes' })}>New codes</Button>
        </div>
      )}
      {open?.dialog === 'add-app' && <AddApp hasPassword={hasPassword} onClose={close} />}
      {open?.dialog === 'remove-app' && <RemoveApp hasPassword={hasPassword} onClose={close} />}
      {open?.dialog === 'add-passkey' && <AddPasskey hasPassword={hasPassword} onClose={close} />}
      {open?.dialog === 'new-codes' && <NewCodes hasPassword={hasPassword} onClose={close} />}
      {open?.dialog === 'rename-passkey' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open?.dialog === 'remove-passkey' && (
        <RemovePasskey passkey={open.passkey} hasPassword={hasPassword} onClose={close} />
      )}
    </div>
  );
}

function PasskeyLine({ passkey, onOpen }: { passkey: Passkey; onOpen: (open: Open) => void }) {
  const { name, rpId, createdAt, lastUsedAt } = passkey;
  const elsewhere = rpId === location.hostname ? '' : ` Works at ${rpId}.`;
  return (
    <li className={styles.key}>
      <span className={styles.subject}>
        <strong>{name}</strong>
        <span className="soft">
          Added {dateText(createdAt)}
          {lastUsedAt ? `, last used ${momentText(lastUsedAt)}.` : ', not used yet.'}
          {elsewhere}
        </span>
      </span>
      <Button small quiet aria-label={`Rename ${name}`} onClick={() => onOpen({ dialog: 'rename-passkey', passkey })}>
        Rename
      </Button>
      <Button small quiet aria-label={`Remove ${name}`} onClick={() => onOpen({ dialog: 'remove-passkey', passkey })}>
        Remove
      </Button>
    </li>
  );
}
