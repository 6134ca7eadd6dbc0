/** A setup file of jest: a test that writes a warning or an error to the console fails. */
const { format } = require('node:util')
const { afterAll, afterEach, beforeEach } = require('@jest/globals')

/** @type {string[]} */
let written = []

function guardConsole() {
  for (const level of /** @type {const} */ (['error', 'warn']))
    console[level] = (...words) => {
      written.push(`console.${level}: ${format(...words)}`)
    }
}

function expectNothingWritten() {
  const words = written.join('\n')
  written = []
  if (words) throw new Error(`A test that expects console output spies on it.\n${words}`)
}

// What a spec file writes while it is loaded fails its first test.
guardConsole()
// A spy that a test has left behind does not hide the output of the next one.
beforeEach(guardConsole)
afterEach(expectNothingWritten)
afterAll(expectNothingWritten)
