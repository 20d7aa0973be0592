import { z } from 'zod';
import type { Route } from '../contract/index.ts';
import { errorStatus } from '../contract/index.ts';
import type { Hosted } from '../plugins/host.ts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the given plugins, written from their contracts. */
export function openApiOf(plugins: readonly Hosted[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const { plugin } of plugins) {
    for (const route of Object.values(plugin.contract.routes)) {
      const path = route.path.replace(/:([A-Za-z0-9_]+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method]: describedOr(route, plugin.contract.title) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'EiQ', version, description: 'Every call of the plugins this institution runs.' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { enum: Object.keys(errorStatus) },
        message: { type: 'string' },
        issues: {
          type: 'array',
          items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
        },
        requestId: { type: 'string' },
      },
    },
  },
};

/** A schema that has no JSON schema leaves its own operation without details, and the others as they are. */
function describedOr(route: Route, title: string): Json {
  try {
    return operationOf(route, title);
  } catch (error) {
    const { plugin, name, says } = route;
    return {
      operationId: `${plugin}.${name}`,
      tags: [title],
      summary: says ?? `${title}: ${name}`,
      'x-access': route.access,
      'x-problem': `The schemas of this operation cannot be written as JSON Schema: ${(error as Error).message}`,
      parameters: [...route.path.matchAll(/:([A-Za-z0-9_]+)/g)].map(([, parameter]) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: {},
      })),
      responses: { default: failure },
    };
  }
}

function operationOf(route: Route, title: string): Json {
  const failures = [
    ...(route.access === 'public' ? [] : ['401', '403']),
    ...(route.body || route.query ? ['400'] : []),
  ];
  return {
    operationId: `${route.plugin}.${route.name}`,
    tags: [title],
    summary: route.says ?? `${title}: ${route.name}`,
    'x-access': route.access,
    ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body ? { requestBody: bodyOf(route.body) } : {}),
    responses: {
      ...successOf(route),
      ...Object.fromEntries(failures.map((status) => [status, failure])),
      default: failure,
    },
  };
}

const failure = {
  description: 'Refused; the message says why',
  content: content({ $ref: '#/components/schemas/Error' }),
};

function content(schema: unknown, type = 'application/json'): Json {
  return { [type]: { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return json;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf(body: NonNullable<Route['body']>): Json {
  if (!('kind' in body)) return { required: true, content: content(schemaOf(body, 'input')) };
  const file = { type: 'string', format: 'binary' };
  const fields = body.fields ? (schemaOf(body.fields, 'input') as { properties?: Json }).properties : {};
  return {
    required: true,
    description: `At most ${body.maxFiles} file(s) of ${body.maxBytes} bytes: ${body.types.join(', ')}`,
    content: content({ type: 'object', properties: { ...fields, file } }, 'multipart/form-data'),
  };
}

function successOf({ response, status = 200 }: Route): Json {
  if (!('kind' in response))
    return { [status]: { description: 'Done', content: content(schemaOf(response, 'output')) } };
  switch (response.kind) {
    case 'nothing':
      return { 204: { description: 'Done' } };
    case 'redirect':
      return { 302: { description: 'Continues elsewhere' } };
    case 'reply-or-events':
      return {
        [status]: {
          description: 'Done; as events where they are accepted',
          content: {
            ...content(schemaOf(response.reply, 'output')),
            ...content(schemaOf(response.event, 'output'), 'text/event-stream'),
          },
        },
      };
    case 'file':
      return { 200: { description: 'The file', content: content({ type: 'string', format: 'binary' }, '*/*') } };
    default:
      return {
        200: { description: 'Events', content: content(schemaOf(response.event, 'output'), 'text/event-stream') },
      };
  }
}
