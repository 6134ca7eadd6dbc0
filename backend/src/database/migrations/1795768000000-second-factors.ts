import type { MigrationInterface, QueryRunner } from 'typeorm'

export class SecondFactors1795768000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "authenticator" ("userId" uuid NOT NULL, "secret" character varying(200) NOT NULL, "confirmedAt" TIMESTAMP(3) WITH TIME ZONE, "lastStep" integer, CONSTRAINT "PK_73234b7982147574458f0860361" PRIMARY KEY ("userId"))`,
    )
    await queryRunner.query(
      `CREATE TABLE "recovery_code" ("userId" uuid NOT NULL, "hash" character(64) NOT NULL, CONSTRAINT "PK_77907b608605f738fefd4ef0e6b" PRIMARY KEY ("userId", "hash"))`,
    )
    await queryRunner.query(
      `ALTER TABLE "user" ADD "secondFactors" character varying(20) array NOT NULL DEFAULT '{}'`,
    )
    await queryRunner.query(
      `ALTER TABLE "authenticator" ADD CONSTRAINT "FK_73234b7982147574458f0860361" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "recovery_code" ADD CONSTRAINT "FK_0e10289994b9a90be4cde06e15c" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "recovery_code" DROP CONSTRAINT "FK_0e10289994b9a90be4cde06e15c"`,
    )
    await queryRunner.query(
      `ALTER TABLE "authenticator" DROP CONSTRAINT "FK_73234b7982147574458f0860361"`,
    )
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "secondFactors"`)
    await queryRunner.query(`DROP TABLE "recovery_code"`)
    await queryRunner.query(`DROP TABLE "authenticator"`)
  }
}
