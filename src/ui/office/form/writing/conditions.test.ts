import { expect, test } from 'vitest'
import type { FieldDescription } from '../../form-description.ts'
import { changedNames } from './changes.ts'
import { withConditions } from './conditions.ts'

const field = (name: string, more: Partial<FieldDescription> = {}): FieldDescription => ({
  ...{ name, label: name, kind: 'text', value: null },
  ...more,
})
const sections = [
  {
    title: 'x',
    fields: [
      field('type', { kind: 'choice', value: 'online' }),
      field('price', { kind: 'baht', value: 1200 }),
      field('sale', { kind: 'baht', shownWhen: { is: 'compare', field: 'price', by: 'gt', value: 0 } }),
      field('opens', {
        kind: 'date',
        shownWhen: {
          is: 'or',
          of: [
            { is: 'equals', field: 'type', value: 'onsite' },
            { is: 'not', of: { is: 'equals', field: 'opens', value: null } },
          ],
        },
      }),
      field('status', { kind: 'boolean', value: true }),
      field('mode', { lockedWhen: { when: { is: 'equals', field: 'status', value: true }, reason: 'published' } }),
    ],
  },
]
const at = (sent: Record<string, string[]> | null, more: Partial<FieldDescription> = {}) => {
  const form = new FormData()
  for (const [name, values] of Object.entries(sent ?? {})) for (const value of values) form.append(name, value)
  const given = sections.map((one) => ({
    ...one,
    fields: one.fields.map((each) => (each.name === 'opens' ? { ...each, ...more } : each)),
  }))
  const shown = withConditions(given, sent && form)
  const fields = Object.fromEntries(shown[0]!.fields.map((one) => [one.name, one]))
  return { ...fields, changed: [...changedNames(form, shown)] } as Record<string, FieldDescription> & {
    changed: string[]
  }
}

test('before anything is written a field is shown and locked by what is stored', () => {
  const { sale, opens, mode } = at(null)
  expect([sale!.isHidden, opens!.isHidden, mode!.isLocked]).toEqual([false, true, 'published'])
})

test.each([
  ['a price that is emptied', { price: [''] }, 'sale', true],
  ['a price of nothing', { price: ['0'] }, 'sale', true],
  ['a price that cannot be read', { price: ['ห้าร้อย'] }, 'sale', true],
  ['another price', { price: ['500'] }, 'sale', false],
  ['another type', { type: ['onsite'] }, 'opens', false],
  ['what is written in the field itself', { opens: ['2026-12-01'] }, 'opens', true],
] as const)('%s', (_what, sent, name, isHidden) => {
  expect(at(sent as never)[name]!.isHidden).toBe(isHidden)
})

test('what is stored in a field keeps it in sight, also while it is emptied', () => {
  expect(at({ opens: [''] }, { value: '2026-12-01' })['opens']!.isHidden).toBe(false)
})

test('a lock opens with what is written beside it', () => {
  expect(at({ status: ['false', 'true'] })['mode']!.isLocked).toBe('published')
  expect(at({ status: ['false'] })['mode']!.isLocked).toBeUndefined()
})

test('what is hidden or locked is no change', () => {
  const sent = { type: ['online'], price: [''], sale: ['5'], opens: [''], status: ['true'], mode: ['x'] }
  expect(at(sent).changed).toEqual(['price'])
})
