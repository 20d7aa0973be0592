import { z } from 'zod';
import { Mastery } from '../../learner/contract.ts';
import { Topic } from '../../practice/contract.ts';

// What the K-12 dashboard shows of a pupil's own learning.

export const TrackId = z.enum([
  'mathematics',
  'science',
  'technology',
  'language-arts',
  'social-studies',
  'arts-creativity',
]);
export type TrackId = z.infer<typeof TrackId>;

/** The tracks as screens call them. */
export const trackTitles: Record<TrackId, string> = {
  mathematics: 'Mathematics',
  science: 'Science',
  technology: 'Technology',
  'language-arts': 'Language Arts',
  'social-studies': 'Social Studies',
  'arts-creativity': 'Arts & Creativity',
};

/** A topic that practice has questions about, and how it stands with the learner. */
export const TrackTopic = Topic.pick({
  section: true,
  contentArea: true,
  title: true,
  questions: true,
  answered: true,
}).extend({
  /** Null before the first answer. */
  mastery: Mastery.nullable(),
});
export type TrackTopic = z.infer<typeof TrackTopic>;

export const Track = z.object({
  id: TrackId,
  /** Empty where the platform has nothing to practise yet. */
  topics: z.array(TrackTopic),
  mastered: z.int(),
});
export type Track = z.infer<typeof Track>;

export const K12Learning = z.object({
  /** All six, in their order. */
  tracks: z.array(Track),
  topics: z.object({ mastered: z.int(), all: z.int() }),
});
export type K12Learning = z.infer<typeof K12Learning>;

export const k12Routes = {
  k12: {
    method: 'get',
    path: '/api/dashboards/k12',
    access: 'signed-in',
    description: 'The six tracks with what there is to practise in each, and how its topics stand with you',
    response: K12Learning,
  },
} as const;
