import { act } from '@testing-library/react'
import { sessionStore } from '../api/sessionStore'
import type { SessionUser } from '../session/session'

/** Returns a signed-in person as `Me` does; `changes` overrides fields. */
export const person = (changes: Partial<SessionUser> = {}) => ({
  __typename: 'User' as const,
  id: 'u1',
  email: 'camila@example.com',
  emailConfirmed: true,
  firstName: 'Camila',
  lastName: 'Alvarez',
  profileImageUrl: null,
  membershipPlan: null,
  membershipStatus: 'active',
  joinDate: '2026-11-20T15:00:00.000Z',
  role: 'MEMBER' as const,
  isAdmin: false,
  staffRole: changes.isAdmin ? ('OWNER' as const) : null,
  hasSecondFactor: false,
  needsSecondFactor: false,
  ...changes,
})

export const ownEntry = {
  __typename: 'WaitlistEntry',
  id: 'e1',
  position: 7,
  status: 'waiting',
  referralCode: 'BCDF234567',
  referralRewards: 2,
  planWish: null,
  leftReason: null,
} as const

/** Signs a person in by writing the response of `Me`. */
export function signIn(): void {
  act(() => {
    sessionStore.setUser(person())
  })
}

/** Signs out and clears the tab's storage. */
export function resetSession(): void {
  sessionStorage.clear()
  act(() => {
    sessionStore.setUser(null)
  })
}
