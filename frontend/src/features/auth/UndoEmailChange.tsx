import { lazyMutation } from '../../api/lazyMutation'
import { undoEmailChange as texts } from '../../content/undoEmailChange'
import { refreshUser } from '../../session/session'
import { LinkAction } from './LinkAction'

const undoEmailChange = lazyMutation(() =>
  import('./mailedLinks.generated').then(m => m.UndoEmailChangeDocument),
)

/** Gives the account back the address to which the link was mailed. */
export function UndoEmailChange() {
  async function undo(token: string) {
    await undoEmailChange({ input: { token } })
    // All sessions of the account have ended, this browser's too.
    await refreshUser().catch(console.error)
  }
  return <LinkAction texts={texts} work={undo} />
}
