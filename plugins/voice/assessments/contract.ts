import { z } from 'zod';
import { file, Id, Timestamp, upload } from '../../../core/contract/index.ts';

/** 48 kHz in stereo for the longest time limit would be 35 MB; browsers send 16 kHz in mono, 6 MB. */
export const maxBytes = 16_000_000;
/** Longer recordings than the limit of the prompt are refused, after this grace for a slow stop (s). */
export const graceSeconds = 5;
export const maxTranscript = 20_000;

const Score = z.number().min(0).max(100);

/** The specification's result. Null: it needs words, and the recording has no transcript that fits. */
export const AiAnalysis = z.object({
  overallScore: Score,
  skillLevel: z.string(),
  comprehension: Score.nullable(),
  articulation: Score.nullable(),
  vocabulary: Score.nullable(),
  fluency: Score.nullable(),
  technicalAccuracy: Score.nullable(),
  insights: z.array(z.string()),
  recommendations: z.array(z.string()),
});
export type AiAnalysis = z.infer<typeof AiAnalysis>;

export const Part = z.enum(['comprehension', 'articulation', 'vocabulary', 'fluency', 'technicalAccuracy']);
export type Part = z.infer<typeof Part>;

export const Figure = z.object({
  name: z.string(),
  /** Explains it in one sentence. */
  description: z.string(),
  value: z.number(),
  standardError: z.number().nullable(),
  unit: z.string(),
});
export type Figure = z.infer<typeof Figure>;

/** How sure the scores are, and what they rest on. */
export const Details = z.object({
  /** Standard errors of the scores; null where there is too little to estimate them from. */
  errors: z.object({ overallScore: z.number().nullable(), ...nullableParts() }),
  /** Weights of the parts in the overall score, after absent ones were left out. */
  weights: z.partialRecord(Part, z.number()),
  figures: z.array(Figure),
  criteria: z.array(z.object({ says: z.string(), counts: Part, isMet: z.boolean() })),
  /** `rubric`, or the name of a model; null without a transcript. */
  grader: z.string().nullable(),
  /** What the learner should know about this result, for example that the transcript does not fit the sound. */
  notes: z.array(z.string()),
});
export type Details = z.infer<typeof Details>;

function nullableParts() {
  const error = z.number().nullable();
  return {
    comprehension: error,
    articulation: error,
    vocabulary: error,
    fluency: error,
    technicalAccuracy: error,
  };
}

export const VoiceAssessment = z.object({
  id: Id,
  timestamp: Timestamp,
  promptId: z.string(),
  category: z.string(),
  prompt: z.string(),
  /** Seconds, measured on the server. */
  duration: z.number(),
  /** Null after the recording's time has passed, and where there was none. */
  transcript: z.string().nullable(),
  /** When recording and transcript are deleted; null where they are gone. */
  recordingUntil: Timestamp.nullable(),
  aiAnalysis: AiAnalysis,
  details: Details,
});
export type VoiceAssessment = z.infer<typeof VoiceAssessment>;

export const HistoryItem = z.object({
  id: Id,
  category: z.string(),
  date: Timestamp,
  score: Score,
  /** Standard error of the score. */
  error: z.number().nullable(),
  level: z.string(),
});
export type HistoryItem = z.infer<typeof HistoryItem>;

const id = z.object({ id: Id });

export const assessmentRoutes = {
  list: {
    method: 'get',
    path: '/api/voice-assessments',
    access: 'signed-in',
    description: 'Your voice assessments, latest first',
    response: z.array(HistoryItem),
  },
  analyze: {
    method: 'post',
    path: '/api/voice-assessments/analyze',
    access: 'signed-in',
    description: 'Analyse a recording (field `audio`, a WAV file); the same id again answers the first result',
    body: upload(
      { maxBytes, types: ['audio/wav'], minBytes: 1 },
      z.object({
        /** Made by the browser, so that a recording that is sent twice is one assessment. */
        id: Id.optional(),
        promptId: z.string().max(100),
        transcript: z.string().max(maxTranscript).default(''),
        /** Seconds as the browser counted them. The server measures its own. */
        duration: z.coerce.number().min(0).max(3600).default(0),
      }),
    ),
    response: VoiceAssessment,
    limit: 'costly',
    // The transcript reaches the model that grades it.
    duringAssessment: 'closed',
    isLong: true,
  },
  one: {
    method: 'get',
    path: '/api/voice-assessments/:id',
    access: 'signed-in',
    description: 'One of your voice assessments',
    params: id,
    response: VoiceAssessment,
  },
  recording: {
    method: 'get',
    path: '/api/voice-assessments/:id/recording',
    access: 'signed-in',
    whenSignedInAs: 'closed',
    description: 'The recording, with ranges; not found once it is deleted',
    params: id,
    response: file(),
  },
  remove: {
    method: 'delete',
    path: '/api/voice-assessments/:id',
    access: 'signed-in',
    description: 'Delete one of your voice assessments with its recording; repeatable',
    params: id,
    response: z.object({ deleted: z.boolean() }),
  },
} as const;
