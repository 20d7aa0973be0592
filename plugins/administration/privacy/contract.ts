import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';

const Holding = z.object({
  description: z.string(),
  table: z.string(),
  onErase: z.enum(['delete', 'anonymise']),
  withheld: z.array(z.string()),
  rule: z.object({ plugin: z.string(), name: z.string(), days: z.int().nullable(), since: z.string() }).nullable(),
});

/** What a plugin holds about people, why, how long, and who can reach it. */
export const DataMapPart = z.object({
  plugin: z.string(),
  title: z.string(),
  purpose: z.string(),
  holdings: z.array(Holding),
  readers: z.array(z.object({ description: z.string(), roles: z.array(z.string()) })),
});
export type DataMapPart = z.infer<typeof DataMapPart>;

/** Questions to settle with each provider. Which laws apply is for the institution to decide. */
export const agreementItems = {
  agreement: { law: 'GDPR, Article 28', text: 'A data processing agreement is signed, and we have a copy.' },
  transfer: {
    law: 'GDPR, Chapter V',
    text: 'We know in which countries data is processed, and on what basis it may be.',
  },
  control: {
    law: 'FERPA, 34 CFR 99.31',
    text: 'The provider uses education records only for us and under our control.',
  },
  children: {
    law: 'COPPA, 16 CFR 312',
    text: 'For children under 13, consent covers this provider, or we give it for the school.',
  },
  deletion: { law: 'All', text: 'We know how long the provider keeps data, and how it deletes it when we ask.' },
} as const;
export const AgreementItem = z.enum(['agreement', 'transfer', 'control', 'children', 'deletion']);
export type AgreementItem = z.infer<typeof AgreementItem>;

const Tick = z.object({
  item: AgreementItem,
  note: z.string(),
  by: z.object({ id: Id, firstName: z.string(), lastName: z.string() }).nullable(),
  at: Timestamp,
});

export const ListedProcessor = z.object({
  /** `ai.openai` */
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  receives: z.string(),
  ticks: z.array(Tick),
});
export type ListedProcessor = z.infer<typeof ListedProcessor>;

export const privacyRoutes = {
  dataMap: {
    method: 'get',
    path: '/api/admin/data-map',
    access: 'platform.institution',
    description: 'List what is held about people: why, how long, who can reach it, what is exported and erased',
    response: z.array(DataMapPart),
  },
  agreements: {
    method: 'get',
    path: '/api/admin/agreements',
    access: 'platform.institution',
    description:
      'List the providers that receive personal data by what is configured, and what was recorded about them',
    response: z.array(ListedProcessor),
  },
  recordAgreement: {
    method: 'put',
    path: '/api/admin/agreements',
    access: 'platform.institution',
    description: 'Record that a question about a provider is settled, with a note, or that it is open again',
    body: z.object({
      processor: z.string().max(200),
      item: AgreementItem,
      isSettled: z.boolean(),
      note: z.string().trim().max(500).default(''),
    }),
    response: nothing(),
  },
} as const;
