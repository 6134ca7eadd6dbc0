import type { MigrationInterface, QueryRunner } from 'typeorm'

export class OpenPlay1796800000070 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "open_play_visit" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "night" date NOT NULL, "comesAt" TIMESTAMP WITH TIME ZONE NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "open_play_visit_unique" UNIQUE ("userId", "night"), CONSTRAINT "PK_9a70e3ff26c173a4585cfb8ff04" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_948ba4aae0d8722ae547edd98f" ON "open_play_visit"  ("night", "comesAt") `,
    )
    await queryRunner.query(`ALTER TABLE "user" ADD "playLevel" double precision`)
    await queryRunner.query(`ALTER TABLE "user" ADD "showsPlayName" boolean NOT NULL DEFAULT false`)
    await queryRunner.query(
      `ALTER TABLE "user" ADD CONSTRAINT "user_play_level" CHECK ("playLevel" BETWEEN 2 AND 5 AND "playLevel" * 2 = round("playLevel" * 2))`,
    )
    await queryRunner.query(
      `ALTER TABLE "open_play_visit" ADD CONSTRAINT "FK_0ea5115604bde5322e754e5e64f" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "open_play_visit" DROP CONSTRAINT "FK_0ea5115604bde5322e754e5e64f"`,
    )
    await queryRunner.query(`ALTER TABLE "user" DROP CONSTRAINT "user_play_level"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "showsPlayName"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "playLevel"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_948ba4aae0d8722ae547edd98f"`)
    await queryRunner.query(`DROP TABLE "open_play_visit"`)
  }
}
