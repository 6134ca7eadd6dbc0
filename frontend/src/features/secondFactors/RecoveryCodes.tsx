import { useAction } from '../../api/useAction'
import { secondFactors } from '../../content/secondFactors'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { LazyRecoveryCodes } from './LazyRecoveryCodes'
import { useRenewRecoveryCodesMutation } from './secondFactors.generated'

const texts = secondFactors.codes

interface RecoveryCodesProps {
  /** How many were not used yet. */
  left: number
  /** Called with the new codes, which are shown instead. */
  onRenewed: (codes: readonly string[]) => void
}

/** Says how many recovery codes are left, and makes new ones. */
export function RecoveryCodes({ left, onRenewed }: RecoveryCodesProps) {
  const [renewRecoveryCodes] = useRenewRecoveryCodesMutation()
  const { pending, run } = useAction(texts.renew.failed)

  async function renew() {
    await LazyRecoveryCodes.load()
    const { data } = await renewRecoveryCodes()
    onRenewed(data?.renewRecoveryCodes?.recoveryCodes ?? [])
  }

  return (
    <Stack gap="s4">
      <Heading level={3} size="d4">
        {texts.title}
      </Heading>
      <Text>
        <span>{texts.lead}</span> <span>{texts.left(left)}</span>
      </Text>
      <ConfirmButton texts={texts.renew} pending={pending} onConfirm={() => void run(renew)} />
    </Stack>
  )
}
