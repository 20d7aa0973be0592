import type { HigherPathway, TrackId } from '../contract.ts';

// Sample content, not based on data. Screens mark it "Sample".

export interface SampleProject {
  readonly title: string;
  readonly description: string;
}

/** Typical projects by pathway. */
export const sampleProjects: Record<HigherPathway, readonly SampleProject[]> = {
  undergraduate: [
    {
      title: 'Repeat a published finding',
      description: 'Take one figure of a paper with open data and try to arrive at it.',
    },
    { title: 'A survey on campus', description: 'Thirty answers, one question, and what they can and cannot show.' },
  ],
  graduate: [
    { title: 'A thesis question', description: 'From a field to a question that two semesters can answer.' },
    { title: 'A review of what is known', description: 'Twenty papers, how they were found, and where they disagree.' },
  ],
  doctoral: [
    {
      title: 'A registered study',
      description: 'Hypotheses, sample size and analysis written down before the data come in.',
    },
    { title: 'A first paper with others', description: 'Who does what, who signs, and how the data can be had.' },
  ],
  postdoctoral: [
    {
      title: 'A grant of your own',
      description: 'One question, three years, and a plan for when the first answer is no.',
    },
    {
      title: 'A method that others use',
      description: 'Published with its tests, its limits and an example to start from.',
    },
  ],
  'professional-development': [
    {
      title: 'An experiment at work',
      description: 'One change, a comparison that is fair, and a decision at the end.',
    },
    { title: 'A dashboard that is questioned', description: 'Which of its figures would change what anybody does.' },
  ],
  'research-innovation': [
    {
      title: 'From a paper to a prototype',
      description: 'What has to hold outside the laboratory, tried with ten users.',
    },
    {
      title: 'An evaluation before a launch',
      description: 'What failure would look like, and how it would be noticed.',
    },
  ],
};

export interface SampleFunding {
  readonly kind: string;
  readonly description: string;
  /** What the decision depends on. */
  readonly criteria: string;
}

/** Funding by pathway. */
export const sampleFunding: Record<HigherPathway, readonly SampleFunding[]> = {
  undergraduate: [
    {
      kind: 'Scholarship for grades',
      description: 'Pays fees, as a rule for as long as grades hold.',
      criteria: 'School record',
    },
    {
      kind: 'Grant for need',
      description: 'Depends on a household’s income; is not paid back.',
      criteria: 'Income papers',
    },
    { kind: 'Work on campus', description: 'Some hours a week beside your courses.', criteria: 'Hours you can give' },
  ],
  graduate: [
    {
      kind: 'Teaching assistantship',
      description: 'Fees and a salary for teaching a section.',
      criteria: 'Grades, how you explain',
    },
    {
      kind: 'Scholarship of a foundation',
      description: 'A monthly sum, and people to meet.',
      criteria: 'What you did for others',
    },
    { kind: 'Employer’s support', description: 'Fees, and time off for courses.', criteria: 'What the work gains' },
  ],
  doctoral: [
    {
      kind: 'Funded position',
      description: 'A contract with a group, three to four years.',
      criteria: 'Thesis, a letter, a talk',
    },
    {
      kind: 'Fellowship of your own',
      description: 'Goes with you, whichever group you join.',
      criteria: 'Your proposal',
    },
    {
      kind: 'Travel grant',
      description: 'One conference or a stay in another group.',
      criteria: 'An accepted abstract',
    },
  ],
  postdoctoral: [
    {
      kind: 'Fellowship',
      description: 'Two or three years in a group of your choice.',
      criteria: 'Papers, a plan, the host',
    },
    { kind: 'Early-career grant', description: 'Your own question and your first people.', criteria: 'Independence' },
    { kind: 'Part of a project', description: 'A place in somebody’s grant.', criteria: 'A method they need' },
  ],
  'professional-development': [
    {
      kind: 'Training budget',
      description: 'Many employers have one that is not used up.',
      criteria: 'What changes at work',
    },
    {
      kind: 'Public program',
      description: 'Some regions pay for courses in fields short of people.',
      criteria: 'Where you live and work',
    },
    {
      kind: 'Paid leave to learn',
      description: 'A few days a year where the law gives them.',
      criteria: 'Notice in time',
    },
  ],
  'research-innovation': [
    { kind: 'Transfer grant', description: 'From a finding to a demonstrator.', criteria: 'A user who waits for it' },
    {
      kind: 'Joint doctorate with industry',
      description: 'Half here, half there, one thesis.',
      criteria: 'A question both care about',
    },
    { kind: 'Incubator', description: 'Space, advice and a small sum for a first year.', criteria: 'The people' },
  ],
};

/** Typical roles after a pathway. */
export const sampleRoles: Record<HigherPathway, readonly string[]> = {
  undergraduate: ['Analyst', 'Junior engineer', 'Teacher in training', 'Master’s student'],
  graduate: ['Data scientist', 'Research engineer', 'Policy analyst', 'Doctoral student'],
  doctoral: ['Research scientist', 'Lecturer', 'Quantitative researcher', 'Postdoctoral researcher'],
  postdoctoral: ['Group leader', 'Assistant professor', 'Staff scientist', 'Head of research'],
  'professional-development': ['Team lead', 'Data analyst', 'Product manager', 'Specialist in your field'],
  'research-innovation': ['Applied scientist', 'Innovation lead', 'Founder', 'Technology transfer officer'],
};

/** A job that uses a track. */
export interface SampleJob {
  readonly title: string;
  /** Descriptions for pupils below grade 6, and for older ones. */
  readonly young: string;
  readonly older: string;
}

/** Example jobs by track. */
export const sampleJobs: Readonly<Record<TrackId, readonly SampleJob[]>> = {
  mathematics: [
    {
      title: 'Bridge engineer',
      young: 'Works out how strong a bridge must be.',
      older: 'Calculates what a bridge carries, and how much is left in reserve.',
    },
    {
      title: 'Weather forecaster',
      young: 'Uses numbers to say if it will rain.',
      older: 'Turns measurements into chances of rain, and says how sure they are.',
    },
    {
      title: 'Shop owner',
      young: 'Counts what comes in and what goes out.',
      older: 'Sets prices so that the shop lives and the customers come back.',
    },
  ],
  science: [
    {
      title: 'Nurse',
      young: 'Looks after people who are ill.',
      older: 'Measures, watches and decides what a patient needs next.',
    },
    {
      title: 'Marine biologist',
      young: 'Finds out how animals live in the sea.',
      older: 'Counts and compares what lives in the sea, and asks why it changes.',
    },
    {
      title: 'Food tester',
      young: 'Makes sure that food is safe to eat.',
      older: 'Plans fair tests, and tells chance from cause.',
    },
  ],
  technology: [
    {
      title: 'Game maker',
      young: 'Tells the computer what happens in a game.',
      older: 'Writes the rules of a world and finds out where they break.',
    },
    {
      title: 'Robot builder',
      young: 'Builds robots that help people.',
      older: 'Makes machines that sense, decide and move safely.',
    },
    {
      title: 'AI tester',
      young: 'Checks if a computer learnt the right thing.',
      older: 'Finds out for whom a model is wrong, and how often.',
    },
  ],
  'language-arts': [
    {
      title: 'Journalist',
      young: 'Asks people questions and writes down what is true.',
      older: 'Checks what was said against what happened, and writes it clearly.',
    },
    {
      title: 'Lawyer',
      young: 'Speaks for somebody who needs help.',
      older: 'Builds an argument that holds, and finds the gap in another.',
    },
    {
      title: 'Storyteller',
      young: 'Makes up stories for books and films.',
      older: 'Shapes what happens so that others care about it.',
    },
  ],
  'social-studies': [
    {
      title: 'Town planner',
      young: 'Decides where parks and roads go.',
      older: 'Weighs what many people want against the space there is.',
    },
    {
      title: 'Museum guide',
      young: 'Shows people how others lived long ago.',
      older: 'Tells what is known of the past, and how we know it.',
    },
    {
      title: 'Event organiser',
      young: 'Makes plans so that a party works.',
      older: 'Puts a hundred steps in an order that holds on the day.',
    },
  ],
  'arts-creativity': [
    {
      title: 'Architect',
      young: 'Draws houses before they are built.',
      older: 'Sees a building in the mind and draws it for those who build it.',
    },
    {
      title: 'Animator',
      young: 'Makes pictures move.',
      older: 'Builds movement from shapes, frame by frame.',
    },
    {
      title: 'Textile designer',
      young: 'Finds patterns for clothes and curtains.',
      older: 'Repeats and turns a motif until it covers any length of cloth.',
    },
  ],
};
