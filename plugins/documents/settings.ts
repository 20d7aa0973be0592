import { z } from 'zod';

/** Of the deployment: `plugins.documents`, or `EIQ_DOCUMENTS_…` in the environment. */
export const Config = z.object({
  /** Virus scanner: a socket's path, or host and port. Without it files are not scanned. */
  clamd: z
    .string()
    .regex(/^(\/\S+|[\w.-]+:\d{1,5}|\[[0-9a-fA-F:]+\]:\d{1,5})$/, 'The path of a socket, or host:port')
    .optional(),
  /** Processor time for one document. On a busy machine four times as long may pass. */
  readingSeconds: z.coerce.number().int().min(5).max(180).default(120),
  /** Memory of the process that reads a document. */
  readingMegabytes: z.coerce.number().int().min(200).max(4000).default(512),
  /** Largest picture that is decoded, in millions of pixels. */
  megapixels: z.coerce.number().min(1).max(200).default(50),
});
export type Config = z.output<typeof Config>;

/** Of each institution. */
export const Settings = z.object({
  learnerDocuments: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(50)
    .meta({ title: 'Documents per learner', description: 'Includes documents that are not confirmed' }),
  learnerUnread: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(20)
    .meta({ title: 'Unread documents per learner', description: 'Documents of one learner that wait to be read' }),
  learnerMegabytes: z
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(100)
    .meta({ title: 'Storage per learner (MB)', description: 'Size of all documents of one learner' }),
  institutionMegabytes: z
    .number()
    .int()
    .min(1)
    .max(10_000_000)
    .default(50_000)
    .meta({ title: 'Storage in all (MB)', description: 'Size of all documents of the institution' }),
  pages: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(30)
    .meta({ title: 'Pages per document', description: 'Longer documents are refused' }),
  uploadHours: z
    .number()
    .int()
    .min(1)
    .max(168)
    .default(24)
    .meta({ title: 'Unfinished uploads (hours)', description: 'When an upload that was broken off is removed' }),
});
export type Settings = z.output<typeof Settings>;
