import type { MigrationInterface, QueryRunner } from 'typeorm'

export class PlacesMail1796800000060 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "user" ADD "placesAskedAt" TIMESTAMP(3) WITH TIME ZONE`)
    await queryRunner.query(
      `CREATE INDEX "user_places_asked" ON "user"  ("placesAskedAt") WHERE "placesAskedAt" IS NOT NULL`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."user_places_asked"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "placesAskedAt"`)
  }
}
