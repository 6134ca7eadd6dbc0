import { useId, useRef, useState } from 'react'
import { secondFactors } from '../../content/secondFactors'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { AuthenticatorApp } from './AuthenticatorApp'
import { LazyRecoveryCodes } from './LazyRecoveryCodes'
import { Passkeys } from './Passkeys'
import { RecoveryCodes } from './RecoveryCodes'
import { useMySecondFactorsQuery } from './secondFactors.generated'

/** Shows the second factors of the account, which a person can add and remove. */
export function SecondFactors() {
  const { data, loading, refetch } = useMySecondFactorsQuery()
  // New recovery codes are only in this state: they cannot be read again.
  const [newCodes, setNewCodes] = useState<readonly string[]>([])
  const own = data?.mySecondFactors
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFactor = own && (own.authenticatorSince !== null || own.passkeys.length > 0)
  const showsCodes = hasFactor && newCodes.length > 0

  function onAdded(codes: readonly string[]) {
    if (codes.length > 0) setNewCodes(codes)
    else heading.current?.focus()
  }

  return (
    <Stack gap="s6">
      <Stack gap="s4">
        <Heading level={3} size="d4" focusable id={id} ref={heading}>
          {secondFactors.title}
        </Heading>
        <Text>{secondFactors.lead}</Text>
      </Stack>
      {showsCodes && (
        <LazyRecoveryCodes.Component
          codes={newCodes}
          focusesNext={id}
          onDone={() => setNewCodes([])}
        />
      )}
      {loading && !data && <Loading />}
      {own && (
        <>
          <AuthenticatorApp since={own.authenticatorSince} onAdded={onAdded} />
          <Passkeys passkeys={own.passkeys} onAdded={onAdded} />
          {hasFactor && !showsCodes && (
            <RecoveryCodes left={own.recoveryCodesLeft} onRenewed={setNewCodes} />
          )}
        </>
      )}
      {!loading && !own && <Retry isSmall text={secondFactors.failed} retry={refetch} />}
    </Stack>
  )
}
