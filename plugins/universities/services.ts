export * from './applications/services.ts';
export * from './catalogue/services.ts';
export * from './desk/services.ts';
