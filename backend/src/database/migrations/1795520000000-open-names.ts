import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What mails, links and records of the audit log are about becomes text: features declare the names, and a new one needs
 * no migration. The enum types stay, although no column has them, until a later release drops them: a server of the
 * version before casts what it writes to its types, and PostgreSQL stores that in a text column as well, so that both
 * versions can run during a rolling restart. On such a server the team's list of mails and its audit log may fail until its
 * connections are new, because PostgreSQL does not let a prepared statement's result change its type.
 */
export class OpenNames1795520000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "mail" ALTER COLUMN "template" TYPE character varying(40) USING "template"::text`,
    )
    await queryRunner.query(
      `ALTER TABLE "link" ALTER COLUMN "purpose" TYPE character varying(40) USING "purpose"::text`,
    )
    await queryRunner.query(
      `ALTER TABLE "audit_record" ALTER COLUMN "action" TYPE character varying(40) USING "action"::text`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "audit_record" ALTER COLUMN "action" TYPE "public"."audit_record_action_enum" USING "action"::"public"."audit_record_action_enum"`,
    )
    await queryRunner.query(
      `ALTER TABLE "link" ALTER COLUMN "purpose" TYPE "public"."link_purpose_enum" USING "purpose"::"public"."link_purpose_enum"`,
    )
    await queryRunner.query(
      `ALTER TABLE "mail" ALTER COLUMN "template" TYPE "public"."mail_template_enum" USING "template"::"public"."mail_template_enum"`,
    )
  }
}
