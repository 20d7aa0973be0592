import type { Block, Shape } from '../../../core/contract/index.ts';
import { namespaces } from './standard.ts';
import type { Attributes, Xml } from './write-xml.ts';
import { documentOf, element } from './write-xml.ts';

export type FigureBlock = Extract<Block, { kind: 'figure' }>;

/** Keeps lines and letters at the edge from being cut off (units of the figure). */
const margin = 8;

/**
 * A figure as an SVG file in a single colour. The class of each shape has its tone and style, so that `read-figure.ts` can
 * restore the figure.
 */
export function figureFile({ alt, width, height, shapes }: FigureBlock): string {
  const box = [-margin, -margin, width + 2 * margin, height + 2 * margin].join(' ');
  const attributes = {
    xmlns: namespaces.svg,
    class: 'eiq-figure',
    viewBox: box,
    width: width + 2 * margin,
    height: height + 2 * margin,
    'data-width': width,
    'data-height': height,
    role: 'img',
  };
  return documentOf(element('svg', attributes, [element('desc', {}, alt), ...shapes.map(drawn)]));
}

function drawn(shape: Shape): Xml {
  switch (shape.shape) {
    case 'line': {
      const [x1, y1] = shape.from;
      const [x2, y2] = shape.to;
      const line = element('line', { ...paintOf(shape), x1, y1, x2, y2 });
      return withHead(line, shape, [shape.from, shape.to]);
    }
    case 'polyline':
      return withHead(
        element('polyline', { ...paintOf(shape), points: pointsOf(shape.points) }),
        shape,
        shape.points.slice(-2),
      );
    case 'polygon':
      return element('polygon', { ...paintOf(shape), points: pointsOf(shape.points) });
    case 'rectangle': {
      const [x, y] = shape.at;
      return element('rect', { ...paintOf(shape), x, y, width: shape.width, height: shape.height });
    }
    case 'circle':
      return element('circle', { ...paintOf(shape), cx: shape.at[0], cy: shape.at[1], r: shape.radius });
    case 'label': {
      const attributes = {
        class: shape.tone,
        x: shape.at[0],
        y: shape.at[1],
        'text-anchor': shape.anchor,
        'font-size': shape.size,
        'font-family': 'sans-serif',
        'font-weight': shape.tone === 'strong' ? 700 : undefined,
        'dominant-baseline': 'central',
        fill: 'currentColor',
        'xml:space': 'preserve',
      };
      return element('text', attributes, shape.text);
    }
  }
}

type Point = readonly [number, number];
type Painted = Exclude<Shape, { shape: 'label' }>;

/** Tones as opacities of the single colour. */
const opacities = { ink: 1, strong: 1, accent: 0.65, muted: 0.42, soft: 0.22 };

function paintOf(shape: Painted): Attributes {
  const isArrow = 'arrow' in shape && shape.arrow;
  const marks = [shape.tone, shape.filled && 'filled', shape.dashed && 'dashed', isArrow && 'arrow'];
  return {
    class: marks.filter(Boolean).join(' '),
    fill: shape.filled ? 'currentColor' : 'none',
    stroke: 'currentColor',
    'stroke-width': shape.tone === 'strong' ? 3.5 : 2,
    'stroke-dasharray': shape.dashed ? '6 6' : undefined,
    opacity: opacities[shape.tone],
  };
}

/** Adds an arrow head: two strokes of 9 units that meet at the end of the line. */
function withHead(line: Xml, shape: Extract<Painted, { arrow: boolean }>, points: readonly Point[]): Xml {
  const [before, end] = points;
  if (!shape.arrow || !before || !end) return line;
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const wing = (turn: number): Point => [end[0] - 9 * Math.cos(angle + turn), end[1] - 9 * Math.sin(angle + turn)];
  const d = `M${[wing(0.45), end, wing(-0.45)].map(([x, y]) => `${x} ${y}`).join('L')}`;
  const head = element('path', { class: 'eiq-head', d, fill: 'none', stroke: 'currentColor', 'stroke-width': 2 });
  return { xml: line.xml + head.xml };
}

const pointsOf = (points: readonly Point[]) => points.map(([x, y]) => `${x},${y}`).join(' ');
