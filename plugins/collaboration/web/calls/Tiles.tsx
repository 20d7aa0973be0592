import { useMemo } from 'react';
import { useUser } from '../../../../web/session/manifest.ts';
import { Avatar, Tag } from '../../../../web/ui/index.ts';
import type { RoomView } from '../rooms/names.ts';
import { nameOf } from '../rooms/names.ts';
import styles from './Call.module.css';
import type { RoomCall } from './use-room-call.ts';
import { useVoiceActivity } from './use-voice-activity.ts';
import { Sound, Video } from './Video.tsx';

/**
 * The people in the call, shared screens first and large. The server's word decides what is shown and played: a person whom the
 * host has muted, or the reader has blocked, is not heard, whatever their browser sends.
 */
export function Tiles({ room, call }: { room: RoomView; call: RoomCall }) {
  const own = useUser().id;
  const inCall = room.participants.filter(({ id, isInCall }) => isInCall || id === own);
  const streamsOf = (userId: string) => call.people.find((one) => one.userId === userId);
  const sharing = inCall.filter(({ id, isScreenSharing, isBlocked }) => isScreenSharing && !isBlocked && id !== own);
  return (
    <>
      {sharing.map((person) => {
        const remote = streamsOf(person.id);
        const name = nameOf(room, person, own);
        return (
          remote && (
            <figure key={person.id} className={styles.screen}>
              <Video stream={remote.streams.screen} label={`Screen of ${name}`} className={styles.picture} />
              <figcaption>
                <bdi>{name}</bdi> shares the screen
              </figcaption>
            </figure>
          )
        );
      })}
      {call.tracks.screen && <p className={styles.note}>You share your screen with everyone in the call.</p>}
      <ul className={styles.tiles}>
        {inCall.map((person) => {
          const isOwn = person.id === own;
          const remote = streamsOf(person.id);
          const { audio, camera } = remote?.streams ?? {};
          const isOn = (isEnabled: boolean) => isEnabled && !person.isBlocked;
          return (
            <Tile
              key={person.id}
              name={nameOf(room, person, own)}
              isOwn={isOwn}
              audio={isOwn ? call.tracks.audio : isOn(person.isAudioEnabled) ? audio : undefined}
              camera={isOwn ? call.tracks.camera : isOn(person.isVideoEnabled) ? camera : undefined}
              state={isOwn ? 'connected' : (remote?.state ?? 'connecting')}
            />
          );
        })}
      </ul>
    </>
  );
}

interface TileProps {
  name: string;
  isOwn: boolean;
  audio: MediaStreamTrack | MediaStream | null | undefined;
  camera: MediaStreamTrack | MediaStream | null | undefined;
  state: 'connecting' | 'connected' | 'reconnecting';
}

const streamOf = (media: MediaStreamTrack | MediaStream) =>
  media instanceof MediaStream ? media : new MediaStream([media]);

function Tile({ name, isOwn, audio, camera, state }: TileProps) {
  const sound = useMemo(() => (audio ? streamOf(audio) : undefined), [audio]);
  const picture = useMemo(() => (camera ? streamOf(camera) : undefined), [camera]);
  const isSpeaking = useVoiceActivity(state === 'connected' ? sound : undefined);
  const [firstName = '?', lastName = ''] = name.split(' ');
  return (
    <li className={isSpeaking ? [styles.tile, styles.speaking].join(' ') : styles.tile}>
      {picture ? (
        <Video stream={picture} label={`Camera of ${name}`} className={styles.picture} isMirrored={isOwn} />
      ) : (
        <span className={styles.noPicture}>
          <Avatar firstName={firstName} lastName={lastName} size={56} />
        </span>
      )}
      {sound && !isOwn && <Sound stream={sound} />}
      <span className={styles.caption}>
        <bdi className={styles.name}>{name}</bdi>
        {state !== 'connected' && <Tag>{state === 'connecting' ? 'Connecting…' : 'Reconnecting…'}</Tag>}
        {!sound && <Tag>Muted</Tag>}
        {isSpeaking && <Tag tone="good">Speaking</Tag>}
      </span>
    </li>
  );
}
