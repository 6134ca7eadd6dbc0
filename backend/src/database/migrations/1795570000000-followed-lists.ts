import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The tables of the team's lists, each with the index by which its list is followed. */
const FOLLOWED = {
  audit_record: 'IDX_ddbd2da32bebdc52f35de63850',
  mail: 'IDX_3f8e052ce6ffcdd81920885038',
  waitlist_entry: 'IDX_7d24509f543027318ead0fcd80',
  membership: 'IDX_00baa6cd4518f62c3abbfe4e56',
  court_booking: 'IDX_f593af44f5fa570ba232ed72a7',
  charge: 'IDX_6978cdc7e15fea5739adfab404',
  contact_submission: 'IDX_b2814dee2715062520cc94e660',
  block: 'IDX_8e25f5ad6ef7a7bd36169649a1',
  note: 'IDX_06cb6897ed2395a73c5b9bcb1f',
  wave: 'IDX_1f1723c9a0418c7dd25adac226',
  offer: 'IDX_327c6cbb9af284e0ad558a2430',
  newsletter_subscription: 'IDX_984b6138e9b322dfed71c48dba',
  amenities_survey: 'IDX_c95f63a58b41222569c535d367',
  general_survey: 'IDX_aeb1c0f070204457ae21811cc5',
  location_survey: 'IDX_df59f7cab63a15a870dde36943',
  member_survey: 'IDX_e3e362e1f088d11b973ff23ece',
  pricing_survey: 'IDX_7e90290a4d617601aa2b087626',
}

/** Indexes for `createdAfter` and `createdBefore`, where none began with the time. */
const BY_TIME = {
  IDX_fc17ad027fcf60f9ffbe7f84e5: '"membership" ("startedAt", "number")',
  IDX_af51a8747d858e3db16c26be2e: '"charge" ("createdAt", "id")',
  IDX_f6ff3d8ab5002b3136fa70bcf1: '"block" ("createdAt", "id")',
}

/**
 * The epoch of the transaction ids (ADR-38). `isOnly` allows one row, which a start of the site
 * writes.
 */
const EPOCH = `CREATE TABLE "insert_epoch" (
  "isOnly" boolean PRIMARY KEY DEFAULT true CHECK ("isOnly"),
  "epoch" bigint NOT NULL,
  "history" text NOT NULL
)`

/** The first position of the epoch, with room for 2^40 transactions. */
const FIRST = 'coalesce((SELECT epoch FROM insert_epoch), 0) * 1099511627776'

/** Returns the position of rows that the current transaction inserts. */
const POSITION = `CREATE FUNCTION insert_position() RETURNS bigint LANGUAGE sql STABLE
  RETURN ${FIRST} + pg_current_xact_id()::text::bigint`

/** A transaction of another database inserts no rows here. */
const RUNS_ELSEWHERE =
  'SELECT FROM pg_stat_activity WHERE backend_xid = running::xid AND datname <> current_database()'

/**
 * Returns the position below which every transaction of this database has ended. A standby does not
 * know which transactions are running, only the oldest one. The function must be STABLE: a VOLATILE
 * one would use a later snapshot than the statement that reads the rows.
 */
const FLOOR = `CREATE FUNCTION insert_floor() RETURNS bigint LANGUAGE sql STABLE
  RETURN ${FIRST} + CASE
    WHEN pg_is_in_recovery() THEN pg_snapshot_xmin(pg_current_snapshot())::text::bigint
    ELSE coalesce(
      (SELECT min(running::text::bigint) FROM pg_snapshot_xip(pg_current_snapshot()) AS running
       WHERE NOT EXISTS (${RUNS_ELSEWHERE})),
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint)
  END`

/**
 * Rows that exist have position 0: a constant default rewrites no table. Servers of the earlier
 * version insert rows with the new default.
 */
export class FollowedLists1795570000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [EPOCH, POSITION, FLOOR]) await queryRunner.query(statement)
    for (const [table, index] of Object.entries(FOLLOWED)) {
      await queryRunner.query(
        `ALTER TABLE "${table}" ADD "insertPosition" bigint NOT NULL DEFAULT 0`,
      )
      await queryRunner.query(
        `ALTER TABLE "${table}" ALTER COLUMN "insertPosition" SET DEFAULT insert_position()`,
      )
      await queryRunner.query(`CREATE INDEX "${index}" ON "${table}" ("insertPosition", "id")`)
    }
    for (const [index, columns] of Object.entries(BY_TIME))
      await queryRunner.query(`CREATE INDEX "${index}" ON ${columns}`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const index of Object.keys(BY_TIME)) await queryRunner.query(`DROP INDEX "${index}"`)
    for (const table of Object.keys(FOLLOWED))
      await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN "insertPosition"`)
    for (const name of ['insert_floor', 'insert_position'])
      await queryRunner.query(`DROP FUNCTION ${name}`)
    await queryRunner.query(`DROP TABLE "insert_epoch"`)
  }
}
