import type { Engagement, EngagementLevel, SessionType, Subject } from '../../contract.ts';

export const sessionTypeHints: Record<SessionType, string> = {
  personalized_coaching: 'Begins with your question and connects it to your record.',
  skill_improvement: 'You work on one problem after another, each a little harder, with less help each time.',
  concept_review: 'You explain an idea in your own words, and fill in what is missing.',
};

/** An example of a learning goal. */
export const exampleGoals: Record<Subject, string> = {
  mathematics: 'Add fractions with different denominators',
  reasoning: 'Tell a coincidence from a cause',
  ai_concepts: 'Explain what overfitting is',
};

/** `Estimated time: 2 to 3 weeks, …` */
export const timelineText = (timeline: string) =>
  `Estimated time: ${timeline.charAt(0).toLowerCase()}${timeline.slice(1)}.`;

export const engagementTitles: Record<EngagementLevel, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** The figures behind an engagement level, in one line. */
export function engagementText({ messages, withOwnWork, usualPause }: Engagement): string {
  if (messages < 3) return 'Shown from your third message on';
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
