import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A new table, with a trigger: a server closes the sockets of a token that was deleted (ADR-6). */
export class ApiTokens1795560002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "api_token" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "hash" character(64) NOT NULL, "name" character varying(80) NOT NULL, "start" character varying(12) NOT NULL, "scopes" character varying(40) array NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "expiresAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "lastUsedAt" TIMESTAMP(3) WITH TIME ZONE, "replacedById" uuid, CONSTRAINT "api_token_expires" CHECK ("expiresAt" > "createdAt"), CONSTRAINT "api_token_scopes" CHECK (cardinality(scopes) > 0), CONSTRAINT "PK_d862311c568d175c26f41bc6f98" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(`CREATE UNIQUE INDEX "api_token_hash_unique" ON "api_token"  ("hash") `)
    await queryRunner.query(`CREATE INDEX "api_token_of_user" ON "api_token"  ("userId") `)
    await queryRunner.query(
      `ALTER TABLE "api_token" ADD CONSTRAINT "FK_cbfc4e2b85b78207afb0b2d7fbc" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `CREATE FUNCTION "notify_api_token_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         PERFORM pg_notify('session_changed', OLD."userId"::text);
         RETURN NULL;
       END $$`,
    )
    await queryRunner.query(
      `CREATE TRIGGER "api_token_ended" AFTER DELETE ON "api_token" FOR EACH ROW
       EXECUTE FUNCTION "notify_api_token_ended"()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "api_token_ended" ON "api_token"`)
    await queryRunner.query(`DROP FUNCTION "notify_api_token_ended"`)
    await queryRunner.query(
      `ALTER TABLE "api_token" DROP CONSTRAINT "FK_cbfc4e2b85b78207afb0b2d7fbc"`,
    )
    await queryRunner.query(`DROP INDEX "public"."api_token_of_user"`)
    await queryRunner.query(`DROP INDEX "public"."api_token_hash_unique"`)
    await queryRunner.query(`DROP TABLE "api_token"`)
  }
}
