import type { CSSProperties } from 'react';
import { variables } from '../../../../web/theme/css.ts';
import { light } from '../../../../web/theme/palette.ts';
import type { Detail } from '../types.ts';
import type { Evidence } from './evidence.ts';
import { isDoubtful } from './evidence.ts';
import styles from './Pages.module.css';

export type DocumentPage = Detail['pages'][number];

/** Paper is white in both themes, so what is drawn on it has the colours of the light one. */
const onPaper = variables(light) as CSSProperties;

/** A page with a frame at each value that was found on it. */
export function PageSheet({
  page,
  alt,
  evidence,
  active,
  onPick,
  style,
}: {
  page: DocumentPage;
  alt: string;
  evidence: readonly Evidence[];
  active: string | undefined;
  onPick?: (key: string) => void;
  style?: CSSProperties;
}) {
  const { width, height, text, picture } = page;
  const isText = picture === null;
  const size = isText
    ? { width: `${width}ch`, height: `${height * lineHeight}em`, lineHeight, '--columns': width }
    : { aspectRatio: `${width} / ${height}` };
  return (
    <div className={isText ? styles.text : styles.picture} style={{ ...onPaper, ...size, ...style } as CSSProperties}>
      {isText ? <pre>{text}</pre> : <img src={picture} alt={alt} />}
      <div aria-hidden="true">
        {evidence.map((each) => (
          <Frame key={each.key} evidence={each} isActive={each.key === active} onPick={onPick} />
        ))}
      </div>
    </div>
  );
}

const lineHeight = 1.4;

/** A frame is for pointers. The keyboard reaches the same value in the form. */
function Frame({
  evidence,
  isActive,
  onPick,
}: {
  evidence: Evidence;
  isActive: boolean;
  onPick: ((key: string) => void) | undefined;
}) {
  const { key, label, value, box } = evidence;
  if (!box) return null;
  const percent = (share: number) => `${share * 100}%`;
  const shared = {
    className: styles.frame,
    'data-frame': key,
    'data-active': isActive || undefined,
    'data-doubtful': isDoubtful(evidence) || undefined,
    style: { left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) },
  };
  if (!onPick) return <span {...shared} />;
  return <button type="button" tabIndex={-1} title={`${label}: ${value}`} onClick={() => onPick(key)} {...shared} />;
}
