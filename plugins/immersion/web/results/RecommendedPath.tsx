import { Link } from 'react-router-dom';
import { usePluginOn } from '../../../../web/api/index.ts';
import { addresseeNote, Section } from '../../../../web/ui/index.ts';
import { contentAreaTitle } from '../../../item-bank/contract.ts';
import { practiseAddress } from '../../../practice/contract.ts';
import type { PlacementResult } from '../../contract.ts';
import styles from './RecommendedPath.module.css';

/** The recommended pathway and the next steps. */
export function RecommendedPath({ result }: { result: PlacementResult }) {
  const { recommendedPath, nextSteps, nextPractice, isOwn } = result;
  const isPracticeOn = usePluginOn('practice');
  const { pathway, reasons } = parted(recommendedPath);
  return (
    <Section title={isOwn ? 'Your recommended path' : 'Recommended path'} description={addresseeNote(result)}>
      <div className={styles.path}>
        <p>
          <strong>{pathway}</strong> {reasons}
        </p>
        {nextSteps.length > 0 && (
          <div className={styles.next}>
            <h3>Next steps</h3>
            <ol>
              {nextSteps.map((step, index) => {
                const topic = isOwn && isPracticeOn ? nextPractice[index] : undefined;
                return (
                  <li key={step}>
                    {step}{' '}
                    {topic && (
                      <Link className="no-print" to={practiseAddress(topic)}>
                        Practise {contentAreaTitle(topic.contentArea)}
                      </Link>
                    )}
                  </li>
                );
              })}
            </ol>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Splits the text into the first sentence, which names the pathway, and its reasons. */
function parted(path: string): { pathway: string; reasons: string } {
  const end = path.indexOf('. ') + 1;
  return end > 0 ? { pathway: path.slice(0, end), reasons: path.slice(end + 1) } : { pathway: path, reasons: '' };
}
