import type { StaffRoleName } from '@shared/staff-scopes'
import { ChevronDown, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ApiTokenRowFragment } from '../../api/operationTypes'
import { useMyApiTokensQuery } from './apiTokens.generated'
import { apiTokens } from '../../content/apiTokens'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Empty } from '../../ui/Empty'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Surface } from '../../ui/Surface'
import { Text } from '../../ui/Text'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'
import { CreateToken } from './CreateToken'
import { NewToken, type ShownToken } from './NewToken'
import { ReplaceToken } from './ReplaceToken'
import { RevokeToken } from './RevokeToken'
import { TokenItem } from './TokenItem'

/**
 * Shows the access tokens of the account, which a person can create, replace and revoke. They are
 * folded, because few people have some.
 */
export function AccessTokens({ role }: { role: StaffRoleName | null }) {
  const [isOpen, setIsOpen] = useState(false)
  // Folded again, it keeps a new token, which cannot be read again.
  const [wasOpen, setWasOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  return (
    <Section>
      <Surface as="section" tone="lit">
        <Card size="roomy">
          <Stack gap="s6">
            <Stack gap="s4">
              <Heading level={2} size="d3" focusable ref={heading}>
                {apiTokens.title}
              </Heading>
              <Lead>
                <Text>{apiTokens.lead}</Text>
                <TextLink to={paths.apiGuide()}>{apiTokens.guide}</TextLink>
              </Lead>
              <div>
                <Button
                  tone="secondary"
                  size="small"
                  icon={isOpen ? X : ChevronDown}
                  aria-expanded={isOpen}
                  aria-controls={id}
                  onClick={() => {
                    setIsOpen(!isOpen)
                    setWasOpen(true)
                  }}
                >
                  {isOpen ? apiTokens.fold : apiTokens.unfold}
                </Button>
              </div>
            </Stack>
            <div id={id} hidden={!isOpen}>
              {wasOpen && (
                <OwnTokens
                  role={role}
                  onRevoked={() => heading.current?.focus({ preventScroll: true })}
                />
              )}
            </div>
          </Stack>
        </Card>
      </Surface>
    </Section>
  )
}

interface OwnTokensProps {
  role: StaffRoleName | null
  onRevoked: () => void
}

function OwnTokens({ role, onRevoked }: OwnTokensProps) {
  const { data, loading, refetch } = useMyApiTokensQuery()
  // The text of a new token is only in this state: it cannot be read again.
  const [shown, setShown] = useState<ShownToken>()
  const [wasShown, setWasShown] = useState(false)
  const show = (token: ShownToken) => {
    setShown(token)
    setWasShown(true)
  }

  if (loading && !data && !shown) return <Loading />
  return (
    <Stack gap="s6">
      {shown ? (
        <NewToken key={shown.token} shown={shown} onDone={() => setShown(undefined)} />
      ) : (
        <CreateToken role={role} takesFocus={wasShown} onCreated={show} />
      )}
      <TokenList
        // A new token closes the form that it comes from.
        key={shown?.apiToken.id}
        tokens={data?.myApiTokens}
        role={role}
        retry={refetch}
        onReplaced={show}
        onRevoked={onRevoked}
      />
    </Stack>
  )
}

interface TokenListProps {
  /** Undefined if they could not be loaded. */
  tokens: readonly ApiTokenRowFragment[] | null | undefined
  role: StaffRoleName | null
  retry: () => Promise<unknown>
  onReplaced: (token: ShownToken) => void
  onRevoked: () => void
}

function TokenList({ tokens, role, retry, onReplaced, onRevoked }: TokenListProps) {
  if (!tokens) return <Retry isSmall text={apiTokens.failed} retry={retry} />
  if (tokens.length === 0) return <Empty text={apiTokens.empty} />
  return (
    <ul role="list">
      {tokens.map(token => (
        <TokenItem key={token.id} token={token} role={role}>
          {token.replacedById === null && <ReplaceToken token={token} onReplaced={onReplaced} />}
          <RevokeToken token={token} onRevoked={onRevoked} />
        </TokenItem>
      ))}
    </ul>
  )
}

/* A name may be one long word. */
const Section = styled.div`
  padding-top: ${theme.court.gap};
  overflow-wrap: anywhere;
`

const Lead = styled.div`
  max-width: ${rem(760)};
`
