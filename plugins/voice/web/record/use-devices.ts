import { useEffect, useState } from 'react';

export interface Device {
  readonly value: string;
  readonly label: string;
}

/** The microphones. Browsers name them only after one was allowed, so they are read again when `allowed` changes. */
export function useDevices(allowed: boolean): readonly Device[] {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names appear when the microphone is allowed
  useEffect(() => {
    const media = navigator.mediaDevices;
    if (!media) return;
    let isCurrent = true;
    const read = async () => {
      const found = await media.enumerateDevices().catch(() => []);
      const inputs = found.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '');
      if (isCurrent)
        setDevices(
          inputs.map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `Microphone ${index + 1}` })),
        );
    };
    void read();
    media.addEventListener('devicechange', read);
    return () => {
      isCurrent = false;
      media.removeEventListener('devicechange', read);
    };
  }, [allowed]);
  return devices;
}
