import { useState } from 'react';
import { useUser } from '../../../web/session/manifest.ts';
import { ChatHeader } from './frame/ChatHeader.tsx';
import { lastQuestion } from './frame/last-question.ts';
import { StartGuide } from './guide/StartGuide.tsx';
import { History } from './talk/History.tsx';
import { ReadersNote } from './talk/ReadersNote.tsx';
import styles from './talk/Talk.module.css';
import { TalkView } from './talk/TalkView.tsx';
import { quickPrompts, tutorGreeting } from './talk/text.ts';
import { useConversation } from './talk/use-conversation.ts';
import { useSelected } from './talk/use-selected.ts';

/** The tutor chat, with quick prompts and the concept of each reply. */
export function TutorChat() {
  const { firstName } = useUser();
  const [openedAt] = useState(() => new Date().toISOString());
  const [chosen, choose] = useSelected();
  const [isInTrouble, setInTrouble] = useState(false);
  const talk = useConversation({
    kind: 'tutor',
    conversationId: chosen,
    onBegun: (id) => {
      setInTrouble(false);
      choose(id, { replace: true });
    },
    // A failed reply is shown in its own bubble; a message that could not be sent has none.
    onFailure: (error) => setInTrouble(error !== undefined),
  });
  return (
    <>
      <ChatHeader current="tutor" question={lastQuestion(talk.messages)} />
      <StartGuide />
      <div className={styles.talk}>
        <div className={styles.main}>
          <TalkView
            label="Tutor chat"
            kind="tutor"
            talk={talk}
            trouble={isInTrouble && !talk.isAnswering}
            greeting={{ text: tutorGreeting(firstName), at: talk.messages[0]?.at ?? openedAt }}
            prompts={quickPrompts}
            height="clamp(240px, calc(100dvh - 560px), 640px)"
          />
          <ReadersNote />
        </div>
        <History kind="tutor" chosen={chosen} onChoose={choose} />
      </div>
    </>
  );
}
