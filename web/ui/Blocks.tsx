import { Fragment } from 'react';
import type { Block, Shape } from '../../core/contract/blocks.ts';
import styles from './Blocks.module.css';

/** The blocks of a question beside its stem: prose, tables, code and figures. Wide blocks scroll by themselves. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move within a question
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

/** Text with `code in backquotes`, and an empty line between paragraphs. */
export function Prose({ text }: { text: string }) {
  return (
    <div>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move within a text
        <p key={index} className={styles.paragraph}>
          <Spans text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** Like `Prose`, within a line: for options and headings. */
export function Spans({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    // Every second part was in backquotes.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move within a text
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{onOneLine(part)}</Fragment>,
  );
}

/** Keeps short terms in brackets on one line: `(2x + 4)²`. */
function onOneLine(text: string): string {
  return text.replace(/\([^()\s]{1,8}(?: [+−·×÷/=<>] [^()\s]{1,8}){1,2}\)/g, (sum) => sum.replaceAll(' ', '\u00a0'));
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Prose text={block.text} />;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.code} tabIndex={0} aria-label={`Code, ${block.language}`}>
          <pre>
            <code>{block.code}</code>
          </pre>
        </section>
      );
    case 'table':
      return <Table block={block} />;
    case 'figure':
      return <Figure block={block} />;
  }
}

function Table({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={block.caption ?? 'Table'}>
      <table className={styles.table}>
        {block.caption && <caption>{block.caption}</caption>}
        <thead>
          <tr>
            {block.header.map((title, index) =>
              // The corner of a table is no heading.
              title === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={index} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <th key={index} scope="col">
                  <Spans text={title} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={line}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={index} className={/^[-−+]?[\d.,\s]+%?$/.test(cell) ? 'figures' : undefined}>
                  <Spans text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A figure, as wide as the space allows. */
export function Figure({ block }: { block: Extract<Block, { kind: 'figure' }> }) {
  // Keeps lines and letters at the edge from being clipped.
  const margin = 8;
  const box = [-margin, -margin, block.width + 2 * margin, block.height + 2 * margin].join(' ');
  return (
    <svg
      className={styles.figure}
      viewBox={box}
      style={{ maxWidth: Math.max(block.width * 1.4, 240) }}
      role="img"
      aria-label={block.alt}
    >
      {block.shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes never move
        <ShapeView key={index} shape={shape} />
      ))}
    </svg>
  );
}

function ShapeView({ shape }: { shape: Shape }) {
  const tone = styles[shape.tone];
  if (shape.shape === 'label') {
    return (
      <text
        x={shape.at[0]}
        y={shape.at[1]}
        textAnchor={shape.anchor}
        fontSize={shape.size}
        className={`${styles.label} ${tone}`}
        dominantBaseline="central"
      >
        {shape.text}
      </text>
    );
  }
  const className = [styles.shape, tone, shape.filled && styles.filled, shape.dashed && styles.dashed]
    .filter(Boolean)
    .join(' ');
  switch (shape.shape) {
    case 'line':
      return (
        <g className={className}>
          <path d={pathOf([shape.from, shape.to])} />
          {shape.arrow && <path className={styles.head} d={arrowHead(shape.from, shape.to)} />}
        </g>
      );
    case 'polyline': {
      const [before, last] = shape.points.slice(-2);
      return (
        <g className={className}>
          <path d={pathOf(shape.points)} />
          {shape.arrow && before && last && <path className={styles.head} d={arrowHead(before, last)} />}
        </g>
      );
    }
    case 'polygon':
      return <path className={className} d={`${pathOf(shape.points)}Z`} />;
    case 'rectangle':
      return (
        <rect className={className} x={shape.at[0]} y={shape.at[1]} width={shape.width} height={shape.height} rx={2} />
      );
    case 'circle':
      return <circle className={className} cx={shape.at[0]} cy={shape.at[1]} r={shape.radius} />;
  }
}

type Point = readonly [number, number];

const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Two strokes of 9 units that meet at the end of the line. */
function arrowHead([x1, y1]: Point, [x2, y2]: Point): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number): Point => [x2 - 9 * Math.cos(angle + turn), y2 - 9 * Math.sin(angle + turn)];
  return pathOf([wing(0.45), [x2, y2], wing(-0.45)]);
}
