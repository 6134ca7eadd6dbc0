import { refetches } from '../../../api/apollo/invalidate'
import type { AppointedRole, StaffPersonFragment } from '../../../api/operationTypes'
import { staffTexts as texts } from '../../../content/admin/staff'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { nameOrEmail } from '../entry/personNames'
import { useSendsMail } from '../section/useSendsMail'
import { RowActions } from './RowActions'
import { useEndStaffMutation, useSetStaffRoleMutation } from './staff.generated'

interface StaffActionsProps {
  person: StaffPersonFragment
  /** Called with a sentence for the owner. */
  onDone: (notice: string) => void
}

/** The buttons that give a staff person the other role, and end their work. The owner has none. */
export function StaffActions({ person, onDone }: StaffActionsProps) {
  const { id: userId, role } = person
  const name = nameOrEmail(person)
  const [setRole] = useSetStaffRoleMutation(refetches('staff'))
  const [end] = useEndStaffMutation(refetches('staff'))
  const sendsMail = useSendsMail()
  if (role === 'OWNER') return null
  const other: AppointedRole = role === 'DESK' ? 'MANAGER' : 'DESK'

  async function change() {
    await setRole({ variables: { input: { userId, role: other } } })
    onDone(texts.changed(name, other))
  }
  async function takeOff() {
    await end({ variables: { input: { userId } } })
    onDone(texts.ended(name))
  }

  return (
    <RowActions>
      <ConfirmAction
        key={other}
        texts={texts.change(name, other, sendsMail)}
        failed={texts.notChanged}
        onConfirm={change}
      />
      <ConfirmAction
        texts={texts.end(name, sendsMail)}
        failed={texts.notChanged}
        onConfirm={takeOff}
      />
    </RowActions>
  )
}
