import { z } from 'zod';

/**
 * Content of a question beside its stem: text, tables, code and simple figures, as data. The screen draws figures from
 * shapes with named tones, so they follow the theme and authors write no markup.
 */
export const Tone = z.enum(['ink', 'muted', 'accent', 'soft', 'strong']);

const Point = z.tuple([z.number(), z.number()]);
const paint = { tone: Tone.default('ink'), filled: z.boolean().default(false), dashed: z.boolean().default(false) };

export const Shape = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('line'), from: Point, to: Point, arrow: z.boolean().default(false), ...paint }),
  z.object({
    shape: z.literal('polyline'),
    points: z.array(Point).min(2),
    arrow: z.boolean().default(false),
    ...paint,
  }),
  z.object({ shape: z.literal('polygon'), points: z.array(Point).min(3), ...paint }),
  z.object({ shape: z.literal('rectangle'), at: Point, width: z.number(), height: z.number(), ...paint }),
  z.object({ shape: z.literal('circle'), at: Point, radius: z.number(), ...paint }),
  z.object({
    shape: z.literal('label'),
    /** A point on the vertical middle of the text; `anchor` gives the horizontal alignment. */
    at: Point,
    text: z.string(),
    anchor: z.enum(['start', 'middle', 'end']).default('middle'),
    size: z.number().default(14),
    tone: Tone.default('ink'),
  }),
]);

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    caption: z.string().optional(),
    header: z.array(z.string()).min(1),
    rows: z.array(z.array(z.string())).min(1),
  }),
  z.object({ kind: z.literal('code'), language: z.enum(['text', 'python', 'javascript', 'sql']), code: z.string() }),
  z.object({
    kind: z.literal('figure'),
    /** A full text alternative for readers who cannot see the figure. */
    alt: z.string().min(10),
    width: z.number(),
    height: z.number(),
    shapes: z.array(Shape).min(1),
  }),
]);

export type Block = z.infer<typeof Block>;
export type Shape = z.infer<typeof Shape>;
/** The input form, in which tones, fills and anchors may be omitted. */
export type BlockDraft = z.input<typeof Block>;
export type ShapeDraft = z.input<typeof Shape>;
