import { useState } from 'react';
import { Button, Dialog, SelectField, Stack } from '../../../../web/ui/index.ts';
import type { Transcript, TranscriptSource } from './use-transcript.ts';

const options: readonly { value: TranscriptSource; label: string }[] = [
  { value: 'typed', label: 'I type it' },
  { value: 'browser', label: 'Speech recognition of this browser' },
  { value: 'none', label: 'No transcript' },
];

/**
 * Chooses where the transcript comes from. The browser's recognition sends sound to another company, which is said first and
 * needs a consent of its own each time the screen is opened.
 * @param mayLeave whether data about this learner may go to other companies
 */
export function TranscriptSourceField({
  transcript,
  mayLeave,
  disabled,
}: {
  transcript: Transcript;
  mayLeave: boolean;
  disabled: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SelectField
        label="Transcript"
        disabled={disabled}
        value={transcript.source}
        options={options.filter(({ value }) => value !== 'browser' || mayLeave)}
        onChange={({ target }) => {
          const wanted = target.value as TranscriptSource;
          if (wanted === 'browser') setAsking(true);
          else transcript.choose(wanted);
        }}
      />
      {isAsking && (
        <Dialog
          title="Speech recognition of this browser"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button
                primary
                onClick={() => {
                  setAsking(false);
                  transcript.choose('browser');
                }}
              >
                Send my voice and transcribe
              </Button>
            </>
          }
        >
          <Stack gap={12}>
            <p>
              <strong>Your browser sends the sound of your voice to its maker</strong>, for example Google for Chrome,
              Microsoft for Edge or Apple for Safari. Their terms apply, and EiQ cannot delete anything there.
            </p>
            <p>It understands US English. Without it, you type what you said, or do without a transcript.</p>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
