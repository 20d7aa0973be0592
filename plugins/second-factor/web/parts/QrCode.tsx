import { encode } from 'uqr';
import { light } from '../../../../web/theme/palette.ts';

/** A QR code, drawn here: its content is a secret and goes nowhere. Always dark on light, as cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={220}
      height={220}
      shapeRendering="crispEdges"
      style={{ background: light.surface, color: light.ink }}
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
