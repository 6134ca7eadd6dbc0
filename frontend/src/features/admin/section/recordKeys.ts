/** The key of the record that the text is, if it is one: addresses are typed by people. */
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

/** The record's own value for a word that a server or a person may have chosen freely. */
export const findValue = <Value>(record: Readonly<Record<string, Value>>, word: string) =>
  Object.hasOwn(record, word) ? record[word] : undefined
