/** Returns the text as a key of the record, or undefined if the record has no such key. */
export const parseKey = <Key extends string>(record: Record<Key, unknown>, text?: string) =>
  Object.keys(record).find((key): key is Key => key === text)

/** Returns all keys of the record, in its order. */
export const recordKeys = <Key extends string>(record: Record<Key, unknown>): Key[] =>
  Object.keys(record).flatMap(key => parseKey(record, key) ?? [])

/** Returns the options of a choice with these labels, in their order. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  recordKeys(labels).map(value => ({ value, label: labels[value] }))

/** Returns a record with the same keys and the mapped values. */
export const mapRecord = <Key extends string, Value, Mapped>(
  record: Record<Key, Value>,
  map: (value: Value, key: Key) => Mapped,
) =>
  // `Object.fromEntries()` types its keys as strings.
  Object.fromEntries(recordKeys(record).map(key => [key, map(record[key], key)])) as Record<
    Key,
    Mapped
  >

/** Returns the record's value for any word, or undefined if the word is not its own key. */
export const findValue = <Value>(record: Readonly<Record<string, Value>>, word: string) =>
  Object.hasOwn(record, word) ? record[word] : undefined
