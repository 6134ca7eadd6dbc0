import { useEffect, useState } from 'react'
import { proof as texts } from '../../content/proof'
import { useSession } from '../../session/session'
import { Dialog } from '../../ui/Dialog'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { OtherProofs } from './OtherProofs'
import { ProofForm, type TypedProof } from './ProofForm'

export interface ProofDialogProps {
  /** Called once, with false if the person cancels. */
  onAnswer: (isProved: boolean) => void
}

/** Asks the person to prove who they are, before an act that needs it goes on (ACCOUNT-40). */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const session = useSession()
  const { status } = session
  const [by, setBy] = useState<TypedProof>('password')
  useEffect(() => {
    // The page's guard tells of the lost session.
    if (status === 'signedOut') onAnswer(false)
  }, [status, onAnswer])
  return (
    <Dialog
      title={texts.title}
      subject="proof"
      focusesField
      dropsInput
      onClose={() => onAnswer(false)}
    >
      <Stack gap="s4">
        <Text>{texts[by].lead}</Text>
        <ProofForm
          key={by}
          by={by}
          onProved={() => onAnswer(true)}
          onCancel={() => onAnswer(false)}
        />
        {session.status === 'signedIn' && session.user.hasSecondFactor && (
          <OtherProofs by={by} onChange={setBy} onProved={() => onAnswer(true)} />
        )}
      </Stack>
    </Dialog>
  )
}
