import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../../../web/shell/toasts.ts';
import { toasts } from '../../contract.ts';
import { canRecognise, recognise } from './recognition.ts';

/** Where the transcript comes from: the browser's recognition, the keyboard, or nowhere. */
export type TranscriptSource = 'browser' | 'typed' | 'none';

export interface Transcript {
  readonly source: TranscriptSource;
  readonly text: string;
  choose(source: TranscriptSource): void;
  setText(text: string): void;
  /** Begins to recognise, where that was chosen. */
  begin(): void;
  end(): void;
}

/** The transcript of one recording. The choice of its source stays while the screen is open. */
export function useTranscript(): Transcript {
  const [source, setSource] = useState<TranscriptSource>('typed');
  const [text, setText] = useState('');
  const running = useRef<{ stop(): void } | undefined>(undefined);

  const end = useCallback(() => {
    running.current?.stop();
    running.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  return {
    source,
    text,
    choose(wanted) {
      if (wanted === 'browser' && !canRecognise()) {
        toast({ title: toasts.unsupported.title, description: toasts.unsupported.text, variant: 'destructive' });
        return;
      }
      setSource(wanted);
    },
    setText,
    begin() {
      setText('');
      if (source !== 'browser') return;
      running.current = recognise(setText, () => {
        toast({ title: toasts.recognition.title, description: toasts.recognition.text, variant: 'destructive' });
      });
    },
    end,
  };
}
