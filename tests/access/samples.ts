import type { Route } from '../../core/contract/index.ts';
import type { Input, Shape } from './routes.ts';
import { kindOfBody, parts, schemaOf, shapeOf, unknownId } from './routes.ts';

/** A minimal input that matches a route's schemas. */
export function sampleInput(route: Route): Input {
  const samples = parts.flatMap((part) => {
    const shape = shapeOf(route, part);
    return shape ? [[part, sampleOf(shape)] as const] : [];
  });
  const raw = kindOfBody(route) === 'raw' ? { body: 'sample' } : {};
  return { ...Object.fromEntries(samples), ...raw };
}

/** Whether an input matches a route's schemas. */
export function matchesSchemas(route: Route, input: Input): boolean {
  return parts.every((part) => {
    if (part === 'body' && kindOfBody(route) === 'upload') return true;
    return schemaOf(route, part)?.safeParse(input[part] ?? {}).success ?? true;
  });
}

const sampleByFormat: Readonly<Record<string, string>> = {
  uuid: unknownId,
  email: 'sample@example.org',
  'date-time': '2030-01-01T12:00:00Z',
  date: '2030-01-01',
  time: '12:00:00',
  uri: 'https://example.org/',
};

/** A minimal value that matches a schema. */
function sampleOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const alternatives = shape.anyOf ?? shape.oneOf;
  if (alternatives?.[0]) return sampleOf(alternatives[0]);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map(sampleOf));
  switch (shape.type) {
    case 'string':
      return sampleByFormat[shape.format ?? ''] ?? 'sample'.padEnd(shape.minLength ?? 0, 'e');
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, (shape.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => sampleOf(shape.items ?? {}));
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([name]) => shape.required?.includes(name))
          .map(([name, inner]) => [name, sampleOf(inner)]),
      );
    default:
      return 'sample';
  }
}
