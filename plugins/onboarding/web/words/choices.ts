import type { IconName } from '../../../../web/ui/index.ts';
import type { EducationalLevel } from '../../../learner/education/contract.ts';
import type { Answers } from '../../contract.ts';
import type { Audience } from './audience.ts';

// Labels of the answers to choose from, by audience.

/** An answer to choose. */
export interface Option<V extends string = string> {
  readonly value: V;
  readonly title: string;
  readonly description?: string;
  readonly icon?: IconName;
}

type Group = 'educationalBackground' | 'learningPreferences' | 'assessmentReadiness';
type Field<G extends Group> = keyof Answers[G];
type Choice<G extends Group, F extends Field<G>> = NonNullable<Answers[G][F]> extends infer V ? V & string : never;
type Titles<V extends string> = Readonly<Record<V, string | readonly [title: string, description: string]>>;
/** The usual labels, and other ones for younger audiences. */
interface Words<V extends string> {
  readonly usual: Titles<V>;
  readonly teen?: Titles<V>;
  readonly child?: Titles<V>;
}

export const levelOptions: readonly Option<EducationalLevel>[] = [
  { value: 'k-12', title: 'School (K-12)', description: 'Kindergarten to grade 12', icon: 'book' },
  { value: 'college', title: 'College', description: 'Studying for a bachelor’s degree', icon: 'graduation' },
  { value: 'masters', title: 'Master’s', description: 'Studying for a master’s degree', icon: 'layers' },
  { value: 'phd', title: 'PhD', description: 'Working on a doctorate', icon: 'flask' },
  { value: 'phd+', title: 'PhD graduate', description: 'After a doctorate', icon: 'spark' },
  {
    value: 'professional',
    title: 'Working professional',
    description: 'Employed or looking for work',
    icon: 'briefcase',
  },
];

const background = {
  currentLevel: {
    usual: {
      'high-school': 'High school',
      undergraduate: 'Undergraduate',
      graduate: 'Graduate',
      phd: 'PhD',
      bootcamp: 'Bootcamp',
      'self-taught': 'Self-taught',
    },
  },
  fieldOfStudy: {
    usual: {
      'computer-science': 'Computer science',
      engineering: 'Engineering',
      mathematics: 'Mathematics',
      physics: 'Physics',
      business: 'Business',
      other: 'Something else',
    },
  },
  programmingExperience: {
    usual: {
      beginner: ['Beginner', 'A first course, or none yet'],
      intermediate: ['Intermediate', 'I write small programs on my own'],
      advanced: ['Advanced', 'I build larger programs and debug them'],
      professional: ['Professional', 'I program, or have programmed, for a living'],
    },
    teen: {
      beginner: ['New to it', 'I have not programmed much yet'],
      intermediate: ['Some', 'I have made a few small programs'],
      advanced: ['A lot', 'I program often and on my own'],
      professional: ['Like a professional', 'Others use what I have made'],
    },
    child: {
      beginner: 'Not yet',
      intermediate: 'A little, with blocks or games',
      advanced: 'Quite a lot',
      professional: 'I make programs for other people',
    },
  },
  mathBackground: {
    usual: {
      basic: ['Basic', 'Arithmetic, percentages, simple equations'],
      intermediate: ['Intermediate', 'Algebra and functions'],
      advanced: ['Advanced', 'Calculus, linear algebra, statistics'],
      expert: ['Expert', 'Proofs, and mathematics beyond a first degree'],
    },
    teen: {
      basic: ['Basic', 'I am still working on the basics'],
      intermediate: ['Intermediate', 'I keep up with my class'],
      advanced: ['Advanced', 'I am ahead of my class'],
      expert: ['Expert', 'I do olympiad problems, or more'],
    },
    child: {
      basic: 'I am still learning it',
      intermediate: 'It goes fine',
      advanced: 'I am good at it',
      expert: 'I love really hard problems',
    },
  },
} satisfies { [F in Field<'educationalBackground'>]: Words<Choice<'educationalBackground', F>> };

const preferences = {
  studyStyle: {
    usual: {
      visual: ['Visual', 'Pictures, diagrams, videos'],
      'hands-on': ['Hands-on', 'Trying things out'],
      reading: ['Reading', 'Texts, at my own pace'],
      mixed: ['A mix', 'Whatever suits the topic'],
    },
  },
  timeCommitment: {
    usual: {
      '1-5-hours': '1–5 hours a week',
      '5-10-hours': '5–10 hours a week',
      '10-20-hours': '10–20 hours a week',
      '20-hours': '20 hours a week or more',
    },
  },
  preferredFormat: {
    usual: {
      'self-paced': ['Self-paced', 'I set the pace'],
      structured: ['Structured', 'A plan tells me what is next'],
      'project-based': ['Project-based', 'I learn by making something'],
      mentored: ['Mentored', 'Someone guides me'],
    },
  },
  mentorshipLevel: {
    usual: {
      minimal: ['Minimal', 'I ask when I need to'],
      moderate: ['Moderate', 'A hint now and then'],
      intensive: ['Intensive', 'Regular guidance'],
      'full-support': ['Full support', 'Step by step'],
    },
  },
} satisfies { [F in Field<'learningPreferences'>]: Words<Choice<'learningPreferences', F>> };

type Readiness = Exclude<Field<'assessmentReadiness'>, 'learningGoals'>;
const readiness = {
  confidenceLevel: {
    usual: {
      'very-confident': 'Very confident',
      confident: 'Confident',
      'somewhat-confident': 'Somewhat confident',
      'not-confident': 'Not confident yet',
    },
    child: {
      'very-confident': 'Very sure I can do it',
      confident: 'I think I can do it',
      'somewhat-confident': 'A bit unsure',
      'not-confident': 'Not sure yet',
    },
  },
  previousAssessments: {
    usual: {
      none: 'None yet',
      'coding-interviews': 'Coding interviews',
      'standardized-tests': 'Standardized tests',
      multiple: 'Several kinds',
    },
    teen: {
      none: 'None yet',
      'coding-interviews': 'Coding contests',
      'standardized-tests': 'Standardized tests at school',
      multiple: 'Several kinds',
    },
    child: {
      none: 'No, this is my first',
      'standardized-tests': 'Yes, tests at school',
      'coding-interviews': 'Yes, coding puzzles',
      multiple: 'Yes, many kinds',
    },
  },
  motivationLevel: {
    usual: {
      'extremely-motivated': 'Extremely motivated',
      'very-motivated': 'Very motivated',
      motivated: 'Motivated',
      'somewhat-motivated': 'Somewhat motivated',
    },
    child: {
      'extremely-motivated': 'I cannot wait',
      'very-motivated': 'I look forward to it',
      motivated: 'I would like to try',
      'somewhat-motivated': 'Let me look first',
    },
  },
} satisfies { [F in Readiness]: Words<Choice<'assessmentReadiness', F>> };

const words = { ...background, ...preferences, ...readiness };
export type ChoiceField = keyof typeof words;

/** The answers of a field, labelled for an audience. */
export function optionsOf(field: ChoiceField, audience: Audience): Option[] {
  return Object.entries(titlesFor(field, audience)).map(([value, given]) => {
    if (typeof given === 'string') return { value, title: given };
    return { value, title: given[0], description: given[1] };
  });
}

/** The label of an answer. */
export function titleOf(field: ChoiceField, value: string | undefined, audience: Audience): string | undefined {
  return optionsOf(field, audience).find((option) => option.value === value)?.title;
}

function titlesFor(field: ChoiceField, audience: Audience): Titles<string> {
  const { usual, teen, child } = words[field] as Words<string>;
  if (audience === 'child') return child ?? usual;
  return audience === 'teen' ? (teen ?? usual) : usual;
}
