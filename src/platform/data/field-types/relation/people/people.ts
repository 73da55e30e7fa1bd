import { sql } from 'kysely'
import { z } from 'zod'
import { joinEntries, quotedEntry, splitEntries } from '#domain/spreadsheet/entries.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import type { KeyOf, FieldType } from '../../field-type.ts'
import { oneOrList } from '../../one-or-list.ts'

const person = z.strictObject({ id: z.string().max(24).nullable(), name: clean(200) })
type Person = z.infer<typeof person>

/** A name or a list of {id, name} on the wire, returned in the given form. Always a list in the table (`lecturer`). */
export const people = (to: string) =>
  kind(
    'people',
    'jsonb',
    z
      .union([clean(200), z.array(person).max(50)])
      .transform((wire) => (typeof wire === 'string' ? onlyNamed(wire) : wire.filter(isSomebody))),
    { to },
  )

const isSomebody = ({ id, name }: Person) => name !== '' || id !== null
const onlyNamed = (name: string) => (name === '' ? [] : [{ id: null, name }])

export const peopleKind: FieldType = {
  comparedAs: 'json',
  isSortable: false,
  ...oneOrList<Person>({
    of: ([only]) => only?.name ?? '',
    sql: (value) => sql`coalesce(${value} #> '{0,name}', '""')`,
  }),
  jsonSchema: codecSchema,
  example: ({ to, label }, n) => [{ id: to ? exampleId(to, n) : null, name: `${label.th} ${n}` }],
  refers: { by: '_id' },
  names: {
    keysOf: (wire: string | Person[]) => listed(wire).flatMap(({ id }) => id ?? []),
    named: (wire: string | Person[], nameOf) =>
      typeof wire === 'string' ? wire : wire.map((one) => nowCalled(one, nameOf)).filter(({ name }) => name !== ''),
  },
  rekeyed: (text, keyOf) => {
    const { entries, isList } = splitEntries(text)
    const found = entries.map((entry) => rekeyedEntry(entry, keyOf))
    return isList || found.length !== 1 ? joinEntries(found) : quotedEntry(found[0]!)
  },
  blank: [],
  text: (stored: Person[]) => stored.map(({ name }) => name).join(', '),
  columnKind: 'text',
  searchText: (stored: Person[]) => stored.map(({ name }) => name).join(' '),
  form: {
    control: 'people',
    span: 6,
    // Shown by id, or by name for people who are not in the list.
    shown: (value: string | Person[]) => listed(value).map(({ id, name }) => id ?? name),
    read: (entries) => entries.map(personSent),
  },
  print: (wire: string | Person[]) =>
    typeof wire === 'string'
      ? quotedEntry(wire)
      : joinEntries(wire.map(({ id, name }) => (id ? `${name} <${id}>` : name))),
  parse: (text) => {
    const { entries, isList } = splitEntries(text)
    const found = entries.map(personWritten)
    const only = found.length === 1 && !isList ? found[0]! : null
    return { value: only && only.id === null ? only.name : found }
  },
}

const listed = (wire: string | Person[]): Person[] => (typeof wire === 'string' ? onlyNamed(wire) : wire)

const nowCalled = ({ id, name }: Person, nameOf: (key: string) => string | undefined) => ({
  id,
  name: (id && nameOf(id)) || name,
})

/** Reads a form entry: the id of a person from the list, or a name. */
const personSent = (entry: string): Person =>
  /^[0-9a-f]{24}$/.test(entry) ? { id: entry, name: '' } : { id: null, name: entry }

/** Reads `อ.มาลี <64f0…>`, or a plain name. */
function personWritten(entry: string): Person {
  const [, name = '', id] = /^(.*?)\s*<([0-9a-f]{24})>$/.exec(entry) ?? []
  return id ? { id, name } : { id: null, name: entry }
}

/** A plain name may match a person in the list by name or code. */
function rekeyedEntry(entry: string, keyOf: KeyOf): string {
  const [, name, key] = /^(.*?)\s*<([^<>]*)>$/.exec(entry) ?? []
  const found = keyOf(key ?? entry, { isName: key === undefined })
  return found ? `${name || found.name || entry} <${found.key}>` : entry
}
