/** The reference of sign-ups: nothing but their hash. Each message asks for so many, 16 at a time. */
import argon2 from 'argon2'
import { STRENGTH } from './strength.mjs'

const CONNECTIONS = 16

/** @param {number} amount */
async function run(amount) {
  const began = performance.now()
  let left = amount
  const hashOn = async () => {
    while (left-- > 0) await argon2.hash('a quiet drop shot', STRENGTH)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, hashOn))
  return { seconds: (performance.now() - began) / 1_000 }
}

process.on('message', (/** @type {number} */ amount) => {
  void run(amount).then(outcome => process.send?.(outcome))
})
