import { Link, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useManifest, useUser } from '../../../../web/session/manifest.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import {
  Button,
  dateText,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Ruler,
  rulerCuts,
  SkeletonPage,
} from '../../../../web/ui/index.ts';
import { learner, levelTitles } from '../../../learner/contract.ts';
import type { Credential } from '../../contract.ts';
import { lifetime } from '../../contract.ts';
import styles from './Certificate.module.css';
import { addressOf } from './Credentials.tsx';

const list = '/lifetime-advantage?tab=credentials';

/** A credential as a printable page. */
export function Certificate() {
  const { id } = useParams();
  const own = useRoute(lifetime.routes.credentials, {}, { freshFor: 3000 });
  const eiq = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  const credential = own.data?.credentials.find((each) => each.id === id);
  useTitle(credential && `Certificate: ${credential.title}`);
  if (own.error && !own.data) return <ErrorState wholePage error={own.error} retry={own.refetch} />;
  if (!own.data || (!eiq.data && !eiq.error)) return <SkeletonPage />;
  if (!credential) {
    return (
      <>
        <PageHeader title="No such credential" above={<Link to={list}>Credentials</Link>} />
        <EmptyState
          icon="ladder"
          title="This credential was not found"
          description="Only its owner can open the certificate of a credential."
          action={<LinkButton to={list}>See your credentials</LinkButton>}
        />
      </>
    );
  }
  return <Sheet credential={credential} cuts={eiq.data?.cuts} />;
}

function Sheet({ credential, cuts }: { credential: Credential; cuts: Parameters<typeof rulerCuts>[0] | undefined }) {
  const { firstName, lastName } = useUser();
  const { institution } = useManifest();
  const { level, title, earnedAt, eiqScore, standardError, answered, version, share } = credential;
  return (
    <div className={styles.page}>
      <div className={`${styles.actions} no-print`}>
        <Link to={list}>Credentials</Link>
        <Button primary icon="print" onClick={() => print()}>
          Print
        </Button>
      </div>
      <article className={styles.sheet}>
        <p className={styles.kind}>EiQ™ certificate</p>
        <h1 tabIndex={-1}>{levelTitles[level]}</h1>
        <p className={styles.of}>
          reached by{' '}
          <bdi>
            <strong>
              {firstName} {lastName}
            </strong>
          </bdi>{' '}
          at {institution.name} on {dateText(earnedAt)}
        </p>
        <p className={styles.in}>{title}</p>
        <Ruler estimate={eiqScore} error={standardError} excellence {...(cuts ? rulerCuts(cuts) : {})} />
        <dl className={styles.facts}>
          <dt>Standard error</dt>
          <dd className="figures">{standardError.toFixed(1)} points</dd>
          {answered !== null && (
            <>
              <dt>Questions answered</dt>
              <dd className="figures">{answered}</dd>
            </>
          )}
          <dt>Version of the measurement</dt>
          <dd>{version}</dd>
          <dt>Verification</dt>
          <dd>
            {share ? (
              <>
                {addressOf(share.code)}
                {!share.shows.name && ' (without your name)'}
              </>
            ) : (
              'Not shared'
            )}
          </dd>
        </dl>
        <p className={styles.foot}>EiQ™, powered by SikatLabs™</p>
      </article>
    </div>
  );
}
