import { spelledOut } from '../parts/in-words.ts';

// A plugin's settings arrive as a JSON Schema; here it becomes fields of a form, and what is typed becomes values again.

/** One setting as a form shows it. */
export interface SettingField {
  readonly name: string;
  readonly title: string;
  readonly says: string | undefined;
  readonly control: Control;
  readonly mayBeEmpty: boolean;
  /** Empty is kept as null. */
  readonly knowsNull: boolean;
  /** What it is unless somebody changes it; undefined where the schema names none. */
  readonly usual: unknown;
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
  /** Texts, one a line. */
  | { kind: 'lines' }
  | { kind: 'group'; fields: readonly SettingField[] }
  /** Whatever has no field of its own is written as JSON. */
  | { kind: 'json' };

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Json = Record<string, unknown>;

/** The fields of an object's schema, in its order. */
export function fieldsOf(schema: Json): SettingField[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(objectIn(schema.properties)).map(([name, property]) =>
    fieldOf(name, objectIn(property), required.includes(name)),
  );
}

function fieldOf(name: string, schema: Json, isRequired: boolean): SettingField {
  const { inner, knowsNull } = withoutNull(schema);
  return {
    name,
    title: text(schema.title) ?? text(inner.title) ?? spelledOut(name),
    says: text(schema.description) ?? text(inner.description),
    control: controlFor(inner),
    mayBeEmpty: knowsNull || (!isRequired && schema.default === undefined),
    knowsNull,
    usual: schema.default,
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

/** The texts to choose from: an enumeration, or constants that may have titles. Others than texts are no choice. */
function optionsIn({ enum: values, anyOf, oneOf }: Json): Option[] | undefined {
  const constants = listIn(anyOf ?? oneOf).map(objectIn);
  const among = Array.isArray(values)
    ? values.map((value) => ({ value, title: undefined }))
    : constants.map(({ const: value, title }) => ({ value, title: text(title) }));
  if (among.length === 0 || !among.every(({ value }) => typeof value === 'string')) return undefined;
  return among.map(({ value, title }) => ({ value: String(value), label: title ?? spelledOut(String(value)) }));
}

/** `number or null` is a number that may be empty. */
function withoutNull(schema: Json): { inner: Json; knowsNull: boolean } {
  if (Array.isArray(schema.type) && schema.type.length === 2 && schema.type.includes('null')) {
    return { inner: { ...schema, type: schema.type.find((type) => type !== 'null') }, knowsNull: true };
  }
  const either = listIn(schema.anyOf).map(objectIn);
  const others = either.filter(({ type }) => type !== 'null');
  if (others.length === either.length) return { inner: schema, knowsNull: false };
  return { inner: others.length === 1 ? objectIn(others[0]) : { ...schema, anyOf: others }, knowsNull: true };
}

/** What a form holds of a setting while it is edited. */
export type Draft = boolean | string | readonly string[] | { readonly [name: string]: Draft };

/** A value as its field shows it. */
export function draftOf({ control, usual }: SettingField, value: unknown): Draft {
  const given = value === undefined ? usual : value;
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

/** What was edited, as a value. JSON that cannot be read stays the text it is: the server says what is wrong with it. */
export function meantBy(field: SettingField, draft: Draft): unknown {
  const { control, knowsNull } = field;
  if (draft === '' && knowsNull) return null;
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
      return Object.fromEntries(control.fields.map((each) => [each.name, meantBy(each, drafts[each.name] ?? '')]));
    }
    case 'json':
      return parsed(String(draft));
    default:
      return draft;
  }
}

/** A value as a person would read it: `Yes`, `Multiple choice`, `3`. Undefined where that would say little. */
export function inWords({ control }: SettingField, value: unknown): string | undefined {
  if (control.kind === 'yes-no') return value === true ? 'on' : 'off';
  if (control.kind === 'choice') return control.options.find((option) => option.value === value)?.label;
  const isPlain = control.kind === 'number' || control.kind === 'text';
  return isPlain && value !== null && value !== undefined && value !== '' ? String(value) : undefined;
}

/** Whether a text can be read as JSON. */
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
