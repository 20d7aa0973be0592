import { useEffect, useState } from 'react';

/** Root mean square of samples from which somebody speaks. */
const threshold = 0.02;
const intervalMs = 200;
/** About as long as the interval (at 48 kHz), so that short words are not missed. */
const windowSamples = 8192;
/** How long somebody counts as speaking after the last sound (ms). */
const lingerMs = 600;

/** Whether there is a voice in a stream. Undefined or a stream without sound is silent. */
export function useVoiceActivity(stream: MediaStream | undefined): boolean {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: windowSamples });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let last = 0;
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      const now = performance.now();
      if (level > threshold) last = now;
      setSpeaking(last > 0 && now - last < lingerMs);
    }, intervalMs);
    return () => {
      clearInterval(timer);
      void context.close();
      setSpeaking(false);
    };
  }, [stream]);
  return isSpeaking;
}
