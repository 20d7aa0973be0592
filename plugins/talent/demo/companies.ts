import type { JobEntry } from '../jobs/contract.ts';
import type { CompanySize } from '../partners/contract.ts';

interface DemoCompany {
  readonly name: string;
  readonly industry: string;
  readonly headquarters: string;
  readonly size: CompanySize;
  readonly description: string;
  readonly hires: number;
  readonly scores: readonly [number, number];
  /** Sign-in names of its recruiters. */
  readonly recruiters: readonly string[];
  readonly isApproved: boolean;
  readonly jobs: readonly DemoJob[];
}

interface DemoJob extends Pick<JobEntry, 'title' | 'description' | 'requirements' | 'place' | 'isRemote'> {
  readonly minEiqScore: number | null;
  readonly salary: readonly [number, number] | null;
}

/** Invented companies, marked as samples. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    name: 'Baybay Analytics',
    industry: 'Technology',
    headquarters: 'Cebu, Philippines',
    size: 'small',
    description: 'Forecasts harvests and tides for fishing cooperatives, and explains how sure each forecast is.',
    hires: 6,
    scores: [480, 680],
    recruiters: ['recruiter'],
    isApproved: true,
    jobs: [
      {
        title: 'Junior Data Analyst',
        description:
          'You turn the questions of cooperatives into figures, and figures back into sentences that a skipper can use.\n\nYou learn how to check a model before anybody relies on it.',
        requirements: [
          { skill: 'Statistics', level: 3, weight: 5 },
          { skill: 'SQL', level: 2, weight: 3 },
          { skill: 'Presenting', level: 2, weight: 2 },
        ],
        minEiqScore: 480,
        salary: [38_000, 46_000],
        place: 'Cebu',
        isRemote: true,
      },
      {
        title: 'Software Engineer, forecasts',
        description:
          'You build the service that computes a forecast every hour, and the tests that say when it is wrong.',
        requirements: [
          { skill: 'Python', level: 4, weight: 5 },
          { skill: 'SQL', level: 3, weight: 3 },
          { skill: 'Teamwork', level: 3, weight: 2 },
        ],
        minEiqScore: 540,
        salary: null,
        place: 'Cebu',
        isRemote: true,
      },
    ],
  },
  {
    name: 'Kestrel Grid',
    industry: 'Energy',
    headquarters: 'Lisbon, Portugal',
    size: 'medium',
    description: 'Plans and repairs small power grids on islands.',
    hires: 14,
    scores: [450, 620],
    recruiters: ['zofia.wójcik'],
    isApproved: true,
    jobs: [
      {
        title: 'Operations Trainee',
        description: 'You watch the grid of an island with somebody experienced, and write down what surprised you.',
        requirements: [
          { skill: 'Problem solving', level: 3, weight: 4 },
          { skill: 'English', level: 3, weight: 3 },
          { skill: 'Teamwork', level: 2, weight: 2 },
        ],
        minEiqScore: null,
        salary: [30_000, 34_000],
        place: 'Lisbon',
        isRemote: false,
      },
    ],
  },
  {
    name: 'Ostrava Robotics',
    industry: 'Manufacturing',
    headquarters: 'Ostrava, Czechia',
    size: 'large',
    description: 'Builds machines that sort glass.',
    hires: 40,
    scores: [500, 700],
    recruiters: [],
    isApproved: false,
    jobs: [],
  },
];

/** Open profiles of the demo's adult learners. */
export const demoProfiles = [
  {
    username: 'siobhan.oconnor',
    technical: ['Statistics', 'R', 'SQL'],
    soft: ['Presenting'],
    languages: ['English', 'Irish'],
    industries: ['Technology', 'Energy'],
    roles: ['Data analyst'],
    places: ['Remote'],
    availability: 'immediate',
  },
  {
    username: 'sipho.ndlovu',
    technical: ['Python'],
    soft: ['Problem solving', 'Teamwork'],
    languages: ['English', 'isiZulu'],
    industries: ['Energy'],
    roles: ['Software engineer', 'Operations'],
    places: ['Lisbon', 'Remote'],
    availability: 'flexible',
  },
  {
    username: 'aroha.parata',
    technical: ['SQL', 'Python'],
    soft: ['Teamwork'],
    languages: ['English', 'Māori'],
    industries: ['Technology'],
    roles: ['Data analyst'],
    places: [],
    availability: 'flexible',
  },
] as const;
