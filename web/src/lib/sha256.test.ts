// @vitest-environment node
import { expect, test } from 'vitest'
import { sha256 } from './sha256'

// By Python's hashlib: lengths around the edges of a block, letters of two bytes, many blocks.
const known: [string, string][] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['Tegel', 'e80e0dfe0cb3d6f0ab0a30d31a98925e9c84f4282e5a3a847d25b0abd14e9417'],
  ['é'.repeat(200), 'df20b2aa6262e99e133aa7f3614be707d35c4155d17e2aa7cbb49da555a454c3'],
  ['a'.repeat(55), '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
  ['a'.repeat(56), 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
  ['a'.repeat(64), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
  ['x'.repeat(100_000), 'd69e68988157833272305aaf21f453c800346e8a3640db6578e260215542e5d4'],
]

test.each(known)('a text of any length has the hash that Python gives it', (text, hash) => {
  expect(sha256(text)).toBe(hash)
})
