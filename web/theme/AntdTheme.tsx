import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useManifest } from '../session/manifest.ts';
import { antdTheme } from './antd.ts';
import { usePalette } from './brand.ts';
import { useIsDark } from './mode.ts';

/**
 * Makes antd's components look like ours; its style elements carry the page's nonce. Whatever uses antd stands in one of
 * these, inside its own lazy chunk: antd is large, and most screens do without.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { accent } = useManifest().institution.branding;
  const palette = usePalette(accent);
  const isDark = useIsDark();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the palette is that of the theme and the accent
  const config = useMemo(() => antdTheme(palette, { isDark, isStill }), [isDark, accent, isStill]);
  return (
    <ConfigProvider csp={{ nonce }} theme={config} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
