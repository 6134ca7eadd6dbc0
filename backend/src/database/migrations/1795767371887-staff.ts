import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Staff1795767371887 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."staff_invitation_role_enum" AS ENUM('MANAGER', 'DESK')`,
    )
    await queryRunner.query(
      `CREATE TABLE "staff_invitation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "email" character varying(254) NOT NULL, "role" "public"."staff_invitation_role_enum" NOT NULL, "invitedById" uuid NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "expiresAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "acceptedAt" TIMESTAMP(3) WITH TIME ZONE, "revokedAt" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "staff_invitation_ends_once" CHECK ("acceptedAt" IS NULL OR "revokedAt" IS NULL), CONSTRAINT "staff_invitation_expires" CHECK ("expiresAt" > "createdAt"), CONSTRAINT "PK_8586bd3a7c4130502b6a8baa982" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE UNIQUE INDEX "staff_invitation_open_unique" ON "staff_invitation"  ("email") WHERE "acceptedAt" IS NULL AND "revokedAt" IS NULL`,
    )
    await queryRunner.query(`ALTER TABLE "user" ADD "appointedAt" TIMESTAMP(3) WITH TIME ZONE`)
    await queryRunner.query(
      `ALTER TABLE "staff_invitation" ADD CONSTRAINT "FK_c06d87a9803501737ea49adde70" FOREIGN KEY ("invitedById") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "staff_invitation" DROP CONSTRAINT "FK_c06d87a9803501737ea49adde70"`,
    )
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "appointedAt"`)
    await queryRunner.query(`DROP INDEX "public"."staff_invitation_open_unique"`)
    await queryRunner.query(`DROP TABLE "staff_invitation"`)
    await queryRunner.query(`DROP TYPE "public"."staff_invitation_role_enum"`)
  }
}
