// For item packs: building blocks of items.
export * from './draw.ts';
export * from './item.ts';
export * from './item-model.ts';
export * from './practice-tasks.ts';
