/** The key of the record that the text is, if it is one: addresses are typed by people. */
export const parseKey = <Key extends string>(record: Record<Key, unknown>, text?: string) =>
  Object.keys(record).find((key): key is Key => key === text)

/** All keys of the record, in its order. */
export const recordKeys = <Key extends string>(record: Record<Key, unknown>): Key[] =>
  Object.keys(record).flatMap(key => parseKey(record, key) ?? [])

/** What the record holds itself under the word; a server or a person may say any word. */
export const findValue = <Value>(record: Readonly<Record<string, Value>>, word: string) =>
  Object.hasOwn(record, word) ? record[word] : undefined
