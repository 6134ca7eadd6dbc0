import { club } from '@shared/club'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { apolloChunk } from './api/apolloChunk'
import { sessionStore, type PrerenderedStatus } from './api/sessionStore'
import { App } from './app/App'
import { clubData } from './content/clubData'
import { setPhaseTexts } from './content/currentPhase'
import { faqData } from './content/faqData'
import { phases } from './content/phases'
import { waitlist } from './content/waitlist'
import { SiteNotice } from './features/site/SiteNotice'
import { LoadError } from './features/site/LoadError'
import type { LazyComponent } from './hydration/lazyComponent'
import { paths } from './paths'
import { notFound, routes } from './app/routes'
import { fetchSession } from './session/session'
import { GlobalStyle } from './ui/GlobalStyle'
import { theme } from './ui/theme'

/** The attributes that the build writes and the page's scripts read. */
export * as protocol from './hydration/protocol'

/** The words of each launch phase; every page is rendered once per phase. */
export { phases }

/** Values that the build needs for pictures and meta tags. */
export const identity = {
  name: club.name,
  tagline: club.tagline,
  color: theme.color,
  waitlist: { title: waitlist.title, capacity: club.waitlistCapacity },
}

/** The page for a form that the browser has sent without the page's script. */
export const formNotSent = paths.formNotSent()

const looks = ['information', 'warning'] as const

/** Returns the line above the pages by its tone, with places for the server’s values (NOTICE-3). */
export const siteNotices = (): Record<string, string> =>
  Object.fromEntries(looks.map(look => [look, renderToStaticMarkup(<SiteNotice look={look} />)]))

interface PrerenderedPage {
  url: string
  /** The page's file in src/pages. */
  name: string
  access: 'public' | 'member' | 'admin'
  /** Whether search engines may list it. */
  listed: boolean
  status: 200 | 404
}

/** Only for search engines: it is in the HTML, not in the scripts. */
const structuredData: Partial<Record<string, () => object>> = {
  [paths.home()]: () => clubData,
  [paths.faq()]: faqData,
}

/**
 * Lists every page that the build writes as HTML. The last one is the page for unknown addresses.
 */
export async function listPages(): Promise<PrerenderedPage[]> {
  const found = routes.map(async ({ access, listed, prerender: urls, ...page }) => {
    const name = await nameOf(page)
    return urls.map(url => ({
      url,
      name,
      access,
      listed,
      status: 200 as const,
    }))
  })
  return [
    ...(await Promise.all(found)).flat(),
    {
      url: '/not-found',
      name: await nameOf(notFound),
      access: 'public',
      listed: true,
      status: 404,
    },
  ]
}

interface RenderedPage {
  html: string
  loadError: string
  styleTags: string
  /** JSON-LD for search engines; {origin} is replaced by the site's address. */
  data: object | undefined
}

/**
 * Renders one page completely, lazy parts included, and the error message for when its script
 * cannot be loaded. Any error that React reports fails the build.
 */
export async function renderPage(
  url: string,
  session: PrerenderedStatus,
  phase: keyof typeof phases,
): Promise<RenderedPage> {
  sessionStore.init(session)
  setPhaseTexts(phases[phase])
  const sheet = new ServerStyleSheet()
  const errors: unknown[] = []
  try {
    // Rendered only here, because every page's style sheet contains the global style, and the server
    // may insert a line into every page.
    renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />))
    for (const look of looks) renderToStaticMarkup(sheet.collectStyles(<SiteNotice look={look} />))
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={url}>
          <App />
        </StaticRouter>,
      ),
      {
        // React would need an inline script to insert a part that is rendered out of order.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: error => void errors.push(error),
      },
    )
    const html = await new Response(prelude).text()
    if (errors.length > 0) throw errors[0]
    const level = html.includes('<h1') ? 2 : 1
    const loadError = renderToStaticMarkup(sheet.collectStyles(<LoadError level={level} />))
    const data = structuredData[url]?.()
    return { html, loadError, styleTags: sheet.getStyleTags(), data }
  } finally {
    sheet.seal()
  }
}

/**
 * Returns the bodies of the client's session query and of the page's first queries in a phase, one
 * per line, exactly as the client sends them. Team pages have none, because only the team's browsers send
 * those requests (SPEC-11).
 */
export async function earlyRequestBodies(url: string, phase: keyof typeof phases): Promise<string> {
  const { client } = await apolloChunk.load()
  setPhaseTexts(phases[phase])
  const route = routes.find(({ prerender: urls }) => urls.includes(url))
  const queries = (await route?.earlyQueries?.()) ?? []
  const bodies: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = (_input, init) => {
    // HttpLink sends every operation as a JSON string.
    bodies.push(init?.body as string)
    return Promise.reject(new Error('The build has no server'))
  }
  await Promise.allSettled([fetchSession()])
  await Promise.allSettled(queries.map(query => client.query(query)))
  globalThis.fetch = fetch
  return bodies.join('\n')
}

async function nameOf({ load }: LazyComponent<object>): Promise<string> {
  return (await load()).name
}
