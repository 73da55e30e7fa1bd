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
  /** How a row stands whose state this is. */
  tone?: Tone
}

/** Wire is what the API may carry (the specification's mixed shapes); Stored is what the table holds and our code sees. */
export interface Field<Stored, Wire = Stored, Given extends boolean = boolean> {
  kind: Kind
  column: string
  label: Text
  /** Reads the wire shape: validates, cleans and gives what the table stores. */
  decode: z.ZodType<Stored, Wire>
  /** Whether a new row must bring it. */
  required: Given
  read?: Rule
  /** The collection of which it tells: a key that may not read that one cannot read it here either. */
  reveals?: string
  /** Who may set it at all; which rows are his the collection's own rules say. */
  write?: (viewer: Viewer) => boolean
  /** A form asks for it only while this holds of its other fields; `isRequired` then. Else its value stays as it is. */
  shownWhen?: { when: FilterInput; isRequired?: boolean }
  /** Nobody changes it in a row of which this holds. */
  lockedWhen?: { when: FilterInput; reason: Text }
  /** Never taken from a client: only `compute` writes it. */
  computed?: boolean
  /** Taken from a client that may write it, and set by `compute` too. */
  isAlsoComputed?: boolean
  /** No column holds it: this SQL over the row gives it. Rules cannot speak of it. */
  derived?: (column: (name: string) => RawBuilder<unknown>) => RawBuilder<unknown>
  /** What a new row gets when it brings nothing. */
  initial?: (by: { viewer: Viewer; now: string }) => Stored
  choices?: readonly Choice[]
  /** Choices that only the running product knows: written values are held to them. */
  dynamicChoices?: (app: Pick<App, 'manifests'>) => readonly Choice[]
  /** PostgreSQL too refuses any value that is not one of the choices. */
  isEnforced?: boolean
  /** The collection a reference or a list of codes points into. */
  to?: string
  /** What it holds of the row it refers to where that is not the `_id`: a field that is unique there on its site. */
  at?: string
  /** A row goes when the row it refers to goes. */
  cascade?: boolean
  /** The endings that a file's name may have, in lower case. */
  extensions?: readonly string[]
  /** The parts of a group. */
  parts?: Fields
  /** The head of a list's column, with its unit, where the label is too long for one. */
  short?: Text
  unit?: Text
  /** A moment of which lists say the hour beside the day. */
  isTimed?: boolean
  /** The list of the site whose codes it holds; `suggested` are they where it takes other values too. */
  codeList?: string
  suggested?: readonly Choice[]
  /** It names a record of any collection, as `course/6502…`: one that who writes it may read. */
  namesRecord?: boolean
  /** It holds the ids of people who work on the site, as this or more. */
  colleagues?: Role
  /** The field of whose text it is made where it is left empty: the last part of an address. */
  slugOf?: string
  /** It holds a page of blocks. */
  holdsBlocks?: true
  /** Given to a new row once and for all. */
  isImmutable?: boolean
  /** What a row is called that is on, or off, where being so is its state: published, or a draft, unless it is said. */
  states?: { on: Text; off: Text }
  hint?: Text
  /** How its control differs from that of its kind. */
  form?: Pick<FormFacts, 'control' | 'span'>
  /** The value of the n-th made-up row of the OpenAPI document, where that of its kind would be refused. */
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
