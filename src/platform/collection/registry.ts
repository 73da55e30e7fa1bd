import type { FilterInput, Rule } from '#platform/access/rule.ts'
import type { Text } from '#platform/i18n/words.ts'
import type { Change, FormSection, ListShape, NewRow, Relation, Row, WorkbookSheet, RowDeed } from './define.ts'
import type { Fields } from './field.ts'

/** Every collection adds itself here by declaration merging, so that names are typed without the platform knowing them. */
// oxlint-disable-next-line no-empty-object-type -- filled by the modules
export interface Registry {}

export type Name = Extract<keyof Registry, string>
export type RowOf<N extends Name> = Row<Registry[N]>
export type NewRowOf<N extends Name> = NewRow<Registry[N]>
export type ChangeOf<N extends Name> = Change<Registry[N]>
export type Tables = { [N in Name]: RowOf<N> }

/** A collection of unknown fields, for code that learns its name at run time. */
export interface AnyCollection {
  name: string
  label: Text
  plural: Text
  site: string | null
  isGlobal?: boolean
  keepsRemoved?: boolean
  keepsHistory?: boolean
  title: readonly string[]
  apart?: readonly string[]
  fields: Fields
  relations?: Record<string, Relation>
  carries?: readonly string[]
  indexes?: readonly (readonly string[])[]
  contained?: readonly string[]
  keptElsewhere?: { when: FilterInput; reason: Text; free: readonly string[] }
  uniques?: readonly (readonly string[])[]
  uniquesEverywhere?: readonly (readonly string[])[]
  exclusive?: { of: string; from: string; to: string }
  isSingle?: boolean
  isNeverImported?: boolean
  workbook?: WorkbookSheet<string>
  order?: string
  deeds?: readonly RowDeed[]
  access: Record<'read' | 'create' | 'update' | 'remove', Rule>
  list: ListShape<string>
  form: readonly FormSection<string>[]
}

/** All collections of the product, and the plugin (module) each belongs to. */
export type Catalogue = ReadonlyMap<string, { collection: AnyCollection; module: string }>
