import { waitlist } from '../../content/waitlist'
import { LinkWithNote } from './LinkWithNote'
import { MemberNote } from './MemberNote'
import { NoteTexts } from './NoteTexts'
import { OwnPlaceLink, type OwnPlaceLinkProps } from './OwnPlaceLink'

/** The link to what a signed-in person has, and a sentence about it. */
export function OwnAction({ label, isTeam }: Pick<OwnPlaceLinkProps, 'label' | 'isTeam'>) {
  return (
    <LinkWithNote
      link={<OwnPlaceLink label={label} isTeam={isTeam} />}
      note={isTeam ? <NoteTexts pieces={waitlist.signedIn.team} /> : <MemberNote />}
    />
  )
}
