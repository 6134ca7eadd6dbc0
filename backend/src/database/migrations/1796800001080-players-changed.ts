import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The owner of a booking, and who plays in it or may still say yes. */
const NOTIFY_PLAYERS = `CREATE FUNCTION "notify_players"(booking uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('players_changed', person::text) FROM (
    SELECT "userId" AS person FROM court_booking WHERE id = booking
    UNION SELECT "userId" FROM booking_player WHERE "bookingId" = booking AND state IN ('invited', 'playing')) AS people;
END $$`

const PLAYER_CHANGED = `CREATE FUNCTION "notify_player_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE player booking_player := coalesce(NEW, OLD);
BEGIN
  PERFORM pg_notify('players_changed', player."userId"::text);
  PERFORM notify_players(player."bookingId");
  RETURN NULL;
END $$`

/** Every member may take a spot. */
const SPOTS_CHANGED = `CREATE FUNCTION "notify_spots_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('players_changed', 'everybody');
  RETURN NULL;
END $$`

const BOOKING_MOVED = `CREATE FUNCTION "notify_booking_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_players(NEW.id);
  PERFORM pg_notify('players_changed', 'everybody') FROM open_spots WHERE "bookingId" = NEW.id;
  RETURN NULL;
END $$`

const HIDDEN_CHANGED = `CREATE FUNCTION "notify_hidden_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE pair hidden_member := coalesce(NEW, OLD);
BEGIN
  PERFORM pg_notify('players_changed', person::text) FROM unnest(ARRAY[pair."userId", pair."hiddenId"]) person;
  RETURN NULL;
END $$`

/* An UPDATE of rows that stay equal, such as fitSpots makes, notifies nobody. */
const TRIGGERS = [
  `CREATE TRIGGER "player_changed" AFTER INSERT OR DELETE OR UPDATE OF "state", "startsAt", "removeReason"
   ON "booking_player" FOR EACH ROW EXECUTE FUNCTION "notify_player_changed"()`,
  `CREATE TRIGGER "spots_opened" AFTER INSERT OR DELETE ON "open_spots" FOR EACH ROW
   EXECUTE FUNCTION "notify_spots_changed"()`,
  `CREATE TRIGGER "spots_changed" AFTER UPDATE ON "open_spots" FOR EACH ROW
   WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "notify_spots_changed"()`,
  `CREATE TRIGGER "booking_moved" AFTER UPDATE OF "startsAt", "courtId" ON "court_booking" FOR EACH ROW
   WHEN (OLD."startsAt" IS DISTINCT FROM NEW."startsAt" OR OLD."courtId" IS DISTINCT FROM NEW."courtId")
   EXECUTE FUNCTION "notify_booking_moved"()`,
  `CREATE TRIGGER "hidden_changed" AFTER INSERT OR DELETE ON "hidden_member" FOR EACH ROW
   EXECUTE FUNCTION "notify_hidden_changed"()`,
]

/** Triggers, because many operations and jobs change players and open spots, and none may be forgotten. */
export class PlayersChanged1796800001080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [
      ...[NOTIFY_PLAYERS, PLAYER_CHANGED, SPOTS_CHANGED, BOOKING_MOVED, HIDDEN_CHANGED],
      ...TRIGGERS,
    ])
      await queryRunner.query(statement)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, table] of [
      ['hidden_changed', 'hidden_member'],
      ['booking_moved', 'court_booking'],
      ['spots_changed', 'open_spots'],
      ['spots_opened', 'open_spots'],
      ['player_changed', 'booking_player'],
    ])
      await queryRunner.query(`DROP TRIGGER "${name}" ON "${table}"`)
    for (const name of [
      ...['notify_hidden_changed()', 'notify_booking_moved()', 'notify_spots_changed()'],
      ...['notify_player_changed()', 'notify_players(uuid)'],
    ])
      await queryRunner.query(`DROP FUNCTION ${name}`)
  }
}
