import type { Granularity } from '#domain/thai-calendar/time-buckets.ts'
import type { FilterInput, Rule } from '#platform/data/access/rule.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'
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

/** Some of the rows of a list, as a tab of their own; `name` is in its address. */
export interface ListView {
  name: string
  label: Text
  rows: FilterInput
}

/** A condition as it is written in the address of a list: `status:is:true`. */
type DefineParams = `${string}:${string}:${string}`

/**
 * What people compare of the rows of a list: how many of them, or what a field of theirs comes to, over the time that a field
 * holds (thirty days, twelve weeks or twelve months), or by the values of a field. Every bar opens its rows.
 */
export type ChartShape<Name extends string> = {
  label: Text
  /** Amounts of this field instead of rows. */
  sum?: Name
  /** Of these rows alone. */
  where?: readonly DefineParams[]
} & (
  | { over: Name | System; stride?: Granularity; isLine?: boolean }
  /** So many values are shown, the others together. */
  | { by: Name | `${Name}.${string}`; most?: number }
)

export interface ListShape<Name extends string> {
  /** Fields, or parts of a group (`analytics.percent`). */
  columns: readonly (Name | System | `${Name}.${string}`)[]
  search: readonly Name[]
  sort: Ordered<Name | System>
  /** Shown small under the first column. */
  subtitle?: Name
  /** Boolean or choice field that carries the state dot. */
  state?: Name
  /** Said where it has no row yet and nobody adds one by hand: where its rows come from. */
  empty?: Text
  /** What its rows come to, at most four figures; each opens the rows that it counts. */
  figures?: readonly { label: Text; where: readonly DefineParams[] }[]
  charts?: readonly ChartShape<Name>[]
  /** The list begins with the first; without any it shows all rows. */
  views?: readonly ListView[]
  /** Its rows are under each other: the field that holds the row above, and the number by which siblings are ordered. */
  tree?: { parent: Name; order: Name }
  /** The fields of other collections that name its rows, `course.category`: how many do is counted, and keeps a row from being removed. */
  usedIn?: readonly `${string}.${string}`[]
}

export interface FormSection<Name extends string> {
  title: Text
  text?: Text
  fields: readonly Name[]
}

/**
 * What staff do with a row, or with many: a change of its fields under a name of its own. Who may write every field that it
 * sets and asks for may do it; it is stored, kept in the history and undone as any change is.
 */
export interface RecordAction {
  name: string
  label: Text
  icon: IconName
  /** The next thing that one does with such a row. */
  isPrimary?: boolean
  isDestructive?: boolean
  /** The rows that it is done to; of others `why` says why not. */
  where: FilterInput
  why: Text
  /** What it writes, at an instant (ISO UTC). */
  sets?: (by: { now: string }) => Record<string, unknown>
  /** Fields that it asks for and that must be filled in. */
  asks?: readonly string[]
  /** Said before it is done: what is lost. */
  text?: Text
  /** Said afterwards, of `{n}` rows. */
  done: Text
}

/** How rows of a collection are in the workbook of a site (decision 0200). */
export interface WorkbookSheet<Name extends string> {
  /** Its place among the sheets. */
  at: number
  /** The unique that names a row there; without one each row gets a code of its own. */
  key?: readonly Name[]
  /** The fields that are its columns; without them all that can be carried to another site. */
  fields?: readonly Name[]
  /** By what its rows are ordered, before their `_id`. */
  order?: readonly Name[]
  /** The rows that it holds; all where it is not said. */
  rows?: FilterInput
  /** The field that may hold a menu, whose entries have a sheet of their own. */
  menus?: Name
}

interface Definition<F extends Fields, Site extends string, Global extends boolean = boolean> {
  name: string
  label: Text
  plural: Text
  /** The specification's name for the site of a row, or `null` where it has none and the site stays hidden. */
  site: Site | null
  /** Its rows are of every site: its key is `_id` alone, and a change shows everywhere (design §6). */
  isGlobal?: Global
  /** A removed row is hidden and can be restored by who may remove it; whatever goes with it must keep its rows too. */
  softDelete?: boolean
  /** Who changed what in its rows, and when, is kept for staff to read. */
  history?: boolean
  /** The fields that name a row to people. */
  title: readonly Names<F>[]
  /** Fields of which the first that is known tells rows of the same title apart where one is chosen. */
  disambiguateBy?: readonly Names<F>[]
  fields: F
  relations?: Record<string, Relation>
  /** Relations to one row that the API answers each row with, as who asks may see it. */
  populate?: readonly string[]
  /** Fields, or parts of a group (`analytics.status`), by which rows are found and ordered; those of references come on their own. */
  indexes?: readonly (readonly Ordered<Names<F> | System | `${Names<F>}.${string}`>[])[]
  /** Texts that are searched for what they hold: an index knows the threes of signs that occur in each. */
  substringIndexes?: readonly Names<F>[]
  uniques?: readonly (readonly Names<F>[])[]
  /** Rows of which this holds are looked after in another place: here nobody removes them, and changes the `free` fields alone. */
  managedElsewhere?: { when: FilterInput; reason: Text; editable: readonly Names<F>[] }
  /** Fields that no two rows share, whatever their sites: a value taken elsewhere is a conflict. */
  globalUniques?: readonly (readonly Names<F>[])[]
  /** Of rows with the same `of` no two overlap in time, from `from` until before `to`; PostgreSQL refuses the second. */
  noOverlap?: { of: Names<F>; from: Names<F>; to: Names<F> }
  /** A site has one row of it; PostgreSQL refuses a second. */
  singleton?: boolean
  /** Its rows are of no use without what no file holds, such as a secret: nobody imports them as one. */
  notImportable?: boolean
  /** Its rows are a sheet of the workbook by which a site is set up. */
  workbook?: WorkbookSheet<Names<F>>
  /** The order of a query that asks for none; by `_id` where it is not said. */
  order?: Ordered<Names<F> | System>
  access: Record<'read' | 'create' | 'update' | 'remove', Rule>
  /** What staff do with its rows beside editing and removing them. */
  actions?: readonly RecordAction[]
  list: ListShape<Names<F>>
  form: readonly FormSection<Names<F>>[]
}

export interface Collection<
  F extends Fields = Fields,
  Site extends string = string,
  Global extends boolean = boolean,
> extends Definition<F, Site, Global> {}

/** Declares a collection; table, API, validation, row type and derived screens are read from it (design §4). */
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
