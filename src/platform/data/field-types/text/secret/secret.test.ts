import { describe, expect, it } from 'vitest'
import { guest } from '#platform/data/access/viewer.ts'
import { readField } from '#platform/office/screens/save/read-form.ts'
import { readSealingKey } from '#platform/data/encryption/sealing-key.ts'
import { unseal } from '#platform/data/encryption/seal.ts'
import { secretRemoved } from '#ui/office/form-description.ts'
import { secret, secretKind } from './secret.ts'

const field = secret('คีย์', 'Key')
const by = {
  sealing: readSealingKey({ secretKey: 'k'.repeat(32), dataDir: '' }),
  place: { site: 'a', collection: 'b', field: 'c' },
}
const text = 'a secret of 24 characters'

describe('a field of kind secret', () => {
  it.each([
    [` ${text} `, text],
    ['', null],
    [null, null],
    [{ set: true, last4: 'ters' }, undefined],
  ])('takes %j as %j', (wire, read) => {
    expect(field.decode.parse(wire)).toBe(read)
  })

  it.each([[1], [{}], [{ set: false, last4: '' }], [{ set: true }], [['a']], ['x'.repeat(4001)], ['a\0b']])(
    'refuses %j',
    (wire) => {
      expect(field.decode.safeParse(wire).success).toBe(false)
    },
  )

  it('is stored sealed, and answered by its last four characters', () => {
    const sealed = secretKind.keep!(text, by) as Parameters<typeof unseal>[2]
    expect(JSON.stringify(sealed)).not.toContain('secret')
    expect(unseal(by.sealing, by.place, sealed)).toBe(text)
    expect(secretKind.encode!(sealed, null)).toEqual({ set: true, last4: 'ters' })
    expect(secretKind.text(sealed, { field, locale: 'th', nameOf: String })).toBe('ตั้งค่าแล้ว ····ters')
    expect(secretKind.form.shown!(sealed)).toBe('ters')
    expect(secretKind.keep!(null, by)).toBeNull()
  })

  it('is found by nothing, and printed into no sheet', () => {
    const sealed = secretKind.keep!(text, by)
    expect(secretKind.searchText(sealed, field)).toBe('')
    expect(secretKind.print({ set: true, last4: 'ters' }, field)).toBe('')
  })

  it.each<[string, string[], unknown]>([
    ['nothing typed leaves it', [''], undefined],
    ['what was typed takes its place', ['new one'], 'new one'],
    ['a tick removes it', ['', secretRemoved], null],
    ['what was typed counts more than a tick', ['new one', secretRemoved], 'new one'],
  ])('in a form: %s', (_, entries, value) => {
    const form = new FormData()
    for (const entry of entries) form.append('c', entry)
    expect(readField({ viewer: guest }, field, { form, name: 'c', stored: null })?.value).toBe(value)
  })
})
