import { expect, test } from 'vitest'
import { everybody, nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { group, only, secret, text } from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { assertSecrets } from './assert-secrets.ts'

const label = { th: 'ก', en: 'a' }
const admins = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const withSecret = (given: Partial<AnyCollection>) => {
  const collection: AnyCollection = {
    ...{ name: 'storage', label, plural: label, site: null, title: ['name'], form: [] },
    fields: { name: text('ก', 'a'), key: only({ read: admins }, secret('ก', 'a')) },
    access: { read: everybody, create: nobody, update: nobody, remove: nobody },
    list: { columns: ['name'], search: ['name'], sort: 'name' },
    ...given,
  }
  return () => assertSecrets(new Map([['storage', { collection, module: 'space' }]]))
}
const list = { columns: ['name'], search: ['name'], sort: 'name' }

test('a secret that administrators alone may read is in order', () => {
  expect(withSecret({})).not.toThrow()
  const fields = { name: text('ก', 'a'), key: secret('ก', 'a') }
  expect(withSecret({ fields, access: { read: admins, create: nobody, update: nobody, remove: nobody } })).not.toThrow()
})

test.each<[string, Partial<AnyCollection>, RegExp]>([
  ['a column of the list', { list: { ...list, columns: ['key'] } }, /list, search or index/],
  ['the search', { list: { ...list, search: ['key'] } }, /list, search or index/],
  ['the order of the list', { list: { ...list, sort: 'key desc' } }, /list, search or index/],
  ['the name of a row', { title: ['key'] }, /list, search or index/],
  ['an index', { indexes: [['name', 'key desc']] }, /list, search or index/],
  ['what is unique', { uniques: [['key']] }, /list, search or index/],
  ['a group', { fields: { mail: only({ read: admins }, group({ key: secret('ก', 'a') })('ก', 'a')) } }, /in a group/],
  ['what everybody reads', { fields: { key: secret('ก', 'a') } }, /guest may read/],
  [
    'what a manager reads',
    { fields: { key: only({ read: (viewer) => isAtLeast(viewer, 'manager') }, secret('ก', 'a')) } },
    /manager may read/,
  ],
])('a secret in %s stops the start', (_, given, says) => {
  expect(withSecret(given)).toThrow(says)
})
