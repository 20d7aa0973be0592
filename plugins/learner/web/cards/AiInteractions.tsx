import { FigureCard } from './FigureCard.tsx';

/** Questions put to the tutor and the assistant. */
export function AiInteractions() {
  return (
    <FigureCard
      label="AI interactions"
      icon="chat"
      figure={({ aiInteractions }) => ({
        value: aiInteractions,
        note: aiInteractions === 0 ? 'None yet' : 'With tutor and assistant',
      })}
    />
  );
}
