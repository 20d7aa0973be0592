// What item packs need to write items.
export * from './draw.ts';
export * from './item.ts';
export * from './item-model.ts';
