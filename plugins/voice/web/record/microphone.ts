import { wavOf, wavRate } from './wav.ts';

/** A recording in progress. */
export interface Microphone {
  /** Ends the recording. */
  stop(): Promise<Blob>;
  /** Ends it and discards what was recorded. */
  cancel(): void;
}

interface Options {
  /** Undefined for the browser's choice. */
  readonly deviceId: string | undefined;
  /** The level of the last 30 ms, 0 to 1. */
  onLevel(level: number): void;
  /** The microphone was unplugged, or its permission withdrawn. */
  onLost(): void;
}

/** Starts to record. @throws DOMException where the microphone may not be used, or there is none */
export async function openMicrophone({ deviceId, onLevel, onLost }: Options): Promise<Microphone> {
  const audio: MediaTrackConstraints = {
    ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
    channelCount: 1,
    // What browsers do to make calls pleasant would change levels and pauses.
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  };
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const context = contextAt(stream);
    await context.audioWorklet.addModule(new URL('./recorder-worklet.js', import.meta.url));
    const node = new AudioWorkletNode(context, 'eiq-recorder', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    });
    const blocks: Float32Array[] = [];
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      blocks.push(data);
      onLevel(levelOf(data));
    };
    context.createMediaStreamSource(stream).connect(node);
    await context.resume();
    const [track] = stream.getAudioTracks();
    track?.addEventListener('ended', onLost, { once: true });
    const end = () => {
      track?.removeEventListener('ended', onLost);
      node.port.onmessage = null;
      release();
      void context.close();
    };
    return {
      async stop() {
        end();
        const samples = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0));
        let at = 0;
        for (const block of blocks) {
          samples.set(block, at);
          at += block.length;
        }
        return wavOf(samples, context.sampleRate);
      },
      cancel: end,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Some browsers connect a microphone only to a context at its own rate. */
function contextAt(stream: MediaStream): AudioContext {
  const context = new AudioContext({ sampleRate: wavRate });
  try {
    context.createMediaStreamSource(stream).disconnect();
    return context;
  } catch {
    void context.close();
    return new AudioContext();
  }
}

/** Of the range of speech, from −60 dB to full scale. */
function levelOf(block: Float32Array): number {
  let power = 0;
  for (const sample of block) power += sample * sample;
  const decibels = 10 * Math.log10(power / block.length + 1e-10);
  return Math.max(0, Math.min(1, (decibels + 60) / 60));
}
