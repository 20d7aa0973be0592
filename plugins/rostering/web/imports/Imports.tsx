import { useState } from 'react';
import { Link } from 'react-router-dom';
import { saveFile, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  LineList,
  LineSubject,
  LinkButton,
  momentText,
  PageHeader,
  Section,
  SelectField,
  SkeletonBlock,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Import } from '../../contract.ts';
import { ExportFormat, rostering } from '../../contract.ts';
import { changesText, formatTitles, isUnderWay, stateTitles } from '../words.ts';
import { FileArea } from './FileArea.tsx';

/** Upload of a file, the latest imports, the export, and the way to the first sign-in. */
export function Imports() {
  const { data, error, refetch } = useRoute(rostering.routes.imports, {}, { freshFor: 0 });
  return (
    <>
      <PageHeader
        title="Import people"
        description="Bring learners, teachers and guardians with their classes from your school’s system. Nothing changes until you have checked the file."
      />
      <FileArea />
      <Section title="Latest imports">
        {error ? (
          <ErrorState error={error} retry={refetch} />
        ) : !data ? (
          <SkeletonBlock height={160} />
        ) : data.length === 0 ? (
          <EmptyState
            icon="users"
            title="No imports yet"
            description="Files that you upload appear here with what they changed."
          />
        ) : (
          <LineList>
            {data.map((each) => (
              <ImportLine key={each.id} shown={each} />
            ))}
          </LineList>
        )}
      </Section>
      <Section title="After an import">
        <Grid min={320}>
          <Card title="First sign-in">
            <Stack>
              <p className="soft">
                Print passwords for people who have not signed in yet, or email them a link. Neither is needed where
                people sign in with another service.
              </p>
              <div>
                <LinkButton to="/import-people/first-sign-in" icon="key">
                  First sign-in
                </LinkButton>
              </div>
            </Stack>
          </Card>
          <Export />
        </Grid>
      </Section>
    </>
  );
}

function ImportLine({ shown }: { shown: Import }) {
  const { id, name, format, state, createdAt, report, failure } = shown;
  const outcome = failure ?? (report ? changesText(report).join(' · ') || 'Nothing changed' : undefined);
  return (
    <li>
      <LineSubject
        title={<Link to={`/import-people/${id}`}>{name}</Link>}
        description={[formatTitles[format], momentText(createdAt), outcome].filter(Boolean).join(' · ')}
      />
      <Tag tone={state === 'failed' ? 'attention' : isUnderWay(shown) ? 'accent' : 'plain'}>{stateTitles[state]}</Tag>
    </li>
  );
}

const exportTitles: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV for spreadsheets',
  'oneroster-1.1': 'OneRoster 1.1 bundle',
  'oneroster-1.2': 'OneRoster 1.2 bundle',
};

function Export() {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      await saveFile(rostering.routes.exportPeople, format === 'csv' ? 'people.csv' : `${format}.zip`, {
        query: { format },
      });
    } catch (error) {
      toast({ title: 'The export failed', description: (error as Error).message, variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Card title="Export people">
      <Stack>
        <p className="soft">
          Active learners, teachers and guardians with their classes, in a form that can be imported again.
        </p>
        <SelectField
          label="Format"
          value={format}
          options={ExportFormat.options.map((value) => ({ value, label: exportTitles[value] }))}
          onChange={({ target }) => setFormat(ExportFormat.parse(target.value))}
        />
        <div>
          <Button icon="download" busy={isSaving} onClick={() => void save()}>
            Export
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
