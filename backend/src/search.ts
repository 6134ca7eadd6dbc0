import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { given } from './given'

/** Keeps the rows where one of the texts contains the words, in any case; % and _ are plain letters. */
export function searched<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  search: string | null | undefined,
  texts: readonly string[],
): SelectQueryBuilder<Row> {
  const words = given(search)
  if (!words) return query
  const containing = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const matches = texts.map(text => `lower(${text}) LIKE lower(:containing)`)
  return query.andWhere(`(${matches.join(' OR ')})`, { containing })
}
