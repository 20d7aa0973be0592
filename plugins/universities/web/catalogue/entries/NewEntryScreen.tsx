import { useNavigate } from 'react-router-dom';
import { toast } from '../../../../../web/shell/toasts.ts';
import { entryAddress } from './addresses.ts';
import { EntryForm } from './EntryForm.tsx';

/** A new university of the catalogue. */
export function NewEntryScreen() {
  const navigate = useNavigate();
  return (
    <EntryForm
      onCreated={({ id, name }) => {
        toast({ title: `${name} was added`, description: 'Learners find it in Navigator.' });
        navigate(entryAddress(id), { replace: true });
      }}
    />
  );
}
