import { z } from 'zod';
import type { Route } from '../contract/index.ts';
import { accessName, errorStatus, isCallerAccess } from '../contract/index.ts';
import type { Hosted } from '../plugins/host.ts';

type Json = Record<string, unknown>;

/** Generates OpenAPI 3.1 from the contracts of the given plugins. */
export function openApiOf(plugins: readonly Hosted[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const { plugin } of plugins) {
    for (const route of Object.values(plugin.contract.routes)) {
      const path = route.path.replace(/:([A-Za-z0-9_]+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method]: describedOnce(route, plugin.contract.title) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'EiQ', version, description: 'The API of the plugins that are on for this institution.' },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a signed-in person' },
        caller: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key (eiq keys), or credentials described by the plugin',
        },
      },
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

/** Descriptions of routes, which are the same for every set of plugins. */
const described = new WeakMap<Route, Json>();

function describedOnce(route: Route, title: string): Json {
  const known = described.get(route) ?? describedOr(route, title);
  described.set(route, known);
  return known;
}

/** Describes a route. If a schema cannot be converted to JSON Schema, only this operation lacks details. */
function describedOr(route: Route, title: string): Json {
  try {
    return operationOf(route, title);
  } catch (error) {
    const { plugin, name, description } = route;
    return {
      operationId: `${plugin}.${name}`,
      tags: [title],
      summary: description ?? `${title}: ${name}`,
      'x-access': accessName(route.access),
      'x-problem': `The schemas of this operation cannot be converted to JSON Schema: ${(error as Error).message}`,
      parameters: [...route.path.matchAll(/:([A-Za-z0-9_]+)/g)].map(([, parameter]) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: {},
      })),
      responses: { default: route.errors ? ownFailure : envelopeFailure },
    };
  }
}

function operationOf(route: Route, title: string): Json {
  const failures = [
    ...(route.access === 'public' ? [] : ['401', '403']),
    ...(route.body || route.query || route.headers || route.cookies ? ['400'] : []),
    ...(route.body ? ['413', '415'] : []),
    ...(isFile(route) ? ['416'] : []),
  ];
  const failure = route.errors ? ownFailure : envelopeFailure;
  return {
    operationId: `${route.plugin}.${route.name}`,
    tags: [title],
    summary: route.description ?? `${title}: ${route.name}`,
    'x-access': accessName(route.access),
    ...(route.access === 'public' ? {} : { security: [{ [isCallerAccess(route.access) ? 'caller' : 'bearer']: [] }] }),
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...parametersOf(route.headers, 'header'),
      ...parametersOf(route.cookies, 'cookie'),
      ...(isFile(route) ? [rangeHeader] : []),
    ],
    ...(route.body ? { requestBody: bodyOf(route.body) } : {}),
    responses: {
      ...successOf(route),
      ...Object.fromEntries(failures.map((status) => [status, failure])),
      default: failure,
    },
  };
}

const isFile = ({ method, response }: Route): boolean =>
  method === 'get' && 'kind' in response && response.kind === 'file';

const rangeHeader = {
  name: 'range',
  in: 'header',
  required: false,
  description: 'A single byte range; answered with 206 if the size of the file is known',
  schema: { type: 'string', examples: ['bytes=0-1023'] },
};

const envelopeFailure = {
  description: 'Error; the message gives the reason',
  content: content({ $ref: '#/components/schemas/Error' }),
};

/** Errors in the format of a protocol. */
const ownFailure = { description: 'Error in the format of the protocol', content: content({}, '*/*') };

function content(schema: unknown, type = 'application/json'): Json {
  return { [type]: { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return json;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query' | 'header' | 'cookie'): Json[] {
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
  if (body.kind === 'raw') {
    const types = Object.fromEntries(body.types.map((type) => [type, { schema: file }]));
    return { required: true, description: `At most ${body.maxBytes} bytes`, content: types };
  }
  if (body.kind !== 'upload') {
    const type = body.kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
    const description = `At most ${body.maxBytes} bytes`;
    return { required: true, description, content: content(schemaOf(body.schema, 'input'), type) };
  }
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
      return { 302: { description: 'Redirect' } };
    case 'reply-or-events':
      return {
        [status]: {
          description: 'Done; as events if the request accepts them',
          content: {
            ...content(schemaOf(response.reply, 'output')),
            ...content(schemaOf(response.event, 'output'), 'text/event-stream'),
          },
        },
      };
    case 'html':
      return { [status]: { description: 'A page', content: content({ type: 'string' }, 'text/html') } };
    case 'bytes':
      return {
        [status]: {
          description: 'Bytes',
          content: content({ type: 'string', format: 'binary' }, 'application/octet-stream'),
        },
      };
    case 'file':
      return {
        200: { description: 'The file', content: content({ type: 'string', format: 'binary' }, '*/*') },
        206: {
          description: 'The requested range',
          content: content({ type: 'string', format: 'binary' }, '*/*'),
        },
        304: { description: 'Not modified' },
      };
    default:
      return {
        200: { description: 'Events', content: content(schemaOf(response.event, 'output'), 'text/event-stream') },
      };
  }
}
