import { Link } from 'react-router-dom';
import { Icon, PageHeader } from '../../../../web/ui/index.ts';
import styles from './ChatHeader.module.css';

/** The three chats and their purposes. */
const chats = {
  mentor: {
    heading: 'MentorAI',
    name: 'MentorAI',
    purpose: 'A plan over weeks',
    description: 'A coach for one subject at a time: you set the goal, and your record sets the plan.',
    to: '/dashboard/ai-tutor',
    icon: 'mentor',
  },
  tutor: {
    heading: 'Tutor chat',
    name: 'Tutor chat',
    purpose: 'One problem now',
    description: 'One idea at a time, from its simplest version.',
    to: '/ai-tutor',
    icon: 'bulb',
  },
  assistant: {
    heading: 'Your AI Assistant',
    name: 'AI Assistant',
    purpose: 'Questions about EiQ and studying',
    description: 'Ask about anything you are learning. It asks back rather than doing it for you.',
    to: '/dashboard/ai-assistant',
    icon: 'chat',
  },
} as const;

interface ChatHeaderProps {
  current: keyof typeof chats;
  /** The learner's last message, passed to the other chats as a draft. */
  question?: string | undefined;
}

/** The header of MentorAI, Tutor chat and AI Assistant, with links to the other two. */
export function ChatHeader({ current, question }: ChatHeaderProps) {
  const { heading, description } = chats[current];
  const along = question ? `?${new URLSearchParams({ ask: question })}` : '';
  return (
    <>
      <PageHeader title={heading} description={description} />
      <nav className={styles.chats} aria-label="Chats">
        {Object.entries(chats).map(([id, { name, purpose, to, icon }]) => (
          <Link
            key={id}
            to={id === current ? to : `${to}${along}`}
            className={styles.chat}
            aria-current={id === current ? 'page' : undefined}
          >
            <Icon name={icon} size={20} />
            <span className={styles.words}>
              <strong>{name}</strong>
              <span className={styles.purpose}>{purpose}</span>
            </span>
          </Link>
        ))}
      </nav>
    </>
  );
}
