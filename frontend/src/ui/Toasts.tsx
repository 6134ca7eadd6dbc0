import { Check, OctagonAlert, X } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import styled, { keyframes } from 'styled-components'
import { Icon } from './Icon'
import { toneTokens } from './mixins'
import { rem, theme } from './theme'
import {
  currentToast,
  dismissCurrentToast,
  pauseDismissal,
  resumeDismissal,
  subscribeToToasts,
  type Toast,
} from './toast'

const noToast = () => undefined

/**
 * The place where toasts appear. Mount it once, above the routes, so that a toast survives
 * navigation. Both live regions are rendered before any toast, because a screen reader announces
 * only changes of an existing region.
 */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast)
  const shown = toast?.open ? toast : undefined
  const urgent = shown?.variant === 'destructive'
  return (
    <Pin>
      <div role="status">{shown && !urgent && <Card key={shown.id} toast={shown} />}</div>
      <div role="alert">{shown && urgent && <Card key={shown.id} toast={shown} />}</div>
    </Pin>
  )
}

function Card({ toast }: { toast: Toast }) {
  const urgent = toast.variant === 'destructive'
  const cameFrom = useRef<EventTarget>(null)

  function close() {
    dismissCurrentToast()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  return (
    <Box
      ref={keepFocusClear}
      $urgent={urgent}
      onMouseEnter={() => {
        pauseDismissal('pointer')
      }}
      onMouseLeave={() => {
        resumeDismissal('pointer')
      }}
      onFocus={event => {
        cameFrom.current = event.relatedTarget
        pauseDismissal('focus')
      }}
      onBlur={() => {
        resumeDismissal('focus')
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') close()
      }}
    >
      <Sign $urgent={urgent}>
        <Icon of={urgent ? OctagonAlert : Check} />
      </Sign>
      <Texts>
        <Title>{toast.title}</Title>
        <Description>{toast.description}</Description>
      </Texts>
      <Close type="button" aria-label="Dismiss" onClick={close}>
        <Icon of={X} />
      </Close>
    </Box>
  )
}

/* The focus ring, and the way that the toast rises. */
const CLEARANCE = 24

/** Scrolls what has the focus clear of the toast, while the toast is shown and lies over it. */
function keepFocusClear(box: HTMLElement | null) {
  // In the next frame: a panel that closes gives the focus back without scrolling, and then its entry in
  // the history the position of the page.
  const scroll = () =>
    void requestAnimationFrame(() => {
      const focused = document.querySelector(':focus-visible')
      if (!box || !focused || box.contains(focused)) return
      const [card, under] = [box.getBoundingClientRect(), focused.getBoundingClientRect()]
      const isBeside = under.right < card.left || under.left > card.right
      if (isBeside || under.bottom + CLEARANCE < card.top || under.top > card.bottom) return
      const { style } = document.documentElement
      style.scrollPaddingBottom = `${String(innerHeight - card.top + CLEARANCE)}px`
      focused.scrollIntoView({ block: 'nearest' })
      style.scrollPaddingBottom = ''
    })
  scroll()
  addEventListener('focusin', scroll)
  return () => removeEventListener('focusin', scroll)
}

const rise = keyframes`
  from { transform: translateY(${rem(16)}); }
`

const Pin = styled.div`
  position: fixed;
  left: ${theme.court.gutter};
  bottom: ${rem(24)};
  z-index: 30;
`

const Box = styled.div<{ $urgent: boolean }>`
  ${toneTokens('night')}
  display: grid;
  grid-template-columns: ${rem(56)} 1fr ${rem(48)};
  width: min(${rem(440)}, 100vw - 2 * ${theme.court.gutter});
  max-height: calc(100vh - ${rem(48)});
  overflow-y: auto;
  background: ${({ $urgent }) => ($urgent ? theme.color.errorSolid : theme.color.banyan2)};
  color: ${({ $urgent }) => ($urgent ? theme.color.white : theme.color.chalk)};
  box-shadow:
    0 0 0 ${theme.stroke.ui}
      ${({ $urgent }) => ($urgent ? theme.color.white : theme.color.successSolid)},
    ${theme.shadow.float};
  animation: ${rise} ${theme.motion.base} ${theme.motion.ease};

  /* Enlarged letters take the space beside the icons. */
  ${theme.media.phone} {
    grid-template-columns: min(${rem(56)}, 56px) 1fr min(${rem(48)}, 48px);
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

const Sign = styled.span<{ $urgent: boolean }>`
  display: grid;
  place-items: center;
  background: ${({ $urgent }) => ($urgent ? theme.color.white : theme.color.successSolid)};
  color: ${({ $urgent }) => ($urgent ? theme.color.errorSolid : theme.color.ink)};
`

const Texts = styled.div`
  padding: ${rem(16)} 0 ${rem(16)} ${rem(18)};
  min-width: 0;
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    padding-left: min(${rem(18)}, 18px);
  }
`

const Title = styled.p`
  font-weight: 700;
  font-size: ${rem(17)};
  line-height: ${rem(24)};
`

const Description = styled.p`
  font-size: ${rem(15)};
  line-height: ${rem(22)};
`

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: ${rem(48)};

  &:focus-visible {
    outline-offset: -${theme.stroke.focus};
  }
`
