import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Nobody is signed in when a sign-in is refused, and a download changes no row. */
export class AuditSignIns1795698000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "audit_record" ALTER COLUMN "actorId" DROP NOT NULL`)
    await queryRunner.query(`ALTER TABLE "audit_record" ALTER COLUMN "actorEmail" DROP NOT NULL`)
    await queryRunner.query(`ALTER TABLE "audit_record" ALTER COLUMN "subjectId" DROP NOT NULL`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "audit_record" ALTER COLUMN "subjectId" SET NOT NULL`)
    await queryRunner.query(`ALTER TABLE "audit_record" ALTER COLUMN "actorEmail" SET NOT NULL`)
    await queryRunner.query(`ALTER TABLE "audit_record" ALTER COLUMN "actorId" SET NOT NULL`)
  }
}
