import { club } from '../shared/club'

/** Who writes, at the foot of every mail. */
export const FOOTER = `${club.name}\n${club.address}\n${club.phone}`
