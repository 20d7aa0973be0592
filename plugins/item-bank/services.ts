// The services of the item bank, by subject.
export * from './authoring/services.ts';
export * from './items/knowledge/services.ts';
export type * from './measurement/forms/services.ts';
export * from './measurement/grading/services.ts';
export * from './measurement/misconceptions/services.ts';
export * from './measurement/services.ts';
