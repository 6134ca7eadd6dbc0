import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { SessionUser } from '../../session/session'
import { profile } from '../../content/profile'
import { FieldPair } from '../../ui/fields/FieldPair'
import { Button } from '../../ui/Button'
import { MailAddress } from '../../ui/MailAddress'
import { focusOnMount } from '../../ui/focusOnMount'
import { rem } from '../../ui/theme'
import { ButtonRow } from '../../ui/ButtonRow'
import { ProfileStatus } from './ProfileStatus'

const texts = profile.information

interface ProfileFactsProps {
  user: SessionUser
  /** The person has just left the form, so the button that opened it receives the focus. */
  back: boolean
  onEdit: () => void
  /** Called when the pointer or the focus reaches the button. */
  onReach: () => void
}

/**
 * Shows the profile read-only. Each line is at the position of its field, so that Edit moves
 * nothing.
 */
export function ProfileFacts({ user, back, onEdit, onReach }: ProfileFactsProps) {
  return (
    <Lines>
      <FieldPair>
        <Fact term={texts.firstName} value={untranslated(user.firstName)} />
        <Fact term={texts.lastName} value={untranslated(user.lastName)} />
      </FieldPair>
      <Fact term={texts.email} value={<MailAddress>{user.email}</MailAddress>} />
      <ProfileStatus user={user} />
      <ButtonRow>
        <Button
          icon={Pencil}
          onClick={onEdit}
          onPointerEnter={onReach}
          onFocus={onReach}
          ref={back ? focusOnMount : undefined}
        >
          {texts.edit}
        </Button>
      </ButtonRow>
    </Lines>
  )
}

/** Returns a name, which no browser translates; nothing if it is not set. */
const untranslated = (name: string | null | undefined) =>
  name?.trim() && <span translate="no">{name.trim()}</span>

function Fact({ term, value }: { term: string; value: ReactNode }) {
  return (
    <List>
      <Term>{term}</Term>
      <Value>{value || profile.unset.field}</Value>
    </List>
  )
}

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(24)};
`

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  align-content: start;
`

const Term = styled.dt`
  font-weight: 600;
  font-size: ${rem(16)};
  line-height: ${rem(22)};
`

/* As tall as a field, with its text at the position of a field's text. */
const Value = styled.dd`
  padding-block: ${rem(16)};
  font-weight: 500;
  font-size: ${rem(17)};
  line-height: ${rem(24)};
  overflow-wrap: anywhere;
`
