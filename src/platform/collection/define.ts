import type { Rule } from '#platform/access/rule.ts'
import type { Text } from '#platform/i18n/words.ts'
import type { Fields, Read, Write } from './field.ts'

export interface Relation {
  to: string
  /** The local field and the field of the other collection that must be equal; a list field holds the other. */
  from: string
  at: string
}

type System = '_id' | 'createdAt' | 'updatedAt'
type Ordered<Name extends string> = Name | `${Name} desc`
type Names<F> = keyof F & string

export interface ListShape<Name extends string> {
  /** Fields, or parts of a group (`analytics.percent`). */
  columns: readonly (Name | System | `${Name}.${string}`)[]
  search: readonly Name[]
  sort: Ordered<Name | System>
  /** Shown small under the first column. */
  under?: Name
  /** Boolean or choice field that carries the state dot. */
  state?: Name
}

export interface FormSection<Name extends string> {
  title: Text
  text?: Text
  fields: readonly Name[]
}

export interface Definition<F extends Fields, Site extends string, Global extends boolean = boolean> {
  name: string
  label: Text
  plural: Text
  /** The specification's name for the site of a row, or `null` where it has none and the site stays hidden. */
  site: Site | null
  /** Its rows are of every site: its key is `_id` alone, and a change shows everywhere (house §3, Keys). */
  isGlobal?: Global
  /** A removed row is hidden and can be restored by who may remove it; whatever goes with it must keep its rows too. */
  keepsRemoved?: boolean
  /** Who changed what in its rows, and when, is kept for staff to read. */
  keepsHistory?: boolean
  /** The fields that name a row to people. */
  title: readonly Names<F>[]
  fields: F
  relations?: Record<string, Relation>
  /** Relations to one row that the API answers each row with, as who asks may see it. */
  carries?: readonly string[]
  /** Local fields that refer to a row of another collection of the same site; PostgreSQL keeps them true. */
  indexes?: readonly (readonly Ordered<Names<F> | System>[])[]
  /** Texts that are searched for what they hold: an index knows the threes of signs that occur in each. */
  contained?: readonly Names<F>[]
  uniques?: readonly (readonly Names<F>[])[]
  /** Fields that no two rows share, whatever their sites: a value taken elsewhere is a conflict. */
  uniquesEverywhere?: readonly (readonly Names<F>[])[]
  /** A site has one row of it; PostgreSQL refuses a second. */
  isSingle?: boolean
  /** The order of a query that asks for none; by `_id` where it is not said. */
  order?: Ordered<Names<F> | System>
  access: Record<'read' | 'create' | 'update' | 'remove', Rule>
  list: ListShape<Names<F>>
  form: readonly FormSection<Names<F>>[]
}

export interface Collection<
  F extends Fields = Fields,
  Site extends string = string,
  Global extends boolean = boolean,
> extends Definition<F, Site, Global> {}

/** Declares a collection; table, API, validation, row type and derived screens are read from it (house §3). */
export const defineCollection = <F extends Fields, const Site extends string, const Global extends boolean = false>(
  definition: Definition<F, Site, Global>,
): Collection<F, Site, Global> => definition

/** A row of every site has no column of one. */
type SiteColumn<C> = C extends { isGlobal?: true } ? unknown : { site: string }
/** A stored row as our code sees it; instants are ISO strings in UTC. */
export type Row<C> = C extends { fields: infer F }
  ? { _id: string; createdAt: string; updatedAt: string; version: number; search: string } & SiteColumn<C> & Read<F>
  : never
export type NewRow<C> = C extends { fields: infer F } ? Write<F> & { _id?: string } : never
export type Change<C> = C extends { fields: infer F } ? Partial<Write<F>> : never
