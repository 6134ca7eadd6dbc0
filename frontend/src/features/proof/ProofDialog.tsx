import { useEffect } from 'react'
import { proof as texts } from '../../content/proof'
import { useSession } from '../../session/session'
import { Dialog } from '../../ui/Dialog'
import { Text } from '../../ui/Text'
import { PasswordProof } from './PasswordProof'

export interface ProofDialogProps {
  /** Called once, with false if the person cancels. */
  onAnswer: (isProved: boolean) => void
}

/** Asks the person to prove who they are, before an act that needs it goes on (ACCOUNT-40). */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const { status } = useSession()
  useEffect(() => {
    // The page's guard tells of the lost session.
    if (status === 'signedOut') onAnswer(false)
  }, [status, onAnswer])
  return (
    <Dialog
      title={texts.title}
      subject="proof"
      closeLabel={texts.close}
      focusesField
      onClose={() => onAnswer(false)}
    >
      <Text>{texts.lead}</Text>
      <PasswordProof onProved={() => onAnswer(true)} onCancel={() => onAnswer(false)} />
    </Dialog>
  )
}
