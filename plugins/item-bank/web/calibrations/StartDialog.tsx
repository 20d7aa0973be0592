import type { FormEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { Button, counted, Dialog, Progress, Refusal, SelectField, Stack, TextField } from '../../../../web/ui/index.ts';
import { CalibrationModel, ItemSection, itemBank, itemSectionTitles } from '../../contract.ts';

import { calibrationAddress, modelTitles } from './words.ts';

const { startCalibration, calibrateFile, calibrations, readiness } = itemBank.routes;

/** Starts a calibration of a section from stored answers or from a file. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [section, setSection] = useState<ItemSection>('core_math');
  const [model, setModel] = useState<CalibrationModel>('3PL');
  const [minimum, setMinimum] = useState('200');
  const [from, setFrom] = useState<'bank' | 'file'>('bank');
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const onSuccess = ({ id }: { id: string } = { id: '' }) => {
    onClose();
    navigate(calibrationAddress(id));
  };
  const starting = useCall(startCalibration, { once: true, invalidates: [calibrations], onSuccess });
  const sending = useCall(calibrateFile, { once: true, invalidates: [calibrations], onSuccess, onProgress: setSent });
  const { error, isPending } = from === 'bank' ? starting : sending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const minimumAnswers = Number(minimum);
    if (from === 'bank') return starting.mutate({ body: { section, model, minimumAnswers } });
    if (!file) return;
    const body = new FormData();
    for (const [name, value] of Object.entries({ section, model, minimumAnswers })) body.set(name, String(value));
    body.set('file', file);
    setSent(0);
    sending.mutate({ body });
  };
  return (
    <Dialog
      title="Calibrate a section"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form="calibrate" busy={isPending} disabled={from === 'file' && !file}>
            Start
          </Button>
        </>
      }
    >
      <form id="calibrate" onSubmit={submit}>
        <Stack>
          <p>
            Parameters are estimated from answers, in the background on the server. The item bank changes only when the
            result is adopted.
          </p>
          <SelectField
            label="Section"
            value={section}
            onChange={({ target }) => setSection(ItemSection.parse(target.value))}
            options={ItemSection.options.map((value) => ({ value, label: itemSectionTitles[value] }))}
          />
          <SelectField
            label="Model"
            value={model}
            onChange={({ target }) => setModel(CalibrationModel.parse(target.value))}
            options={CalibrationModel.options.map((value) => ({ value, label: modelTitles[value] }))}
          />
          <SelectField
            label="Answers"
            value={from}
            onChange={({ target }) => setFrom(target.value === 'file' ? 'file' : 'bank')}
            options={[
              { value: 'bank', label: 'Answers of this institution’s learners' },
              { value: 'file', label: 'Answers in a file' },
            ]}
          />
          {from === 'file' && (
            <TextField
              type="file"
              label="CSV file"
              accept=".csv,.txt,text/csv,text/plain"
              required
              hint="A header with item ids and a row for each person with 0, 1 or blank; optionally columns “count” and “group”. Up to 64 MB."
              issue={sending.error?.issueOf('files')}
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
          <TextField
            type="number"
            label="Minimum answers per item"
            min={30}
            max={1_000_000}
            required
            value={minimum}
            hint={
              from === 'bank' ? (
                <Ready section={section} minimum={Number(minimum)} />
              ) : (
                'Items with fewer keep their parameters and anchor the scale.'
              )
            }
            issue={error?.issueOf('minimumAnswers')}
            onChange={({ target }) => setMinimum(target.value)}
          />
          {sending.isPending && <Progress label="Sending the file" value={sent} max={1} />}
          <Refusal error={error} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The number of items and answers available. */
function Ready({ section, minimum }: { section: ItemSection; minimum: number }) {
  const isGiven = Number.isInteger(minimum) && minimum >= 30 && minimum <= 1_000_000;
  const found = useRoute(readiness, { query: { minimum } }, { enabled: isGiven, keepPrevious: true, freshFor: 10_000 });
  const inSection = found.data?.find((each) => each.section === section);
  if (!inSection) return <>Items with fewer keep their parameters and anchor the scale.</>;
  return (
    <>
      {inSection.ready === 0
        ? 'No item has'
        : `${counted(inSection.ready, 'item')} of ${inSection.items} ${inSection.ready === 1 ? 'has' : 'have'}`}{' '}
      enough answers. There are {counted(inSection.answers, 'answer')} to {counted(inSection.answered, 'item')}. Items
      with fewer keep their parameters and anchor the scale.
    </>
  );
}
