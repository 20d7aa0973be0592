import type { Engagement, EngagementLevel, SessionType, Subject } from '../../contract.ts';

export const sessionTypeSays: Record<SessionType, string> = {
  personalized_coaching: 'Begins with what you bring, and ties it to what your record shows.',
  skill_improvement: 'You work problem after problem, each a little harder, with less help each time.',
  concept_review: 'You explain an idea in your own words, and mend what is missing.',
};

/** What a goal may be like. */
export const exampleGoals: Record<Subject, string> = {
  mathematics: 'Add fractions with different denominators',
  reasoning: 'Tell a coincidence from a cause',
  ai_concepts: 'Explain what overfitting is',
};

/** `Estimated time: 2 to 3 weeks, …` */
export const timelineText = (timeline: string) =>
  `Estimated time: ${timeline.charAt(0).toLowerCase()}${timeline.slice(1)}.`;

export const engagementTitles: Record<EngagementLevel, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** What an engagement level rests on, in a line. */
export function engagementSays({ messages, withOwnWork, usualPause }: Engagement): string {
  if (messages < 3) return 'Told from your third message on';
  const work = `Own work in ${withOwnWork} of your last ${messages} messages`;
  return usualPause === null ? work : `${work}, usually ${pauseText(usualPause)} apart`;
}

function pauseText(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

export const interactionsText = (count: number) => (count === 1 ? '1 interaction' : `${count} interactions`);
