import { admin } from '../content/admin'
import { paths } from '../paths'
import { type Access, type Door, useDoor } from './useAccess'

const door: Door = {
  opensFor: user => user.isAdmin,
  refusal: admin.denied.toast,
  sendsTo: paths.home(),
  afterMs: 1000,
}

/** Lets the team in. Anyone else is told once and sent home after a second (decisions R1, R3). */
export function useAdminGuard(): Access {
  return useDoor(door)
}
