import { useEffect, useRef, useState } from 'react';
import { Button, Checkbox, Dialog, SelectField, Stack } from '../../../../web/ui/index.ts';
import styles from './Call.module.css';
import type { Device } from './devices.ts';
import { deviceProblem, openDevice, useDeviceChoices } from './devices.ts';
import type { Chosen } from './use-room-call.ts';
import { Video } from './Video.tsx';

const titles = { audio: 'Microphone', camera: 'Camera' } as const;

interface JoinCallProps {
  mayUseDevices: boolean;
  /** Devices to turn on at once. */
  begin: readonly Device[];
  onJoin: (chosen: Chosen) => void;
  onClose: () => void;
}

/** Choosing devices before joining a call. They are off until the person turns them on. */
export function JoinCall({ mayUseDevices, begin, onJoin, onClose }: JoinCallProps) {
  const audio = useDevice('audio', mayUseDevices && begin.includes('audio'));
  const camera = useDevice('camera', mayUseDevices && begin.includes('camera'));
  return (
    <Dialog
      title="Join the call"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            busy={audio.isOpening || camera.isOpening}
            onClick={() =>
              onJoin({
                audio: audio.take(),
                camera: camera.take(),
                deviceIds: { audio: audio.deviceId, camera: camera.deviceId },
              })
            }
          >
            Join
          </Button>
        </>
      }
    >
      {mayUseDevices ? (
        <Stack gap={16}>
          {camera.track && <Video track={camera.track} className={styles.preview} label="Your camera" isMirrored />}
          {([audio, camera] as const).map((device) => (
            <div key={device.kind}>
              <Checkbox
                label={`${titles[device.kind]} on`}
                checked={device.isOn}
                onChange={({ target }) => device.turn(target.checked)}
              />
              {device.isOn && device.choices.length > 1 && (
                <SelectField
                  label={titles[device.kind]}
                  options={device.choices}
                  value={device.deviceId ?? device.choices[0]?.value ?? ''}
                  onChange={({ target }) => device.choose(target.value)}
                />
              )}
              {device.problem !== undefined && (
                <p className={styles.note} role="alert">
                  {device.problem}
                </p>
              )}
            </div>
          ))}
          <p className={styles.note}>You can change both during the call. Calls are not recorded.</p>
        </Stack>
      ) : (
        <p>
          You can hear and see the others. Your camera and microphone are open to you once a parent or guardian has
          agreed to the use of your voice.
        </p>
      )}
    </Dialog>
  );
}

/** One device while it is chosen. Unless it is taken, it is stopped when the dialog closes. */
function useDevice(kind: Device, beginsOn: boolean) {
  const [isOn, setOn] = useState(beginsOn);
  const [deviceId, setDeviceId] = useState<string>();
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [problem, setProblem] = useState<string>();
  const taken = useRef<MediaStreamTrack>(undefined);
  const choices = useDeviceChoices(kind, track !== undefined);
  useEffect(() => {
    if (!isOn) return;
    let opened: MediaStreamTrack | undefined;
    let isCurrent = true;
    const stop = () => opened && opened !== taken.current && opened.stop();
    openDevice(kind, deviceId).then(
      (found) => {
        opened = found;
        if (!isCurrent) return stop();
        setTrack(found);
        setProblem(undefined);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setProblem(deviceProblem(kind, error));
        setOn(false);
      },
    );
    return () => {
      isCurrent = false;
      stop();
      setTrack(undefined);
    };
  }, [kind, isOn, deviceId]);
  return {
    ...{ kind, isOn, deviceId, track, problem, choices },
    isOpening: isOn && track === undefined,
    turn(on: boolean) {
      setProblem(undefined);
      setOn(on);
    },
    choose: setDeviceId,
    take() {
      taken.current = track;
      return track ?? null;
    },
  };
}
