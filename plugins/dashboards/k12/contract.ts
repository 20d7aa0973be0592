import { z } from 'zod';
import { Mastery } from '../../learner/contract.ts';
import { Topic } from '../../practice/contract.ts';

// The K-12 dashboard: tracks and topics of a pupil.

export const TrackId = z.enum([
  'mathematics',
  'science',
  'technology',
  'language-arts',
  'social-studies',
  'arts-creativity',
]);
export type TrackId = z.infer<typeof TrackId>;

/** Titles of the tracks on screens. */
export const trackTitles: Record<TrackId, string> = {
  mathematics: 'Mathematics',
  science: 'Science',
  technology: 'Technology',
  'language-arts': 'Language Arts',
  'social-studies': 'Social Studies',
  'arts-creativity': 'Arts & Creativity',
};

/** A topic of practice with the learner's mastery. */
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
  /** Empty where the platform has no topics of this track yet. */
  topics: z.array(TrackTopic),
  mastered: z.int(),
});
export type Track = z.infer<typeof Track>;

export const K12Learning = z.object({
  /** All six, in their fixed order. */
  tracks: z.array(Track),
  topics: z.object({ mastered: z.int(), all: z.int() }),
});
export type K12Learning = z.infer<typeof K12Learning>;

export const k12Routes = {
  k12: {
    method: 'get',
    path: '/api/dashboards/k12',
    access: 'signed-in',
    description: 'The six tracks with their topics and your mastery',
    response: K12Learning,
  },
} as const;
