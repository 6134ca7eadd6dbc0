import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { stays } from './useAdminView'
import { admin } from '../../content/admin'
import { paths } from '../../paths'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import type { SectionName } from './sections'

const words = admin.sections

const places: { name: SectionName; label: string; to: string }[] = [
  { name: 'waitlist', label: words.waitlist, to: paths.admin() },
  { name: 'messages', label: words.messages, to: paths.admin({ view: 'messages' }) },
  { name: 'surveys', label: words.surveys, to: paths.admin({ view: 'surveys' }) },
  { name: 'newsletter', label: words.newsletter, to: paths.admin({ view: 'newsletter' }) },
  { name: 'statistics', label: words.statistics, to: paths.admin({ view: 'statistics' }) },
]

interface AdminNavProps {
  current: SectionName
  /** What there is to be seen in a part: how many are new. */
  marks: Partial<Record<SectionName, ReactNode>>
}

/** The parts of the team's page; each has an address of its own. */
export function AdminNav({ current, marks }: AdminNavProps) {
  return (
    <Line aria-label={words.label}>
      <Places role="list">
        {places.map(({ name, label, to }) => (
          <li key={name}>
            <Place to={to} state={stays} aria-current={name === current ? 'page' : undefined}>
              <span>
                {label} {marks[name]}
              </span>
            </Place>
          </li>
        ))}
      </Places>
    </Line>
  )
}

const Line = styled.nav`
  margin-block: ${rem(10)} ${rem(8)};

  ${theme.media.phone} {
    margin-block: ${rem(20)};
  }
`

const Places = styled.ul`
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

const Place = styled(Link)`
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
    position: relative;
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;

    &[aria-current] {
      text-decoration: underline;
    }
  }
`
