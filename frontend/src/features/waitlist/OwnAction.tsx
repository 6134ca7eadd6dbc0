import { waitlist } from '../../content/waitlist'
import { Stack } from '../../ui/Stack'
import { MemberNote } from './MemberNote'
import { NoteTexts } from './NoteTexts'
import { OwnPlaceLink, type OwnPlaceLinkProps } from './OwnPlaceLink'

/** The link to what a signed-in person has, and a sentence about it. */
export function OwnAction({ label, isTeam }: Pick<OwnPlaceLinkProps, 'label' | 'isTeam'>) {
  return (
    <Stack gap="s4">
      <div>
        <OwnPlaceLink label={label} isTeam={isTeam} />
      </div>
      {isTeam ? <NoteTexts pieces={waitlist.signedIn.team} /> : <MemberNote />}
    </Stack>
  )
}
