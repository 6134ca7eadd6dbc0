/**
 * Unsent input of this tab, in sessionStorage. Without storage, drafts are not saved and nothing
 * fails.
 */
const keyOf = (name: string) => `draft:${name}`

/** The page after signing in, which knows its person itself (returnPage.ts). */
export const RETURN_PAGE = 'return-page'
/** The key of the person whose drafts these are: the last one who was signed in here. */
const OWNER = keyOf('owner')

export function saveDraft(name: string, values: object): void {
  withStorage(storage => storage.setItem(keyOf(name), JSON.stringify(values)))
}

/** Deletes all drafts, on sign-out; `kept` is the name of one that stays. */
export function clearDrafts(kept = ''): void {
  withStorage(storage => {
    for (const key of Object.keys(storage))
      if (key.startsWith(keyOf('')) && key !== keyOf(kept)) storage.removeItem(key)
  })
}

/**
 * Deletes the drafts of the person who was signed in here before, if this is another one (PAGE-7).
 * Those of a visitor become this person's. Returns whether there was another person.
 */
export function clearDraftsOfOthers(userId: string | null): boolean {
  const last = withStorage(storage => storage.getItem(OWNER))
  if (!userId || last === userId) return false
  if (last) clearDrafts(RETURN_PAGE)
  withStorage(storage => storage.setItem(OWNER, userId))
  return Boolean(last)
}

export function clearDraft(name: string): void {
  withStorage(storage => storage.removeItem(keyOf(name)))
}

/**
 * Returns the saved values of fields that the form still has, if their type matches; all other
 * fields stay blank.
 */
export function findDraft<Values extends object>(name: string, blank: Values): Values | undefined {
  const saved = withStorage(storage => parsed(storage.getItem(keyOf(name))))
  if (!saved) return undefined
  const fits = Object.entries(blank).filter(([field, value]) => hasSameType(saved[field], value))
  return { ...blank, ...Object.fromEntries(fits.map(([field]) => [field, saved[field]])) }
}

function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch {
    // Storage is disabled, full, or holds invalid JSON.
    return undefined
  }
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  const value: unknown = text === null ? undefined : JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

const hasSameType = (saved: unknown, blank: unknown) =>
  typeof saved === typeof blank && Array.isArray(saved) === Array.isArray(blank)
