import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { addresses, audit, mail, people } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { completions } from '../ai/services.ts';
import type { AlertDependencies } from './alerts/dependencies.ts';
import { calmingText, comfortText, helpText } from './alerts/help-text.ts';
import { raiseAlert } from './alerts/raise-alert.ts';
import { notifyAssignee, remindOfOpenAlerts, sendLetter, sendReminder } from './alerts/reminders.ts';
import { alertReach, reachWarnings } from './alerts/responders.ts';
import { createAlertWorkflow } from './alerts/workflow.ts';
import { safeguarding } from './contract.ts';
import { nervesIn } from './danger/nerves.ts';
import { dangersIn, prepareToRecognise, recognised } from './danger/recognise.ts';
import { createSecondOpinion } from './danger/second-opinion.ts';
import { AlertRow } from './models.ts';
import { safeguardingService } from './services.ts';
import { InstitutionSettings } from './settings.ts';

/** The recogniser is prepared so long after the start, which it does not delay (ms). */
const preparedAfter = 10_000;

export default definePlugin({
  contract: safeguarding,
  essential: true,
  settings: InstitutionSettings,
  requires: { people, audit, mail, addresses },
  uses: { notifications, completions },
  provides: { safeguarding: safeguardingService },
  async start({ db, clock, settings, requires, uses, live, jobs, log }) {
    const dependencies: AlertDependencies = {
      ...requires,
      db,
      clock,
      live,
      settings,
      notifications: (who) => uses.notifications(who),
      enqueueReminder: (tx, institution, reminder) => jobs.enqueue('remind', institution, reminder, { tx }),
      enqueueLetter: (institution, letter) => jobs.enqueue('letter', institution, letter),
      notifyAssignee: (tx, institution, alertId, fingerprint) =>
        notifyAssignee(dependencies, tx, institution, { alertId, fingerprint }),
    };
    const workflow = createAlertWorkflow(dependencies);
    const secondOpinion = createSecondOpinion({
      completions: uses.completions,
      raise: (who, content, place) =>
        raiseAlert(dependencies, { who }, { userId: who.user.id, content, place, dangers: ['other'] }),
      log,
    });
    const stopped = new AbortController();
    const preparation = setTimeout(() => void prepareToRecognise(stopped.signal), preparedAfter).unref();
    const helpFor = async (institution: { id: string; name: string }) =>
      helpText(institution.name, (await settings(institution)).helpContacts);
    return {
      routes: {
        alerts: ({ query }, who) => workflow.list(who, query),
        waiting: (_, who) => workflow.waiting(who),
        reach: (_, who) => alertReach(dependencies, who.institution),
        alert: ({ params }, who) => workflow.one(who, params.id),
        take: ({ params }, who) => workflow.take(who, params.id),
        note: ({ params, body }, who) => workflow.note(who, params.id, body.content),
        resolve: ({ params, body }, who) => workflow.resolve(who, params.id, body.content),
        async help(_, who) {
          const alert = await db.rows(AlertRow, { who }).findOne({ userId: who.user.id, showsHelp: true });
          return { text: alert ? await helpFor(who.institution) : null };
        },
        async helpSeen(_, who) {
          await db.rows(AlertRow, { who }).where({ userId: who.user.id }).patch({ showsHelp: false });
        },
      },
      services: {
        safeguarding: {
          dangersIn,
          async raise({ who }, written) {
            const dangers = dangersIn(written.content);
            await raiseAlert(dependencies, { who }, { ...written, dangers: dangers.length > 0 ? dangers : ['other'] });
          },
          async comfortText({ who }, text) {
            if (recognised(text).isDistress) return comfortText((await settings(who.institution)).helpContacts);
            const nerves = nervesIn(text);
            return nerves && calmingText[nerves];
          },
          helpText: ({ who }) => helpFor(who.institution),
        },
      },
      warnings: (institution) => reachWarnings(dependencies, institution),
      async readText({ plugin, texts }, who) {
        if (who.user.role !== 'learner') return;
        for (const content of texts) {
          const dangers = dangersIn(content);
          if (dangers.length === 0) secondOpinion.ask(who, content, plugin);
          else {
            const written = { userId: who.user.id, content, place: plugin, dangers };
            await raiseAlert(dependencies, { who }, written);
          }
        }
      },
      jobs: {
        remind: ({ institution, payload }) => sendReminder(dependencies, institution, payload),
        letter: ({ institution, payload }) => sendLetter(dependencies, institution, payload),
      },
      schedules: {
        'remind-of-open-alerts': {
          cron: '*/5 * * * *',
          run: (institution) => remindOfOpenAlerts(dependencies, institution),
        },
      },
      async stop() {
        clearTimeout(preparation);
        stopped.abort();
      },
    };
  },
});
