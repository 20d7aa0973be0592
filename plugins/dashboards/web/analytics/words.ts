import { counted } from '../../../../web/ui/counted.ts';
import type { Analytics, Practised } from '../../contract.ts';
import { daysBack } from '../../contract.ts';

/** `24 of 34 (71%)`; of none a dash. */
export const rightText = ({ graded, correct }: Pick<Practised, 'graded' | 'correct'>): string =>
  graded === 0 ? '–' : `${correct} of ${graded} (${Math.round((100 * correct) / graded)}%)`;

interface Insight {
  readonly key: string;
  readonly says: string;
}

/** What the figures say in words, as far as they say anything. What to practise is told beside its button. */
export function insightsOf({ reasoning, apart, practised, strongest }: Analytics): Insight[] {
  const insights: Insight[] = [];
  if (apart) {
    const says = `${apart.highest} lies ${Math.round(apart.points)} points above ${apart.lowest}: more than chance explains.`;
    insights.push({ key: 'apart', says });
  } else if (reasoning.length > 1) {
    insights.push({ key: 'close', says: 'Your domains lie so close together that none of them is surely ahead.' });
  }
  if (strongest) {
    insights.push({ key: 'strongest', says: `${strongest.title} sits best, by your latest answers.` });
  }
  if (practised && practised.days > 0) {
    insights.push({ key: 'days', says: `You practised on ${counted(practised.days, 'day')} of the last ${daysBack}.` });
  }
  return insights;
}
