import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Checkbox, FormDialog, SelectField, Stack, TextField } from '../../../../web/ui/index.ts';
import { circleTitles } from '../../../activity/study-groups/contract.ts';
import { learnerCircles } from '../../../learner/contract.ts';
import { collaboration as contract } from '../../contract.ts';
import type { RoomType } from '../../rooms/contract.ts';
import { defaultMaxParticipants } from '../../rooms/contract.ts';
import { typeTitles } from './names.ts';

const types = Object.entries(typeTitles).map(([value, label]) => ({ value, label }));
const circles = [
  { value: 'staff', label: 'Only staff' },
  ...learnerCircles.map((value) => ({ value, label: circleTitles[value] })),
];

/** Creates a room and opens it. */
export function NewRoom({ onClose }: { onClose: () => void }) {
  // One id per dialog, so that a repeated request creates one room.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [type, setType] = useState<RoomType>('study_session');
  const [isPrivate, setPrivate] = useState(false);
  const [places, setPlaces] = useState(String(defaultMaxParticipants));
  const isStaff = useUser().role !== 'learner';
  const [circle, setCircle] = useState('staff');
  const navigate = useNavigate();
  const create = useCall(contract.routes.createRoom, {
    invalidates: [contract.routes.rooms],
    once: true,
    onSuccess: (room) => navigate(`/collaboration/${room.id}`),
    onError: ({ issues, text }) => {
      // Issues are shown at their fields.
      if (issues.length === 0) toast({ title: 'Room not created', description: text, variant: 'destructive' });
    },
  });
  const { error } = create;
  return (
    <FormDialog
      title="Create a room"
      onClose={onClose}
      action="Create"
      busy={create.isPending}
      onSubmit={() => {
        const given = learnerCircles.find((one) => one === circle);
        const body = { id, name, type, isPrivate, maxParticipants: Number(places) };
        create.mutate({ body: { ...body, ...(isStaff && given && { circle: given }) } });
      }}
    >
      <Stack gap={16}>
        <TextField
          label="Name"
          value={name}
          maxLength={80}
          required
          hint="Visible to others. Do not use anyone’s full name."
          issue={error?.issueOf('name')}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label="Type"
          options={types}
          value={type}
          onChange={({ target }) => setType(target.value as RoomType)}
        />
        <TextField
          label="Places"
          type="number"
          min={2}
          max={50}
          value={places}
          issue={error?.issueOf('maxParticipants')}
          onChange={({ target }) => setPlaces(target.value)}
        />
        {isStaff && (
          <SelectField
            label="For whom"
            options={circles}
            value={circle}
            onChange={({ target }) => setCircle(target.value)}
          />
        )}
        <Checkbox
          label="Private: you admit each person"
          checked={isPrivate}
          onChange={({ target }) => setPrivate(target.checked)}
        />
      </Stack>
    </FormDialog>
  );
}
