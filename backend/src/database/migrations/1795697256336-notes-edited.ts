import type { MigrationInterface, QueryRunner } from 'typeorm'

export class NotesEdited1795697256336 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "note" ADD "editedAt" TIMESTAMP(3) WITH TIME ZONE`)
    // By hand: the writer of a note changes its text.
    await queryRunner.query(`DROP TRIGGER note_stays ON "note"`)
    await queryRunner.query(
      `CREATE TRIGGER note_stays BEFORE UPDATE OF id, "userId", "authorId", "authorEmail", "createdAt" ON "note"
      FOR EACH STATEMENT EXECUTE FUNCTION note_stays()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER note_stays ON "note"`)
    await queryRunner.query(
      `CREATE TRIGGER note_stays BEFORE UPDATE ON "note"
      FOR EACH STATEMENT EXECUTE FUNCTION note_stays()`,
    )
    await queryRunner.query(`ALTER TABLE "note" DROP COLUMN "editedAt"`)
  }
}
