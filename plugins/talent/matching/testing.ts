import type { CandidateFacts, JobFacts } from './opening.ts';

// Random profiles and jobs for tests and benchmarks, the same in every run.

const skills = Array.from({ length: 120 }, (_, place) => `Skill ${place}`);
const industries = ['Technology', 'Finance', 'Health', 'Energy', 'Education'];
const roles = ['Data Analyst', 'Software Engineer', 'Product Manager', 'Nurse', 'Teacher'];
const places = ['Manila', 'Cebu', 'Lisbon', 'Nairobi', 'remote'];
const sizes = ['startup', 'small', 'medium', 'large'];

export function randomFacts(random: () => number) {
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(of: readonly [T, ...T[]] | readonly T[]): T => of[below(of.length)] as T;
  const some = <T>(of: readonly T[], most: number): T[] => Array.from({ length: below(most + 1) }, () => one(of));
  const candidate = (): CandidateFacts => ({
    skills: some(skills, 20).map((skill): [string, number] => [skill, 1 + below(5)]),
    eiq: random() < 0.1 ? null : { eiqScore: 300 + below(4000) / 10, standardError: 15 + below(40) },
    industries: some(industries, 2),
    roles: some(roles, 2),
    companySize: random() < 0.3 ? null : one([...sizes, 'any']),
    places: some(places, 2),
    availability: one(['immediate', 'flexible', 'graduate_2027', 'graduate_2029']),
  });
  const job = (): JobFacts => ({
    title: `${one(['Junior', 'Senior', ''])} ${one(roles)}`.trim(),
    requirements: Array.from({ length: 1 + below(8) }, () => ({
      skill: one(skills),
      aliases: random() < 0.3 ? some(skills, 3) : [],
      level: 1 + below(5),
      weight: 1 + below(5),
    })),
    minEiqScore: random() < 0.2 ? null : 350 + below(300),
    industry: random() < 0.1 ? null : one(industries),
    companySize: random() < 0.1 ? null : one(sizes),
    place: random() < 0.2 ? null : one(places),
    isRemote: random() < 0.3,
    startsOn: random() < 0.3 ? null : one(['2027-01-01', '2027-09-01', '2028-06-15']),
  });
  return { candidate, job, below };
}
