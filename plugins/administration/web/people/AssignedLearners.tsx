import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  fullName,
  nameText,
  Refusal,
  SearchField,
  Section,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import type { AssignedLearner, Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import styles from './People.module.css';

const { assigned, assign, unassign, people, person: personRoute, history, audit } = administration.routes;
const stale = [assigned, personRoute, history, audit];

/** Search results shown. */
const maxResults = 6;

/** The learners assigned to an instructor, a reviewer or a recruiter. */
export function AssignedLearners({ person }: { person: Person }) {
  const { id, firstName } = person;
  const found = useRoute(assigned, { params: { id } });
  const end = useCall(unassign, { once: true, invalidates: stale });
  return (
    <Section
      title="Learners"
      description={
        person.role === 'instructor'
          ? `Learners assigned to ${nameText(firstName)}. A setting of the institution decides whether instructors see only these.`
          : `Learners assigned to ${nameText(firstName)}, who sees no others.`
      }
    >
      <Card>
        <Stack>
          {found.error && <ErrorState error={found.error} retry={found.refetch} />}
          {!found.data && !found.error && <SkeletonBlock />}
          {found.data?.length === 0 && (
            <EmptyState
              icon="users"
              title="No learners assigned"
              description="Search for a learner below to assign them."
            />
          )}
          {found.data?.map((learner) => (
            <div key={learner.id} className={styles.act}>
              <p>
                <Link to={`/administration/people/${learner.id}`}>{fullName(learner)}</Link>
                <span className={styles.under}>{assignmentText(learner)}</span>
              </p>
              {learner.isByHand && (
                <Button
                  small
                  aria-label={`Unassign ${fullName(learner)}`}
                  busy={end.isPending && end.variables?.params.learnerId === learner.id}
                  onClick={() => end.mutate({ params: { id, learnerId: learner.id } })}
                >
                  Unassign
                </Button>
              )}
            </div>
          ))}
          <Refusal error={end.error} />
          <Assign id={id} known={found.data ?? []} />
        </Stack>
      </Card>
    </Section>
  );
}

function Assign({ id, known }: { id: string; known: readonly AssignedLearner[] }) {
  const [search, setSearch] = useState('');
  const found = useRoute(people, { query: { role: 'learner', search, limit: maxResults } }, { enabled: search !== '' });
  const add = useCall(assign, {
    once: true,
    invalidates: stale,
    onSuccess: () => toast({ title: 'Learner assigned' }),
  });
  const isKnown = (learnerId: string) => known.some((each) => each.id === learnerId && each.isByHand);
  const offer = search === '' ? undefined : found.data;
  return (
    <Stack>
      <SearchField label="Find a learner to assign" value={search} onSearch={setSearch} />
      {offer?.items.length === 0 && <p className="soft">No matching learners.</p>}
      {offer?.items.map((learner) => (
        <div key={learner.id} className={styles.act}>
          <p>
            {fullName(learner)}
            <span className={styles.under}>{learner.username}</span>
          </p>
          <Button
            small
            disabled={isKnown(learner.id)}
            aria-label={`${isKnown(learner.id) ? 'Assigned' : 'Assign'} ${fullName(learner)}`}
            onClick={() => add.mutate({ params: { id, learnerId: learner.id } })}
          >
            {isKnown(learner.id) ? 'Assigned' : 'Assign'}
          </Button>
        </div>
      ))}
      {offer && offer.total > offer.items.length && <p className="soft">More learners match. Type more of the name.</p>}
      <Refusal error={add.error} />
    </Stack>
  );
}

/** How a learner came to be assigned. */
function assignmentText({ username, isByHand, sources }: AssignedLearner): string {
  const parts = [...(isByHand ? ['assigned by an administrator'] : []), ...sources];
  return `${username}, ${parts.join(', ')}`;
}
