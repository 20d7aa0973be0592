import { Tag } from '../../../../web/ui/index.ts';
import { difficultyTone } from '../texts.ts';

export function DifficultyBadge({ difficulty }: { difficulty: number }) {
  return <Tag tone={difficultyTone(difficulty)}>Difficulty {difficulty}</Tag>;
}
