import type { FoundPersonRowFragment, PeopleQuery } from '../../../api/operationTypes'
import { findTexts as texts } from '../../../content/admin/find'
import { admin } from '../../../content/admin/admin'
import { staffTexts } from '../../../content/admin/staff'
import { fullName } from '../../../format/names'
import { paths } from '../../../paths'

/** What a search has found: a person, or an address without an account. */
export interface FoundOption {
  /** Unique among the options of a search. */
  id: string
  name: string
  /** What the person is to the club, and the address. */
  detail: string
  to: string
}

/** The most options that are shown. */
const OPTIONS_MAX = 10

/** Returns what a search has found: people first, then addresses without an account, each once. */
export function foundOptions(found: PeopleQuery): FoundOption[] {
  const messages = found.contactSubmissions?.edges ?? []
  const subscriptions = found.newsletterSubscriptions?.edges ?? []
  const all = [
    ...(found.people ?? []).map(personOption),
    ...messages.map(({ node: { name, email } }) => ({
      id: email,
      name,
      detail: `${email}, ${texts.message}`,
      to: paths.admin({
        view: 'messages',
        search: email,
      }),
    })),
    ...subscriptions.map(({ node: { email } }) => ({
      id: email,
      name: email,
      detail: texts.newsletter,
      to: paths.admin({
        view: 'newsletter',
        search: email,
      }),
    })),
  ]
  const ids = all.map(({ id }) => id)
  return all.filter(({ id }, index) => ids.indexOf(id) === index).slice(0, OPTIONS_MAX)
}

function personOption(person: FoundPersonRowFragment): FoundOption {
  const { id, email, staffRole, position, status, foundingNumber, membershipState } = person
  const details = [
    ...(staffRole ? [staffTexts.roles[staffRole]] : []),
    ...(foundingNumber === null ? [] : [texts.member(foundingNumber, membershipState)]),
    ...(position === null ? [] : [texts.position(position, status)]),
    ...(email === null ? [] : [email]),
  ]
  return {
    id,
    name: fullName(person) || (email ?? admin.deletedAccount),
    detail: details.join(' · '),
    to: paths.admin({ view: 'person', id }),
  }
}
