import type { HigherPathway, TrackId } from '../contract.ts';

// Sample content: what nobody has measured here. Screens mark it as such.

export interface SampleProject {
  readonly title: string;
  readonly says: string;
}

/** Projects like those that people on a pathway take up. */
export const sampleProjects: Record<HigherPathway, readonly SampleProject[]> = {
  undergraduate: [
    { title: 'Repeat a published finding', says: 'Take one figure of a paper with open data and try to arrive at it.' },
    { title: 'A survey on campus', says: 'Thirty answers, one question, and what they can and cannot show.' },
  ],
  graduate: [
    { title: 'A thesis question', says: 'From a field to a question that two semesters can answer.' },
    { title: 'A review of what is known', says: 'Twenty papers, how they were found, and where they disagree.' },
  ],
  doctoral: [
    { title: 'A registered study', says: 'Hypotheses, sample size and analysis written down before the data come in.' },
    { title: 'A first paper with others', says: 'Who does what, who signs, and how the data can be had.' },
  ],
  postdoctoral: [
    { title: 'A grant of your own', says: 'One question, three years, and a plan for when the first answer is no.' },
    { title: 'A method that others use', says: 'Published with its tests, its limits and an example to start from.' },
  ],
  'professional-development': [
    { title: 'An experiment at work', says: 'One change, a comparison that is fair, and a decision at the end.' },
    { title: 'A dashboard that is questioned', says: 'Which of its figures would change what anybody does.' },
  ],
  'research-innovation': [
    { title: 'From a paper to a prototype', says: 'What has to hold outside the laboratory, tried with ten users.' },
    { title: 'An evaluation before a launch', says: 'What failure would look like, and how it would be noticed.' },
  ],
};

export interface SampleFunding {
  readonly kind: string;
  readonly says: string;
  /** What those who decide look at. */
  readonly looksAt: string;
}

/** Ways to pay for a pathway. */
export const sampleFunding: Record<HigherPathway, readonly SampleFunding[]> = {
  undergraduate: [
    {
      kind: 'Scholarship for grades',
      says: 'Pays fees, as a rule for as long as grades hold.',
      looksAt: 'School record',
    },
    { kind: 'Grant for need', says: 'Depends on a household’s income; is not paid back.', looksAt: 'Income papers' },
    { kind: 'Work on campus', says: 'Some hours a week beside your courses.', looksAt: 'Hours you can give' },
  ],
  graduate: [
    {
      kind: 'Teaching assistantship',
      says: 'Fees and a salary for teaching a section.',
      looksAt: 'Grades, how you explain',
    },
    {
      kind: 'Scholarship of a foundation',
      says: 'A monthly sum, and people to meet.',
      looksAt: 'What you did for others',
    },
    { kind: 'Employer’s support', says: 'Fees, and time off for courses.', looksAt: 'What the work gains' },
  ],
  doctoral: [
    {
      kind: 'Funded position',
      says: 'A contract with a group, three to four years.',
      looksAt: 'Thesis, a letter, a talk',
    },
    { kind: 'Fellowship of your own', says: 'Goes with you, whichever group you join.', looksAt: 'Your proposal' },
    { kind: 'Travel grant', says: 'One conference or a stay in another group.', looksAt: 'An accepted abstract' },
  ],
  postdoctoral: [
    { kind: 'Fellowship', says: 'Two or three years in a group of your choice.', looksAt: 'Papers, a plan, the host' },
    { kind: 'Early-career grant', says: 'Your own question and your first people.', looksAt: 'Independence' },
    { kind: 'Part of a project', says: 'A place in somebody’s grant.', looksAt: 'A method they need' },
  ],
  'professional-development': [
    { kind: 'Training budget', says: 'Many employers have one that is not used up.', looksAt: 'What changes at work' },
    {
      kind: 'Public programme',
      says: 'Some regions pay for courses in fields short of people.',
      looksAt: 'Where you live and work',
    },
    { kind: 'Paid leave to learn', says: 'A few days a year where the law gives them.', looksAt: 'Notice in time' },
  ],
  'research-innovation': [
    { kind: 'Transfer grant', says: 'From a finding to a demonstrator.', looksAt: 'A user who waits for it' },
    {
      kind: 'Joint doctorate with industry',
      says: 'Half here, half there, one thesis.',
      looksAt: 'A question both care about',
    },
    { kind: 'Incubator', says: 'Space, advice and a small sum for a first year.', looksAt: 'The people' },
  ],
};

/** What people on a pathway have become. */
export const sampleRoles: Record<HigherPathway, readonly string[]> = {
  undergraduate: ['Analyst', 'Junior engineer', 'Teacher in training', 'Master’s student'],
  graduate: ['Data scientist', 'Research engineer', 'Policy analyst', 'Doctoral student'],
  doctoral: ['Research scientist', 'Lecturer', 'Quantitative researcher', 'Postdoctoral researcher'],
  postdoctoral: ['Group leader', 'Assistant professor', 'Staff scientist', 'Head of research'],
  'professional-development': ['Team lead', 'Data analyst', 'Product manager', 'Specialist in your field'],
  'research-innovation': ['Applied scientist', 'Innovation lead', 'Founder', 'Technology transfer officer'],
};

/** Somebody who works with what a track teaches. */
export interface SampleJob {
  readonly title: string;
  /** To pupils up to about ten, and to older ones. */
  readonly young: string;
  readonly older: string;
}

/** What people do with each track: examples, chosen by hand. */
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
