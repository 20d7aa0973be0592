import type { z } from 'zod';
import { notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import { SkillRow } from '../models.ts';
import type { catalogueRoutes, SkillDetails, SkillLine } from './contract.ts';
import type { Demand } from './demand.ts';

interface Dependencies {
  readonly db: Database;
  readonly demand: Demand;
}

type Filter = z.output<(typeof catalogueRoutes)['list']['query']>;

/** A page of skills. The platform's own come first. */
export async function listSkills(
  { db }: Dependencies,
  { search, category, source, limit, offset }: Filter,
): Promise<{ items: SkillLine[]; total: number }> {
  const query = db.catalogue(SkillRow).where({ isRetired: false });
  if (category) query.where({ category });
  if (source) query.where({ source });
  else if (search === '') query.where({ source: 'eiq' });
  if (search !== '') {
    const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query.whereRaw("(title || ' ' || array_to_string(aliases, ' ')) ilike ?", [pattern]);
  }
  const [items, total] = await Promise.all([
    query
      .clone()
      .orderByRaw("source = 'esco', lower(title), id")
      .select('id', 'source', 'title', 'category', 'level', 'aliases')
      .limit(limit)
      .offset(offset),
    query.resultSize(),
  ]);
  return { items, total };
}

/** @throws Failure not_found */
export async function skillDetails({ db, demand }: Dependencies, id: string): Promise<SkillDetails> {
  const skill = await db.catalogue(SkillRow).findOne({ id, isRetired: false });
  if (!skill) throw notFound('There is no such skill.');
  const [prerequisites, opens, percent] = await Promise.all([
    db.catalogue(SkillRow).whereIn('id', skill.requires).select('id', 'title').orderBy('title'),
    db
      .catalogue(SkillRow)
      .whereRaw('requires @> array[?]::text[]', [id])
      .where({ isRetired: false })
      .select('id', 'title')
      .orderBy('title'),
    demand.of(skill.id),
  ]);
  return {
    ...skill,
    estimatedHours: skill.steps.length > 0 ? hoursOf(skill) : null,
    prerequisites,
    opens,
    learningPath: { steps: skill.steps },
    topics: skill.topics.map((topic) => ({ ...topic, title: contentAreaTitle(topic.contentArea) })),
    ...(percent !== undefined && { industryDemand: percent }),
  };
}

/** The hours of all steps. */
export const hoursOf = ({ steps }: Pick<SkillRow, 'steps'>): number =>
  steps.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0);
