// What a contract is written with, for both halves.
export * from './access.ts';
export * from './blocks.ts';
export * from './bodies.ts';
export * from './contract.ts';
export * from './errors.ts';
export * from './frames.ts';
export * from './issues.ts';
export * from './jobs.ts';
export * from './live.ts';

// Sets what wrong input is told, for all schemas.
import './messages.ts';

export * from './names.ts';
export * from './responses.ts';
export * from './routes.ts';
export * from './schemas.ts';
export * from './services.ts';
export * from './slots.ts';
export * from './who.ts';
