import { z } from 'zod';
import type { Actor, InstitutionRef } from '../../core/contract/index.ts';
import { forbidden } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { addresses, audit, guardians, mail, people, personalData, relations, signIn } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { createChildData } from './child-data/child-data.ts';
import { createErasureLetters } from './child-data/erasure-letters.ts';
import { consent } from './contract.ts';
import { ownStatusOf } from './decisions/own-status.ts';
import { createRecordDecision, notificationFor } from './decisions/record-decision.ts';
import { createStandings } from './decisions/status.ts';
import { createFamily } from './family/family.ts';
import { createLinks } from './letters/links.ts';
import { createConsentRequests } from './letters/request-consent.ts';
import { createLetters } from './letters/send-letter.ts';
import { createOverview } from './school/overview.ts';
import { seedConsents } from './seeds.ts';
import { consentDesk, parentalConsent } from './services.ts';

export default definePlugin({
  contract: consent,
  settings: z.object({
    contact: z.string().trim().max(200).default('').meta({
      title: 'Contact for parents',
      description: 'Shown in letters and on the page where parents decide: a name, an address, a telephone number.',
    }),
    asksUnder: z.enum(['13', '16', '18']).default('18').meta({
      title: 'Ask guardians of learners under',
      description:
        'Letters are sent for learners below this age. What needs consent is a setting of the learner record.',
    }),
    guardianAccounts: z.boolean().default(true).meta({
      title: 'Guardians can create accounts',
      description: 'Offered to guardians who have consented. The account shows them their child’s progress.',
    }),
  }),
  requires: { record: learnerRecord, people, relations, guardians, audit, mail, addresses, signIn, personalData },
  uses: { notifications },
  provides: { parental: parentalConsent, desk: consentDesk },
  commands: [
    { name: 'list', summary: 'List learners with a consent request or decision', load: () => import('./cli/list.ts') },
    { name: 'withdraw', summary: 'End the consent for a learner', load: () => import('./cli/withdraw.ts') },
  ],
  async start({ db, clock, settings, requires, uses, events, jobs, live, actors }) {
    const standings = createStandings({ db, clock });
    const contact = async (institution: InstitutionRef) => (await settings(institution)).contact;
    const common = { ...requires, db, clock, actors, standings, settings, contact };
    const enqueue = (institution: InstitutionRef, letterId: string, tx: Tx) =>
      jobs.enqueue('letter', institution, { letterId }, { tx });
    const requests = createConsentRequests({
      ...common,
      enqueue,
      asksUnder: async (institution, tx) => (await settings(institution, tx)).asksUnder,
    });
    const decide = createRecordDecision({
      ...common,
      emit: (tx, institution, changed) => events.emit(tx, institution, 'consent.changed', changed),
      notifyTabs: (institution, userId) => live.toUser(institution, userId, 'consent_changed', {}),
      async notify({ who, tx }, userId, changed) {
        await uses.notifications(who)?.notify({ who, tx }, { userId, ...notificationFor(changed, clock.now()) });
      },
    });
    const letters = createLetters(common);
    const links = createLinks({ ...common, decide, enqueue });
    const offersAccounts = async ({ institution }: Pick<Actor, 'institution'>) =>
      (await settings(institution)).guardianAccounts;
    const family = createFamily({ ...common, requests, links, decide, offersAccounts });
    const overview = createOverview({ ...common, requests, decide });
    const erasureLetters = createErasureLetters(common);
    const childData = createChildData({
      ...common,
      erasureLetters,
      enqueue: (institution, recipient, tx) => jobs.enqueue('erasure', institution, recipient, { tx }),
    });
    const own = { requests, standings, contact };
    return {
      routes: {
        own: (_, who) => ownStatusOf(who, own),
        async ask({ body: { address } }, who) {
          if (who.user.role !== 'learner') throw forbidden('Only learners can request consent.');
          await requests.ask({ who }, who.user.id, address, 'learner');
          return ownStatusOf(who, own);
        },
        letter: ({ body: { code } }, who) => links.look(who, code),
        decide: ({ body: { code, purposes } }, who) => links.answer(who, code, purposes),
        change: ({ body: { code, purposes } }, who) => links.change(who, code, purposes),
        withdraw: ({ body: { code } }, who) => links.change(who, code, []),
        account: async ({ body }, who) => ({ signIn: await family.register(who, body) }),
        family: (_, who) => family.children(who),
        addChild: ({ body: { code, relation } }, who) => family.add(who, code, relation),
        childData: ({ params }, who) => childData.of(who, params.userId),
        exportChildData: ({ params }, who) => childData.archive(who, params.userId),
        eraseChild: ({ params, body }, who) => childData.erase(who, params.userId, body.password),
        keepChild: ({ params }, who) => childData.keep(who, params.userId),
        decideForChild: ({ params: { userId }, body: { purposes } }, who) => family.decideFor(who, userId, purposes),
        list: ({ query }, who) => overview.list(who, query),
        async askFor({ params: { userId }, body: { address } }, who) {
          await requires.relations.assertMayFor({ who }, 'consent.read', userId);
          await requests.ask({ who }, userId, address, who.may('consent.manage') ? 'manager' : 'school');
        },
        withdrawFor: ({ params: { userId }, body: { purposes } }, who) => overview.withdraw(who, userId, purposes),
      },
      services: {
        parental: { ask: (context, request) => requests.begin(context, request) },
        desk: {
          list: ({ who }, filter) => overview.list(who, filter),
          withdraw: ({ who }, userId, purposes) => overview.withdraw(who, userId, purposes),
        },
      },
      seeds: (institution) => seedConsents({ ...common, requests }, institution),
      jobs: {
        letter: ({ institution, payload }) => letters.send(institution, payload.letterId),
        erasure: ({ institution, payload }) => erasureLetters.send(institution, payload),
      },
    };
  },
});
