import type { z } from 'zod';
import { monthOf } from '../../../../core/calendar.ts';
import type { Clock } from '../../../../core/clock.ts';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import { insertIfNew } from '../../../../core/db/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { Addresses, MailService, People } from '../../../../core/services.ts';
import { letter } from '../../../../core/services.ts';
import type { ai } from '../../contract.ts';
import { WarningRow } from '../../models.ts';

export interface Warning {
  readonly budget: 'month' | 'day';
  readonly kind: 'nearing' | 'used-up';
  /** A day within the period. */
  readonly today: string;
}

export interface Warnings {
  /** Notifies the administrators, once per budget and period. */
  raise(context: { institution: InstitutionRef; tx: Tx }, warning: Warning): Promise<void>;
  /** Sends the mail to one administrator. */
  send(institution: InstitutionRef, to: WarningLetter): Promise<void>;
}

/** A warning to one administrator. */
type WarningLetter = z.output<(typeof ai)['jobs']['warn']['payload']>;

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly mail: MailService;
  readonly addresses: Addresses;
  enqueue(institution: InstitutionRef, letter: WarningLetter, tx: Tx): Promise<unknown>;
}

/** Institutions have few administrators; this bounds the number of mails. */
const maxRecipients = 50;

export function createWarnings({ db, clock, people, mail, addresses, enqueue }: Dependencies): Warnings {
  return {
    async raise(context, { budget, kind, today }) {
      const { institution, tx } = context;
      const period = budget === 'month' ? monthOf(today) : today;
      const row = { budget, period, kind, at: clock.now() };
      const unique = ['institutionId', 'budget', 'period', 'kind'];
      if (!(await insertIfNew(db.rows(WarningRow, context), row, unique))) return;
      const call = { who: unprivilegedActor(institution), tx };
      const administrators = await people.list(call, { role: 'administrator', limit: maxRecipients, offset: 0 });
      for (const { id } of administrators.items) await enqueue(institution, { userId: id, budget, kind }, tx);
    },

    async send(institution, { userId, budget, kind }) {
      const who = unprivilegedActor(institution);
      const found = await people.named({ who }, [userId]);
      const person = found.get(userId);
      if (!person?.email) return;
      const link = await addresses.of({ who }, '/administration/ai?tab=budgets');
      const given = { institution: institution.name, firstName: person.firstName, budget, kind, link };
      const message = letter(letterOf(given));
      await mail.send({ who }, { ...message, to: person.email });
    },
  };
}

function letterOf(given: { institution: string; firstName: string; link: string } & Pick<Warning, 'budget' | 'kind'>) {
  const period = given.budget === 'month' ? 'this month' : 'today';
  const isOver = given.kind === 'used-up';
  return {
    subject: isOver ? `The AI budget for ${period} is used up` : `80 % of the AI budget for ${period} is used`,
    greeting: `Hello ${given.firstName},`,
    paragraphs: [
      isOver
        ? `${given.institution} has used up its budget for external AI providers for ${period}. The built-in tutor, which costs nothing, now answers learners, and tells them so.`
        : `${given.institution} has used 80 % of its budget for external AI providers for ${period}. When it is used up, the built-in tutor, which costs nothing, answers learners.`,
    ],
    action: { label: 'View budget and usage', link: given.link },
    closing: 'You receive this because you are an administrator.',
  };
}
