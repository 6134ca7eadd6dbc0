import type { MemberNameFragment } from '../../api/operationTypes'
import { hiddenMembers as texts } from '../../content/hiddenMembers'
import { problems } from '../../content/problems'
import { toast } from '../../ui/toast'
import { ChooseMember } from '../../form/ChooseMember'
import { useHideFromMemberMutation } from './hiddenMembers.generated'
import { refetchHidden } from './refetchHidden'

interface HideFormProps {
  known: readonly MemberNameFragment[]
  onDone: () => void
}

/** Hides from somebody with whom one has played, or by an address. */
export function HideForm({ known, onDone }: HideFormProps) {
  const [hideFromMember] = useHideFromMemberMutation(refetchHidden)
  return (
    <ChooseMember
      texts={texts.hide}
      problems={problems}
      known={known}
      choose={async input => {
        await hideFromMember({ variables: { input } })
        toast(texts.hide.done)
      }}
      onClose={onDone}
    />
  )
}
