/** What a password is hashed with, everywhere: argon2id as our server has it. */
const argon2 = require('argon2')

module.exports.STRENGTH = /** @type {const} */ ({
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
})
