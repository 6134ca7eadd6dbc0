/** One chunk: both read the person's place. */
export { MemberNote } from './MemberNote'
export { OwnPlaceLink } from './OwnPlaceLink'
