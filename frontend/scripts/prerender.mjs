/**
 * Writes each page's HTML once per launch phase, in two variants: for a visitor without a session
 * cookie, and for a browser whose cookie is not checked yet. dist/pages.json maps each address to
 * its files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { assertPage } from './assertPage.mjs'
import { chunkOf, chunksOf } from './chunks.mjs'
import { composePage } from './composePage.mjs'
import { rulesOf, writeCss } from './pageCss.mjs'
import { absoluteTags, dataScript } from './sharing.mjs'

/**
 * @typedef {import('./composePage.mjs').Server} Server
 * @typedef {import('./composePage.mjs').Page} Page
 * @typedef {import('vite').Manifest} Manifest
 * @typedef {keyof Server['phases']} Phase
 * @typedef {import('./composePage.mjs').Variant} Variant
 * @typedef {{ phase: Phase; session: Variant } & Awaited<ReturnType<Server['renderPage']>>} Drawn
 * @typedef {Record<Variant, string> & { absoluteData?: string }} PhaseFiles
 * @typedef {Page & { phases: Record<Phase, PhaseFiles> }} WrittenPage
 */

/** @type {Variant[]} */
const VARIANTS = ['signedOut', 'loading']

/** The script of pages with a line above them. */
const NOTICE_SCRIPT = 'src/siteNotice.ts'

/**
 * @param {Manifest} manifest
 * @param {Server} server
 */
export async function writePages(manifest, server) {
  const { listPages, earlyRequestBodies, identity, protocol } = server
  const template = await readFile('index.html', 'utf8')
  for (const script of ['src/boot.ts', NOTICE_SCRIPT])
    if (chunkOf(manifest, script).imports)
      throw new Error(`${script} must be one file without imports`)
  // Its names would otherwise replace those of boot.ts: neither is a module.
  const script = await readFile(`dist/public/${chunkOf(manifest, NOTICE_SCRIPT).file}`, 'utf8')
  if (!/^(?:\/\/.*\n)?\(\(\)=>\{/.test(script))
    throw new Error(`${NOTICE_SCRIPT} must be one function`)
  await mkdir('dist/pages', { recursive: true })
  /** @type {WrittenPage[]} */
  const written = []
  // Sequential, because the session of a rendered page is module state.
  for (const page of await listPages()) {
    const drawn = await drawVariants(server, page.url)
    const css = await writeCss(drawn.map(({ styleTags }) => rulesOf(styleTags)))
    const phases = emptyPhases(server)
    for (const { phase, session, html, loadError, data } of drawn) {
      const earlyRequests = await earlyRequestBodies(page.url, phase)
      const chunks = chunksFor(manifest, page, phase)
      const document = composePage(template, {
        ...page,
        phase: JSON.stringify(server.phases[phase]),
        session,
        html,
        loadError,
        data,
        css,
        chunks: chunks[session],
        laterChunks: chunks.forMember,
        islands: html.includes(`${protocol.HYDRATE_ATTR}="${protocol.HYDRATE_ON_LOAD}"`)
          ? chunks.islands
          : [],
        earlyRequests,
        manifest,
        identity,
        protocol,
      })
      assertPage(`${page.url} (${phase}, ${session})`, document)
      const file = `pages/${fileName(page.url)}.${phase}.${session}.html`
      await writeFile(`dist/${file}`, document)
      phases[phase][session] = file
      if (data) phases[phase].absoluteData = dataScript(data, '{origin}')
    }
    written.push({ ...page, phases })
  }
  const notice = {
    html: server.siteNotices(),
    script: `/${chunkOf(manifest, NOTICE_SCRIPT).file}`,
  }
  await writeManifest(written, { formNotSent: server.formNotSent, notice })
}

/**
 * Renders a page once per phase and session status.
 * @param {Server} server
 * @param {string} url
 */
async function drawVariants({ renderPage, phases }, url) {
  /** @type {Drawn[]} */
  const drawn = []
  for (const phase of phaseNames(phases))
    for (const session of VARIANTS)
      drawn.push({ phase, session, ...(await renderPage(url, session, phase)) })
  return drawn
}

/** @param {Server} server */
const emptyPhases = ({ phases }) =>
  /** @type {Record<Phase, PhaseFiles>} */ (
    Object.fromEntries(phaseNames(phases).map(phase => [phase, { signedOut: '', loading: '' }]))
  )

/** @param {Server['phases']} phases */
const phaseNames = phases => /** @type {Phase[]} */ (Object.keys(phases))

/** The parts of the booking page: the hours of the courts, and the stated page before. */
const HOURS = /BookingBody/
const STATED = /BookingStated/

const MEMBERSHIP = 'src/features/memberships/membershipParts.ts'

/**
 * The parts of the dashboard that a member or the person with an offer sees at once, by phase.
 * @type {Partial<Record<Phase, string[]>>}
 */
const MEMBER_PARTS = {
  memberships: [MEMBERSHIP],
  booking: [MEMBERSHIP, 'src/features/courts/MemberBookings.tsx'],
}

/** The part of the login page by the `mode` of its URL; the other modes have one of `mailedForms`. */
const FORMS = new Map([
  ['login', 'accountForms'],
  ['register', 'accountForms'],
  ['offer', 'OfferSignIn'],
  ['staff', 'StaffInvitation'],
  ['keep', 'KeepAccount'],
  ['undo', 'UndoEmailChange'],
])

/**
 * The parts of the login page that the form in its URL does not need.
 * @param {string} url
 */
function otherForms(url) {
  const mode = new URL(url, 'http://localhost').searchParams.get('mode') ?? 'login'
  return new RegExp(`features.auth.(?!${FORMS.get(mode) ?? 'mailedForms'}\\.)`)
}

/**
 * Returns the script files of a page in a phase: for a visitor those of the page, then those of its islands,
 * which hydrate after it; for an unchecked session all of these and the API client.
 * @param {Manifest} manifest
 * @param {Page} page
 * @param {Phase} phase
 */
function chunksFor(manifest, { name, access, url }, phase) {
  const source = `src/pages/${name}.tsx`
  const own = ['src/main.tsx', source]
  const imports = chunkOf(manifest, source).dynamicImports ?? []
  // The validation schema of a form is loaded at the first interaction; the guide's text is in the HTML.
  const notNow = [/schema|api-guide/, phase === 'booking' ? STATED : HOURS, otherForms(url)]
  const parts = imports.filter(part => !notNow.some(other => other.test(part)))
  // The team's page starts with its group's chunk; sections load later.
  const later = access === 'admin' ? parts.filter(part => manifest[part]?.name === 'admin') : parts
  // A page that replaces the prerendered one has no HTML for its footer, so the footer's form is
  // needed at once.
  const rendersOtherPage = later.some(part => /^src.pages.\w+Page\.tsx$/.test(part))
  const forSession = ['api', ...later, ...(rendersOtherPage ? ['forms'] : [])]
  const forMember = name === 'DashboardPage' ? (MEMBER_PARTS[phase] ?? []) : []
  const signedOut = chunksOf(manifest, own)
  const loading = chunksOf(manifest, [...own, ...forSession])
  return {
    signedOut,
    islands: chunksOf(manifest, later).filter(file => !signedOut.includes(file)),
    loading,
    forMember: chunksOf(manifest, forMember).filter(file => !loading.includes(file)),
  }
}

/** @param {string} url */
function fileName(url) {
  return url === '/' ? 'home' : url.slice(1).replace(/[^a-z0-9-]+/gi, '-')
}

/**
 * @param {WrittenPage[]} pages
 * @param {{ formNotSent: string; notice: { html: Record<string, string>; script: string } }} others
 */
async function writeManifest(pages, others) {
  const entry = (/** @type {WrittenPage} */ { url, phases, status, access, listed }) => ({
    status,
    listed: listed && status === 200,
    phases,
    ...(access === 'public' && status === 200 && { absoluteTags: absoluteTags(url) }),
  })
  const found = pages.filter(({ status }) => status === 200)
  const missing = pages.find(({ status }) => status === 404)
  if (!missing) throw new Error('There is no page for unknown addresses')
  const content = {
    pages: Object.fromEntries(found.map(page => [page.url, entry(page)])),
    notFound: entry(missing),
    ...others,
  }
  await writeFile('dist/pages.json', `${JSON.stringify(content, null, 2)}\n`)
}
