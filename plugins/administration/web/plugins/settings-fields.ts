import { readableName } from '../parts/text.ts';

// Turns the JSON Schema of a plugin's settings into fields of a form, and the input of the form into values.

/** One setting as a field of a form. */
export interface SettingField {
  readonly name: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly control: Control;
  readonly isOptional: boolean;
  /** An empty field is stored as null. */
  readonly isNullable: boolean;
  /** Undefined where the schema has none. */
  readonly defaultValue: unknown;
}

export type Control =
  | { kind: 'yes-no' }
  | { kind: 'number'; isWhole: boolean; min: number | undefined; max: number | undefined; step: number | undefined }
  | {
      kind: 'text';
      type: 'text' | 'email' | 'url' | 'date';
      minLength: number | undefined;
      maxLength: number | undefined;
    }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'choices'; options: readonly Option[] }
  /** Texts, one per line. */
  | { kind: 'lines' }
  | { kind: 'group'; fields: readonly SettingField[] }
  /** Values of all other types, edited as JSON. */
  | { kind: 'json' };

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Json = Record<string, unknown>;

/** The plugin's own screen that edits its settings, in place of a generated form. */
export const settingsScreenOf = (schema: Json | null): string | undefined => text(schema?.screen);

/** The fields for the properties of an object's schema, in order. */
export function fieldsOf(schema: Json): SettingField[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(objectIn(schema.properties)).map(([name, property]) =>
    fieldOf(name, objectIn(property), required.includes(name)),
  );
}

function fieldOf(name: string, schema: Json, isRequired: boolean): SettingField {
  const { inner, isNullable } = withoutNull(schema);
  return {
    name,
    title: text(schema.title) ?? text(inner.title) ?? readableName(name),
    description: text(schema.description) ?? text(inner.description),
    control: controlFor(inner),
    isOptional: isNullable || (!isRequired && schema.default === undefined),
    isNullable,
    defaultValue: schema.default,
  };
}

function controlFor(schema: Json): Control {
  const options = optionsIn(schema);
  if (options) return { kind: 'choice', options };
  switch (schema.type) {
    case 'boolean':
      return { kind: 'yes-no' };
    case 'integer':
    case 'number': {
      const isWhole = schema.type === 'integer';
      const step = number(schema.multipleOf);
      return { kind: 'number', isWhole, min: number(schema.minimum), max: number(schema.maximum), step };
    }
    case 'string':
      return {
        kind: 'text',
        type: inputTypes[text(schema.format) ?? ''] ?? 'text',
        minLength: number(schema.minLength),
        maxLength: number(schema.maxLength),
      };
    case 'array': {
      const items = objectIn(schema.items);
      const among = optionsIn(items);
      if (among) return { kind: 'choices', options: among };
      return items.type === 'string' ? { kind: 'lines' } : { kind: 'json' };
    }
    case 'object':
      return schema.properties ? { kind: 'group', fields: fieldsOf(schema) } : { kind: 'json' };
    default:
      return { kind: 'json' };
  }
}

const inputTypes: Record<string, 'email' | 'url' | 'date'> = { email: 'email', uri: 'url', date: 'date' };

/** The options of an enumeration of texts, or of a union of text constants; undefined for any other schema. */
function optionsIn({ enum: values, anyOf, oneOf }: Json): Option[] | undefined {
  const constants = listIn(anyOf ?? oneOf).map(objectIn);
  const among = Array.isArray(values)
    ? values.map((value) => ({ value, title: undefined }))
    : constants.map(({ const: value, title }) => ({ value, title: text(title) }));
  if (among.length === 0 || !among.every(({ value }) => typeof value === 'string')) return undefined;
  return among.map(({ value, title }) => ({ value: String(value), label: title ?? readableName(String(value)) }));
}

/** The schema without the alternative `null`, and whether it had one. */
function withoutNull(schema: Json): { inner: Json; isNullable: boolean } {
  if (Array.isArray(schema.type) && schema.type.length === 2 && schema.type.includes('null')) {
    return { inner: { ...schema, type: schema.type.find((type) => type !== 'null') }, isNullable: true };
  }
  const either = listIn(schema.anyOf).map(objectIn);
  const others = either.filter(({ type }) => type !== 'null');
  if (others.length === either.length) return { inner: schema, isNullable: false };
  return { inner: others.length === 1 ? objectIn(others[0]) : { ...schema, anyOf: others }, isNullable: true };
}

/** The value of a field while it is edited. */
export type Draft = boolean | string | readonly string[] | { readonly [name: string]: Draft };

/** The draft for a stored value, or for the default where none is stored. */
export function draftOf({ control, defaultValue }: SettingField, value: unknown): Draft {
  const given = value === undefined ? defaultValue : value;
  switch (control.kind) {
    case 'yes-no':
      return given === true;
    case 'choices':
      return listIn(given).map(String);
    case 'lines':
      return listIn(given).join('\n');
    case 'group':
      return Object.fromEntries(
        control.fields.map((field) => [field.name, draftOf(field, objectIn(given)[field.name])]),
      );
    case 'json':
      return given === undefined ? '' : JSON.stringify(given, null, 2);
    default:
      return given === undefined || given === null ? '' : String(given);
  }
}

/** The value for a draft. Input that cannot be parsed is returned as text, for the server to reject. */
export function valueFromDraft(field: SettingField, draft: Draft): unknown {
  const { control, isNullable } = field;
  if (draft === '' && isNullable) return null;
  switch (control.kind) {
    case 'number':
      return draft === '' || Number.isNaN(Number(draft)) ? draft : Number(draft);
    case 'lines':
      return String(draft)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    case 'group': {
      const drafts = draft as Record<string, Draft>;
      return Object.fromEntries(
        control.fields.map((each) => [each.name, valueFromDraft(each, drafts[each.name] ?? '')]),
      );
    }
    case 'json':
      return parsed(String(draft));
    default:
      return draft;
  }
}

/** A value as text: `on`, `Multiple choice`, `3`. Undefined for values without a short form. */
export function valueText({ control }: SettingField, value: unknown): string | undefined {
  if (control.kind === 'yes-no') return value === true ? 'on' : 'off';
  if (control.kind === 'choice') return control.options.find((option) => option.value === value)?.label;
  const isPlain = control.kind === 'number' || control.kind === 'text';
  return isPlain && value !== null && value !== undefined && value !== '' ? String(value) : undefined;
}

/** Whether a text is valid JSON. */
export function isJson(given: string): boolean {
  try {
    JSON.parse(given);
    return true;
  } catch {
    return false;
  }
}

const parsed = (given: string): unknown => (isJson(given) ? JSON.parse(given) : given);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objectIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
