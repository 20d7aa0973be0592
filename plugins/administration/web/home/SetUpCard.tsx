import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { useOffers } from '../../../../web/shell/home/offers.ts';
import { useFills } from '../../../../web/shell/SlotView.tsx';
import { Button, Card, counted, Icon, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { SetUpStep } from '../../contract.ts';
import { administration } from '../../contract.ts';
import styles from './Cards.module.css';

/** Key in local storage: the administrator has hidden the card in this browser. */
const hiddenKey = 'setUpHidden';

/** On the home page of administrators: the steps to set up a new institution, until all are done. */
export function SetUpCard() {
  const may = useMay();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) === 'true');
  const fills = useFills(administration.slots.setUpStep, null);
  const { sources, offered, areKnown } = useOffers<SetUpStep>(fills);
  const institution = useRoute(administration.routes.institution, undefined, { freshFor: 30_000 });
  const canSeePeople = may('platform.people');
  const people = useRoute(
    administration.routes.people,
    { query: { active: 'true', limit: 2 } },
    { freshFor: 30_000, enabled: canSeePeople },
  );
  const own: (SetUpStep | undefined)[] = [
    institution.data && {
      title: 'Choose a colour and check the name',
      to: '/administration/institution',
      isDone: institution.data.branding.accent !== null,
    },
    institution.data && {
      title: 'Enter the host names people use',
      to: '/administration/institution',
      isDone: institution.data.hostNames.length > 0,
    },
    people.data && {
      title: 'Invite learners and instructors',
      to: '/administration/people',
      isDone: people.data.total > 1,
    },
  ];
  const steps = [...own, ...offered].filter((step) => step !== undefined && step !== null);
  const left = steps.filter(({ isDone }) => !isDone).length;
  const isLoaded = areKnown && !institution.isLoading && !people.isLoading;
  return (
    <>
      {sources.map(({ key, View, offer }) => (
        <View key={key} slotProps={{ offer }} />
      ))}
      {!isLoaded && <SkeletonBlock height={220} />}
      {isLoaded && left > 0 && !isHidden && (
        <Card
          title={`Set up EiQ: ${counted(left, 'step')} left`}
          actions={
            <Button
              small
              quiet
              onClick={() => {
                localStorage.setItem(hiddenKey, 'true');
                setHidden(true);
              }}
            >
              Hide
            </Button>
          }
        >
          <ol className={styles.steps}>
            {steps.map(({ title, to, isDone }) => (
              <li key={title} data-done={isDone || undefined}>
                {isDone ? <Icon name="check" size={20} /> : <span className={styles.open} />}
                {isDone ? <span>{title}</span> : <Link to={to}>{title}</Link>}
                {isDone && <span className="unseen">, done</span>}
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}
