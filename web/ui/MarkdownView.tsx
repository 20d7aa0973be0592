import 'katex/dist/katex.min.css';
import katex from 'katex';
import type { ReactNode } from 'react';
import { isValidElement, memo, useLayoutEffect, useRef } from 'react';
import type { Components } from 'react-markdown';
import ReactMarkdown from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { withFormulas, withFormulasSoFar } from './formulas.ts';
import styles from './Markdown.module.css';

export interface MarkdownProps {
  /** Untrusted: HTML is not rendered, and pictures are not fetched. */
  text: string;
  /** The text is still being received: incomplete formulas are not shown yet. */
  growing?: boolean;
}

/**
 * Renders Markdown. HTML is shown as text, links lead to the platform's own screens or to http(s) in a new tab, and pictures are replaced by
 * their description, so that text written by a model cannot make the browser fetch anything.
 */
export const MarkdownView = memo(function MarkdownView({ text, growing }: MarkdownProps) {
  return (
    <div className={styles.markdown}>
      <ReactMarkdown remarkPlugins={remarkPlugins} components={components} urlTransform={onlyWeb}>
        {growing ? withFormulasSoFar(text) : withFormulas(text)}
      </ReactMarkdown>
    </div>
  );
});

const remarkPlugins = [remarkGfm, remarkMath];

/** A screen of the platform. Without a query, because screens may act on theirs. */
const isScreen = (address: string) => /^(?:\/[a-z\d-]+)+$/.test(address);

const onlyWeb = (address: string) => (/^https?:\/\//i.test(address) || isScreen(address) ? address : '');

const components: Components = {
  a: ({ href, children }) =>
    href && isScreen(href) ? (
      <Link to={href}>{children}</Link>
    ) : href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  img: ({ alt }) => <span className={styles.picture}>[Picture{alt ? `: ${alt}` : ''}]</span>,
  // Headings of a message are not headings of the screen.
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  pre: ({ children }) => {
    const tex = texOf(children);
    if (tex !== undefined) return <Formula tex={tex} apart />;
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <section className={styles.scroll} tabIndex={0} aria-label="Code">
        <pre>{children}</pre>
      </section>
    );
  },
  code: ({ className, children }) =>
    className?.includes('math-inline') ? <Formula tex={String(children)} /> : <code>{children}</code>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </section>
  ),
};

function Heading({ children }: { children?: ReactNode }) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}

/** The source of a display formula or a `math` code block. */
function texOf(child: ReactNode): string | undefined {
  if (!isValidElement<{ className?: string; children?: ReactNode }>(child)) return undefined;
  const { className = '', children } = child.props;
  return /math-display|language-math/.test(className) ? String(children) : undefined;
}

/**
 * A formula, with MathML for screen readers. KaTeX renders into DOM elements, as the Content-Security-Policy forbids HTML with
 * inline styles. A formula that cannot be parsed is shown as source.
 */
function Formula({ tex, apart = false }: { tex: string; apart?: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const span = place.current;
    if (!span) return;
    try {
      katex.render(tex, span, {
        displayMode: apart,
        throwOnError: true,
        strict: 'ignore',
        maxExpand: 200,
        maxSize: 20,
      });
    } catch {
      const source = document.createElement('code');
      source.textContent = tex;
      span.replaceChildren(source);
    }
  }, [tex, apart]);
  return <span ref={place} className={apart ? styles.apart : undefined} />;
}
