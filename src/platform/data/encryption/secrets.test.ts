import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'
import { readSealingKey } from './sealing-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'wicha-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keyOf = (secretKey: string) => readSealingKey({ secretKey, dataDir: folder })
const key = keyOf('k'.repeat(32))
const at = { site: 'a00000000000000000000001', collection: 'configuration', field: 's3Secret' }

describe('a sealed secret', () => {
  test.each(['s3-secret-ABCD', 'กุญแจ 🔑 ยาว ๆ ของร้าน', '', 'x'.repeat(5000)])('opens in its place: %#', (text) => {
    expect(unseal(key, at, seal(key, at, text))).toBe(text)
  })

  test('is never written the same way twice, nor with the text in it', () => {
    const [one, two] = [seal(key, at, 'open sesame 1234567890'), seal(key, at, 'open sesame 1234567890')]
    expect(one.sealed).not.toBe(two.sealed)
    expect(JSON.stringify(one)).not.toContain('sesame')
    expect(Buffer.from(one.sealed, 'base64url').toString('latin1')).not.toContain('sesame')
  })

  test.each([
    ['AKIA-0123456789', ''],
    ['AKIA-0123456789X', '789X'],
    ['a-secret-that-ends-in-🔑🔑🔑', '-🔑🔑🔑'],
  ])('of %s shows "%s" to know it by', (text, last4) => {
    expect(seal(key, at, text).last4).toBe(last4)
  })

  test.each([
    ['site', { ...at, site: 'b00000000000000000000001' }],
    ['collection', { ...at, collection: 'space' }],
    ['field', { ...at, field: 's3Key' }],
  ])('does not open at another %s', (_, place) => {
    expect(() => unseal(key, place, seal(key, at, 'secret'))).toThrow(/is not what was sealed/)
  })

  test('does not open when one bit of it changed, or with another key', () => {
    const sealed = seal(key, at, 'secret')
    const bytes = Buffer.from(sealed.sealed, 'base64url')
    bytes[15]! ^= 1
    expect(() => unseal(key, at, { ...sealed, sealed: bytes.toString('base64url') })).toThrow(/is not what was sealed/)
    expect(() => unseal(keyOf('other'.repeat(8)), at, sealed)).toThrow(/was sealed with another SECRET_KEY/)
  })

  test('does not open by a tag cut short', () => {
    const sealed = seal(key, at, 'secret')
    const cut = Buffer.from(sealed.sealed, 'base64url').subarray(0, -4).toString('base64url')
    expect(() => unseal(key, at, { ...sealed, sealed: cut })).toThrow(/is not what was sealed/)
  })
})

describe('the sealing key', () => {
  test('is the same for the same SECRET_KEY, and prints as nothing', () => {
    expect(keyOf('k'.repeat(32)).id).toBe(key.id)
    expect(keyOf('K'.repeat(32)).id).not.toBe(key.id)
    const bytes = key.key.export().toString('hex')
    expect(inspect(key, { depth: 9 }) + JSON.stringify(key)).not.toContain(bytes.slice(0, 8))
  })

  test('without one is made once in DATA_DIR, for its owner alone', () => {
    const dataDir = join(folder, 'fresh', 'data')
    const made = readSealingKey({ dataDir })
    expect(readSealingKey({ dataDir }).id).toBe(made.id)
    expect(readdirSync(dataDir)).toEqual(['secret.key'])
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toMatch(/^[\w-]{43}$/)
    expect(readSealingKey({ dataDir: join(folder, 'other') }).id).not.toBe(made.id)
  })
})
