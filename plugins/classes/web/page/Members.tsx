import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  ConfirmDialog,
  counted,
  dateText,
  EmptyState,
  fullName,
  LineList,
  LineSubject,
  Refusal,
  SearchField,
  Section,
} from '../../../../web/ui/index.ts';
import type { ClassPage } from '../../contract.ts';
import { classes } from '../../contract.ts';
import styles from '../parts/Classes.module.css';

const { candidates, addMembers, removeMember, class: classRoute, classes: classList } = classes.routes;
const stale = [classRoute, classList, candidates];

type Role = 'teacher' | 'learner';

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The learners or the teachers of a class. */
export function Members({ shown, of: role, isArchived }: { shown: ClassPage; of: Role; isArchived: boolean }) {
  const { id, name } = shown;
  const [leaving, setLeaving] = useState<Person>();
  const remove = useCall(removeMember, { once: true, invalidates: stale, onSuccess: () => setLeaving(undefined) });
  const lines =
    role === 'teacher'
      ? shown.teachers.map((person) => ({ person, note: 'Teacher' }))
      : shown.learnerList.map((person) => ({ person, note: `${person.username}, since ${dateText(person.addedAt)}` }));
  return (
    <Section
      title={role === 'teacher' ? 'Teachers' : 'Learners'}
      description={
        role === 'teacher'
          ? 'Teachers manage the class and see its learners’ results and progress.'
          : counted(lines.length, 'learner')
      }
    >
      {lines.length === 0 ? (
        <EmptyState
          icon="users"
          title={role === 'teacher' ? 'No teacher' : 'No learners yet'}
          description={
            role === 'teacher' ? 'Search for an instructor below.' : 'Add them below, or give them a code to join with.'
          }
        />
      ) : (
        <LineList>
          {lines.map(({ person, note }) => (
            <li key={person.id}>
              <LineSubject title={fullName(person)} description={note} />
              <Button small aria-label={`Remove ${fullName(person)}`} onClick={() => setLeaving(person)}>
                Remove
              </Button>
            </li>
          ))}
        </LineList>
      )}
      {!isArchived && <AddPeople id={id} of={role} />}
      {leaving && (
        <ConfirmDialog
          title={`Remove ${fullName(leaving)}`}
          confirm="Remove"
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ params: { id, userId: leaving.id } })}
          onClose={() => setLeaving(undefined)}
        >
          <p>
            {role === 'teacher'
              ? `They no longer see the learners of ${name} through this class.`
              : `They leave ${name}. What they did stays in their own record.`}
          </p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

function AddPeople({ id, of: role }: { id: string; of: Role }) {
  const [search, setSearch] = useState('');
  const found = useRoute(
    candidates,
    { params: { id }, query: { role, search } },
    { enabled: search !== '', freshFor: 0 },
  );
  const add = useCall(addMembers, { once: true, invalidates: stale });
  const offer = search === '' ? undefined : found.data;
  return (
    <div className={styles.add}>
      <SearchField
        label={role === 'teacher' ? 'Find an instructor to add' : 'Find a learner to add'}
        value={search}
        onSearch={setSearch}
      />
      <Refusal error={found.error ?? add.error} />
      {offer?.items.length === 0 && (
        <p className="soft">
          {role === 'teacher' ? 'No matching instructors.' : 'No matching learners whom you may add.'}
        </p>
      )}
      {offer && offer.items.length > 0 && (
        <LineList>
          {offer.items.map((person) => (
            <li key={person.id}>
              <LineSubject title={fullName(person)} description={person.username} />
              <Button
                small
                aria-label={`Add ${fullName(person)}`}
                busy={add.isPending && add.variables?.body.userIds[0] === person.id}
                onClick={() => add.mutate({ params: { id }, body: { userIds: [person.id] } })}
              >
                Add
              </Button>
            </li>
          ))}
        </LineList>
      )}
      {offer?.hasMore && <p className="soft">More people match. Type more of the name.</p>}
    </div>
  );
}
