import { db } from '../src/database/data-source'

/** Runs each statement of `db.query` as on a database with another time zone, until the mock is restored. */
export function setDatabaseZone(timeZone: string): jest.SpyInstance {
  const query: typeof db.query = db.query.bind(db)
  return jest.spyOn(db, 'query').mockImplementation((sql, values, runner) =>
    runner
      ? query<object[]>(sql, values, runner)
      : db.transaction(async ({ queryRunner }) => {
          await query(`SET LOCAL timezone = '${timeZone}'`, [], queryRunner)
          return query<object[]>(sql, values, queryRunner)
        }),
  )
}
