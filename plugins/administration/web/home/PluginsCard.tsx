import { Link } from 'react-router-dom';
import { Card, counted, ErrorState, LinkButton, SkeletonBlock, Tag } from '../../../../web/ui/index.ts';
import { usePlugins } from '../plugins/use-plugins.ts';
import styles from './Cards.module.css';
import { failingPlugins } from './failing-plugins.ts';

/** On the home page of administrators: whether all plugins work, or which do not. */
export function PluginsCard() {
  const plugins = usePlugins();
  if (!plugins.data && !plugins.error) return <SkeletonBlock height={180} />;
  const failing = failingPlugins(plugins.data ?? []);
  const on = plugins.data?.filter(({ isOn, state }) => isOn && state === 'running').length ?? 0;
  return (
    <Card
      title="Plugins"
      actions={
        <LinkButton small quiet to="/administration/plugins">
          All plugins
        </LinkButton>
      }
    >
      {!plugins.data ? (
        <ErrorState error={plugins.error} retry={plugins.refetch} />
      ) : failing.length === 0 ? (
        <p className={styles.line}>
          <Tag tone="good" icon="check">
            All working
          </Tag>
          <span className="soft">{counted(on, 'plugin')} on</span>
        </p>
      ) : (
        <ul className={styles.list}>
          {failing.map(({ id, title, reason, healthProblem }) => (
            <li key={id}>
              <Link to={`/administration/plugins/${id}`}>{title}</Link>
              <span className="soft">{reason ?? healthProblem ?? 'It is not running.'}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
