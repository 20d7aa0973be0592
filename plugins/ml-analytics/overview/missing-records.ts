import type { Missing } from './contract.ts';

// How much of what is needed, and where to get it. A need that is met is left out.

const placement = { to: '/placement', action: 'Take the placement' };
const practice = { to: '/assessment', action: 'Practise' };

const lacking = (missing: Missing): Missing[] => (missing.have < missing.need ? [missing] : []);

export const missingResult = (have: number) =>
  lacking({
    ...{ purpose: 'Forecast of your EiQ score', have, need: 1, ...placement },
    text: 'A forecast needs at least 1 result of a placement or the IDFS.',
  });

export const missingTrend = (have: number) =>
  lacking({
    ...{ purpose: 'Your own growth', have, need: 2, ...placement },
    text: 'Growth of your own shows from 2 results on. Until then the forecast uses the usual growth of learners.',
  });

export const missingHindsight = (have: number) =>
  lacking({
    ...{ purpose: 'How reliable forecasts were', have, need: 2, ...placement },
    text: 'An earlier forecast can be checked once a second result exists.',
  });

const studyForecast = 'Forecast of your days of study';

export const missingWeeks = (have: number, need: number) =>
  lacking({
    ...{ purpose: studyForecast, have, need, ...practice },
    text: `A forecast of study days needs ${need} whole weeks since your first action. Weeks of a pause do not count.`,
  });

export const missingReturn = (silentDays: number) =>
  lacking({
    ...{ purpose: studyForecast, have: 0, need: 1, ...practice },
    text: `You have not studied for ${silentDays} days. When you are back, this shows how often you are likely to study.`,
  });

export const missingAnswers = (purpose: string, have: number, need: number) =>
  lacking({
    ...{ purpose, have, need, ...practice },
    text: `This needs ${need} graded answers in practice within the period.`,
  });

export const missingActions = (have: number, need: number) =>
  lacking({
    ...{ purpose: 'Patterns of study', have, need, ...practice },
    text: `Patterns show from ${need} actions within the period: answers, hints, messages to the tutor.`,
  });
