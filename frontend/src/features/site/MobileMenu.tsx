import { club } from '@shared/club'
import { ArrowRight, Menu, X } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useSession } from '../../session/session'
import { site } from '../../content/site'
import { paths } from '../../paths'
import { Brand } from '../../ui/Brand'
import { Icon } from '../../ui/Icon'
import { lockPage } from '../../ui/lockPage'
import { displayFace, toneTokens } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { useBackCloses } from '../../ui/useBackCloses'
import { trapFocus } from './trapFocus'
import { NavLink } from './NavLink'
import { SessionActions } from './SessionActions'

const texts = site.nav

const links = [
  { label: texts.about, to: paths.about() },
  { label: texts.membership, to: paths.membership() },
  { label: texts.waitlist, to: paths.waitlist() },
  { label: texts.surveys, to: paths.surveys() },
  { label: texts.faq, to: paths.faq() },
  { label: texts.contact, to: paths.contact() },
]
const memberLinks = [{ label: texts.booking, to: paths.booking() }, ...links]

/**
 * The menu of small screens: a modal dialog, so the browser makes the page behind it inert. It covers
 * the screen: any press closes it, on a link, a button or beside them.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { status } = useSession()
  const member = status === 'signedIn'
  const shown = member ? memberLinks : links
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()

  // The menu stays mounted across navigations, so each one closes it.
  useEffect(() => () => dialog.current?.close(), [key])
  useEffect(() => (open ? lockPage() : undefined), [open])
  useBackCloses(open, () => {
    close()
    return true
  })

  function show() {
    dialog.current?.showModal()
    closer.current?.focus()
    setOpen(true)
  }

  /* Closing returns the focus to the button that opened the dialog. */
  function close() {
    dialog.current?.close()
  }

  /* The page takes the place of the menu in the history, so Back leads to the page before. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const to = link.pathname + link.search
    if (to !== pathname + search) void navigate(to, { replace: true })
  }

  return (
    <>
      <Burger
        type="button"
        aria-label={site.menu.open}
        aria-expanded={open}
        onClick={show}
        $member={member}
      >
        <Icon of={Menu} />
      </Burger>
      <Screen
        ref={dialog}
        aria-label={site.menu.label}
        onClose={() => {
          setOpen(false)
        }}
        onClickCapture={follow}
        onClick={close}
        onKeyDown={trapFocus}
      >
        <Top>
          <Brand name={club.name} to={paths.home()} />
          <Square
            ref={closer}
            type="button"
            aria-label={site.menu.close}
            aria-expanded
            onClick={close}
          >
            <Icon of={X} />
          </Square>
        </Top>
        <LinkList role="list">
          {shown.map(({ label, to }) => (
            <Row key={to}>
              <MenuLink to={to} $count={shown.length}>
                <span>{label}</span>
                <Icon of={ArrowRight} />
              </MenuLink>
            </Row>
          ))}
        </LinkList>
        <Thumb $member={member}>
          <SessionActions size="medium" />
        </Thumb>
      </Screen>
    </>
  )
}

const Square = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: min(${rem(48)}, 14vw);
  aspect-ratio: 1;
  border: ${theme.stroke.ui} solid ${theme.color.chalk};
`

const Burger = styled(Square)<{ $member: boolean }>`
  display: none;
  margin-left: auto;

  ${({ $member }) => ($member ? theme.media.wide : theme.media.laptop)} {
    display: grid;
  }
`

const Screen = styled.dialog`
  ${toneTokens('surround')}
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  padding: 0 ${theme.court.gutter} ${rem(24)};
  overflow-y: auto;
  background: ${theme.color.surround};
  color: ${theme.color.chalk};

  &[open] {
    display: flex;
    flex-direction: column;
  }
`

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: ${theme.size.navPhone};
`

const LinkList = styled.ul`
  container-type: inline-size;
  flex: 1 0 auto;
  margin: ${rem(20)} 0 ${rem(24)};
`

const Row = styled.li`
  border-top: ${theme.stroke.ui} solid ${theme.color.menuLine};
`

/* The links share the height that the top, two rows of buttons and the spaces leave, so that the buttons
   are within the window. */
const MenuLink = styled(NavLink)<{ $count: number }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: clamp(
    ${theme.size.minTarget},
    (100svh - ${rem(264)}) / ${({ $count }) => $count} - ${theme.stroke.ui},
    ${rem(74)}
  );
  ${displayFace}
  /* Grows with the reader's font size as far as the longest word has room. */
  font-size: min(${rem(42)}, 19vw);
  line-height: 1;
  font-stretch: 66%;
  letter-spacing: normal;
  text-decoration: none;

  &[aria-current] {
    text-decoration: underline;
    text-decoration-color: ${theme.color.coral};
    text-decoration-thickness: ${theme.stroke.focus};
    text-underline-offset: ${rem(6)};
  }
  @container (max-width: ${rem(260)}) {
    font-stretch: 52%;
  }
`

/* A visitor's two buttons are below one another, a member's three or four side by side. */
const Thumb = styled.div<{ $member: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${rem(12)};
  text-align: center;

  > * {
    flex: 1 1 ${({ $member }) => ($member ? rem(108) : '100%')};
  }
`
