import { useEffect, useState } from 'react';

export type Device = 'audio' | 'camera';

export interface DeviceChoice {
  readonly value: string;
  readonly label: string;
}

/** Opens one device. @throws DOMException where it may not be used, or there is none */
export async function openDevice(device: Device, deviceId: string | undefined): Promise<MediaStreamTrack> {
  const chosen = deviceId ? { deviceId: { exact: deviceId } } : {};
  const stream = await navigator.mediaDevices.getUserMedia(
    device === 'audio'
      ? { audio: { ...chosen, echoCancellation: true, noiseSuppression: true } }
      : // Each of six people sends to five others.
        { video: { ...chosen, width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 } } },
  );
  const [track] = stream.getTracks();
  if (!track) throw new DOMException('No track', 'NotFoundError');
  return track;
}

/** What to do about a device that did not open. */
export function deviceProblem(device: Device, error: unknown): string {
  const name = device === 'audio' ? 'microphone' : 'camera';
  const reason = error instanceof DOMException ? error.name : '';
  if (reason === 'NotAllowedError') return `Allow the ${name} for this page in your browser, then try again.`;
  if (reason === 'NotFoundError' || reason === 'OverconstrainedError') return `No ${name} was found.`;
  return `Your ${name} is in use by another program, or it does not work.`;
}

const kinds = { audio: 'audioinput', camera: 'videoinput' } as const;
const names = { audio: 'Microphone', camera: 'Camera' } as const;

/** The devices to choose from. Browsers name them only once one was allowed, so they are read again when `allowed` changes. */
export function useDeviceChoices(device: Device, allowed: boolean): readonly DeviceChoice[] {
  const [choices, setChoices] = useState<readonly DeviceChoice[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names appear once a device is allowed
  useEffect(() => {
    const media = navigator.mediaDevices;
    if (!media) return;
    let isCurrent = true;
    const read = async () => {
      const found = (await media.enumerateDevices().catch(() => [])).filter(
        ({ kind, deviceId }) => kind === kinds[device] && deviceId !== '',
      );
      if (!isCurrent) return;
      setChoices(
        found.map(({ deviceId, label }, index) => ({
          value: deviceId,
          label: label || `${names[device]} ${index + 1}`,
        })),
      );
    };
    void read();
    media.addEventListener('devicechange', read);
    return () => {
      isCurrent = false;
      media.removeEventListener('devicechange', read);
    };
  }, [device, allowed]);
  return choices;
}
