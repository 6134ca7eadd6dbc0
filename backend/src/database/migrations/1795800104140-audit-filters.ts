import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The audit log is filtered by act and by who acted. */
export class AuditFilters1795800104140 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS "IDX_26902aa4841a37cac3885bdd88" ON "audit_record"  ("action", "createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS "IDX_683e8140c222e8e2d3f90712cc" ON "audit_record"  ("actorId", "createdAt", "id") `,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."IDX_683e8140c222e8e2d3f90712cc"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_26902aa4841a37cac3885bdd88"`)
  }
}
