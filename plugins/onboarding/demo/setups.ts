import type { Answers } from '../contract.ts';

/** Answers of the demo's learners, by user name. */
export const demoSetups: Readonly<Record<string, Partial<Answers>>> = {
  learner: {
    educationalLevel: 'k-12',
    gradeLevel: '9',
    age: 14,
    schoolName: 'Riverside High School',
    preferredSubjects: ['mathematics', 'science'],
    interests: ['Space', 'Music', 'Nature and animals'],
    educationalBackground: { mathBackground: 'intermediate', programmingExperience: 'beginner' },
    assessmentReadiness: {
      confidenceLevel: 'somewhat-confident',
      previousAssessments: 'standardized-tests',
      learningGoals: ['Mathematical reasoning', 'Problem-solving skills'],
      motivationLevel: 'very-motivated',
    },
  },
  'emre.demir': {
    educationalLevel: 'k-12',
    gradeLevel: '6',
    age: 11,
    schoolName: 'Linden Middle School',
    preferredSubjects: ['technology', 'arts-creativity'],
    interests: ['Building things', 'Games'],
    educationalBackground: { mathBackground: 'basic', programmingExperience: 'beginner' },
    assessmentReadiness: {
      confidenceLevel: 'not-confident',
      previousAssessments: 'none',
      learningGoals: ['Problem-solving skills'],
      motivationLevel: 'motivated',
    },
  },
  'aroha.parata': {
    educationalLevel: 'college',
    age: 20,
    careerGoals: { targetRole: 'Data scientist', timeline: '2 years', salaryExpectations: '$90K - $120K' },
    educationalBackground: {
      currentLevel: 'undergraduate',
      fieldOfStudy: 'mathematics',
      programmingExperience: 'intermediate',
      mathBackground: 'advanced',
    },
    learningPreferences: {
      studyStyle: 'reading',
      timeCommitment: '5-10-hours',
      preferredFormat: 'self-paced',
      mentorshipLevel: 'moderate',
    },
    assessmentReadiness: {
      confidenceLevel: 'confident',
      previousAssessments: 'standardized-tests',
      learningGoals: ['AI/ML concepts', 'Mathematical reasoning'],
      motivationLevel: 'very-motivated',
    },
  },
  'дарина.коваль': pupil('9', 15, ['science', 'language-arts'], ['Stories', 'Nature and animals']),
  'sipho.ndlovu': {
    educationalLevel: 'professional',
    age: 29,
    careerGoals: {
      targetRole: 'Machine learning engineer',
      targetCompanies: ['A hospital group', 'A bank'],
      timeline: '1 year',
      salaryExpectations: '$120K - $160K',
    },
    educationalBackground: {
      currentLevel: 'self-taught',
      fieldOfStudy: 'business',
      programmingExperience: 'intermediate',
      mathBackground: 'intermediate',
    },
    learningPreferences: {
      studyStyle: 'hands-on',
      timeCommitment: '5-10-hours',
      preferredFormat: 'project-based',
      mentorshipLevel: 'minimal',
    },
    assessmentReadiness: {
      confidenceLevel: 'confident',
      previousAssessments: 'coding-interviews',
      learningGoals: ['System design', 'AI/ML concepts'],
      motivationLevel: 'extremely-motivated',
    },
  },
  高橋美咲: {
    educationalLevel: 'masters',
    age: 24,
    careerGoals: { targetRole: 'Research engineer', timeline: '2 years' },
    educationalBackground: {
      currentLevel: 'graduate',
      fieldOfStudy: 'engineering',
      programmingExperience: 'advanced',
      mathBackground: 'advanced',
    },
    learningPreferences: { studyStyle: 'mixed', timeCommitment: '10-20-hours' },
    assessmentReadiness: { confidenceLevel: 'confident', learningGoals: ['AI/ML concepts'] },
  },
  'ليلى.حداد': pupil('11', 16, ['technology', 'mathematics'], ['Building things', 'Helping people']),
  'siobhan.oconnor': {
    educationalLevel: 'phd',
    age: 27,
    careerGoals: { targetRole: 'Physicist', timeline: '2 years' },
    educationalBackground: {
      currentLevel: 'phd',
      fieldOfStudy: 'physics',
      programmingExperience: 'advanced',
      mathBackground: 'expert',
    },
    learningPreferences: { studyStyle: 'reading', timeCommitment: '1-5-hours' },
    assessmentReadiness: { confidenceLevel: 'very-confident', previousAssessments: 'multiple' },
  },
  'nguyen.an': pupil('7', 12, ['arts-creativity'], ['Drawing', 'Music']),
};

function pupil(
  gradeLevel: NonNullable<Answers['gradeLevel']>,
  age: number,
  preferredSubjects: string[],
  interests: string[],
): Partial<Answers> {
  return {
    educationalLevel: 'k-12',
    gradeLevel,
    age,
    preferredSubjects,
    interests,
    educationalBackground: { mathBackground: 'intermediate' },
    assessmentReadiness: { confidenceLevel: 'somewhat-confident', motivationLevel: 'motivated' },
  };
}
