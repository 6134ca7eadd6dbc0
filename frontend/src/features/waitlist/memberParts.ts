/** One chunk: all read the person's place. */
export { MemberNote } from './MemberNote'
export { OwnAction } from './OwnAction'
export { OwnPlaceLink } from './OwnPlaceLink'
