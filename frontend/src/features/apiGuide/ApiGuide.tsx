import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { chunk, useChunk } from '../../hydration/chunk'
import { Container } from '../../ui/Container'
import { GuideText } from './GuideText'

const ID = 'api-guide'
const source = chunk(() => import('virtual:api-guide'))

/** The guide of the page that was opened: its script need not bring a second copy. */
const prerendered =
  typeof document === 'undefined' ? undefined : document.getElementById(ID)?.innerHTML

/** docs/api.md as HTML, which the build has made: its contents and its text. */
export function ApiGuide() {
  return prerendered === undefined ? <LoadedGuide /> : <Guide html={prerendered} />
}

function LoadedGuide() {
  return <Guide html={useChunk(source).html} />
}

function Guide({ html }: { html: string }) {
  const navigate = useNavigate()
  // A link within the page goes through the router, which would take the browser's own jump for Back.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ hash: link.getAttribute('href') ?? '' })
  }
  return (
    <Container>
      <GuideText id={ID} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
    </Container>
  )
}
