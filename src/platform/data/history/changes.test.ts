import { describe, expect, test } from 'vitest'
import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  code,
  codes,
  computed,
  group,
  initially,
  number,
  only,
  optional,
  text,
} from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { changesOf, editable } from './changes.ts'

const label = { th: 'ก', en: 'a' }
const page = defineCollection({
  ...{ name: 'page', label, plural: label, site: 'unit', title: ['name'], form: [] },
  ...{ access: { read: () => true, create: () => true, update: () => true, remove: () => true } },
  ...{ list: { columns: [], search: [], sort: 'createdAt desc' } },
  fields: {
    name: text('ก', 'a'),
    password: only({ read: nobody }, optional(text('ก', 'a'))),
    salary: only({ read: (viewer) => isAtLeast(viewer, 'root') }, optional(number('ก', 'a'))),
    category: initially<string[], string | string[]>([], codes('category')('ก', 'a')),
    info: optional(group({ agree: code('ก', 'a') })('ก', 'a')),
    seen: computed(0, number('ก', 'a')),
  },
} as never) as AnyCollection

const row = { name: 'ก', password: null, salary: 1, category: ['a'], category_is_list: false, info: { agree: 'x' } }
const changes = (after: object, names = Object.keys(after)) =>
  changesOf(page, { before: row, after: { ...row, ...after }, names })

describe('of an update it keeps', () => {
  test.each([
    ['a text', { name: 'ข' }, { name: { before: 'ก', after: 'ข' } }],
    ['nothing of what stayed', { name: 'ก', category: ['a'], info: { agree: 'x' } }, {}],
    ['a number that was emptied', { salary: null }, { salary: { before: 1 } }],
    ['that a secret was set', { password: 'open sesame' }, { password: { isSecret: true } }],
    ['the form in which a list was given', { category: ['a', 'b'] }, { category: { before: 'a', after: ['a', 'b'] } }],
    ['a group whole', { info: { agree: 'y' } }, { info: { before: { agree: 'x' }, after: { agree: 'y' } } }],
    ['nothing of a field that is not declared', { salt: 'x' }, {}],
  ])('%s', (_what, after, kept) => {
    expect(
      changes({ category_is_list: 'category' in after && after.category.length > 1, ...after }, Object.keys(after)),
    ).toEqual(kept)
  })

  test('no value of a secret, whatever became of it', () => {
    for (const [before, after] of [
      ['one', 'two'],
      ['one', null],
      [null, 'two'],
    ])
      expect(
        changesOf(page, { before: { password: before }, after: { password: after }, names: ['password'] }),
      ).toEqual({
        password: { isSecret: true },
      })
  })
})

test('of a new row what it holds, of a row that is gone what it held', () => {
  const { salary, ...rest } = { ...row, salary: null }
  const held = { name: { after: 'ก' }, category: { after: 'a' }, info: { after: { agree: 'x' } } }
  expect(changesOf(page, { before: null, after: { ...rest, salary }, names: editable(page) })).toEqual(held)
  expect(changesOf(page, { before: row, after: null, names: ['salary'] })).toEqual({ salary: { before: 1 } })
})

test('what the product computes is no edit', () => {
  expect(editable(page)).toEqual(['name', 'password', 'salary', 'category', 'info'])
})

test('a value that is too long is cut where no sign is torn', () => {
  const { name } = changes({ name: `${'x'.repeat(199_999)}🙂🙂` })
  expect(name).toMatchObject({ isCut: true })
  expect((name as { after: string }).after.isWellFormed()).toBe(true)
})
