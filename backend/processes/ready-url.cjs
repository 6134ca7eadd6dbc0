/** Where a server says that it answers: the same words in a line of JSON, on a terminal and in a peer's plain line. */
const READY = /\bready: (https?:\/\/[^\s"]+)/

/**
 * The address in what a server has printed; undefined before it is ready.
 * @param {string} output
 * @returns {string | undefined}
 */
exports.findReadyUrl = output => READY.exec(output)?.[1]
