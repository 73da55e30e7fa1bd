import type { Role } from '#platform/data/access/viewer.ts'
import type { AnyCollection, CollectionMap } from '#platform/data/collection/registry.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { isSecret } from '#platform/data/field-types/field-type-of.ts'

/** A secret in a list, search, index or group, or readable by someone who is not an administrator, stops the start. */
export const assertSecrets = (catalogue: CollectionMap) => {
  for (const { collection } of catalogue.values())
    for (const [name, field] of Object.entries(collection.fields)) {
      const fault = isSecret(field) ? faultOf(collection, name) : hidden(field)
      if (fault) throw new Error(`'${collection.name}.${name}' ${fault}`)
    }
}

const hidden = (field: AnyField) => Object.values(field.parts ?? {}).some(isSecret) && 'holds a secret in a group'

function faultOf({ title, list, indexes = [], uniques = [], globalUniques = [], ...of }: AnyCollection, name: string) {
  const shown = [...title, ...list.columns, ...list.search, list.sort, list.subtitle, list.state]
  const ordered = [...indexes, ...uniques, ...globalUniques].flat()
  if ([...shown, ...ordered].some((one) => one?.split(/[ .]/)[0] === name))
    return 'is a secret in a list, search or index'
  const reader = readers.find((role) => canRead(of, { name, role }))
  return reader && `is a secret that ${reader} may read`
}

const readers = ['guest', 'user', 'member', 'manager'] as const

function canRead({ access, fields }: Pick<AnyCollection, 'access' | 'fields'>, of: { name: string; role: Role }) {
  const viewer = { id: '0'.repeat(24), role: of.role, home: '0'.repeat(24), name: '' }
  const asked = { today: '2026-01-01', site: '0'.repeat(24) }
  const read = fields[of.name]!.read
  return access.read(viewer, asked) !== false && (!read || read(viewer, asked) !== false)
}
