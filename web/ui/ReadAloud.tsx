import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';

/** Reads texts aloud by the browser's own voice, and stops. Nothing is shown where the browser has none. */
export function ReadAloud({ texts }: { texts: readonly string[] }) {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  if (!('speechSynthesis' in window)) return null;

  const toggle = () => {
    window.speechSynthesis.cancel();
    if (isSpeaking) return setSpeaking(false);
    setSpeaking(true);
    texts.forEach((text, at) => {
      const said = new SpeechSynthesisUtterance(text);
      said.lang = document.documentElement.lang || 'en';
      // A little slower than usual: these are children who read along.
      said.rate = 0.9;
      if (at === texts.length - 1) said.onend = () => setSpeaking(false);
      said.onerror = () => setSpeaking(false);
      window.speechSynthesis.speak(said);
    });
  };
  return (
    <Button small quiet icon={isSpeaking ? 'stop' : 'sound'} onClick={toggle}>
      {isSpeaking ? 'Stop reading' : 'Read aloud'}
    </Button>
  );
}
