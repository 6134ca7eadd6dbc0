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

/** Shows one group of the navigation: its label, if it has one, and a link to each of its sections. */
export function AdminNavGroup({
  group,
  names,
  current,
  badges,
  isInMenu,
  onChoose,
}: AdminNavGroupProps) {
  const labelId = useId()
  const label = admin.groups[group]
  if (names.length === 0) return null
  return (
    <Group $links={names.length}>
      {label && <Label id={labelId}>{label}</Label>}
      <Links role="list" aria-labelledby={label && labelId}>
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

/* Above a section the links of a row have equal widths, and a group that does not fit starts a new row. */
const Group = styled.div<{ $links: number }>`
  ${theme.media.laptop} {
    display: flex;
    flex: ${({ $links }) => $links} 1 0;
    flex-direction: column;
    justify-content: flex-end;
    min-width: fit-content;
  }
  ${theme.media.phone} {
    min-width: 0;
  }
`

const Label = styled.p`
  padding: 0 ${rem(10)} ${rem(2)};
  color: ${tone.text2};
  font-weight: 600;
  font-size: ${rem(14)};
  line-height: ${rem(18)};

  ${theme.media.laptop} {
    padding-inline: 0;
    font-size: ${rem(15)};
  }
`

const Links = styled.ul`
  display: grid;

  ${theme.media.laptop} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.stroke.ui};
    padding: ${theme.stroke.ui};
    background: ${tone.text};

    > li {
      flex: 1 0 0;
      min-width: max-content;
    }
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

const lineBeside = `inset ${theme.stroke.court} 0 0 ${theme.color.coral}`
const lineBelow = `inset 0 -${theme.stroke.court} 0 ${theme.color.coral}`

const SectionLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${rem(38)};
  padding: ${rem(4)} ${rem(10)};
  font-weight: 600;
  font-size: ${rem(16)};
  line-height: ${rem(22)};
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
    box-shadow: ${lineBeside};
    ${focusGap(lineBeside)}
  }
  &:focus-visible {
    z-index: 1;
  }
  ${theme.media.laptop} {
    justify-content: center;
    height: 100%;
    min-height: ${theme.size.minTarget};
    padding: ${rem(6)} ${rem(8)};
    background: ${tone.card};
    font-size: ${rem(17)};
    text-align: center;

    &[aria-current] {
      box-shadow: ${lineBelow};
      ${focusGap(lineBelow)}
    }
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;

    &[aria-current] {
      padding-bottom: ${rem(3)};
      border-bottom-width: ${theme.stroke.court};
    }
  }
`
