/** Our own rules for oxlint. */
import { GLOBALS_MISSING_IN_OLDEST, MISSING_IN_OLDEST } from './browser-floor.mjs'

/** @typedef {{ report: (problem: { node: unknown; message: string }) => void }} Context */

const PROTOTYPE = '.prototype'
const owners = Object.entries(MISSING_IN_OLDEST)
const methods = owners.flatMap(([owner, names]) => (owner.endsWith(PROTOTYPE) ? names : []))
const missingOf = owners.filter(([owner]) => !owner.endsWith(PROTOTYPE))

/** @typedef {{ type: string; value?: unknown; expression?: Child; right?: Child; consequent?: Child; alternate?: Child }} Child */

/** @param {Child | undefined} child @returns {boolean} */
function isText(child) {
  if (!child) return false
  const { type, value, expression, right, consequent, alternate } = child
  if (type === 'JSXText' || type === 'Literal')
    return typeof value === 'string' && value.trim() !== ''
  if (type === 'TemplateLiteral') return true
  return [expression, right, consequent, alternate].some(isText)
}

/** @param {Child} child */
const isShown = ({ type, value }) => type !== 'JSXText' || String(value).trim() !== ''

/**
 * Refuses text beside an element or another text: a translator replaces each text node, and React
 * can then neither change nor remove it (PAGE-11).
 */
const textHasElement = {
  /** @param {Context} context */
  create(context) {
    /** @param {{ children: Child[] }} node */
    const check = ({ children }) => {
      if (children.filter(isShown).length < 2) return
      for (const node of children.filter(isText)) {
        const message = 'Text beside an element needs an element of its own.'
        context.report({ node, message })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

/** @typedef {{ property?: { name: string }; callee?: { name: string }; object?: { name: string } }} Use */

const missingGlobal = `/^(${GLOBALS_MISSING_IN_OLDEST.join('|')})$/`
const selectors = [
  `MemberExpression[property.name=/^(${methods.join('|')})$/]`,
  ...missingOf.map(
    ([owner, names]) =>
      `MemberExpression[object.name="${owner}"][property.name=/^(${names.join('|')})$/]`,
  ),
]
const globals = [
  `CallExpression[callee.name=${missingGlobal}]`,
  `NewExpression[callee.name=${missingGlobal}]`,
  `MemberExpression[object.name=${missingGlobal}]`,
]

/**
 * Refuses what the oldest browsers lack, in a file that does not ask `'name' in …` (PAGE-10). A
 * method is known by its name alone. In styles it refuses the selector that Firefox 115 lacks.
 */
const browserFloor = {
  /** @param {Context} context */
  create(context) {
    const message = 'The oldest browsers lack this (scripts/browser-floor.mjs).'
    /** @type {{ node: Use; name: string | undefined }[]} */
    const uses = []
    /** @type {Set<unknown>} */
    const asked = new Set()
    /** @param {Use} node */
    const useMember = node => void uses.push({ node, name: node.property?.name })
    /** @param {Use} node */
    const useGlobal = node => void uses.push({ node, name: (node.callee ?? node.object)?.name })
    return {
      ...Object.fromEntries(selectors.map(selector => [selector, useMember])),
      ...Object.fromEntries(globals.map(selector => [selector, useGlobal])),
      /** @param {{ value: unknown }} node */
      'BinaryExpression[operator="in"] > Literal'(node) {
        asked.add(node.value)
      },
      /** @param {unknown} node */
      'Literal[regex.pattern=/\\(\\?<[=!]/]'(node) {
        context.report({ node, message })
      },
      /** @param {unknown} node */
      'TemplateElement[value.raw=/:has\\(/]'(node) {
        context.report({ node, message })
      },
      'Program:exit'() {
        for (const { node, name } of uses) if (!asked.has(name)) context.report({ node, message })
      },
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin's default export
export default {
  meta: { name: 'club' },
  rules: {
    'browser-floor': browserFloor,
    'text-has-element': textHasElement,
  },
}
