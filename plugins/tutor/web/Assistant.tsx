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
import { useSelected } from './talk/use-selected.ts';

/** The assistant: one conversation at a time, and the list of earlier ones. */
export function Assistant() {
  const { firstName } = useUser();
  const [openedAt] = useState(() => new Date().toISOString());
  const [chosen, choose] = useSelected();
  const talk = useConversation({
    kind: 'assistant',
    conversationId: chosen,
    onBegun: (id) => choose(id, { replace: true }),
    // A toast, as specified; the reason, where known, is shown beside the message.
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
