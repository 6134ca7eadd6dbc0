/** The parameters of all password hashes: argon2id, as in our server. */
const argon2 = require('argon2')

module.exports.STRENGTH = /** @type {const} */ ({
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
})
