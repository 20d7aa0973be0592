import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import {
  Button,
  Card,
  CopyButton,
  momentText,
  Refusal,
  Row,
  Section,
  SelectField,
  Stack,
} from '../../../../web/ui/index.ts';
import type { JoinCode } from '../../contract.ts';
import { classes, codeDays } from '../../contract.ts';
import styles from '../parts/Classes.module.css';

const { makeCode, endCode, class: classRoute } = classes.routes;

const periods = [
  { value: '1', label: '1 day' },
  { value: '7', label: '1 week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** The code with which learners join. */
export function Code({ id, code }: { id: string; code: JoinCode | null }) {
  const [days, setDays] = useState(String(codeDays.default));
  const make = useCall(makeCode, { once: true, invalidates: [classRoute] });
  const end = useCall(endCode, { once: true, invalidates: [classRoute] });
  return (
    <Section
      title="Code to join"
      description="Learners with an account join under “My classes”. You then see their results and progress."
    >
      <Card>
        <Stack>
          {code ? (
            <>
              <output className={styles.code} aria-label="Code">
                {code.code.slice(0, 4)} {code.code.slice(4)}
              </output>
              <p className="soft">Valid until {momentText(code.expiresAt)}.</p>
              <Row>
                <CopyButton text={code.code}>Copy code</CopyButton>
                <Button busy={end.isPending} onClick={() => end.mutate({ params: { id } })}>
                  End code
                </Button>
              </Row>
            </>
          ) : (
            <div className={styles.make}>
              <SelectField
                label="Valid for"
                value={days}
                options={periods}
                onChange={({ target }) => setDays(target.value)}
              />
              <Button
                busy={make.isPending}
                onClick={() => make.mutate({ params: { id }, body: { days: Number(days) } })}
              >
                Make a code
              </Button>
            </div>
          )}
          <Refusal error={make.error ?? end.error} />
        </Stack>
      </Card>
    </Section>
  );
}
