import { Fragment } from 'react';
import styles from './Announcements.module.css';

/** An address of the web; a full stop or bracket that ends the sentence is not part of it. */
const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/g;

/** Plain text with its line breaks. Addresses of the web are links and stand in full, so that none leads elsewhere. */
export function PlainText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {text.split(address).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move within a text
        <Fragment key={index}>
          {index % 2 === 1 ? (
            <a href={part} target="_blank" rel="noopener noreferrer nofollow">
              {part}
            </a>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </p>
  );
}
