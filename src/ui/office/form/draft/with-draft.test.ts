import { expect, test } from 'vitest'
import type { FieldDescription, FormSection } from '../../form-description.ts'
import { draftOf, hasMore, withDraft } from './with-draft.ts'

const field = (name: string, more: Partial<FieldDescription> = {}): FieldDescription => ({
  ...{ name, label: name, kind: 'text', value: 'stored' },
  ...more,
})
const sections: FormSection[] = [
  {
    title: 'x',
    fields: [
      field('name'),
      field('status', { kind: 'boolean', value: false }),
      field('category', { kind: 'codes', value: ['a'] }),
      field('key', { kind: 'secret', value: '' }),
      field('word', { kind: 'password', value: '' }),
      field('parent', { isLocked: 'no' }),
      field('left'),
    ],
  },
]

test('a draft holds what was changed, and no password, secret or locked field', () => {
  const sent = new FormData()
  for (const [name, value] of [
    ...[
      ['name', 'ใหม่'],
      ['status', 'false'],
      ['status', 'true'],
      ['category', ''],
      ['category', 'b'],
    ],
    ...[
      ['key', 's3'],
      ['word', 'p'],
      ['parent', 'y'],
      ['version', '3'],
      ['left', 'stored'],
    ],
  ])
    sent.append(name!, value!)
  const changed = new Set(['name', 'status', 'category', 'key', 'word', 'parent', 'version'])
  const draft = draftOf(sent, { sections, changed })
  expect(draft.map(([name]) => name)).toEqual(['name', 'status', 'status', 'category', 'category'])
  const values = Object.fromEntries(withDraft(sections, draft)[0]!.fields.map(({ name, value }) => [name, value]))
  expect(values).toEqual({
    name: 'ใหม่',
    status: true,
    category: ['b'],
    key: '',
    word: '',
    parent: 'stored',
    left: 'stored',
  })
})

test('a draft that somebody has tampered with changes no secret', () => {
  expect(
    withDraft(sections, [
      ['key', 'x'],
      ['parent', 'x'],
    ]),
  ).toEqual(sections)
})

test('a draft that the form shows already is none', () => {
  expect(hasMore([['name', 'stored']], sections)).toBe(false)
  expect(hasMore([['name', 'ใหม่']], sections)).toBe(true)
  expect(hasMore([['gone', 'x']], sections)).toBe(false)
})
