import type { Granularity } from '#domain/thai-calendar/time-buckets.ts'
import type { FilterInput, Rule } from '#platform/data/access/rule.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'
import type { Fields, Read, Write } from './field.ts'

export interface Relation {
  to: string
  /**
   * The local field and the field of the other collection that must be equal. A list field must contain the other
   * value.
   */
  from: string
  at: string
}

type System = '_id' | 'createdAt' | 'updatedAt'
type Ordered<Name extends string> = Name | `${Name} desc`
type Names<F> = keyof F & string

/** A tab of a list that shows some of its rows. `name` is part of its address. */
export interface ListView {
  name: string
  label: Text
  rows: FilterInput
}

/** A condition as written in the address of a list: `status:is:true`. */
type DefineParams = `${string}:${string}:${string}`

/**
 * A chart over the rows of a list: the number of rows or the sum of a field. It groups by time (30 days, 12 weeks or 12
 * months) or by the values of a field. Each bar links to its rows.
 */
export type ChartShape<Name extends string> = {
  label: Text
  /** Sums this field instead of counting rows. */
  sum?: Name
  /** Counts only these rows. */
  where?: readonly DefineParams[]
} & (
  | {
      over: Name | System
      stride?: Granularity
      isLine?: boolean
      /** For plans: half of the periods come after today. Without it the last one is the current one. */
      isAhead?: boolean
    }
  /** Maximum number of values shown; the rest are combined. */
  | { by: Name | `${Name}.${string}`; most?: number }
)

export interface ListShape<Name extends string> {
  /** Fields, or parts of a group (`analytics.percent`). */
  columns: readonly (Name | System | `${Name}.${string}`)[]
  search: readonly Name[]
  sort: Ordered<Name | System>
  /** Shown in small text under the first column. */
  subtitle?: Name
  /** Boolean or choice field that sets the colour of the state dot. */
  state?: Name
  /** Shown in an empty list whose rows nobody adds by hand. It says where rows come from. */
  empty?: Text
  /** At most four summary figures. Each links to the rows that it counts. */
  figures?: readonly { label: Text; where: readonly DefineParams[] }[]
  charts?: readonly ChartShape<Name>[]
  /** The list opens on the first view. Without views it shows all rows. */
  views?: readonly ListView[]
  /** Rows form a tree: the field with the parent row, and the number that orders siblings. */
  tree?: { parent: Name; order: Name }
  /**
   * Fields of other collections that name rows of this one, such as `course.category`. The uses are counted, and a used
   * row cannot be removed.
   */
  usedIn?: readonly `${string}.${string}`[]
}

export interface FormSection<Name extends string> {
  title: Text
  text?: Text
  fields: readonly Name[]
}

/**
 * A named change of fields that staff apply to one or many rows. It requires write permission for every field that it
 * sets or asks for. It is saved, recorded in the history and undone like any change.
 */
export interface RecordAction {
  name: string
  label: Text
  icon: IconName
  /** The most likely next action for such a row. */
  isPrimary?: boolean
  isDestructive?: boolean
  /** The rows that the action applies to. For other rows `why` gives the reason. */
  where: FilterInput
  why: Text
  /** The values that it writes, given an instant (ISO UTC). */
  sets?: (by: { now: string }) => Record<string, unknown>
  /** Required fields that it asks for. */
  asks?: readonly string[]
  /** Confirmation text that says what is lost. */
  text?: Text
  /** Shown afterwards; `{n}` is the number of rows. */
  done: Text
}

/** How a collection appears in the workbook of a site (decision 0200). */
export interface WorkbookSheet<Name extends string> {
  /** Position among the sheets. */
  at: number
  /** The unique key of a row in the sheet. Without one, each row gets its own code. */
  key?: readonly Name[]
  /** The fields that become columns. By default, all fields that another site can use. */
  fields?: readonly Name[]
  /** Fields that order the rows, before `_id`. */
  order?: readonly Name[]
  /** The rows to include; by default all. */
  rows?: FilterInput
  /** The field that may contain a menu. Menu entries get their own sheet. */
  menus?: Name
}

interface Definition<F extends Fields, Site extends string, Global extends boolean = boolean> {
  name: string
  label: Text
  plural: Text
  /** The specification's name for the site of a row. `null` if it has none; the site is then hidden. */
  site: Site | null
  /** Rows are shared by all sites. The key is `_id` alone, and a change appears everywhere (design §6). */
  isGlobal?: Global
  /**
   * A removed row is hidden. Users who may remove it may restore it. Rows that cascade with it must also use soft
   * delete.
   */
  softDelete?: boolean
  /** Records who changed what and when, for staff to read. */
  history?: boolean
  /** The fields that name a row to users. */
  title: readonly Names<F>[]
  /** Fields that distinguish rows of the same title in a picker. The first with a value is used. */
  disambiguateBy?: readonly Names<F>[]
  fields: F
  relations?: Record<string, Relation>
  /** Relations to one row that the API includes with each row, filtered by the viewer's permissions. */
  populate?: readonly string[]
  /**
   * Fields, or parts of a group (`analytics.status`), to index for lookup and order. References are indexed
   * automatically.
   */
  indexes?: readonly (readonly Ordered<Names<F> | System | `${Names<F>}.${string}`>[])[]
  /** Text fields with a trigram index for substring search. */
  substringIndexes?: readonly Names<F>[]
  uniques?: readonly (readonly Names<F>[])[]
  /** Rows that match are managed elsewhere. Here nobody can remove them, and only the editable fields can change. */
  managedElsewhere?: { when: FilterInput; reason: Text; editable: readonly Names<F>[] }
  /** Fields that are unique across all sites. A duplicate value causes a conflict. */
  globalUniques?: readonly (readonly Names<F>[])[]
  /**
   * Rows with the same `of` must not overlap in time, from `from` (inclusive) to `to` (exclusive). PostgreSQL enforces
   * it.
   */
  noOverlap?: { of: Names<F>; from: Names<F>; to: Names<F> }
  /** Conditions in SQL on the columns of a row. PostgreSQL refuses every write that breaks one. */
  checks?: readonly string[]
  /** One row per site; PostgreSQL refuses a second one. */
  singleton?: boolean
  /** Rows need data that no file contains, such as a secret. They cannot be imported. */
  notImportable?: boolean
  /** Rows form a sheet of the workbook that sets up a site. */
  workbook?: WorkbookSheet<Names<F>>
  /** The default order of a query; `_id` if not set. */
  order?: Ordered<Names<F> | System>
  access: Record<'read' | 'create' | 'update' | 'remove', Rule>
  /** Row actions besides edit and remove. */
  actions?: readonly RecordAction[]
  list: ListShape<Names<F>>
  form: readonly FormSection<Names<F>>[]
}

export interface Collection<
  F extends Fields = Fields,
  Site extends string = string,
  Global extends boolean = boolean,
> extends Definition<F, Site, Global> {}

/** Declares a collection. The table, API, validation, row type and derived screens come from it (design §4). */
export const defineCollection = <F extends Fields, const Site extends string, const Global extends boolean = false>(
  definition: Definition<F, Site, Global>,
): Collection<F, Site, Global> => definition

/** A row of a global collection has no site column. */
type SiteColumn<C> = C extends { isGlobal?: true } ? unknown : { site: string }
/** A stored row in code. Instants are ISO strings in UTC. */
export type Row<C> = C extends { fields: infer F }
  ? { _id: string; createdAt: string; updatedAt: string; version: number; search: string } & SiteColumn<C> & Read<F>
  : never
export type NewRow<C> = C extends { fields: infer F } ? Write<F> & { _id?: string } : never
export type Change<C> = C extends { fields: infer F } ? Partial<Write<F>> : never
