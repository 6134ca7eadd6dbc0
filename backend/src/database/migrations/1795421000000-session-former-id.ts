import type { MigrationInterface, QueryRunner } from 'typeorm'

/** By hand: TypeORM knows no indexes over expressions. Of the few sessions that have just got a new id. */
export class SessionFormerId1795421000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "session_former_id" ON "session" (("sess" ->> 'formerId'))
       WHERE "sess" ->> 'formerId' IS NOT NULL`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "session_former_id"`)
  }
}
