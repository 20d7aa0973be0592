import { useState } from 'react';
import { useUser } from '../../../web/session/manifest.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { ChatHeader } from './frame/ChatHeader.tsx';
import { lastQuestion } from './frame/last-question.ts';
import { History } from './talk/History.tsx';
import { ReadersNote } from './talk/ReadersNote.tsx';
import styles from './talk/Talk.module.css';
import { TalkView } from './talk/TalkView.tsx';
import { assistantGreeting, failureToast } from './talk/text.ts';
import { useConversation } from './talk/use-conversation.ts';
import { useChosen } from './talk/use-selected.ts';

/** The assistant panel: one conversation at a time, and those before it. */
export function Assistant() {
  const { firstName } = useUser();
  const [openedAt] = useState(() => new Date().toISOString());
  const [chosen, choose] = useChosen();
  const talk = useConversation({
    kind: 'assistant',
    conversationId: chosen,
    onBegun: (id) => choose(id, { replace: true }),
    // Said in passing as specified; why is said beside the message where it is known.
    onFailure: () => toast({ ...failureToast, variant: 'destructive' }),
  });
  return (
    <>
      <ChatHeader current="assistant" question={lastQuestion(talk.messages)} />
      <div className={styles.talk}>
        <div className={styles.main}>
          <TalkView
            label="Your AI Assistant"
            kind="assistant"
            talk={talk}
            greeting={{ text: assistantGreeting(firstName), at: talk.messages[0]?.at ?? openedAt }}
            height="clamp(280px, calc(100dvh - 440px), 640px)"
          />
          <ReadersNote />
        </div>
        <History kind="assistant" chosen={chosen} onChoose={choose} />
      </div>
    </>
  );
}
