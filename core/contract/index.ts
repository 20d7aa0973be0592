// Everything contracts are written with, for server and browser.
export * from './access.ts';
export * from './blocks.ts';
export * from './bodies.ts';
export * from './contract.ts';
export * from './errors.ts';
export * from './frames.ts';
export * from './issues.ts';
export * from './jobs.ts';
export * from './live.ts';

// Installs the messages for validation errors of all schemas.
import './messages.ts';

export * from './names.ts';
export * from './probability.ts';
export * from './responses.ts';
export * from './retention.ts';
export * from './routes.ts';
export * from './schemas.ts';
export * from './services.ts';
export * from './slots.ts';
export * from './who.ts';
