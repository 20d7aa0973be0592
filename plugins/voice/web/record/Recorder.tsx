import { useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, Row, SelectField, Stack, TextArea } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { allows } from '../../../learner/contract.ts';
import type { VoicePrompt } from '../../contract.ts';
import { maxTranscript, toasts } from '../../contract.ts';
import styles from '../Voice.module.css';
import { DeliveryNote } from './DeliveryNote.tsx';
import { deliver, dismissRefusal, useDelivery } from './delivery.ts';
import { PromptList } from './PromptList.tsx';
import { TranscriptSourceField } from './TranscriptSourceField.tsx';
import { useDevices } from './use-devices.ts';
import { useRecording } from './use-recording.ts';
import { useTranscript } from './use-transcript.ts';
import { Withdraw } from './Withdraw.tsx';

/** The analysis is submitted this long after the recording stopped. */
const submitMs = 1000;
/** The limit of a recording before a prompt is chosen; none can begin then. */
const noLimit = 120;

export function Recorder({ prompts, profile }: { prompts: readonly VoicePrompt[]; profile: Profile }) {
  const { id: userId } = useUser();
  const [promptId, setPromptId] = useState<string | null>(null);
  const [deviceId, setDeviceId] = useState('');
  const prompt = prompts.find(({ id }) => id === promptId);
  const recording = useRecording(prompt?.timeLimit ?? noLimit);
  const transcript = useTranscript();
  const delivery = useDelivery();
  const devices = useDevices(recording.phase === 'recording');
  const { phase, audio, seconds } = recording;
  const isRecording = phase === 'recording' || phase === 'asking';
  const address = useMemo(() => (audio ? URL.createObjectURL(audio) : null), [audio]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);

  const sent = useRef<Blob | null>(null);
  const submit = () => {
    if (!audio || !prompt || sent.current === audio) return;
    sent.current = audio;
    dismissRefusal();
    const text = transcript.source === 'none' ? '' : transcript.text.trim();
    void deliver({ id: crypto.randomUUID(), userId, promptId: prompt.id, transcript: text, duration: seconds, audio });
  };
  const latest = useRef(submit);
  latest.current = submit;

  const { end } = transcript;
  const isReady = transcript.source === 'none' || transcript.text.trim() !== '';
  const wasReady = useRef(isReady);
  wasReady.current = isReady;
  useEffect(() => {
    if (!audio) return;
    end();
    // A recogniser delivers its last words after the stop.
    const timer = setTimeout(() => wasReady.current && latest.current(), submitMs);
    return () => clearTimeout(timer);
  }, [audio, end]);

  const choose = (id: string) => {
    setPromptId(id);
    transcript.setText('');
    recording.reset();
    dismissRefusal();
  };
  const start = async () => {
    if (!prompt) {
      toast({ title: toasts.noPrompt.title, description: toasts.noPrompt.text, variant: 'destructive' });
      return;
    }
    if (await recording.start(deviceId || undefined)) transcript.begin();
  };

  return (
    <Stack gap={24}>
      <PromptList prompts={prompts} chosen={promptId} disabled={isRecording} onChoose={choose} />
      <Card title="Your recording">
        <Stack>
          <Row>
            <SelectField
              label="Microphone"
              disabled={isRecording}
              value={deviceId}
              placeholder="Chosen by the browser"
              options={devices}
              onChange={({ target }) => setDeviceId(target.value)}
            />
            <TranscriptSourceField
              transcript={transcript}
              mayLeave={allows(profile, 'outside-ai')}
              disabled={isRecording}
            />
          </Row>
          <p className={styles.note}>Comprehension, vocabulary and technical accuracy need a transcript.</p>
          <Row apart>
            <span className={styles.clock} role="timer" aria-label="Time recorded">
              {clock(seconds)}
              {prompt && ` / ${clock(prompt.timeLimit)}`}
            </span>
            {isRecording ? (
              <Button primary destructive icon="stop" busy={phase === 'asking'} onClick={recording.stop}>
                Stop Recording
              </Button>
            ) : (
              <Button primary icon="mic" onClick={() => void start()}>
                {phase === 'stopped' ? 'Record Again' : 'Start Recording'}
              </Button>
            )}
          </Row>
          <meter
            className={styles.meter}
            aria-label="Level of the microphone"
            min={0}
            max={1}
            value={recording.level}
          />
          {recording.problem && <p role="alert">{recording.problem}</p>}
          {address && (
            // biome-ignore lint/a11y/useMediaCaption: the transcript stands below
            <audio className={styles.audio} controls src={address} aria-label="Your recording" />
          )}
          {transcript.source === 'browser' && (
            <div>
              <strong>Live transcript</strong>
              <p className={styles.transcript} aria-live="polite">
                {transcript.text || 'Your words appear here while you speak.'}
              </p>
            </div>
          )}
          {transcript.source === 'typed' && phase !== 'idle' && (
            <TextArea
              label="Transcript"
              hint="Type what you said, word for word"
              maxLength={maxTranscript}
              value={transcript.text}
              onChange={({ target }) => transcript.setText(target.value)}
            />
          )}
          {phase === 'stopped' && sent.current !== audio && (
            <div>
              <Button onClick={submit}>{isReady ? 'Analyze Recording' : 'Analyze without a transcript'}</Button>
            </div>
          )}
          <DeliveryNote delivery={delivery} />
        </Stack>
      </Card>
      <div>
        <Withdraw />
      </div>
    </Stack>
  );
}

/** `2:05` */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
