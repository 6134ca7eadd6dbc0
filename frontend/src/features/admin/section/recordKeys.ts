/** The text as a key of the record; undefined if the record has no such key. */
export const parseKey = <Key extends string>(record: Record<Key, unknown>, text?: string) =>
  Object.keys(record).find((key): key is Key => key === text)

/** All keys of the record, in its order. */
export const recordKeys = <Key extends string>(record: Record<Key, unknown>): Key[] =>
  Object.keys(record).flatMap(key => parseKey(record, key) ?? [])

/** A record with the same keys and other values. */
export const mapRecord = <Key extends string, Value, Mapped>(
  record: Record<Key, Value>,
  map: (value: Value, key: Key) => Mapped,
) =>
  // Object.fromEntries() knows its keys as strings only.
  Object.fromEntries(recordKeys(record).map(key => [key, map(record[key], key)])) as Record<
    Key,
    Mapped
  >

/** The record's value for any word; undefined if it has none of its own. */
export const findValue = <Value>(record: Readonly<Record<string, Value>>, word: string) =>
  Object.hasOwn(record, word) ? record[word] : undefined
