import type { AnyField } from '#platform/data/collection/field.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'
import { heading, quoted, table } from './table.ts'

/** Returns the page of every collection: its fields, references, keys and indexes. */
export const collectionsDocument = (manifests: readonly Manifest[]): string =>
  [
    heading('Collections', 'What the academy stores. See access-matrix.md for who may do what.'),
    'Every row also has the columns `site` and `_id` (together its key), `createdAt`, `updatedAt`, `version` and `search`;',
    'a row of a global collection has no `site`, and `_id` is its key;',
    'one of a collection that keeps removed rows has `removedAt`, `removedBy` and `removedWith`.',
    'The API names the site as the collection declares it. A new row must bring the fields marked required.\n',
    ...manifests.flatMap((module) => module.collections.map((collection) => sectionOf(module, collection))),
  ].join('\n')

const sectionOf = (module: Manifest, collection: AnyCollection) =>
  [
    `## ${collection.plural.th} · ${collection.plural.en} (${quoted(collection.name)})\n`,
    `Module ${quoted(module.name)}. ${siteOf(collection)} A row is named by ${list(collection.title)}.\n`,
    table(
      ['field', 'ไทย', 'English', 'kind', 'column', 'new row', 'remarks'],
      Object.entries(collection.fields).map(rowOf),
    ),
    '',
    ...linesOf(collection).map((line) => `- ${line}`),
    '',
  ].join('\n')

const siteOf = ({ site, isGlobal }: AnyCollection) =>
  isGlobal ? 'Global: every site has the same rows.' : `The site is ${site ? `shown as ${quoted(site)}` : 'hidden'}.`

const list = (names: readonly string[]) => names.map(quoted).join(', ')

const rowOf = ([name, field]: [string, AnyField]) => [
  quoted(name),
  field.label.th,
  field.label.en,
  field.kind,
  field.derived ? 'derived' : quoted(field.column),
  newRow(field),
  remarksOn(field),
]

const newRow = (field: AnyField) => (field.required ? 'required' : field.computed ? 'computed' : 'may be left out')

const remarksOn = (field: AnyField) =>
  [
    field.to && `refers to ${quoted(field.at ? `${field.to}.${field.at}` : field.to)}`,
    field.cascade && 'goes with what it refers to',
    field.choices &&
      `one of ${list(field.choices.map(({ value }) => value))}${field.isEnforced ? ', by the database too' : ''}`,
    fieldTypeOf(field).shape && 'answered in the form it was given',
    field.parts && `holds ${list(Object.keys(field.parts))}`,
    field.unit && `in ${field.unit.en}`,
    field.read && 'restricted to read',
    field.write && 'restricted to write',
  ]
    .filter(Boolean)
    .join('; ')

const linesOf = (collection: AnyCollection) => {
  const { isGlobal, relations = {}, uniques = [], globalUniques = [], indexes = [], list: shown } = collection
  return [
    ...Object.entries(relations).map(
      ([name, { to, from, at }]) => `Relation ${quoted(name)}: ${quoted(`${from} = ${to}.${at}`)}`,
    ),
    ...(collection.singleton ? ['One row a site'] : []),
    ...globalUniques.map((of) => `Unique everywhere: ${list(of)}`),
    ...uniques.map((of) => `Unique ${isGlobal ? 'everywhere' : 'on a site'}: ${list(of)}`),
    ...indexes.map((of) => `Index: ${list(of)}`),
    ...(collection.softDelete ? ['Removed rows are kept, and can be restored.'] : []),
    ...(collection.history ? ['Its history is kept.'] : []),
    `List: ${list(shown.columns)}, by ${quoted(shown.sort)}${shown.search.length > 0 ? `; searched in ${list(shown.search)}` : ''}`,
  ]
}
