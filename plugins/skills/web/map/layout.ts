import type { MapSkill, SkillCategory } from '../../contract.ts';

// Places the skills of the map: columns by the longest chain of prerequisites, from left to right.

export const nodeWidth = 176;
export const nodeHeight = 44;
const columnGap = 56;
const rowGap = 12;

export interface PlacedSkill {
  readonly skill: MapSkill;
  readonly x: number;
  readonly y: number;
  /** Whether it is shown only because a skill of the category requires it. */
  readonly isFromElsewhere: boolean;
}

export interface SkillLayout {
  readonly placed: readonly PlacedSkill[];
  readonly edges: readonly { readonly id: string; readonly path: string }[];
  readonly width: number;
  readonly height: number;
}

/** The skills of a category with their direct prerequisites from others. */
export function layoutOf(skills: readonly MapSkill[], category: SkillCategory): SkillLayout {
  const own = skills.filter((skill) => skill.category === category);
  const needed = new Set(own.flatMap(({ requires }) => requires));
  const shown = skills.filter((skill) => skill.category === category || needed.has(skill.id));
  const columns = columnsOf(shown);
  const placed = columns.flatMap((column, index) =>
    column.map(
      (skill, row): PlacedSkill => ({
        skill,
        x: index * (nodeWidth + columnGap),
        y: row * (nodeHeight + rowGap),
        isFromElsewhere: skill.category !== category,
      }),
    ),
  );
  const byId = new Map(placed.map((each) => [each.skill.id, each]));
  const edges = placed.flatMap((to) =>
    to.skill.requires.flatMap((id) => {
      const from = byId.get(id);
      return from ? [{ id: `${id} ${to.skill.id}`, path: curve(from, to) }] : [];
    }),
  );
  return {
    placed,
    edges,
    width: columns.length * (nodeWidth + columnGap) - columnGap,
    height: Math.max(...columns.map(({ length }) => length)) * (nodeHeight + rowGap) - rowGap,
  };
}

/** Each skill one column after the last of its prerequisites among these; near them in its column. */
function columnsOf(skills: readonly MapSkill[]): MapSkill[][] {
  const column = new Map<string, number>();
  const columns: MapSkill[][] = [];
  for (const skill of skills.toSorted((one, other) => one.depth - other.depth)) {
    const at = Math.max(0, ...skill.requires.map((id) => (column.get(id) ?? -1) + 1));
    column.set(skill.id, at);
    columns[at] = [...(columns[at] ?? []), skill];
  }
  const row = new Map<string, number>();
  return columns.map((own) => {
    const middle = ({ requires }: MapSkill) => {
      const rows = requires.flatMap((id) => row.get(id) ?? []);
      return rows.length === 0 ? 0 : rows.reduce((sum, each) => sum + each, 0) / rows.length;
    };
    const ordered = own.toSorted((one, other) => middle(one) - middle(other));
    for (const [index, { id }] of ordered.entries()) row.set(id, index);
    return ordered;
  });
}

function curve(from: PlacedSkill, to: PlacedSkill): string {
  const [x1, y1] = [from.x + nodeWidth, from.y + nodeHeight / 2];
  const [x2, y2] = [to.x, to.y + nodeHeight / 2];
  const bend = Math.max(24, (x2 - x1) / 2);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

/** The neighbour that an arrow key leads to: a prerequisite, a skill that needs this one, or one in the same column. */
export function neighbourOf({ placed }: SkillLayout, id: string, key: string): string | undefined {
  const at = placed.find(({ skill }) => skill.id === id);
  if (!at) return undefined;
  const nearest = (others: readonly PlacedSkill[]) =>
    others.toSorted((one, other) => Math.abs(one.y - at.y) - Math.abs(other.y - at.y))[0]?.skill.id;
  if (key === 'ArrowLeft') return nearest(placed.filter(({ skill }) => at.skill.requires.includes(skill.id)));
  if (key === 'ArrowRight') return nearest(placed.filter(({ skill }) => skill.requires.includes(id)));
  const column = placed.filter(({ x }) => x === at.x).toSorted((one, other) => one.y - other.y);
  const index = column.indexOf(at);
  if (key === 'ArrowUp') return column[index - 1]?.skill.id;
  if (key === 'ArrowDown') return column[index + 1]?.skill.id;
  return undefined;
}
