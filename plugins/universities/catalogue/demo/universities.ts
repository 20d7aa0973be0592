import type { PartnershipTier } from '../contract.ts';
import type { DemoIntake, DemoProgram } from './programs.ts';

/** An invented university. None of the names belongs to an existing one, and `.example` addresses lead nowhere. */
export interface DemoUniversity {
  readonly name: string;
  readonly country: string;
  readonly city: string;
  readonly timeZone: string;
  readonly tier: PartnershipTier;
  /** Minimum and preferred EiQ score. */
  readonly scores: readonly [number, number];
  readonly ranking: number | null;
  /** Tuition for a year. */
  readonly tuition: readonly [number, string];
  readonly description: string;
  readonly programs: Readonly<Partial<Record<DemoProgram, readonly DemoIntake[]>>>;
}

export const demoUniversities: readonly DemoUniversity[] = [
  {
    ...{ name: 'Aldermoor University', country: 'GB', city: 'Aldermoor', timeZone: 'Europe/London' },
    ...{ tier: 'premier', scores: [610, 720], ranking: 14, tuition: [24_500, 'GBP'] },
    description: 'A research university with small tutorial groups and a college for first-year students.',
    programs: { computerScience: ['closing', 'upcoming'], mathematics: ['open'], economics: ['open'], law: ['late'] },
  },
  {
    ...{ name: 'Northmere University', country: 'GB', city: 'Northmere', timeZone: 'Europe/London' },
    ...{ tier: 'standard', scores: [480, 600], ranking: 131, tuition: [17_800, 'GBP'] },
    description: 'Known for placements in industry: most programs have a year in a company.',
    programs: { mechanical: ['soon'], business: ['open', 'upcoming'], psychology: ['soon'] },
  },
  {
    ...{ name: 'University of Glenastor', country: 'IE', city: 'Glenastor', timeZone: 'Europe/Dublin' },
    ...{ tier: 'standard', scores: [520, 640], ranking: 88, tuition: [15_200, 'EUR'] },
    description: 'Teaches the life sciences and the humanities on one campus by the sea.',
    programs: { biology: ['open'], linguistics: ['late'], dataScience: ['soon', 'upcoming'] },
  },
  {
    ...{
      name: 'Oosterdelta Institute of Technology',
      country: 'NL',
      city: 'Oosterdelta',
      timeZone: 'Europe/Amsterdam',
    },
    ...{ tier: 'premier', scores: [590, 710], ranking: 22, tuition: [14_900, 'EUR'] },
    description: 'Engineering for water, energy and mobility. Projects with cities begin in the first year.',
    programs: { artificialIntelligence: ['closing'], electrical: ['open'], environmental: ['open', 'upcoming'] },
  },
  {
    ...{
      name: 'Polderland University of Applied Sciences',
      country: 'NL',
      city: 'Westerpolder',
      timeZone: 'Europe/Amsterdam',
    },
    ...{ tier: 'basic', scores: [400, 520], ranking: null, tuition: [8_900, 'EUR'] },
    description: 'Practical programs in small classes, with supervised work from the second year.',
    programs: { business: ['open'], nursing: ['late'], education: ['upcoming'] },
  },
  {
    ...{ name: 'Universität Altersee', country: 'DE', city: 'Altersee', timeZone: 'Europe/Berlin' },
    ...{ tier: 'premier', scores: [600, 715], ranking: 31, tuition: [3_000, 'EUR'] },
    description: 'A full university with a focus on physics and the philosophy of science.',
    programs: { physics: ['open'], mathematics: ['soon'], medicine: ['late'] },
  },
  {
    ...{ name: 'Technische Hochschule Lindwald', country: 'DE', city: 'Lindwald', timeZone: 'Europe/Berlin' },
    ...{ tier: 'standard', scores: [500, 620], ranking: 164, tuition: [1_500, 'EUR'] },
    description: 'Engineers study and work in alternating terms at partner companies.',
    programs: { mechanical: ['closing', 'upcoming'], electrical: ['open'], computerScience: ['open'] },
  },
  {
    ...{ name: 'Université du Val-Clair', country: 'FR', city: 'Val-Clair', timeZone: 'Europe/Paris' },
    ...{ tier: 'standard', scores: [510, 630], ranking: 97, tuition: [3_770, 'EUR'] },
    description: 'Bilingual programs in French and English, with a semester abroad.',
    programs: { internationalRelations: ['soon'], linguistics: ['open'], economics: ['open'] },
  },
  {
    ...{ name: 'École d’Ingénierie de Brécourt', country: 'FR', city: 'Brécourt', timeZone: 'Europe/Paris' },
    ...{ tier: 'premier', scores: [630, 740], ranking: 19, tuition: [12_400, 'EUR'] },
    description: 'A small school of engineering. Each year admits 120 students.',
    programs: { artificialIntelligence: ['open'], mechanical: ['open'] },
  },
  {
    ...{ name: 'Norrsund University', country: 'SE', city: 'Norrsund', timeZone: 'Europe/Stockholm' },
    ...{ tier: 'standard', scores: [530, 650], ranking: 76, tuition: [145_000, 'SEK'] },
    description:
      'Environmental research in the far north, with field stations that students use from their first summer.',
    programs: { environmental: ['soon'], biology: ['open'], architecture: ['upcoming'] },
  },
  {
    ...{ name: 'Berglihorn Institute of Science', country: 'CH', city: 'Berglihorn', timeZone: 'Europe/Zurich' },
    ...{ tier: 'premier', scores: [650, 760], ranking: 7, tuition: [1_460, 'CHF'] },
    description: 'Mathematics, physics and computing at the highest level, with a first-year examination.',
    programs: { physics: ['closing'], mathematics: ['open'], computerScience: ['open', 'upcoming'] },
  },
  {
    ...{ name: 'Redstone Valley University', country: 'US', city: 'Redstone Valley', timeZone: 'America/Denver' },
    ...{ tier: 'premier', scores: [620, 730], ranking: 26, tuition: [48_200, 'USD'] },
    description: 'A private university with need-based aid and research from the first year.',
    programs: { dataScience: ['open'], psychology: ['soon'], economics: ['open'], biology: ['late'] },
  },
  {
    ...{ name: 'Harrow Bay State University', country: 'US', city: 'Harrow Bay', timeZone: 'America/New_York' },
    ...{ tier: 'standard', scores: [470, 590], ranking: 152, tuition: [23_900, 'USD'] },
    description: 'A large public university with evening classes and transfers from community colleges.',
    programs: { business: ['open', 'upcoming'], nursing: ['soon'], education: ['open'], computerScience: ['late'] },
  },
  {
    ...{ name: 'Prairie Lakes Polytechnic', country: 'US', city: 'Prairie Lakes', timeZone: 'America/Chicago' },
    ...{ tier: 'basic', scores: [390, 500], ranking: null, tuition: [11_700, 'USD'] },
    description: 'Short technical programs that lead to a bachelor’s degree in steps.',
    programs: { electrical: ['open'], mechanical: ['late'], dataScience: ['closed', 'upcoming'] },
  },
  {
    ...{ name: 'Maplecrest University', country: 'CA', city: 'Maplecrest', timeZone: 'America/Toronto' },
    ...{ tier: 'premier', scores: [580, 700], ranking: 38, tuition: [39_500, 'CAD'] },
    description: 'Paid work terms alternate with terms of study in every program.',
    programs: { artificialIntelligence: ['soon'], computerScience: ['open'], business: ['open'] },
  },
  {
    ...{ name: 'Université de Rivière-Claire', country: 'CA', city: 'Rivière-Claire', timeZone: 'America/St_Johns' },
    ...{ tier: 'standard', scores: [490, 610], ranking: 141, tuition: [22_300, 'CAD'] },
    description: 'Programs in French for the health professions and education.',
    programs: { nursing: ['open'], education: ['soon'], psychology: ['upcoming'] },
  },
  {
    ...{ name: 'Coralbank University', country: 'AU', city: 'Coralbank', timeZone: 'Australia/Sydney' },
    ...{ tier: 'premier', scores: [570, 690], ranking: 44, tuition: [42_800, 'AUD'] },
    description: 'Marine biology and medicine, with clinical training in three hospitals.',
    programs: { biology: ['closing', 'upcoming'], medicine: ['open'], environmental: ['open'] },
  },
  {
    ...{
      name: 'Southern Gulf Institute of Technology',
      country: 'AU',
      city: 'Port Wirra',
      timeZone: 'Australia/Adelaide',
    },
    ...{ tier: 'basic', scores: [420, 540], ranking: null, tuition: [28_600, 'AUD'] },
    description: 'Applied engineering for mining, wind power and shipping.',
    programs: { mechanical: ['soon'], electrical: ['open'], business: ['late'] },
  },
  {
    ...{ name: 'Kauri Coast University', country: 'NZ', city: 'Kauri Bay', timeZone: 'Pacific/Auckland' },
    ...{ tier: 'standard', scores: [505, 625], ranking: 118, tuition: [34_100, 'NZD'] },
    description: 'A coastal university with a school of design and a school of ecology.',
    programs: { architecture: ['open'], environmental: ['soon'], computerScience: ['open'] },
  },
  {
    ...{ name: 'Bulan Bay University', country: 'PH', city: 'Bulan Bay', timeZone: 'Asia/Manila' },
    ...{ tier: 'premier', scores: [560, 680], ranking: 59, tuition: [185_000, 'PHP'] },
    description: 'Computing, business and the arts, with scholarships for the first in a family to study.',
    programs: { computerScience: ['open'], dataScience: ['soon'], business: ['open'], psychology: ['open'] },
  },
  {
    ...{ name: 'San Lirio State University', country: 'PH', city: 'San Lirio', timeZone: 'Asia/Manila' },
    ...{ tier: 'basic', scores: [380, 500], ranking: null, tuition: [42_000, 'PHP'] },
    description: 'A public university that trains teachers, nurses and engineers for its region.',
    programs: { education: ['open', 'upcoming'], nursing: ['open'], mechanical: ['soon'] },
  },
  {
    ...{ name: 'Straitsview Institute of Technology', country: 'SG', city: 'Singapore', timeZone: 'Asia/Singapore' },
    ...{ tier: 'premier', scores: [640, 750], ranking: 9, tuition: [38_900, 'SGD'] },
    description: 'Engineering and design taught in studios instead of lectures.',
    programs: { artificialIntelligence: ['open'], architecture: ['closing'], electrical: ['upcoming'] },
  },
  {
    ...{ name: 'Hoshigawa University', country: 'JP', city: 'Hoshigawa', timeZone: 'Asia/Tokyo' },
    ...{ tier: 'standard', scores: [540, 660], ranking: 63, tuition: [820_000, 'JPY'] },
    description: 'Programs in English for international students, with Japanese from the first week.',
    programs: { physics: ['open'], internationalRelations: ['soon'], linguistics: ['upcoming'] },
  },
  {
    ...{ name: 'Fynbos University', country: 'ZA', city: 'Fynbosberg', timeZone: 'Africa/Johannesburg' },
    ...{ tier: 'standard', scores: [460, 580], ranking: 173, tuition: [68_000, 'ZAR'] },
    description: 'Public health, law and data science, with a bridging year for those who need it.',
    programs: { dataScience: ['open'], law: ['open'], nursing: ['soon'] },
  },
  {
    ...{ name: 'Universidade do Vale Azul', country: 'BR', city: 'Vale Azul', timeZone: 'America/Sao_Paulo' },
    ...{ tier: 'basic', scores: [410, 530], ranking: null, tuition: [14_400, 'BRL'] },
    description: 'A young university for agriculture, ecology and rural medicine.',
    programs: { environmental: ['open'], medicine: ['late'], biology: ['closed', 'upcoming'] },
  },
  {
    ...{ name: 'Himshikhar Institute of Science', country: 'IN', city: 'Himshikhar', timeZone: 'Asia/Kolkata' },
    ...{ tier: 'premier', scores: [615, 725], ranking: 29, tuition: [240_000, 'INR'] },
    description: 'Competitive programs in computing and physics with a stipend for every student.',
    programs: { computerScience: ['soon', 'upcoming'], physics: ['open'], mathematics: ['open'] },
  },
  {
    ...{ name: 'Savanna Lakes University', country: 'KE', city: 'Savanna Lakes', timeZone: 'Africa/Nairobi' },
    ...{ tier: 'standard', scores: [450, 570], ranking: null, tuition: [310_000, 'KES'] },
    description: 'Computing and entrepreneurship: students found companies as part of their degree.',
    programs: { business: ['open'], computerScience: ['soon'], education: ['late'] },
  },
];
