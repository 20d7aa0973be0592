import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { useMay, useUser } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { BlockDialog, Button, momentText, Tag } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import { collaboration as contract } from '../../contract.ts';
import type { Participant } from '../../rooms/contract.ts';
import type { RoomView } from './names.ts';
import { nameOf } from './names.ts';
import styles from './Rooms.module.css';

const roleTitles = { host: 'Host', collaborator: 'Collaborator' } as const;
const statusTexts = { online: 'Online', away: 'Away', other: 'Waits to be admitted' } as const;

/** Who is in the room, and what its host may do about them. */
export function Participants({ room }: { room: RoomView }) {
  const own = useUser().id;
  const mayBlock = useMay()('collaboration.block');
  const isHost = room.participants.some(({ id, role }) => id === own && role === 'host');
  return (
    <>
      <ul className={styles.people}>
        {room.participants.map((person) => (
          <li key={person.id} className={styles.person}>
            <span className={styles.who}>
              <bdi>{nameOf(room, person, own)}</bdi>
              <br />
              <span className={styles.status}>
                {statusTexts[person.status]}
                {person.lastSeen && ` since ${momentText(person.lastSeen)}`}
                {!person.mayWrite && ' · Reads only'}
                {person.isMuted && ' · Muted'}
                {person.isBlocked && ' · Blocked by you'}
              </span>
            </span>
            {person.status !== 'other' && (
              <Tag {...(person.role === 'host' && { tone: 'accent' })}>{roleTitles[person.role]}</Tag>
            )}
            {isHost && person.role !== 'host' && !room.endedAt && (
              <HostActions room={room} person={person} name={nameOf(room, person, own)} />
            )}
            {mayBlock && person.id !== own && <Block room={room} person={person} name={nameOf(room, person, own)} />}
          </li>
        ))}
      </ul>
      <p className={styles.note}>Only learners who share their name are named. You can change this in your profile.</p>
    </>
  );
}

interface PersonProps {
  room: RoomView;
  person: Participant;
  name: string;
}

function Block({ room, person, name }: PersonProps) {
  const [isAsked, setAsked] = useState(false);
  const invalidates = [contract.routes.room];
  const block = useCall(contract.routes.blockParticipant, {
    invalidates,
    once: true,
    onSuccess: () => setAsked(false),
  });
  const unblock = useCall(learner.routes.unblockPerson, {
    invalidates,
    onError: ({ text }) => toast({ title: 'Not unblocked', description: text, variant: 'destructive' }),
  });
  return (
    <>
      <Button
        small
        quiet
        busy={unblock.isPending}
        aria-label={`${person.isBlocked ? 'Unblock' : 'Block'} ${name}`}
        onClick={() => (person.isBlocked ? unblock.mutate({ params: { userId: person.id } }) : setAsked(true))}
      >
        {person.isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {isAsked && (
        <BlockDialog
          name={name}
          busy={block.isPending}
          error={block.error}
          onConfirm={() => block.mutate({ params: { id: room.id, userId: person.id } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function HostActions({ room, person, name }: PersonProps) {
  const change = useCall(contract.routes.changeParticipant, {
    invalidates: [contract.routes.room],
    onError: ({ text }) => toast({ title: 'Not changed', description: text, variant: 'destructive' }),
  });
  const params = { id: room.id, userId: person.id };
  const isWaiting = person.status === 'other';
  return (
    <>
      {isWaiting ? (
        <Button
          small
          busy={change.isPending}
          aria-label={`Admit ${name}`}
          onClick={() => change.mutate({ params, body: { admission: 'admitted' } })}
        >
          Admit
        </Button>
      ) : (
        <Button
          small
          busy={change.isPending}
          aria-label={`${person.mayWrite ? 'Reading only' : 'Let write'}: ${name}`}
          onClick={() => change.mutate({ params, body: { mayWrite: !person.mayWrite } })}
        >
          {person.mayWrite ? 'Reading only' : 'Let write'}
        </Button>
      )}
      {!isWaiting && (
        <Button
          small
          quiet
          busy={change.isPending}
          aria-label={`${person.isMuted ? 'Unmute' : 'Mute'} ${name}`}
          onClick={() => change.mutate({ params, body: { isMuted: !person.isMuted } })}
        >
          {person.isMuted ? 'Unmute' : 'Mute'}
        </Button>
      )}
      <Button
        small
        quiet
        destructive
        busy={change.isPending}
        aria-label={`Remove ${name}`}
        onClick={() => change.mutate({ params, body: { admission: 'removed' } })}
      >
        Remove
      </Button>
    </>
  );
}
