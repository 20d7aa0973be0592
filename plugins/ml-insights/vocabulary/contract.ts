// The categories of synthetic learners, each in the order of its codes.

export const countries = [
  ...['Brazil', 'Canada', 'France', 'Germany', 'India', 'Japan'],
  ...['Kenya', 'Mexico', 'Nigeria', 'South Korea', 'United Kingdom', 'United States'],
] as const;
export const backgrounds = ['arts', 'business', 'health', 'none', 'technical'] as const;
export const pathways = ['foundation', 'immersion', 'mastery'] as const;
export const industries = [
  'education',
  'finance',
  'healthcare',
  'manufacturing',
  'public services',
  'technology',
] as const;
