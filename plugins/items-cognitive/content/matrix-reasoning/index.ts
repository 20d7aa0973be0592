export { matrixModels } from './matrices.ts';
