export * from './catalogue/services.ts';
