import { FigureCard } from './FigureCard.tsx';

/** The number of questions to the tutor and the assistant. */
export function AiInteractions() {
  return (
    <FigureCard
      label="AI interactions"
      icon="chat"
      figure={({ aiInteractions }) => ({
        value: aiInteractions === 0 ? null : aiInteractions,
        note: aiInteractions === 0 ? 'Begin with a question to the tutor' : 'With tutor and assistant',
      })}
    />
  );
}
