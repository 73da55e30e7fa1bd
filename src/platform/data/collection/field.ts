import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { FilterInput, Rule } from '#platform/data/access/rule.ts'
import type { App } from '#platform/context.ts'
import type { Role, Viewer } from '#platform/data/access/viewer.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { FormFacts } from '#platform/data/field-types/field-type.ts'
import type { Kind } from '#platform/data/field-types/field-type-of.ts'
import type { Tone } from '#ui/office/description.ts'

export interface Choice {
  value: string
  label: Text
  /** The tone of a row with this state. */
  tone?: Tone
}

/** Wire is the API's shape (the specification's mixed shapes). Stored is the shape in the table and in code. */
export interface Field<Stored, Wire = Stored, Given extends boolean = boolean> {
  kind: Kind
  column: string
  label: Text
  /** Validates and cleans the wire shape, and returns the stored shape. */
  decode: z.ZodType<Stored, Wire>
  /** Whether a new row must include it. */
  required: Given
  read?: Rule
  /** The collection whose content it reveals. A key that may not read that collection cannot read this field. */
  reveals?: string
  /** Who may set the field. The collection's own rules decide which rows. */
  write?: (viewer: Viewer) => boolean
  /**
   * A form shows it only while the other fields match; `isRequired` applies then. Otherwise its value does not change.
   */
  shownWhen?: { when: FilterInput; isRequired?: boolean }
  /** Cannot change in a row that matches. */
  lockedWhen?: { when: FilterInput; reason: Text }
  /** Never accepted from a client; only `compute` writes it. */
  computed?: boolean
  /** Accepted from a client that may write it, and also set by `compute`. */
  isAlsoComputed?: boolean
  /** Has no column; this SQL over the row computes it. Rules cannot use it. */
  derived?: (column: (name: string) => RawBuilder<unknown>) => RawBuilder<unknown>
  /** The default for a new row without a value. */
  initial?: (by: { viewer: Viewer; now: string }) => Stored
  choices?: readonly Choice[]
  /** Choices known only at run time. Written values are validated against them. */
  dynamicChoices?: (app: Pick<App, 'manifests'>) => readonly Choice[]
  /** PostgreSQL also refuses any value outside the choices. */
  isEnforced?: boolean
  /** The collection that a reference or a list of codes points to. */
  to?: string
  /** The referenced field, if not `_id`. It must be unique per site. */
  at?: string
  /** Removing the referenced row removes this row. */
  cascade?: boolean
  /** Allowed file extensions, in lower case. */
  extensions?: readonly string[]
  /** The parts of a group. */
  parts?: Fields
  /** A shorter column heading with its unit, for a label that is too long. */
  short?: Text
  unit?: Text
  /** Lists show the time as well as the day. */
  isTimed?: boolean
  /** The site's code list that the field uses. With `suggested`, other values are allowed too. */
  codeList?: string
  suggested?: readonly Choice[]
  /** Names a record of any collection, such as `course/6502…`. The writing user must be allowed to read it. */
  namesRecord?: boolean
  /** Contains ids of staff on the site with at least this role. */
  colleagues?: Role
  /** The text field that an empty slug is made from. */
  slugOf?: string
  /** Each site defines its parts for itself: what is sent lies over what is there, and every part has rules of its own. */
  isSiteDefined?: true
  /** It holds a page of blocks. */
  holdsBlocks?: true
  /** Set once, when the row is created. */
  isImmutable?: boolean
  /** Labels for true and false when the field is the row's state. The defaults are published and draft. */
  states?: { on: Text; off: Text }
  hint?: Text
  /** Form settings that differ from those of its kind. */
  form?: Pick<FormFacts, 'control' | 'span'>
  /** The value for the n-th example row of the OpenAPI document, if the kind's own example would be refused. */
  example?: (field: AnyField, n: number) => unknown
}

// oxlint-disable-next-line no-explicit-any -- a field of any type: Stored stands in both directions
export type AnyField = Field<any, any>
export type Fields = Record<string, AnyField>

export type Read<F> = { [K in keyof F]: F[K] extends Field<infer Stored, infer _W> ? Stored : never }
type Wire<F> = F extends Field<infer _S, infer W> ? W : never
type RequiredNames<F> = { [K in keyof F]: F[K] extends { required: true } ? K : never }[keyof F]
export type Write<F> = { [K in RequiredNames<F>]: Wire<F[K]> } & {
  [K in Exclude<keyof F, RequiredNames<F>>]?: Wire<F[K]>
}
