/** Returns a storage that forgets everything with the page, as passwords require. */
export function createMemoryStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
    get length() {
      return texts.size
    },
  }
}
