import { startReceiver, type Receiver } from '../../../test/webhook-receiver'
import { services } from '../../../test/services'
import { createAddressPolicy } from '../../webhooks/webhook-url'
import { createWebhookClient } from '../../webhooks/webhook-request'
import { tryLinks } from './letter-links.service'

/* The links of a letter, tried before it is sent. */

let page: Receiver
let origin: string
/** Each request's method and path. */
let requests: string[]

beforeEach(async () => {
  requests = []
  page = await startReceiver((req, res) => {
    const { method = '', url = '' } = req
    requests.push(`${method} ${url}`)
    const status = Number(/^\/(?<status>\d{3})/.exec(url)?.groups?.['status'] ?? 200)
    res.writeHead(status, status === 302 ? { location: '/404' } : {}).end()
  })
  ;({ origin } = new URL(page.url))
})
afterEach(() => page.close())

/** Services that may connect only to public addresses, as those of a server. */
const publicOnly = () => ({
  ...services,
  webhooks: {
    ...services.webhooks,
    request: createWebhookClient({ isAllowed: createAddressPolicy(false) }),
  },
})

test('letter links: each is requested once, and says whether its page answers', async () => {
  const body = `[one](${origin}/a?b=1), <${origin}/404> and [again](${origin}/a?b=1), <${origin}/500>`
  expect(await tryLinks(services, body)).toEqual([
    { url: `${origin}/a?b=1`, answers: true, answer: 'It answers 200.' },
    { url: `${origin}/404`, answers: false, answer: 'It answers 404.' },
    { url: `${origin}/500`, answers: false, answer: 'It answers 500.' },
  ])
  expect(requests.toSorted()).toEqual(['GET /404', 'GET /500', 'GET /a?b=1'])
})

test('letter links: a redirect is an answer, and is not followed', async () => {
  const url = `${origin}/302`
  const found = await tryLinks(services, `<${url}>`)
  expect(found).toEqual([{ url, answers: true, answer: 'It answers 302.' }])
  // The site itself is requested in another way.
  expect(await tryLinks({ ...services, siteUrl: () => origin }, `<${url}>`)).toEqual(found)
  expect(requests).toEqual(['GET /302', 'GET /302'])
})

test('letter links: a page that cannot be reached does not answer', async () => {
  await page.close()
  expect(await tryLinks(services, `<${origin}/gone>`)).toEqual([
    {
      url: `${origin}/gone`,
      answers: false,
      answer: 'The endpoint could not be reached (ECONNREFUSED).',
    },
  ])
  expect(await tryLinks({ ...services, siteUrl: () => origin }, `<${origin}/gone>`)).toEqual([
    { url: `${origin}/gone`, answers: false, answer: 'It does not answer.' },
  ])
})

test('letter links: an address for mail is not requested, and neither is one that is none', async () => {
  expect(await tryLinks(services, '[us](mailto:us@club.example) [x](http://%zz/)')).toEqual([
    { url: 'mailto:us@club.example', answers: true, answer: 'It opens a new mail.' },
    { url: 'http://%25zz/', answers: false, answer: 'It is no address of a page.' },
  ])
  expect(await tryLinks(services, 'No link')).toEqual([])
})

test('letter links: the first 20 are tried', async () => {
  const urls = Array.from({ length: 21 }, (_, index) => `${origin}/page${index + 1}`)
  const found = await tryLinks(services, urls.map(url => `<${url}>`).join(' '))
  expect(found.map(({ url }) => url)).toEqual(urls.slice(0, 20))
  expect(requests).toHaveLength(20)
})

test('letter links: an address that is not public is not requested, unless it is the site’s own', async () => {
  const own = `${origin}/own`
  expect(await tryLinks(publicOnly(), `<${own}>`)).toEqual([
    {
      url: own,
      answers: false,
      answer: 'The host has an address that is not of the public internet.',
    },
  ])
  expect(requests).toEqual([])
  // The same host, but another port, is not the site.
  const site = { ...publicOnly(), siteUrl: () => origin }
  const other = await startReceiver()
  const found = await tryLinks(site, `<${own}> <${other.url}>`)
  await other.close()
  expect(found.map(({ answers }) => answers)).toEqual([true, false])
  expect(requests).toEqual(['GET /own'])
  expect(other.received).toEqual([])
})
