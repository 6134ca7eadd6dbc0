import { client } from '../../../api/apollo/client'
import type { FoundOption } from './foundOptions'

const RECENT_MAX = 5

/*
 * In memory alone, like the cache: nothing about people is stored in the browser, and signing out
 * forgets them (PAGE-31).
 */
let recent: readonly FoundOption[] = []

client.onClearStore(() => {
  recent = []
  return Promise.resolve()
})

/** Returns the people who were chosen last, the latest first. */
export const recentPeople = (): readonly FoundOption[] => recent

/** Adds the person to the recent ones. */
export function rememberPerson(option: FoundOption): void {
  recent = [option, ...recent.filter(({ id }) => id !== option.id)].slice(0, RECENT_MAX)
}
