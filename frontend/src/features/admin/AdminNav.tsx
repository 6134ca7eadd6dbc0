import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { samePage } from './section/useAdminView'
import { admin } from '../../content/admin'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { recordKeys } from './section/recordKeys'
import { type SectionName, sectionPath, sections } from './sections'

interface AdminNavProps {
  current: SectionName
  /** What stands behind a section's label: how many are new. */
  badges: Partial<Record<SectionName, ReactNode>>
}

/** The sections of the team's page; each has an address of its own. */
export function AdminNav({ current, badges }: AdminNavProps) {
  return (
    <Nav aria-label={admin.sections}>
      <Links role="list">
        {recordKeys(sections).map(name => (
          <li key={name}>
            <SectionLink
              to={sectionPath(name)}
              state={samePage}
              aria-current={name === current ? 'page' : undefined}
            >
              <span>
                {sections[name].label} {badges[name]}
              </span>
            </SectionLink>
          </li>
        ))}
      </Links>
    </Nav>
  )
}

const Nav = styled.nav`
  margin-block: ${rem(10)} ${rem(8)};

  ${theme.media.phone} {
    margin-block: ${rem(20)};
  }
`

const Links = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${theme.stroke.ui};
  padding: ${theme.stroke.ui};
  background: ${tone.text};

  ${theme.media.phone} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li {
      display: grid;
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${theme.media.print} {
    display: none;
  }
`

const SectionLink = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  height: 100%;
  min-height: ${theme.size.minTarget};
  padding: ${rem(6)} ${rem(12)};
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
    box-shadow: inset 0 -${theme.stroke.court} 0 ${theme.color.coral};
  }
  &:focus-visible {
    z-index: 1;
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;

    &[aria-current] {
      text-decoration: underline;
    }
  }
`
