import { useRoute } from '../../../../web/api/index.ts';
import {
  dateText,
  LearnerList,
  LinkButton,
  nameText,
  Table,
  TableNote,
  Tag,
  useLearnerSearch,
} from '../../../../web/ui/index.ts';
import { skills } from '../../contract.ts';
import { learnerAddress } from '../addresses.ts';

/** For staff: learners with the number of skills they master and have to review. */
export function Learners() {
  const search = useLearnerSearch();
  const list = useRoute(skills.routes.learners, { query: search.query }, { freshFor: 0, keepPrevious: true });
  return (
    <LearnerList
      title="Skills of learners"
      description="How many skills the answers of each learner are about, and how many of them the learner masters."
      {...{ search, list }}
    >
      {(learners) => (
        <Table columns={['Learner', 'Mastered', 'Reviews', 'Last answer']} hasActions>
          {learners.map(({ userId, firstName, lastName, username, measured, mastered, due, lastAt }) => (
            <tr key={userId}>
              <th scope="row">
                {firstName} {lastName}
                <TableNote>{username}</TableNote>
              </th>
              <td data-label="Mastered">
                {measured === 0 ? (
                  <span className="soft">No answers yet</span>
                ) : (
                  <>
                    <span className="figures">{mastered}</span> of <span className="figures">{measured}</span>
                  </>
                )}
              </td>
              <td data-label="Reviews">{due > 0 ? <Tag tone="attention">{due} due</Tag> : 'None due'}</td>
              <td data-label="Last answer">{lastAt ? dateText(lastAt) : '–'}</td>
              <td data-actions>
                {measured > 0 && (
                  <LinkButton small quiet to={learnerAddress(userId)}>
                    View skills
                    <span className="unseen"> of {nameText(firstName)}</span>
                  </LinkButton>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </LearnerList>
  );
}
