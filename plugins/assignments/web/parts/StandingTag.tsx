import { Tag } from '../../../../web/ui/index.ts';
import { standingText, standingTone } from './texts.ts';

/** How far a learner is, in a word. */
export const StandingTag = (standing: Parameters<typeof standingText>[0]) => (
  <Tag tone={standingTone(standing)}>{standingText(standing)}</Tag>
);
