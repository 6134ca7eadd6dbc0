/**
 * The reference for sign-ups: only their hashes, 16 at a time. Prints the number of hashes per
 * second.
 */
import argon2 from 'argon2'
import { STRENGTH } from './strength.cjs'

const CONNECTIONS = 16
const amount = Number(process.argv[2])

const began = performance.now()
let left = amount
const hashOn = async () => {
  while (left-- > 0) await argon2.hash('a quiet drop shot', STRENGTH)
}
await Promise.all(Array.from({ length: CONNECTIONS }, hashOn))
console.log((1_000 * amount) / (performance.now() - began))
