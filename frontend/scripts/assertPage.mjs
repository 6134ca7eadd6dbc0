/** Fails the build for a page that breaks the content security policy or lacks essentials. */
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs
/** @typedef {[pattern: RegExp, what: string][]} Patterns */

/** @type {Patterns} */
const forbidden = [
  [/<script(?![^>]*\ssrc=)[^>]*>/i, 'an inline script'],
  [/<style\b/i, 'an inline style sheet'],
  [/<[a-z][^>]*\sstyle=/i, 'a style attribute'],
  [/<[a-z][^>]*\son[a-z]+=/i, 'an inline event handler'],
  [/<template\b/i, 'a part left out of line'],
  // Sent without script, it would put what is typed into the address (FORM-40).
  [/<form\b(?![^>]*\smethod="post")/i, 'a form that is not sent by POST'],
]
/** @type {Patterns} */
const required = [
  [/<head>.*<title>[^<]+<\/title>.*<\/head>/s, 'a title'],
  [/<link rel="stylesheet"/, 'a style sheet'],
  [/<h1[\s>]|Loading\.\.\.|<main/, 'a heading'],
]

/**
 * @param {string} name
 * @param {string} html
 */
export function assertPage(name, html) {
  const executable = html.replace(DATA, (_script, /** @type {string} */ json) =>
    isJson(json) ? '' : '<script>',
  )
  const problems = [
    ...forbidden.filter(([pattern]) => pattern.test(executable)).map(([, what]) => `has ${what}`),
    ...required.filter(([pattern]) => !pattern.test(html)).map(([, what]) => `lacks ${what}`),
  ]
  if (problems.length > 0) throw new Error(`The page ${name} ${problems.join(', ')}`)
}

/**
 * Returns whether the text is JSON. JSON-LD is data: the browser does not run it, and the policy
 * does not apply to it.
 * @param {string} text
 */
function isJson(text) {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
