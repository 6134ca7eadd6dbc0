import { renderHtml } from '../../mail/render-html'
import { renderText } from '../../mail/render-text'
import { LETTER_BODY_MAX, letterBody } from '../../shared/letter-rules'
import { LetterKind } from './letter.options'
import {
  fillPlaceholders,
  letterBlocks,
  linksOf,
  NO_VALUES,
  unknownPlaceholders,
} from './letter-text'
import { letterContent } from './letters.mails'

const values = {
  firstName: 'Camila',
  position: '17',
  bookingWhen: 'Saturday, November 28, 6:00 PM (Miami time)',
}

function read(body: string, of = values) {
  const content = letterContent({ subject: 'Hello', body, kind: LetterKind.notice }, of)
  const greeted = { ...content, greeting: null }
  return { html: renderHtml(greeted), text: renderText(greeted) }
}

test('letter text: paragraphs, bold and italic text, links and lists, as HTML and as text', () => {
  const { html, text } = read(
    'Dear **{firstName}**,\nsee [the courts](https://club.example/courts).\n\n- one\n- *two*\n  1. inner\n\n2. first\n3. second',
  )
  expect(html).toContain('Dear <strong>Camila</strong>,<br>')
  expect(html).toMatch(/<a class="link" href="https:\/\/club.example\/courts"[^>]*>the courts<\/a>/)
  expect(html).toMatch(/<ul [^>]*>\n<li [^>]*><div>one<\/div><\/li>/)
  expect(html).toContain('<em>two</em>')
  expect(text).toContain('Dear Camila,\nsee the courts (https://club.example/courts).')
  expect(text).toContain('- one\n- two\n  1. inner')
  expect(text).toContain('1. first\n2. second')
})

test.each([
  ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['an element', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['a javascript: link', '[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  [
    'a javascript: link with an entity',
    '[x](java&#115;cript:alert(1))',
    '[x](java&amp;#115;cript:alert(1))',
  ],
  ['a data: link', '[x](data:text/html,<b>)', '[x](data:text/html,&lt;b&gt;)'],
  ['a link without a host', '[x](https:///)', '[x](https:///)'],
  ['a relative link', '[x](/admin)', '[x](/admin)'],
  ['a picture', '![x](https://club.example/x.png)', '![x](https://club.example/x.png)'],
  ['a heading', '# Big', '# Big'],
  ['an unclosed link', '[x](https://club.example', '[x](https://club.example'],
  ['an unclosed emphasis', '**bold', '**bold'],
  [
    'a quote in a link',
    '[x](https://club.example/"onclick="x)',
    'href="https://club.example/%22onclick=%22x"',
  ],
])('letter text: %s is no danger', (_, body, shown) => {
  const { html } = read(body)
  expect(html).toContain(shown)
  expect(html).not.toMatch(/<script|<img|href="(?!https?:|mailto:)/i)
})

test('letter text: deep and unclosed text of the longest length is read at once', () => {
  for (const part of ['[', '![', '**', '- ', '<', '{', '> ', '1. ', '](', '*_', '`'])
    expect(letterBlocks(part.repeat(LETTER_BODY_MAX / part.length), values)).toBeInstanceOf(Array)
  expect(letterBody('x'.repeat(1_000_000))).toBe('Please use at most 10000 characters')
})

test('placeholders: a value, what the writer chose for a missing one, or our own words', () => {
  expect(fillPlaceholders('{firstName} {position} {bookingWhen}', values)).toBe(
    'Camila 17 Saturday, November 28, 6:00 PM (Miami time)',
  )
  expect(fillPlaceholders('{firstName|friend}, {position}, {bookingWhen|}', NO_VALUES)).toBe(
    'friend, your place, ',
  )
  expect(fillPlaceholders('{firstname} {toString} {constructor|x}', values)).toBe(
    '{firstname} {toString} {constructor|x}',
  )
  expect(unknownPlaceholders('{firstName} {firstname} {a|b} {firstname} {}')).toEqual([
    '{firstname}',
    '{a}',
  ])
})

test.each([
  '**bold** [x](https://evil.example)',
  '<b onclick="x">&amp; \'Bo\' "Li"</b>',
  '{position}',
  '$& $1 $`',
  '- a list',
  '\u{1F3D3} \u05E9\u05DC\u05D5\u05DD',
])('placeholders: the name %j is read as text', firstName => {
  const { html, text } = read('Hello {firstName}!', { ...values, firstName })
  expect(text).toContain(`Hello ${firstName}!`)
  expect(html).not.toMatch(/evil.example"|<strong>|<b |<ul/)
})

test('links of a letter: each once', () => {
  expect(
    linksOf('[a](https://a.example/) <https://b.example/> [c](https://a.example/) mailto:x'),
  ).toEqual(['https://a.example/', 'https://b.example/'])
})
