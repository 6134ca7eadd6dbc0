import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../api/useAction'
import { proof as texts } from '../../content/proof'
import { askForPasskey, hasPasskeys } from '../../session/passkeys'
import { Notice } from '../../ui/Notice'
import { Stack } from '../../ui/Stack'
import { TextButton } from '../../ui/TextButton'
import type { TypedProof } from './ProofForm'
import {
  useProofMethodsQuery,
  useProveIdentityMutation,
  useStartPasskeyProofMutation,
} from './proof.generated'

interface OtherProofsProps {
  /** The proof that the dialog asks for now. */
  by: TypedProof
  onChange: (by: TypedProof) => void
  onProved: () => void
}

/** Offers what a person with second factors has besides the proof that the dialog asks for. */
export function OtherProofs({ by, onChange, onProved }: OtherProofsProps) {
  const { data } = useProofMethodsQuery()
  const [startPasskeyProof] = useStartPasskeyProofMutation()
  const [proveIdentity] = useProveIdentityMutation()
  const [failure, setFailure] = useState('')
  const { pending, run } = useAction(texts.failed, ({ description }) => setFailure(description))
  const own = data?.mySecondFactors

  async function usePasskey() {
    setFailure('')
    const { data: started } = await startPasskeyProof()
    const passkey = await askForPasskey(started?.startPasskeyProof ?? '{}')
    if (!passkey) {
      setFailure(texts.passkey.cancelled)
      return
    }
    await proveIdentity({ variables: { input: { passkey } } })
    onProved()
  }

  if (!own) return null
  return (
    <Stack gap="s2">
      {own.passkeys.length > 0 && hasPasskeys() && (
        // It keeps the focus while it works, so it is not disabled.
        <TextButton icon={KeyRound} onClick={() => void (pending || run(usePasskey))}>
          {pending ? texts.passkey.pending : texts.passkey.other}
        </TextButton>
      )}
      {by === 'code' && (
        <TextButton icon={KeyRound} onClick={() => onChange('password')}>
          {texts.password.other}
        </TextButton>
      )}
      {by === 'password' && own.authenticatorSince !== null && (
        <TextButton icon={KeyRound} onClick={() => onChange('code')}>
          {texts.code.other}
        </TextButton>
      )}
      <div role="alert">{failure && <Notice>{failure}</Notice>}</div>
    </Stack>
  )
}
