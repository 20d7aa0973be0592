import type { ProgramLevel } from '../contract.ts';

/** Programs with their CIP codes (2020), and the points that they ask for above their university. */
export const demoPrograms = {
  architecture: { name: 'Architecture', cipCode: '04.0201', level: 'bachelor', above: 0 },
  artificialIntelligence: { name: 'Artificial Intelligence', cipCode: '11.0102', level: 'bachelor', above: 30 },
  biology: { name: 'Biology', cipCode: '26.0101', level: 'bachelor', above: 0 },
  business: { name: 'Business Administration', cipCode: '52.0201', level: 'bachelor', above: 0 },
  computerScience: { name: 'Computer Science', cipCode: '11.0701', level: 'bachelor', above: 20 },
  dataScience: { name: 'Data Science', cipCode: '30.7001', level: 'master', above: 25 },
  economics: { name: 'Economics', cipCode: '45.0601', level: 'bachelor', above: 0 },
  education: { name: 'Education', cipCode: '13.0101', level: 'bachelor', above: 0 },
  electrical: { name: 'Electrical Engineering', cipCode: '14.1001', level: 'bachelor', above: 10 },
  environmental: { name: 'Environmental Science', cipCode: '03.0104', level: 'bachelor', above: 0 },
  internationalRelations: { name: 'International Relations', cipCode: '45.0901', level: 'master', above: 0 },
  law: { name: 'Law', cipCode: '22.0101', level: 'doctorate', above: 15 },
  linguistics: { name: 'Linguistics', cipCode: '16.0102', level: 'bachelor', above: 0 },
  mathematics: { name: 'Mathematics', cipCode: '27.0101', level: 'bachelor', above: 15 },
  mechanical: { name: 'Mechanical Engineering', cipCode: '14.1901', level: 'bachelor', above: 0 },
  medicine: { name: 'Medicine', cipCode: '51.1201', level: 'doctorate', above: 40 },
  nursing: { name: 'Nursing', cipCode: '51.3801', level: 'bachelor', above: 0 },
  physics: { name: 'Physics', cipCode: '40.0801', level: 'bachelor', above: 10 },
  psychology: { name: 'Psychology', cipCode: '42.0101', level: 'bachelor', above: 0 },
} as const satisfies Record<string, { name: string; cipCode: string; level: ProgramLevel; above: number }>;
export type DemoProgram = keyof typeof demoPrograms;

/** Days from the day of seeding until an intake opens and until its deadline. */
export const demoIntakes = {
  closed: [-120, -20],
  closing: [-80, 5],
  soon: [-60, 24],
  open: [-40, 75],
  late: [-10, 160],
  upcoming: [30, 190],
} as const;
export type DemoIntake = keyof typeof demoIntakes;
