import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useManifest } from '../session/manifest.ts';
import { antdTheme } from './antd.ts';
import { usePalette } from './brand.ts';
import { useIsDark } from './mode.ts';

/**
 * Applies our theme and the page's nonce to antd. All components of antd must be inside of it, in a lazily loaded chunk, as
 * antd is large and most screens do not need it.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { accent } = useManifest().institution.branding;
  const palette = usePalette(accent);
  const isDark = useIsDark();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the palette depends on the theme and the accent
  const config = useMemo(() => antdTheme(palette, { isDark, isStill }), [isDark, accent, isStill]);
  return (
    <ConfigProvider csp={{ nonce }} theme={config} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
