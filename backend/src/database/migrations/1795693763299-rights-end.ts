import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Addresses of calendars get a table that no backup has, and records name the access token. Ends the
 * addresses that exist: nobody was told of them, and some may be known to strangers.
 */
export class RightsEnd1795693763299 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "calendar_address" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "calendar_address_of_user" UNIQUE ("userId"), CONSTRAINT "PK_427c75ab86f19977985915058a2" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(`ALTER TABLE "audit_record" ADD "tokenId" uuid`)
    await queryRunner.query(
      `ALTER TABLE "calendar_address" ADD CONSTRAINT "FK_09464500e122507638494ead649" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(`DELETE FROM "link" WHERE "purpose" = 'calendar'`)
    await queryRunner.query(
      `CREATE TRIGGER audit_record_is_not_emptied BEFORE TRUNCATE ON "audit_record"
       FOR EACH STATEMENT EXECUTE FUNCTION audit_record_stays()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER audit_record_is_not_emptied ON "audit_record"`)
    await queryRunner.query(
      `ALTER TABLE "calendar_address" DROP CONSTRAINT "FK_09464500e122507638494ead649"`,
    )
    await queryRunner.query(`ALTER TABLE "audit_record" DROP COLUMN "tokenId"`)
    await queryRunner.query(`DROP TABLE "calendar_address"`)
  }
}
