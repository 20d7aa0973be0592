// Payloads as a browser sends them.

export const path = '/api/user/onboarding';

/** A pupil of eight, in the payload of the specification. */
export const pupil = {
  educationalLevel: 'k-12',
  gradeLevel: '3',
  pathwayType: 'student',
  age: 8,
  parentEmail: 'parent@example.org',
  schoolName: 'Hill Primary',
  preferredSubjects: ['science'],
  interests: ['Space'],
  personalInfo: { firstName: '', lastName: '', age: 8 },
  educationalBackground: {
    currentLevel: '',
    fieldOfStudy: '',
    programmingExperience: 'beginner',
    mathBackground: 'basic',
  },
  careerGoals: {},
  learningPreferences: {},
  assessmentReadiness: {
    confidenceLevel: 'confident',
    previousAssessments: 'none',
    learningGoals: ['Problem-solving skills'],
    motivationLevel: 'motivated',
  },
  completed: true,
};

export const student = {
  educationalLevel: 'college',
  gradeLevel: '',
  pathwayType: 'student',
  age: 20,
  personalInfo: { firstName: '', lastName: '', age: 20 },
  educationalBackground: {
    currentLevel: 'undergraduate',
    fieldOfStudy: 'mathematics',
    programmingExperience: 'intermediate',
    mathBackground: 'advanced',
  },
  careerGoals: { targetRole: 'Data scientist', targetCompanies: [], salaryExpectations: '', timeline: '2 years' },
  learningPreferences: {
    studyStyle: 'visual',
    timeCommitment: '5-10-hours',
    preferredFormat: 'self-paced',
    mentorshipLevel: 'moderate',
  },
  assessmentReadiness: {
    confidenceLevel: 'confident',
    previousAssessments: 'multiple',
    learningGoals: ['AI/ML concepts'],
    motivationLevel: 'very-motivated',
  },
  completed: true,
};
