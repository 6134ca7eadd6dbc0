/**
 * The oldest browsers that the site supports, as Vite names them (PAGE-10). The build compiles
 * syntax for them; it adds no functions.
 */
export const OLDEST_BROWSERS = ['chrome107', 'edge107', 'firefox115', 'safari16']

/**
 * What at least one of these browsers lacks, by its owner. TypeScript's `lib` refuses what is newer
 * than ES2024.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MISSING_IN_OLDEST = {
  URL: ['canParse', 'parse'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  RegExp: ['escape'],
  Response: ['json'],
  AbortSignal: ['any'],
  Intl: ['Segmenter', 'DurationFormat'],
  ClipboardItem: ['supports'],
  navigator: ['userActivation'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'moveBefore'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'HTMLDialogElement.prototype': ['requestClose'],
  'Document.prototype': ['startViewTransition', 'adoptedStyleSheets'],
  'Blob.prototype': ['bytes'],
  'Response.prototype': ['bytes'],
}

/** Global names that at least one of these browsers lacks. */
export const GLOBALS_MISSING_IN_OLDEST = [
  'CompressionStream',
  'DecompressionStream',
  'Iterator',
  'OffscreenCanvas',
  'cookieStore',
  'navigation',
  'requestIdleCallback',
  'scheduler',
]
