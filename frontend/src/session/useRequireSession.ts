import { session as words } from '../content/session'
import { paths } from '../paths'
import { type Access, type Door, useDoor } from './useAccess'

const door: Door = {
  opensFor: () => true,
  refusal: words.lost,
  sendsTo: paths.auth(),
  afterMs: 500,
}

/** Lets whoever is signed in pass. Anyone else is told once and sent to log in after half a second. */
export function useRequireSession(): Access {
  return useDoor(door)
}
