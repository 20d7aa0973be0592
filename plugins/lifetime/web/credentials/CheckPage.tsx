import type { FormEvent } from 'react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Logo } from '../../../../web/shell/Logo.tsx';
import { Button, dateText, ErrorState, Icon, Ruler, Skeleton, TextField } from '../../../../web/ui/index.ts';
import { levelTitles } from '../../../learner/contract.ts';
import type { CheckedCredential } from '../../contract.ts';
import { lifetime } from '../../contract.ts';
import styles from './CheckPage.module.css';

/** The public page that checks a shared credential. */
export function CheckPage() {
  const { code } = useParams();
  return (
    <div className={styles.page}>
      <Logo />
      {code ? <Checked key={code} code={code} /> : <h1 tabIndex={-1}>Check a credential</h1>}
      <CodeForm known={code} />
    </div>
  );
}

function Checked({ code }: { code: string }) {
  const found = useRoute(lifetime.routes.check, { params: { code } });
  if (found.error?.namesNothing) {
    return (
      <>
        <h1 tabIndex={-1}>No such credential</h1>
        <p>There is no credential with the code {code}, or it is no longer shared.</p>
      </>
    );
  }
  if (found.error) return <ErrorState wholePage error={found.error} retry={found.refetch} />;
  if (!found.data) return <Skeleton lines={8} label="Checking the credential" />;
  return <Shown credential={found.data} />;
}

function Shown({ credential }: { credential: CheckedCredential }) {
  const { institution, title, level, earnedAt, sharedAt, name, score } = credential;
  return (
    <article className={styles.sheet}>
      <p className={styles.good}>
        <Icon name="check" size={20} /> This credential is genuine
      </p>
      <h1 tabIndex={-1}>{levelTitles[level]}</h1>
      <p className={styles.of}>
        {name ? (
          <>
            reached by{' '}
            <bdi>
              <strong>{name}</strong>
            </bdi>
          </>
        ) : (
          'reached by a learner who does not show their name'
        )}{' '}
        at {institution} on {dateText(earnedAt)}
      </p>
      <p className={styles.in}>{title}</p>
      {score ? (
        <>
          <Ruler estimate={score.eiqScore} error={score.standardError} excellence />
          <p className={styles.note}>Measured by version {score.version}.</p>
        </>
      ) : (
        <p className={styles.note}>The score is not shown.</p>
      )}
      <p className={styles.note}>Shared since {dateText(sharedAt)}. The learner can stop sharing it at any time.</p>
    </article>
  );
}

function CodeForm({ known }: { known: string | undefined }) {
  const navigate = useNavigate();
  const [entered, setEntered] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = entered.trim().replace(/^.*\/credentials\//, '');
    setEntered('');
    if (code) navigate(`/credentials/${encodeURIComponent(code)}`);
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextField
        label={known ? 'Check another code' : 'Code of the credential'}
        hint="Four groups of four letters or digits"
        autoComplete="off"
        spellCheck={false}
        value={entered}
        onChange={({ target }) => setEntered(target.value)}
      />
      <Button type="submit" primary={!known} disabled={entered.trim() === ''}>
        Check
      </Button>
    </form>
  );
}
