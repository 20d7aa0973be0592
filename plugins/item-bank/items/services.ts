// What item packs write items with.
export * from './draw.ts';
export * from './item.ts';
export * from './item-model.ts';
