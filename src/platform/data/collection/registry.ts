import type { FilterInput, Rule } from '#platform/data/access/rule.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { Change, FormSection, ListShape, NewRow, Relation, Row, WorkbookSheet, RecordAction } from './define.ts'
import type { Fields } from './field.ts'

declare module '#platform/context.ts' {
  interface App {
    collections: CollectionMap
  }
}

/**
 * Each collection adds itself here by declaration merging. Names are then typed without the platform importing them.
 */
// oxlint-disable-next-line no-empty-object-type -- filled by the modules
export interface Registry {}

export type Name = Extract<keyof Registry, string>
export type RowOf<N extends Name> = Row<Registry[N]>
export type NewRowOf<N extends Name> = NewRow<Registry[N]>
export type ChangeOf<N extends Name> = Change<Registry[N]>
export type Tables = { [N in Name]: RowOf<N> }

/** A collection with unknown fields, for code that gets its name at run time. */
export interface AnyCollection {
  name: string
  label: Text
  plural: Text
  site: string | null
  isGlobal?: boolean
  softDelete?: boolean
  history?: boolean
  title: readonly string[]
  disambiguateBy?: readonly string[]
  fields: Fields
  relations?: Record<string, Relation>
  populate?: readonly string[]
  indexes?: readonly (readonly string[])[]
  substringIndexes?: readonly string[]
  managedElsewhere?: { when: FilterInput; reason: Text; editable: readonly string[] }
  checks?: readonly string[]
  uniques?: readonly (readonly string[])[]
  globalUniques?: readonly (readonly string[])[]
  noOverlap?: { of: string; from: string; to: string }
  singleton?: boolean
  notImportable?: boolean
  workbook?: WorkbookSheet<string>
  order?: string
  actions?: readonly RecordAction[]
  access: Record<'read' | 'create' | 'update' | 'remove', Rule>
  list: ListShape<string>
  form: readonly FormSection<string>[]
}

/** All collections of the product, and the plugin (module) that owns each. */
export type CollectionMap = ReadonlyMap<string, { collection: AnyCollection; module: string }>
