/** What a password is hashed with, everywhere: argon2id as our server has it. */
import argon2 from 'argon2'

export const STRENGTH = /** @type {const} */ ({
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
})
