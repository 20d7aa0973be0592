import type { z } from 'zod';
import { notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { afterRow } from '../../../core/db/index.ts';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { Demand } from '../esco/demand.ts';
import { SkillRelationRow, SkillRow } from '../models.ts';
import type { catalogueRoutes, SkillDetails, SkillLine } from './contract.ts';

interface Dependencies {
  readonly db: Database;
  readonly demand: Demand;
}

type Filter = z.output<(typeof catalogueRoutes)['list']['query']>;

/** A page of skills by title. Imported ones are only found by search, unless they are asked for. */
export async function listSkills(
  { db }: Dependencies,
  { search, category, source, limit, offset }: Filter,
): Promise<{ items: SkillLine[]; total: number }> {
  const query = matching(db, search);
  if (category) query.where({ category });
  if (source) query.where({ source });
  else if (search === '') query.where({ source: 'eiq' });
  // The platform's own skills come first.
  query.orderByRaw("source = 'esco'").orderBy(listOrder);
  const [items, total] = await Promise.all([
    query
      .clone()
      .select(...lineColumns)
      .limit(limit)
      .offset(offset),
    query.resultSize(),
  ]);
  return { items, total };
}

/** All skills, from the one after a given id on. */
export async function listAllSkills(
  { db }: Pick<Dependencies, 'db'>,
  { search, limit, after }: { search: string; limit: number; after: string | undefined },
): Promise<{ items: SkillLine[]; total: number }> {
  const query = matching(db, search);
  const rest = query.clone().modify(await afterRow(db.catalogue(SkillRow), { columns: listOrder }, after));
  const [items, total] = await Promise.all([
    rest
      .orderBy(listOrder)
      .select(...lineColumns)
      .limit(limit),
    query.resultSize(),
  ]);
  return { items, total };
}

const listOrder = ['title', 'id'];
const lineColumns = ['id', 'source', 'title', 'category', 'level', 'aliases'];

function matching(db: Database, search: string) {
  const query = db.catalogue(SkillRow).where({ isRetired: false });
  if (search === '') return query;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return query.whereRaw("(title || ' ' || array_to_string(aliases, ' ')) ilike ?", [pattern]);
}

/** @throws Failure not_found */
export async function skillDetails({ db, demand }: Dependencies, id: string): Promise<SkillDetails> {
  const skill = await db.catalogue(SkillRow).findOne({ id, isRetired: false });
  if (!skill) throw notFound('There is no such skill.');
  const [prerequisites, opens, related, percent] = await Promise.all([
    db.catalogue(SkillRow).whereIn('id', skill.requires).select('id', 'title').orderBy('title'),
    db
      .catalogue(SkillRow)
      .whereRaw('requires @> array[?]::text[]', [id])
      .where({ isRetired: false })
      .select('id', 'title')
      .orderBy('title'),
    relatedSkills(db, skill),
    demand.of(skill.id),
  ]);
  return {
    ...skill,
    estimatedHours: skill.steps.length > 0 ? hoursOf(skill) : null,
    prerequisites,
    opens,
    related,
    learningPath: { steps: skill.steps },
    topics: skill.topics.map((topic) => ({ ...topic, title: contentAreaTitle(topic.contentArea) })),
    ...(percent !== undefined && { industryDemand: percent }),
  };
}

async function relatedSkills(db: Database, { id, source }: SkillRow): Promise<SkillDetails['related']> {
  if (source !== 'esco') return [];
  const links = await db.catalogue(SkillRelationRow).where({ skillId: id });
  const relations = new Map(links.map(({ relatedId, relation }) => [relatedId, relation]));
  const rows = await db
    .catalogue(SkillRow)
    .whereIn('id', [...relations.keys()])
    .select('id', 'title')
    .orderBy('title');
  return rows.map((row) => ({ id: row.id, title: row.title, relation: relations.get(row.id) ?? 'optional' }));
}

/** The hours of all steps. */
export const hoursOf = ({ steps }: Pick<SkillRow, 'steps'>): number =>
  steps.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0);
