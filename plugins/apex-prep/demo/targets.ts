/** Targets of the demo's learners, by user name. */
export const demoTargets: Readonly<
  Record<
    string,
    {
      readonly name: string;
      readonly eiqScore: number;
      /** Days from the seeding. */
      readonly inDays: number | null;
      readonly hours: number;
      /** When it was chosen, in weeks before the seeding. */
      readonly weeksAgo: number;
    }
  >
> = {
  learner: { name: 'Science stream, grade 10', eiqScore: 540, inDays: 182, hours: 3, weeksAgo: 5 },
  'aroha.parata': { name: 'Master’s in data science', eiqScore: 650, inDays: 224, hours: 5, weeksAgo: 6 },
  'sipho.ndlovu': { name: 'Machine learning engineer, senior', eiqScore: 620, inDays: null, hours: 4, weeksAgo: 3 },
};
