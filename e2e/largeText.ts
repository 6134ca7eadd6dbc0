/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/**
 * Doubles the text, as a reader does in the settings of the browser, and returns what cannot be
 * read then: text that is cut, leaves the screen or its box, or lies over other text, and parts
 * that scroll sideways. The letters' box is taken, not the line's, because the lines of headings
 * are lower than their letters.
 */
async function findUnreadableText(): Promise<string[]> {
  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  interface Look {
    isHidden: boolean
    position: string
    clips: { x: boolean; y: boolean }
    scrolls: { x: boolean; y: boolean }
    isFilled: boolean
    box: Box
  }
  interface Line {
    text: string
    letters: Box
    node: Node
    /** The dialog, toast or bar that holds the line above the page. */
    layer: Element | undefined
  }

  const looks = new Map<Element, Look>()
  const lookOf = (element: Element): Look => {
    const known = looks.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    const is = (value: string, ...values: string[]) => values.includes(value)
    const look = {
      isHidden: style.clipPath === 'inset(50%)' || style.opacity === '0',
      position: style.position,
      clips: {
        x: is(style.overflowX, 'hidden', 'clip'),
        y: is(style.overflowY, 'hidden', 'clip'),
      },
      scrolls: {
        x: is(style.overflowX, 'auto', 'scroll'),
        y: is(style.overflowY, 'auto', 'scroll'),
      },
      isFilled:
        style.display !== 'inline' &&
        (!/, 0\)$|transparent/.test(style.backgroundColor) || style.borderLeftStyle === 'solid'),
      box: element.getBoundingClientRect(),
    }
    looks.set(element, look)
    return look
  }

  /** Returns the boxes of the letters of a text, one for each line. */
  const lettersOf = (text: Node, size: number): Box[] => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2
        return { left, right, top: middle - 0.3 * size, bottom: middle + 0.3 * size }
      })
  }
  const leavesX = (inner: Box, outer: Box) =>
    inner.left < outer.left - 1 || inner.right > outer.right + 1
  const leavesY = (inner: Box, outer: Box) =>
    inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1

  /** Returns what is wrong with the letters of an element, and the layer that holds it. */
  const inspect = (element: Element, letters: Box) => {
    const flaws = new Set<string>()
    const inner = { ...letters }
    let box: Look | undefined
    let layer: Element | undefined
    for (let one: Element | null = element; one; one = one.parentElement) {
      const look = lookOf(one)
      const isWide = look.scrolls.x && one.scrollWidth > one.clientWidth
      // Code and tables of data may scroll (WCAG 1.4.10).
      if (isWide && !one.matches('pre, :has(> table)')) flaws.add('scrolls sideways')
      // What a part scrolls or has, is as far as the part.
      if (look.scrolls.x) Object.assign(inner, { left: look.box.left, right: look.box.right })
      if (look.scrolls.y) Object.assign(inner, { top: look.box.top, bottom: look.box.bottom })
      if (!box && look.isFilled) {
        box = look
        if (leavesX(inner, look.box) || leavesY(inner, look.box)) flaws.add('leaves its box')
      }
      if (look.clips.x && leavesX(inner, look.box)) flaws.add('is cut')
      if (look.clips.y && one !== document.documentElement && leavesY(inner, look.box)) {
        flaws.add('is cut')
      }
      const floats = look.position === 'fixed' || one.matches('dialog:modal')
      if (floats || look.position === 'sticky') layer ??= one
      if (!floats) continue
      const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
      if (leavesX(inner, screen) || leavesY(inner, screen)) flaws.add('leaves the screen')
      return { flaws, layer }
    }
    if (inner.left < -1 || inner.right > innerWidth + 1) flaws.add('leaves the screen')
    return { flaws, layer }
  }

  const isVisible = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let one: Element | null = element; one; one = one.parentElement)
      if (lookOf(one).isHidden) return false
    return true
  }

  /** Returns the width that a text of one line needs in a field. */
  const pen = document.createElement('canvas').getContext('2d')
  const widthIn = (field: Element, text: string) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(field)
    if (!pen) return 0
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    return pen.measureText(text).width
  }
  /** A select may have several lines. */
  const longestLine = (text: string, field: Element) =>
    getComputedStyle(field).whiteSpace === 'normal'
      ? text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest))
      : text
  const roomIn = (field: Element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  }

  const root = document.documentElement
  const { scrollX, scrollY } = window
  const frame = () => new Promise(requestAnimationFrame)
  root.style.fontSize = '200%'
  // The second one is after what the page does because its size has changed.
  await frame()
  await frame()

  const found = new Set<string>()
  const report = (flaw: string, text: string) =>
    found.add(`${flaw}: ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`)

  const lines: Line[] = []
  const modals = document.querySelectorAll('dialog:modal')
  const part = modals[modals.length - 1] ?? document.body
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const { parentElement, textContent } = node
    if (!parentElement || !textContent?.trim()) continue
    if (parentElement.closest('script, style, noscript, option, svg')) continue
    if (!isVisible(parentElement)) continue
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
    const parts = lettersOf(node, size)
    if (parts.length > 2 && textContent.trim().length / parts.length < 3.5)
      report('is broken into letters', textContent)
    for (const letters of parts) {
      const { flaws, layer } = inspect(parentElement, letters)
      for (const flaw of flaws) report(flaw, textContent)
      lines.push({ text: textContent, letters, node, layer })
    }
  }

  for (const icon of part.querySelectorAll('svg.lucide')) {
    if (!isVisible(icon)) continue
    const { layer } = inspect(icon, lookOf(icon).box)
    lines.push({ text: 'an icon', letters: lookOf(icon).box, node: icon, layer })
  }
  lines.sort((one, other) => one.letters.top - other.letters.top)
  for (const [index, { text, letters, node, layer }] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.letters.top > letters.bottom - 2) break
      const across =
        Math.min(letters.right, other.letters.right) - Math.max(letters.left, other.letters.left)
      if (across > 2 && other.node !== node && other.layer === layer)
        report('lies over other text', `${text} | ${other.text}`)
    }

  for (const field of part.querySelectorAll('select, input')) {
    if (!isVisible(field)) continue
    const text =
      field instanceof HTMLSelectElement
        ? longestLine(field.selectedOptions[0]?.text ?? '', field)
        : field.matches(':placeholder-shown')
          ? (field.getAttribute('placeholder') ?? '')
          : ''
    if (text && widthIn(field, text) > roomIn(field) + 1) report('is cut in its field', text)
  }

  for (const [element, { position, box }] of looks)
    if (position === 'sticky' && box.bottom - box.top > innerHeight / 2)
      report('covers the page', element.textContent)

  if (root.scrollWidth > root.clientWidth) found.add('the page scrolls sideways')
  root.style.fontSize = ''
  await frame()
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return [...found]
}

/**
 * Expects that text of double size is readable on a phone: nothing is cut, nothing scrolls sideways
 * (PAGE-25). Polls, because some content follows the size a moment later.
 */
export const expectLargeText = (page: Page, state: string) =>
  expect.poll(() => page.evaluate(findUnreadableText), `${state}: text at 200 %`).toEqual([])
