import { useState } from 'react';
import { useUser } from '../../../../web/session/manifest.ts';
import { Button, Card, counted } from '../../../../web/ui/index.ts';
import { maxInCall } from '../../calls/contract.ts';
import type { RoomView } from '../rooms/names.ts';
import styles from './Call.module.css';
import type { Device } from './devices.ts';
import { JoinCall } from './JoinCall.tsx';
import { Tiles } from './Tiles.tsx';
import { useRoomCall } from './use-room-call.ts';

/** The call of a room: audio, video and screen toggles, and the people in it. */
export function Call({ room }: { room: RoomView }) {
  const call = useRoomCall(room);
  const own = useUser().id;
  const [begin, setBegin] = useState<readonly Device[]>();
  const others = room.participants.filter(({ id, isInCall }) => isInCall && id !== own);
  const isFull = !call.isJoined && others.length >= maxInCall;
  const isClosed = room.endedAt !== null || call.isAssessed;
  const canShare = navigator.mediaDevices !== undefined && 'getDisplayMedia' in navigator.mediaDevices;
  const toggle = (line: Device) => (call.isJoined ? call.toggle(line) : setBegin([line]));
  if (room.endedAt) return null;
  return (
    <Card>
      <h2 className="unseen">Call</h2>
      <div className={styles.bar}>
        <p className={styles.state} role="status">
          {call.isReconnecting
            ? 'Reconnecting to the call…'
            : call.isJoined
              ? others.length === 0
                ? 'You are the first in the call'
                : `You are in the call with ${counted(others.length, 'other')}`
              : others.length === 0
                ? 'No call at the moment'
                : `${counted(others.length, 'person', 'people')} in the call`}
        </p>
        <Toggle
          icon="mic"
          label="Microphone"
          isOn={call.tracks.audio !== null}
          disabled={isClosed || isFull || !room.mayUseDevices || call.isMuted}
          onToggle={() => toggle('audio')}
        />
        <Toggle
          icon="video"
          label="Camera"
          isOn={call.tracks.camera !== null}
          disabled={isClosed || isFull || !room.mayUseDevices}
          onToggle={() => toggle('camera')}
        />
        <Toggle
          icon="screen"
          label="Share screen"
          isOn={call.tracks.screen !== null}
          disabled={!call.isJoined || !room.mayUseDevices || !canShare}
          onToggle={() => call.toggle('screen')}
        />
        {call.isJoined || call.isJoining ? (
          <Button destructive quiet onClick={call.leave}>
            Leave call
          </Button>
        ) : (
          <Button disabled={isClosed || isFull} onClick={() => setBegin([])}>
            Join call
          </Button>
        )}
      </div>
      {isFull && (
        <p className={styles.note}>
          The call has {maxInCall} people, the most that can talk at once. Take part by the chat and the documents.
        </p>
      )}
      {call.isMuted && <p className={styles.note}>The host has muted you in this room.</p>}
      {!room.mayUseDevices && (
        <p className={styles.note}>
          Your camera and microphone are open to you once a parent or guardian has agreed to the use of your voice.
        </p>
      )}
      {call.isJoined && <Tiles room={room} call={call} />}
      {begin && (
        <JoinCall
          mayUseDevices={room.mayUseDevices && !isClosed}
          begin={begin}
          onJoin={(chosen) => {
            setBegin(undefined);
            call.join(chosen);
          }}
          onClose={() => setBegin(undefined)}
        />
      )}
    </Card>
  );
}

interface ToggleProps {
  icon: 'mic' | 'video' | 'screen';
  label: string;
  isOn: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function Toggle({ icon, label, isOn, disabled, onToggle }: ToggleProps) {
  return (
    <Button icon={icon} aria-pressed={isOn} disabled={disabled} onClick={onToggle}>
      {label}
      <span className={isOn ? styles.on : styles.off}>{isOn ? 'On' : 'Off'}</span>
    </Button>
  );
}
