import { club } from '../shared/club'

/** The club's name, address and phone number, at the end of every mail. */
export const FOOTER = `${club.name}\n${club.address}\n${club.phone}`
