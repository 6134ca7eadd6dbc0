import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Open spots have a trigger of their own. */
const BOOKING_CHANGED = `CREATE FUNCTION "notify_booking_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_players(NEW.id);
  RETURN NULL;
END $$`

const TRIGGER = `CREATE TRIGGER "booking_changed" AFTER UPDATE OF "status", "guests" ON "court_booking" FOR EACH ROW
  WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."guests" IS DISTINCT FROM NEW."guests")
  EXECUTE FUNCTION "notify_booking_changed"()`

/** The open pages of members show what the desk or a closure has done with a booking. */
export class BookingChanged1796800001110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(BOOKING_CHANGED)
    await queryRunner.query(TRIGGER)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER "booking_changed" ON "court_booking"')
    await queryRunner.query('DROP FUNCTION notify_booking_changed()')
  }
}
