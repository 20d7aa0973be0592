import { counted } from '../../../../web/ui/count-text.ts';
import type { Analytics, Practised } from '../../contract.ts';
import { daysBack } from '../../contract.ts';

/** `24 of 34 (71%)`; a dash for none. */
export const rightText = ({ graded, correct }: Pick<Practised, 'graded' | 'correct'>): string =>
  graded === 0 ? '–' : `${correct} of ${graded} (${Math.round((100 * correct) / graded)}%)`;

interface Insight {
  readonly key: string;
  readonly text: string;
}

/** Insights in words, where the figures support any. The topic to practise is shown beside its button. */
export function insightsOf({ reasoning, apart, practised, strongest }: Analytics): Insight[] {
  const insights: Insight[] = [];
  if (apart) {
    const text = `${apart.highest} is ${Math.round(apart.points)} points above ${apart.lowest}: more than chance explains.`;
    insights.push({ key: 'apart', text });
  } else if (reasoning.length > 1) {
    insights.push({ key: 'close', text: 'Your domains are too close together to say which one is ahead.' });
  }
  if (strongest) {
    insights.push({ key: 'strongest', text: `${strongest.title} is your strongest topic, by your latest answers.` });
  }
  if (practised && practised.days > 0) {
    insights.push({ key: 'days', text: `You practised on ${counted(practised.days, 'day')} of the last ${daysBack}.` });
  }
  return insights;
}
