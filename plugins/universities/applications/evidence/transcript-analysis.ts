import { gradePoints } from 'academic-records';
import type { ConfirmedDocument } from '../../../documents/services.ts';
import type { TranscriptAnalysis } from '../contract.ts';

/**
 * The GPA of the latest confirmed transcript that has one, and the subjects a learner is strong in. Documents with another
 * person's name do not count here; reviewers see them as such.
 */
export function analyseTranscripts(documents: readonly ConfirmedDocument[]): TranscriptAnalysis {
  const transcripts = documents
    .filter(({ kind, nameMatches }) => kind === 'transcript' && nameMatches)
    .toSorted((one, other) => other.confirmedAt.getTime() - one.confirmedAt.getTime());
  const gpa = transcripts.find(({ values }) => values.gpa)?.values.gpa;
  const overallGPA = gpa ? Math.round(Math.min(4, Math.max(0, gpa.value)) * 100) / 100 : null;
  return { overallGPA, recommendationStrength: strengthOf(overallGPA), strengthAreas: strengthAreasOf(transcripts) };
}

function strengthOf(gpa: number | null): TranscriptAnalysis['recommendationStrength'] {
  if (gpa === null) return null;
  if (gpa >= 3.7) return 'strong';
  if (gpa >= 3.3) return 'good';
  return gpa >= 2.7 ? 'fair' : 'limited';
}

const minCourses = 2;
const minPoints = 3.5;
const maxAreas = 6;

function strengthAreasOf(transcripts: readonly ConfirmedDocument[]): string[] {
  const points = new Map<string, number[]>();
  for (const { values } of transcripts) {
    for (const { code, title, grade } of values.terms.flatMap(({ courses }) => courses)) {
      const subject = subjectOf(code, title);
      const point = grade === null ? undefined : gradePoints(grade, values.scale, values.bestGrade ?? undefined);
      if (subject === undefined || point === undefined) continue;
      points.set(subject, [...(points.get(subject) ?? []), point]);
    }
  }
  return [...points]
    .map(([subject, all]) => ({
      subject,
      count: all.length,
      mean: all.reduce((sum, each) => sum + each, 0) / all.length,
    }))
    .filter(({ count, mean }) => count >= minCourses && mean >= minPoints)
    .sort((one, other) => other.mean - one.mean || one.subject.localeCompare(other.subject))
    .slice(0, maxAreas)
    .map(({ subject }) => subject);
}

/** Subjects by the beginning of a course's code, or by a word of its title. */
const subjects: readonly (readonly [subject: string, codes: string, titles: RegExp])[] = [
  [
    'Computer Science',
    'CS CSC CSCI COMP CMPT CIS CSE INFO IT SWE',
    /\b(computer|computing|programming|software|algorithm|data structure)/i,
  ],
  ['Statistics', 'STAT STA STATS', /\b(statistic|probability)/i],
  ['Mathematics', 'MATH MAT MTH MA CALC', /\b(math|calculus|algebra|geometry|trigonometry)/i],
  ['Physics', 'PHYS PHY PH PHSC', /\b(physics|mechanics|thermodynamics|optics)/i],
  ['Chemistry', 'CHEM CHM CH', /\bchemistry\b/i],
  ['Biology', 'BIOL BIO BIOS BI', /\b(biology|genetics|anatomy|physiology|ecology)/i],
  ['Engineering', 'ENGR EE ECE ME CE MECH CIVE', /\bengineering\b/i],
  ['English', 'ENGL ENG EN LIT WRIT', /\b(english|literature|writing|composition)/i],
  [
    'Languages',
    'SPAN FREN FR GERM CHIN JAPN LAT LING FILI',
    /\b(spanish|french|german|latin|chinese|japanese|linguistic|filipino)/i,
  ],
  ['History', 'HIST HIS HST', /\bhistory\b/i],
  ['Economics', 'ECON ECO EC', /\b(economics|microeconomics|macroeconomics|finance)/i],
  ['Business', 'BUS BUSN BA ACCT MGMT MKTG FIN', /\b(business|accounting|management|marketing)/i],
  ['Psychology', 'PSYC PSY PSYCH', /\bpsychology\b/i],
  ['Social Sciences', 'SOC SOCI POLS PSCI ANTH GEOG GOV', /\b(sociology|political|anthropology|geography|government)/i],
  ['Philosophy', 'PHIL PHI', /\b(philosophy|ethics|logic)/i],
  ['Arts', 'ART ARTS MUS MUSI THEA DRAM', /\b(art|music|theat|drama|drawing|painting)/i],
];

function subjectOf(code: string | null, title: string | null): string | undefined {
  const prefix = /^[A-Za-z]+/.exec(code ?? '')?.[0].toUpperCase();
  const byCode = prefix && subjects.find(([, codes]) => codes.split(' ').includes(prefix));
  return (byCode || subjects.find(([, , titles]) => titles.test(title ?? '')))?.[0];
}
