import { expect, test } from 'vitest'
import { field, form, set } from '#domain/form/testing/sample-form.ts'
import { formChanges } from './form-changes.ts'

const name = field({ name: 'name', label: 'ชื่อ' })
const who = field({ name: 'who', label: 'ใคร' })
const before = form([name, field({ name: 'old', label: 'เก่า' })], [set({ name: 'people', fields: [who] })])

test('each question that changed is told once, under its label', () => {
  const after = form(
    [{ ...name, required: true, maxLength: 5 }, field({ name: 'fresh', label: 'ใหม่', required: true })],
    [set({ name: 'people', fields: [{ ...who, required: true }] })],
  )
  expect(formChanges(before, after)).toEqual([
    { kind: 'removed', name: 'old', label: 'เก่า', set: '' },
    { kind: 'changed', name: 'name', label: 'ชื่อ', set: '' },
    { kind: 'added', name: 'fresh', label: 'ใหม่', set: '' },
    { kind: 'changed', name: 'who', label: 'ใคร', set: 'people' },
  ])
})

test('the order of questions and their words are no change', () => {
  expect(formChanges(before, form([before.fields[1]!, { ...name, label: 'ชื่อเต็ม' }], before.sets))).toEqual([])
})
