import { Block } from '../../../core/contract/index.ts';
import { ItemRefusal } from './item-refusal.ts';
import { namespaces } from './standard.ts';
import type { FigureBlock } from './write-figure.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, firstOf, parseXml, rawTextOf } from './xml.ts';

/**
 * Reads a figure written by EiQ (`write-figure.ts`). Other drawings are refused: they cannot follow the theme and may contain
 * active content.
 * @throws ItemRefusal
 */
export function readFigure(bytes: Uint8Array): FigureBlock {
  const svg = parseXml(bytes);
  if (svg.namespace !== namespaces.svg || svg.name !== 'svg' || svg.attributes.get('class') !== 'eiq-figure') {
    throw new ItemRefusal('it shows a picture');
  }
  const shapes = elementsOf(svg)
    .filter((part) => part.name !== 'desc' && part.attributes.get('class') !== 'eiq-head')
    .map(shapeOf);
  const figure = Block.safeParse({
    kind: 'figure',
    alt: rawTextOf(firstOf(svg, 'desc') ?? svg),
    width: Number(svg.attributes.get('data-width')),
    height: Number(svg.attributes.get('data-height')),
    shapes,
  });
  if (!figure.success || figure.data.kind !== 'figure') throw new ItemRefusal('it shows a figure that cannot be read');
  return figure.data;
}

function shapeOf(part: XmlElement): unknown {
  const number = (name: string) => Number(part.attributes.get(name) ?? Number.NaN);
  const marks = (part.attributes.get('class') ?? '').split(' ');
  const paint = { tone: marks[0], filled: marks.includes('filled'), dashed: marks.includes('dashed') };
  const arrow = marks.includes('arrow');
  switch (part.name) {
    case 'line':
      return { shape: 'line', from: [number('x1'), number('y1')], to: [number('x2'), number('y2')], arrow, ...paint };
    case 'polyline':
      return { shape: 'polyline', points: pointsOf(part), arrow, ...paint };
    case 'polygon':
      return { shape: 'polygon', points: pointsOf(part), ...paint };
    case 'rect': {
      const at = [number('x'), number('y')];
      return { shape: 'rectangle', at, width: number('width'), height: number('height'), ...paint };
    }
    case 'circle':
      return { shape: 'circle', at: [number('cx'), number('cy')], radius: number('r'), ...paint };
    case 'text': {
      const at = [number('x'), number('y')];
      const anchor = part.attributes.get('text-anchor');
      return { shape: 'label', at, text: rawTextOf(part), anchor, size: number('font-size'), tone: marks[0] };
    }
    default:
      throw new ItemRefusal(`it shows a figure with an unknown element (${part.name})`);
  }
}

function pointsOf(part: XmlElement): number[][] {
  return (part.attributes.get('points') ?? '').split(' ').map((point) => point.split(',').map(Number));
}
