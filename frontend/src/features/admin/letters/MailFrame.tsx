import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

interface MailFrameProps {
  label: string
  /** A whole document, as the server renders a mail. */
  html: string
  isDark: boolean
  /** The width of a phone. */
  isNarrow: boolean
}

/**
 * Shows a mail in a shadow root, where the page's styles do not reach it. The page's policy forbids
 * inline styles in markup, but not those that a script sets.
 */
export function MailFrame({ label, html, isDark, isNarrow }: MailFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = frame.current?.shadowRoot ?? frame.current?.attachShadow({ mode: 'open' })
    if (root) fill(root, html, isDark)
  }, [html, isDark])
  return (
    <Paper $isNarrow={isNarrow}>
      <div ref={frame} role="region" aria-label={label} />
    </Paper>
  )
}

const SHEET = /<style>(?<css>[^<]*)<\/style>/
/** A rule of the dark look: `.card{background:#000!important}`. */
const RULE = /\.(?<name>\w+)\{(?<style>[^}]*)\}/g

/**
 * Fills the root with the mail's body. Styles get another name before the document is read, because the
 * policy refuses them while it is read; in the text of a mail, quotes and brackets are escaped.
 */
function fill(root: ShadowRoot, html: string, isDark: boolean): void {
  const markup = html.replace(SHEET, '').replaceAll(' style="', ' data-style="')
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const page = document.createElement('div')
  page.className = body.className
  page.style.cssText = body.dataset['style'] ?? ''
  page.append(...Array.from(body.childNodes).map(node => document.importNode(node, true)))
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  for (const link of page.querySelectorAll('a'))
    Object.assign(link, { target: '_blank', rel: 'noopener' })
  root.replaceChildren(page)
  if (isDark) darken(root, SHEET.exec(html)?.groups?.['css'] ?? '')
}

/** Sets the rules of the mail's dark look on its elements. */
function darken(root: ShadowRoot, css: string): void {
  for (const { groups } of css.matchAll(RULE))
    for (const element of root.querySelectorAll<HTMLElement>(`.${groups?.['name'] ?? ''}`))
      // What it is before ends with a semicolon.
      element.style.cssText += groups?.['style'] ?? ''
}

const Paper = styled.div<{ $isNarrow: boolean }>`
  max-width: ${({ $isNarrow }) => ($isNarrow ? rem(390) : 'none')};
  border: ${theme.stroke.hair} solid ${tone.hair};
  overflow-x: auto;
`
