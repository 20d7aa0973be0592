import type { Knex } from 'knex';

// Issuers of SAML are marked, so that an identity provider cannot speak for the issuer of another protocol.

export async function up(knex: Knex): Promise<void> {
  await knex('external_identities')
    .where({ provider: 'saml' })
    .update({ issuer: knex.raw(`'saml:' || issuer`) });
}

export async function down(knex: Knex): Promise<void> {
  await knex('external_identities')
    .where({ provider: 'saml' })
    .update({ issuer: knex.raw(`regexp_replace(issuer, '^saml:', '')`) });
}
