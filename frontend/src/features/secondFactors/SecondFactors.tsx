import { useState } from 'react'
import styled from 'styled-components'
import { secondFactors } from '../../content/secondFactors'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Surface } from '../../ui/Surface'
import { Text } from '../../ui/Text'
import { theme } from '../../ui/theme'
import { AuthenticatorApp } from './AuthenticatorApp'
import { NewRecoveryCodes } from './NewRecoveryCodes'
import { Passkeys } from './Passkeys'
import { RecoveryCodes } from './RecoveryCodes'
import { useMySecondFactorsQuery } from './secondFactors.generated'

/** Shows the second factors of the account, which a person can add and remove. */
export function SecondFactors() {
  const { data, loading, refetch } = useMySecondFactorsQuery()
  // New recovery codes are only in this state: they cannot be read again.
  const [newCodes, setNewCodes] = useState<readonly string[]>([])
  const own = data?.mySecondFactors

  if (loading && !data) return <Loading />
  return (
    <Section>
      <Surface as="section" tone="lit">
        <Card size="roomy">
          <Stack gap="s6">
            <Heading level={2} size="d3">
              {secondFactors.title}
            </Heading>
            <Text>{secondFactors.lead}</Text>
            {newCodes.length > 0 && (
              <NewRecoveryCodes codes={newCodes} onDone={() => setNewCodes([])} />
            )}
            {own ? (
              <>
                <AuthenticatorApp since={own.authenticatorSince} onAdded={setNewCodes} />
                <Passkeys passkeys={own.passkeys} onAdded={setNewCodes} />
                {(own.authenticatorSince !== null || own.passkeys.length > 0) && (
                  <RecoveryCodes left={own.recoveryCodesLeft} onRenewed={setNewCodes} />
                )}
              </>
            ) : (
              <Retry isSmall text={secondFactors.failed} retry={refetch} />
            )}
          </Stack>
        </Card>
      </Surface>
    </Section>
  )
}

const Section = styled.div`
  padding-top: ${theme.court.gap};
`
