import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react';
import { useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../../web/ui/index.ts';
import type { MapSkill, SkillCategory } from '../../contract.ts';
import { stateText } from '../words.ts';
import type { PlacedSkill } from './layout.ts';
import { layoutOf, neighbourOf, nodeHeight, nodeWidth } from './layout.ts';
import styles from './SkillMap.module.css';

const margin = 24;
const [closest, farthest] = [0.4, 3];
/** Characters that fit into a line of a node. */
const maxCharacters = 24;

interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The graph of a category. Dragging pans, the buttons and Ctrl with the wheel zoom, arrow keys go from skill to skill. */
export function SkillGraph({
  skills,
  category,
  onOpen,
}: {
  skills: readonly MapSkill[];
  category: SkillCategory;
  onOpen: (id: string) => void;
}) {
  const layout = useMemo(() => layoutOf(skills, category), [skills, category]);
  const whole = { x: -margin, y: -margin, width: layout.width + 2 * margin, height: layout.height + 2 * margin };
  // Text stays readable: one unit is about a pixel.
  const across = Math.min(1000, window.innerWidth);
  const first = { ...whole, width: Math.min(whole.width, across), height: Math.min(whole.height, 560) };
  const [view, setView] = useState<View>(first);
  const [focused, setFocused] = useState(layout.placed[0]?.skill.id);
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<{ x: number; y: number; view: View } | undefined>(undefined);

  const zoom = (factor: number) =>
    setView((from) => {
      const width = Math.min(whole.width * farthest, Math.max(across * closest, from.width * factor));
      const scale = width / from.width;
      return {
        ...{ x: from.x + (from.width - width) / 2, y: from.y + (from.height * (1 - scale)) / 2 },
        ...{ width, height: from.height * scale },
      };
    });

  function follow({ skill, x, y }: PlacedSkill) {
    setFocused(skill.id);
    document.getElementById(nodeId(skill.id))?.focus();
    setView((from) => ({
      ...from,
      x: Math.min(x - margin, Math.max(from.x, x + nodeWidth + margin - from.width)),
      y: Math.min(y - margin, Math.max(from.y, y + nodeHeight + margin - from.height)),
    }));
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    if (event.key === 'Enter' || event.key === ' ') onOpen(id);
    else if (event.key === '+') zoom(0.8);
    else if (event.key === '-') zoom(1.25);
    else {
      const next = layout.placed.find(({ skill }) => skill.id === neighbourOf(layout, id, event.key));
      if (!next) return;
      follow(next);
    }
    event.preventDefault();
  }

  const onPointerDown = (event: PointerEvent) => {
    drag.current = { x: event.clientX, y: event.clientY, view };
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = drag.current;
    const size = svg.current?.getBoundingClientRect();
    if (!from || !size || event.buttons === 0) return;
    // The view is fitted into the frame, so one unit is as many pixels in both directions.
    const unit = Math.max(from.view.width / size.width, from.view.height / size.height);
    setView({
      ...from.view,
      x: from.view.x - (event.clientX - from.x) * unit,
      y: from.view.y - (event.clientY - from.y) * unit,
    });
  };

  return (
    <>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: there is no element for a group within a drawing */}
        <svg
          ref={svg}
          role="group"
          aria-label="Skills and their prerequisites"
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          preserveAspectRatio="xMinYMin meet"
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => (drag.current = undefined)}
          onPointerLeave={() => (drag.current = undefined)}
          onWheel={(event: WheelEvent) => event.ctrlKey && zoom(event.deltaY > 0 ? 1.1 : 0.9)}
        >
          {layout.edges.map(({ id, path }) => (
            <path key={id} className={styles.edge} d={path} />
          ))}
          {layout.placed.map(({ skill, x, y, isFromElsewhere }) => (
            // biome-ignore lint/a11y/useSemanticElements: there is no button within a drawing
            <g
              key={skill.id}
              id={nodeId(skill.id)}
              role="button"
              tabIndex={skill.id === focused ? 0 : -1}
              aria-label={`${skill.title}: ${stateText(skill)}`}
              className={[
                styles.node,
                styles[skill.isKnown ? 'mastered' : skill.state],
                isFromElsewhere ? styles.elsewhere : '',
              ].join(' ')}
              transform={`translate(${x} ${y})`}
              onClick={() => onOpen(skill.id)}
              onFocus={() => setFocused(skill.id)}
              onKeyDown={(event) => onKeyDown(event, skill.id)}
            >
              <rect width={nodeWidth} height={nodeHeight} rx={8} />
              {linesOf(skill.title).map((line, index, lines) => (
                <text key={line} x={10} y={nodeHeight / 2 + 5 + 16 * (index - (lines.length - 1) / 2)}>
                  {line}
                </text>
              ))}
            </g>
          ))}
        </svg>
        <div className={styles.zoom}>
          <IconButton icon="plus" label="Zoom in" onClick={() => zoom(0.8)} />
          <IconButton icon="minus" label="Zoom out" onClick={() => zoom(1.25)} />
          <IconButton icon="refresh" label="Show everything" onClick={() => setView(whole)} />
        </div>
      </div>
      <p className={styles.legend}>
        {legend.map(([look, title]) => (
          <span key={look}>
            <svg width={22} height={14} aria-hidden="true">
              <g className={styles[look]}>
                <rect x={1} y={1} width={20} height={12} rx={3} />
              </g>
            </svg>{' '}
            {title}
          </span>
        ))}
      </p>
      <p className={styles.legend}>
        Drag to move. With the keyboard, arrows go from skill to skill and Enter opens one.
      </p>
    </>
  );
}

/** The looks of nodes, as they are in either theme. */
const legend = [
  ['mastered', 'Known or completed'],
  ['in_progress', 'In progress'],
  ['ready', 'Ready to learn'],
  ['locked', 'Needs others first'],
  ['elsewhere', 'Of another category'],
] as const;

const nodeId = (id: string) => `map-${id}`;

/** A title in one or two lines; all but the last end with a space, as the lines are read one after another. */
function linesOf(title: string): string[] {
  const space = title.slice(0, maxCharacters + 1).lastIndexOf(' ');
  return title.length <= maxCharacters || space < 0 ? [title] : [title.slice(0, space + 1), title.slice(space + 1)];
}
