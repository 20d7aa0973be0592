import { angles } from './geometry-and-measurement/angles.ts';
import { areaAndPerimeter } from './geometry-and-measurement/area-and-perimeter.ts';
import { circlesAndSolids } from './geometry-and-measurement/circles-and-solids.ts';
import { geometryInsight } from './geometry-and-measurement/insight.ts';
import { pythagoras } from './geometry-and-measurement/pythagoras.ts';
import { scaleAndUnits } from './geometry-and-measurement/scale-and-units.ts';
import { similarity } from './geometry-and-measurement/similarity.ts';

/** Lengths, angles, areas, volumes, scales and units. */
export const geometryAndMeasurementModels = [
  areaAndPerimeter,
  angles,
  scaleAndUnits,
  pythagoras,
  similarity,
  circlesAndSolids,
  geometryInsight,
];
