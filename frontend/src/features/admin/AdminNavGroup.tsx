import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { admin } from '../../content/admin/admin'
import { focusGap } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { BadgeCorner } from './BadgeCorner'
import { samePage } from './section/useAdminView'
import { type SectionName, sectionPath, sections } from './sections'

interface AdminNavGroupProps {
  group: keyof typeof admin.groups
  /** Its sections that the person may see. */
  names: readonly SectionName[]
  current: SectionName
  badges: Partial<Record<SectionName, ReactNode>>
  /**
   * The group is in the menu of a phone. The menu closes after a choice, which takes its place in the
   * history, and the focus moves to the heading of the section.
   */
  isInMenu: boolean
  onChoose: () => void
}

/** Shows one group of the navigation: its label and a link to each of its sections. */
export function AdminNavGroup({
  group,
  names,
  current,
  badges,
  isInMenu,
  onChoose,
}: AdminNavGroupProps) {
  const labelId = useId()
  if (names.length === 0) return null
  return (
    <Group $links={names.length}>
      <Label id={labelId}>{admin.groups[group]}</Label>
      <Links role="list" aria-labelledby={labelId}>
        {names.map(name => (
          <li key={name}>
            <SectionLink
              to={sectionPath(name)}
              replace={isInMenu}
              state={isInMenu ? undefined : samePage}
              aria-current={name === current ? 'page' : undefined}
              onClick={onChoose}
            >
              <span>{sections[name].label}</span> <BadgeCorner>{badges[name]}</BadgeCorner>
            </SectionLink>
          </li>
        ))}
      </Links>
    </Group>
  )
}

/* The links of a row have equal widths. A group that does not fit starts a new row. */
const Group = styled.div<{ $links: number }>`
  flex: ${({ $links }) => $links} 1 0;
  min-width: fit-content;

  ${theme.media.phone} {
    min-width: 0;
  }
`

const Label = styled.p`
  padding-bottom: ${rem(2)};
  color: ${tone.text2};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(18)};
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.stroke.ui};
  padding: ${theme.stroke.ui};
  background: ${tone.text};

  > li {
    flex: 1 0 0;
    min-width: max-content;
  }
  ${theme.media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li {
      min-width: 0;
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

const currentLine = `inset 0 -${theme.stroke.court} 0 ${theme.color.coral}`

const SectionLink = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  height: 100%;
  min-height: ${theme.size.minTarget};
  padding: ${rem(6)} ${rem(8)};
  background: ${tone.card};
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: ${tone.raised};
    text-decoration: underline;
    text-underline-offset: ${rem(5)};
  }
  &[aria-current] {
    background: ${tone.text};
    color: ${theme.color.chalk};
    box-shadow: ${currentLine};
    ${focusGap(currentLine)}
  }
  &:focus-visible {
    z-index: 1;
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;

    &[aria-current] {
      padding-bottom: ${rem(3)};
      border-bottom-width: ${theme.stroke.court};
    }
  }
`
