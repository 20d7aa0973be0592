import { useEffect, useState } from 'react';
import { call } from '../../../../web/api/index.ts';
import { Button } from '../../../../web/ui/index.ts';
import { voice } from '../../contract.ts';
import styles from '../Voice.module.css';

/** Fetches the stored recording when it is wanted. */
export function Playback({ id }: { id: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  const load = async () => {
    setState('loading');
    try {
      const recording = await call(voice.routes.recording, { params: { id } });
      if (recording) setAddress(URL.createObjectURL(recording as Blob));
    } catch {
      setState('failed');
    }
  };
  if (address) {
    // biome-ignore lint/a11y/useMediaCaption: the transcript stands below
    return <audio className={styles.audio} controls autoPlay src={address} aria-label="Your recording" />;
  }
  return (
    <>
      <Button icon="play" busy={state === 'loading'} onClick={() => void load()}>
        Play Recording
      </Button>
      {state === 'failed' && <span role="alert">The recording could not be loaded. Try again.</span>}
    </>
  );
}
