import { useUser } from '../../../../web/session/manifest.ts';
import { LinkButton } from '../../../../web/ui/index.ts';
import { notMeasured } from '../../../learner/contract.ts';
import type { Status } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import styles from './PlacementActions.module.css';

/** The link to start, continue or see the result. Its space is reserved until the status is known. */
export function PlacementActions({ status }: { status: Status | undefined }) {
  const { role } = useUser();
  if (role !== 'learner') return null;
  if (!status) return <span className={styles.room} data-waiting />;
  if (status.state === 'open') {
    return (
      <LinkButton primary to={addresses.questions}>
        Continue
      </LinkButton>
    );
  }
  if (status.state === 'none' && status.form === null) return <p className="soft">{notMeasured}</p>;
  if (status.state === 'none') {
    return (
      <LinkButton primary to={addresses.intro}>
        Start Assessment
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton primary to={addresses.results}>
        View result
      </LinkButton>
      {status.canStart && <LinkButton to={addresses.intro}>Start Assessment</LinkButton>}
    </>
  );
}
