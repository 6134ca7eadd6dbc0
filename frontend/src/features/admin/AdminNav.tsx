import { ChevronDown, X } from 'lucide-react'
import { Fragment, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { admin } from '../../content/admin/admin'
import { SmallButton } from '../../ui/SmallButton'
import { rem, theme } from '../../ui/theme'
import { useBackCloses } from '../../ui/useBackCloses'
import { usePressOutside } from './usePressOutside'
import { AdminNavGroup } from './AdminNavGroup'
import { BadgeCorner } from './BadgeCorner'
import { recordKeys } from './section/recordKeys'
import { type SectionName, sections } from './sections'

interface AdminNavProps {
  current: SectionName
  /** The sections that the person may see. */
  names: readonly SectionName[]
  /** Badges with the number of new items of a section, at the corner of its link. */
  badges: Partial<Record<SectionName, ReactNode>>
}

/**
 * Shows links to the sections of the team's page, in groups: in a rail beside the section, on smaller
 * screens above it. On a phone a button shows and hides them; Back, Escape and a press outside hide
 * them too.
 */
export function AdminNav({ current, names, badges }: AdminNavProps) {
  const [isOpen, setIsOpen] = useState(false)
  const nav = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const groupsId = useId()

  function close() {
    setIsOpen(false)
    toggle.current?.focus()
  }
  useBackCloses(isOpen, () => {
    close()
    return true
  })
  usePressOutside(isOpen ? nav : undefined, () => setIsOpen(false))

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape' && isOpen) close()
  }

  return (
    <Rail ref={nav} aria-label={admin.sections} onKeyDown={closeOnEscape}>
      <OnPhone>
        <SmallButton
          ref={toggle}
          icon={isOpen ? X : ChevronDown}
          compact
          aria-expanded={isOpen}
          aria-controls={groupsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{admin.sections}</span>{' '}
          {!isOpen && (
            <BadgeCorner>
              {names.map(name => (
                <Fragment key={name}>{badges[name]}</Fragment>
              ))}
            </BadgeCorner>
          )}
        </SmallButton>
      </OnPhone>
      <Groups id={groupsId} $isOpen={isOpen}>
        {recordKeys(admin.groups).map(group => (
          <AdminNavGroup
            key={group}
            group={group}
            names={names.filter(
              name => sections[name].group === group && !sections[name].isUnlisted,
            )}
            current={current}
            badges={badges}
            isInMenu={isOpen}
            onChoose={() => setIsOpen(false)}
          />
        ))}
      </Groups>
    </Rail>
  )
}

/* It stays on the screen while the list scrolls, and scrolls by itself in a low window. The padding
   shows the focus ring of its links. */
const Rail = styled.nav`
  position: sticky;
  top: 0;
  max-height: 100vh;
  margin-inline: ${rem(-6)};
  padding: ${rem(10)} ${rem(6)};
  overflow-y: auto;

  ${theme.media.laptop} {
    position: static;
    max-height: none;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
`

const OnPhone = styled.div`
  display: none;
  position: relative;

  ${theme.media.phone} {
    display: block;
  }
  ${theme.media.print} {
    display: none;
  }
`

const Groups = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};

  ${theme.media.laptop} {
    display: flex;
    flex-wrap: wrap;
    gap: ${rem(6)} ${rem(12)};
  }
  ${theme.media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    grid-template-columns: minmax(0, 1fr);
    gap: ${rem(12)};
  }
  ${theme.media.print} {
    display: none;
  }
`
