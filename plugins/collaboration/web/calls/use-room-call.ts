import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../../web/api/index.ts';
import { send, useLive, useRoom } from '../../../../web/live/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import { toast } from '../../../../web/shell/toasts.ts';
import { collaboration as contract } from '../../contract.ts';
import type { RoomView } from '../rooms/names.ts';
import { nameOf } from '../rooms/names.ts';
import { deviceProblem, openDevice } from './devices.ts';
import type { Line, Mesh, RemotePerson } from './mesh.ts';
import { createMesh, lines } from './mesh.ts';

/** What the person chose before joining. Tracks are handed over: the call stops them. */
export interface Chosen {
  readonly audio: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
  readonly deviceIds: { readonly audio: string | undefined; readonly camera: string | undefined };
}

type Tracks = Readonly<Record<Line, MediaStreamTrack | null>>;

const noTracks: Tracks = { audio: null, camera: null, screen: null };
const toggles = { audio: 'audio_toggle', camera: 'video_toggle', screen: 'screen_share_toggle' } as const;

/** The call of a room, from this tab. */
export function useRoomCall(room: RoomView) {
  const own = useUser().id;
  const [chosen, setChosen] = useState<Chosen>();
  const [tracks, setTracks] = useState<Tracks>(noTracks);
  const [people, setPeople] = useState<readonly RemotePerson[]>([]);
  const [isJoined, setJoined] = useState(false);
  const mesh = useRef<Mesh>(undefined);
  const current = useRef<Tracks>(noTracks);
  const { state } = useRoom(contract, 'call', chosen ? room.id : undefined);

  const put = (line: Line, track: MediaStreamTrack | null) => {
    const before = current.current[line];
    if (before && before !== track) before.stop();
    current.current = { ...current.current, [line]: track };
    setTracks(current.current);
    mesh.current?.send(line, track);
    // Unplugged, or sharing was ended in the browser's own bar.
    track?.addEventListener('ended', () => current.current[line] === track && void turn(line, false), { once: true });
  };

  const leave = () => {
    mesh.current?.close();
    mesh.current = undefined;
    for (const line of lines) put(line, null);
    setChosen(undefined);
    setPeople([]);
    setJoined(false);
  };

  // After a reconnection the tab has a new connection, and joins again.
  useEffect(() => {
    if (state === 'left' || state === 'refused') leaveRef.current();
    if (state !== 'in') return;
    let isCurrent = true;
    const devices = {
      isAudioEnabled: current.current.audio !== null,
      isVideoEnabled: current.current.camera !== null,
    };
    send(contract, 'join_call', { roomId: room.id, ...devices }).then(
      (answer) => {
        if (!isCurrent || !answer) return;
        mesh.current?.close();
        const opened = createMesh({
          own: answer.connectionId,
          iceServers: answer.iceServers.map(({ urls, username, credential }) => ({
            urls,
            ...(username !== undefined && { username }),
            ...(credential !== undefined && { credential }),
          })),
          signal: (to, signal) => send(contract, 'call_signal', { roomId: room.id, to, signal }),
          changed: () => mesh.current === opened && setPeople(opened.people()),
        });
        mesh.current = opened;
        for (const line of lines) opened.send(line, current.current[line]);
        for (const person of answer.people) opened.offerTo(person);
        if (current.current.screen)
          void send(contract, 'screen_share_toggle', { roomId: room.id, enabled: true }).catch(() => undefined);
        setPeople(opened.people());
        setJoined(true);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        failed('You could not join the call', error);
        leaveRef.current();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [state, room.id]);

  const leaveRef = useRef(leave);
  leaveRef.current = leave;
  useEffect(() => () => leaveRef.current(), []);

  useLive(contract, 'call_signal', ({ roomId, from, userId, signal }) => {
    if (roomId === room.id) void mesh.current?.received({ connectionId: from, userId }, signal);
  });
  useLive(contract, 'call_joined', ({ roomId, userId, connectionId }) => {
    if (roomId !== room.id || !mesh.current) return;
    if (userId !== own) return mesh.current.left(userId, connectionId);
    toast({ title: 'You left the call', description: 'You joined it in another tab.' });
    leave();
  });
  useLive(contract, 'call_left', ({ roomId, userId }) => roomId === room.id && mesh.current?.left(userId));
  useLive(contract, 'screen_share_started', ({ roomId, userId }) => {
    if (roomId !== room.id || userId === own) return;
    const person = room.participants.find(({ id }) => id === userId);
    toast({ title: `${person ? nameOf(room, person, own) : 'Someone'} started sharing their screen` });
  });
  useEffect(() => {
    const restart = () => mesh.current?.restart();
    addEventListener('online', restart);
    return () => removeEventListener('online', restart);
  }, []);

  const turn = async (line: Line, enabled: boolean) => {
    try {
      if (!enabled) put(line, null);
      else if (line === 'screen') put(line, await openScreen());
      else put(line, await openDevice(line, chosen?.deviceIds[line]));
    } catch (error) {
      if (line !== 'screen') {
        const title = line === 'audio' ? 'Microphone not available' : 'Camera not available';
        toast({ title, description: deviceProblem(line, error), variant: 'destructive' });
      }
      return;
    }
    try {
      await send(contract, toggles[line], { roomId: room.id, enabled });
    } catch (error) {
      if (!enabled) return;
      put(line, null);
      failed('Not turned on', error);
    }
  };

  // The host muted this person, or a guardian's consent ended.
  const isMuted = room.participants.find(({ id }) => id === own)?.isMuted === true;
  const mayUseDevices = room.mayUseDevices;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the right ends
  useEffect(() => {
    if ((isMuted || !mayUseDevices) && current.current.audio) void turn('audio', false);
    if (!mayUseDevices && current.current.camera) void turn('camera', false);
    if (!mayUseDevices && current.current.screen) void turn('screen', false);
  }, [isMuted, mayUseDevices]);
  const isAssessed = useOpenAssessment() !== undefined;
  const hasEnded = room.endedAt !== null;
  useEffect(() => {
    if (isAssessed || hasEnded) leaveRef.current();
  }, [isAssessed, hasEnded]);

  return {
    isJoined,
    isJoining: chosen !== undefined && !isJoined,
    isReconnecting: isJoined && state !== 'in',
    isAssessed,
    isMuted,
    tracks,
    people,
    join(choice: Chosen) {
      current.current = { audio: choice.audio, camera: choice.camera, screen: null };
      setTracks(current.current);
      setChosen(choice);
    },
    leave,
    toggle: (line: Line) => void turn(line, current.current[line] === null),
  };
}

export type RoomCall = ReturnType<typeof useRoomCall>;

async function openScreen(): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } }, audio: false });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('No track', 'NotFoundError');
  return track;
}

const failed = (title: string, error: unknown) =>
  toast({
    title,
    description: error instanceof CallError ? error.text : 'Try again in a moment.',
    variant: 'destructive',
  });
