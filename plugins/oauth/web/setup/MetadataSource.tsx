import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Card, Refusal, Row, Section, TextArea } from '../../../../web/ui/index.ts';
import type { IdpMetadata } from '../../contract.ts';
import { maxMetadataCharacters, metadataTooLarge, oauth } from '../../contract.ts';
import styles from './Setup.module.css';

/** Fills in the fields of a SAML provider from its metadata: pasted, from a file or from their address. */
export function MetadataSource({ onRead }: { onRead: (found: IdpMetadata) => void }) {
  const [source, setSource] = useState('');
  const [fileIssue, setFileIssue] = useState<string>();
  const [found, setFound] = useState<IdpMetadata>();
  const file = useRef<HTMLInputElement>(null);
  const read = useCall(oauth.routes.readMetadata, {
    onSuccess: (metadata) => {
      setSource('');
      setFound(metadata);
      onRead(metadata);
    },
  });
  const submit = (given: string) => {
    setFound(undefined);
    setFileIssue(undefined);
    if (given.length > maxMetadataCharacters) setFileIssue(metadataTooLarge);
    else read.mutate({ body: { source: given } });
  };
  const choose = async (chosen: File | undefined) => {
    if (file.current) file.current.value = '';
    if (!chosen) return;
    // Not even read: a character has at most four bytes.
    if (chosen.size > 4 * maxMetadataCharacters) setFileIssue(metadataTooLarge);
    else submit(await chosen.text());
  };
  return (
    <Section
      title="Metadata of the identity provider"
      description="They contain entity ID, addresses and certificates. You can also enter these below."
    >
      <Card>
        <form
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            submit(source);
          }}
        >
          <TextArea
            label="Metadata (XML) or their https address"
            required={false}
            rows={3}
            spellCheck={false}
            value={source}
            issue={fileIssue ?? read.error?.issueOf('source')}
            onChange={({ target }) => setSource(target.value)}
          />
          <Refusal error={read.error} fields={['source']} />
          <input
            ref={file}
            type="file"
            accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
            aria-label="File with metadata"
            className="unseen"
            tabIndex={-1}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <Row>
            <Button type="submit" busy={read.isPending} disabled={source.trim() === ''}>
              Read metadata
            </Button>
            <Button icon="upload" disabled={read.isPending} onClick={() => file.current?.click()}>
              Choose a file
            </Button>
          </Row>
          <p role="status" className={styles.found}>
            {found && foundText(found)}
          </p>
        </form>
      </Card>
    </Section>
  );
}

function foundText({ entityId, certificate, signOutUrl }: IdpMetadata): string {
  const count = certificate.split('BEGIN CERTIFICATE').length - 1;
  const certificates = count === 1 ? 'one certificate' : `${count} certificates`;
  const signOut = signOutUrl === '' ? '' : ' and single logout';
  return `Read ${entityId} with ${certificates}${signOut}. Check the fields below, and save.`;
}
