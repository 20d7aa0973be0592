import { useRoute } from '../../../../web/api/index.ts';
import { momentText, nameText, SkeletonBlock, Tag } from '../../../../web/ui/index.ts';
import type { ChildProps } from '../../../consent/contract.ts';
import { applicationStatusTitles, universities } from '../../contract.ts';
import styles from '../home/ApplicationsCard.module.css';

/** On a guardian's page: the child's university applications. Nothing without any. */
export function ChildApplications({ userId, firstName }: ChildProps) {
  const applications = useRoute(universities.routes.childApplications, { params: { userId } });
  if (applications.error)
    return <p className="soft">{nameText(firstName)}’s applications cannot be shown at the moment.</p>;
  if (!applications.data) return <SkeletonBlock height={48} />;
  if (applications.data.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>University applications</h3>
      <ul className={styles.list}>
        {applications.data.map(({ id, university, program, status, deadline }) => (
          <li key={id}>
            <span className={styles.subject}>
              {university}
              <span className="soft">
                {program}
                {status === 'draft' && `. Deadline ${momentText(deadline)}`}
              </span>
            </span>
            <Tag>{applicationStatusTitles[status]}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
