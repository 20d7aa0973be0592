import type { Answered, StreamPart } from '../services.ts';
import type { Admitted } from './admission.ts';
import { notices } from './admission.ts';
import type { OpenCall } from './open-call.ts';
import { createSentences } from './text/sentences.ts';

/** An answer that grows in whole sentences, each checked before it is shown. */
export interface Writing {
  add(text: string): void;
  /** Ends the sentence: what follows is a new paragraph. */
  paragraph(): void;
  /** Discards the text so far, because another provider starts again after the words `before`. */
  restart(before?: readonly string[]): void;
  /** Ends the text. */
  end(finish: 'complete' | 'length'): void;
  hasShown(): boolean;
  /** The text as received, before the check. */
  received(): string;
  finish(answered: Omit<Answered, 'text' | 'notice'> & { notice?: string | undefined }): StreamPart;
}

export function createWriting(admitted: Admitted, call: OpenCall, show: (part: StreamPart) => void): Writing {
  let sentences = createSentences();
  let check = admitted.check();
  let received = '';
  let shown = '';
  let isLong = false;
  const write = (text: string) => {
    if (text === '') return;
    call.noteShown();
    shown += text;
    show({ kind: 'text', text });
  };
  const writing: Writing = {
    add(text) {
      received += text;
      for (const sentence of sentences.add(text)) write(check.shown(sentence));
    },
    paragraph() {
      write(check.shown(sentences.rest()));
      sentences = createSentences();
      if (shown !== '') writing.add('\n\n');
    },
    restart(before = []) {
      if (shown !== '') show({ kind: 'restart' });
      sentences = createSentences();
      check = admitted.check();
      received = '';
      shown = '';
      for (const words of before.filter((each) => each.trim() !== '')) {
        writing.add(words);
        writing.paragraph();
      }
    },
    end(finish) {
      const rest = sentences.rest();
      isLong = finish === 'length';
      // An incomplete sentence is dropped, unless there is nothing else.
      if (!isLong || shown === '') write(check.shown(rest));
      if (isLong) write(`${/\s$/.test(shown) ? '' : ' '}${notices.tooLong}`);
    },
    hasShown: () => shown !== '',
    received: () => received,
    finish({ provider, model, inputTokens, outputTokens, called, notice }) {
      if (received !== '' && shown === '') writing.end('complete');
      const answered = { provider, model, text: shown, inputTokens, outputTokens, called };
      return { kind: 'done', answered: notice === undefined ? answered : { ...answered, notice } };
    },
  };
  return writing;
}
