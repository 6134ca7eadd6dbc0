import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Passkeys1795772529983 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "passkey" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "credentialId" character varying(1364) NOT NULL, "publicKey" bytea NOT NULL, "counter" bigint NOT NULL, "name" character varying(60) NOT NULL, "transports" character varying array NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "lastUsedAt" TIMESTAMP(3) WITH TIME ZONE, "lastChallengeAt" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "UQ_64445f45603fe50da55bb7ab970" UNIQUE ("credentialId"), CONSTRAINT "PK_783e2060d8025abd6a6ca45d2c7" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_c36f303905314ea9ead857b626" ON "passkey"  ("userId") `,
    )
    await queryRunner.query(
      `ALTER TABLE "passkey" ADD CONSTRAINT "FK_c36f303905314ea9ead857b6268" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "passkey" DROP CONSTRAINT "FK_c36f303905314ea9ead857b6268"`,
    )
    await queryRunner.query(`DROP INDEX "public"."IDX_c36f303905314ea9ead857b626"`)
    await queryRunner.query(`DROP TABLE "passkey"`)
  }
}
