import { useEffect, useMemo, useRef } from 'react';

interface VideoProps {
  label: string;
  className?: string | undefined;
  stream?: MediaStream;
  track?: MediaStreamTrack;
  /** As in a mirror, for one's own camera. */
  isMirrored?: boolean;
}

/** Shows a stream, or a single track, without its sound. */
export function Video({ label, className, stream, track, isMirrored }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const shown = useMemo(() => stream ?? (track ? new MediaStream([track]) : undefined), [stream, track]);
  useEffect(() => {
    if (video.current) video.current.srcObject = shown ?? null;
  }, [shown]);
  return (
    <video
      ref={video}
      className={className}
      aria-label={label}
      autoPlay
      playsInline
      muted
      style={isMirrored ? { transform: 'scaleX(-1)' } : undefined}
    />
  );
}

/** Plays a person's sound. */
export function Sound({ stream }: { stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (audio.current) audio.current.srcObject = stream;
  }, [stream]);
  // biome-ignore lint/a11y/useMediaCaption: a live voice
  return <audio ref={audio} autoPlay />;
}
