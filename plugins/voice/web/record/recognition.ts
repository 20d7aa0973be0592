// The browser's own speech recognition, which sends the sound to the maker of the browser. TypeScript has no types for it.

interface Alternative {
  readonly transcript: string;
}
interface ResultEvent {
  readonly results: ArrayLike<ArrayLike<Alternative> & { readonly isFinal: boolean }>;
}
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}
type Constructor = new () => Recognition;

const constructorOf = () =>
  (globalThis as { SpeechRecognition?: Constructor; webkitSpeechRecognition?: Constructor }).SpeechRecognition ??
  (globalThis as { webkitSpeechRecognition?: Constructor }).webkitSpeechRecognition;

export const canRecognise = () => constructorOf() !== undefined;

/** Recognises US English until it is stopped. Pauses end the browser's recognition, which is then begun again. */
export function recognise(onText: (text: string) => void, onError: () => void): { stop(): void } | undefined {
  const Constructor = constructorOf();
  if (!Constructor) return undefined;
  const recognition = new Constructor();
  recognition.lang = 'en-US';
  recognition.continuous = true;
  recognition.interimResults = true;
  let isWanted = true;
  let before = '';
  let current = '';
  recognition.onresult = ({ results }) => {
    current = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
    onText(`${before} ${current}`.replace(/\s+/g, ' ').trim());
  };
  recognition.onerror = ({ error }) => {
    // A silence is no error.
    if (error === 'no-speech' || error === 'aborted') return;
    isWanted = false;
    onError();
  };
  recognition.onend = () => {
    before = `${before} ${current}`;
    current = '';
    if (isWanted) recognition.start();
  };
  recognition.start();
  return {
    stop() {
      isWanted = false;
      recognition.stop();
    },
  };
}
