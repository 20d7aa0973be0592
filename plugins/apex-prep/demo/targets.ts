/** What the demo's learners prepare for, by user name. */
export const demoTargets: Readonly<
  Record<
    string,
    {
      readonly name: string;
      readonly eiqScore: number;
      /** Days from the day it is seeded. */
      readonly inDays: number | null;
      readonly hours: number;
      /** Weeks ago that it was chosen. */
      readonly weeksAgo: number;
    }
  >
> = {
  learner: { name: 'Science stream, grade 10', eiqScore: 540, inDays: 182, hours: 3, weeksAgo: 5 },
  'aroha.parata': { name: 'Master’s in data science', eiqScore: 650, inDays: 224, hours: 5, weeksAgo: 6 },
  'sipho.ndlovu': { name: 'Machine learning engineer, senior', eiqScore: 620, inDays: null, hours: 4, weeksAgo: 3 },
};
