import { useState } from 'react';
import { useMay } from '../../../../web/session/manifest.ts';
import { Button } from '../../../../web/ui/index.ts';
import type { University } from '../../contract.ts';
import { ApplyDialog } from './apply/ApplyDialog.tsx';

export interface ApplyButtonProps {
  university: Pick<University, 'id' | 'name' | 'programs'>;
  /** The name of a program that is selected first. */
  program?: string;
  /** `Quick Apply` on cards of eligible universities; `Apply` by default. */
  title?: 'Apply' | 'Quick Apply';
  primary?: boolean;
}

/** Opens the dialog for an application to a university. Renders nothing for people who cannot apply. */
export function ApplyButton({ university, program, title = 'Apply', primary = false }: ApplyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may('universities.apply')) return null;
  return (
    <>
      <Button small primary={primary} aria-label={`${title} to ${university.name}`} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && <ApplyDialog university={university} program={program} onClose={() => setOpen(false)} />}
    </>
  );
}
