import { plainSlug, slug } from '#domain/thai-text/slug.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import type { Role, Viewer } from '#platform/data/access/viewer.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { AnyField, Field } from './field.ts'

/* The words in which a collection is declared: the kinds, each from its folder, and what may be said of any field. */

export { listedIn } from './listed/listed.ts'
export { kind } from '#platform/data/field-types/constructor.ts'
export { text } from '#platform/data/field-types/text/text/text.ts'
export { author } from '#platform/data/field-types/text/author/author.ts'
export { email } from '#platform/data/field-types/text/email/email.ts'
export { citizen } from '#platform/data/field-types/text/citizen/citizen.ts'
export { personalPhone, phone } from '#platform/data/field-types/text/phone/phone.ts'
export { code, handle } from '#platform/data/field-types/text/code/code.ts'
export { entries, entriesOf } from '#platform/data/field-types/text/entries/entries.ts'
export { longtext } from '#platform/data/field-types/text/longtext/longtext.ts'
export { richtext } from '#platform/data/field-types/text/richtext/richtext.ts'
export { file } from '#platform/data/field-types/text/file/file.ts'
export { secret } from '#platform/data/field-types/text/secret/secret.ts'
export { number, numberBetween } from '#platform/data/field-types/amount/number/number.ts'
export { baht } from '#platform/data/field-types/amount/baht/baht.ts'
export { boolean } from '#platform/data/field-types/choice/boolean/boolean.ts'
export { date } from '#platform/data/field-types/time/date/date.ts'
export { instant, timed } from '#platform/data/field-types/time/instant/instant.ts'
export { choice, choiceFrom, choiceOrListed } from '#platform/data/field-types/choice/choice/choice.ts'
export { choices, choicesFrom } from '#platform/data/field-types/choice/choices/choices.ts'
export { codes } from '#platform/data/field-types/choice/codes/codes.ts'
export { people } from '#platform/data/field-types/relation/people/people.ts'
export { reference } from '#platform/data/field-types/relation/reference/reference.ts'
export { references } from '#platform/data/field-types/relation/references/references.ts'
export { group } from '#platform/data/field-types/structured/group/group.ts'
export { address } from '#platform/data/field-types/structured/address/address.ts'
export { localised } from '#platform/data/field-types/structured/localised/localised.ts'
export { json, jsonOf } from '#platform/data/field-types/structured/json/json.ts'

export const optional = <S, W>(field: Field<S, W>): Field<S | null, W | null | undefined, false> => ({
  ...field,
  decode: field.decode.nullish().transform((value) => value ?? null),
  required: false,
  initial: () => null,
})

/** Names a record of any collection of the site that who writes may read, by both their names: `course/6502…`. */
export const anyRecord = (field: Field<string>) => ({
  ...optional({ ...field, decode: field.decode.refine((key) => /^[a-z_]{1,60}\/[0-9a-f]{24}$/.test(key)) }),
  namesRecord: true,
  example: () => null,
})
/** The ids of people who work on the site, as `least` or more. */
export const colleagues = (least: Role, field: Field<string[]>): Field<string[]> => ({ ...field, colleagues: least })

/** The last part of an address as somebody writes it, in letters, digits and dashes; refused where nothing of it is one. */
export const slugGiven = (field: Field<string>) => ({
  ...field,
  decode: field.decode.transform(plainSlug).refine((text) => text !== ''),
})

/** The last part of an address in the signs that one has; left empty, it is made of another field of the row. */
export const slugOf = (of: string, field: Field<string>) => ({
  ...optional({ ...field, decode: field.decode.transform(slug) }),
  slugOf: of,
})

/** Given to a new row that does not bring the field. */
export const initially = <S, W>(
  value: S | ((by: { viewer: Viewer; now: string }) => S),
  field: Field<S, W>,
): Field<S, W, false> => ({
  ...field,
  required: false,
  initial: typeof value === 'function' ? (value as (by: { viewer: Viewer; now: string }) => S) : () => value,
})

/** Narrows who may read the field, and in which rows, and who may set it. */
export const only = <F extends AnyField>(rules: Pick<AnyField, 'read' | 'write'>, field: F): F => ({
  ...field,
  ...rules,
})
export const computed = <S, W>(initial: S, field: Field<S, W>): Field<S, W, false> => ({
  ...field,
  required: false,
  computed: true,
  initial: () => initial,
})
/** Made by the product for a new row, and never changed. */
export const generated = <S, W>(make: NonNullable<Field<S, W>['initial']>, field: Field<S, W>): Field<S, W, false> => ({
  ...field,
  required: false,
  computed: true,
  initial: make,
})
/** Written by who may write it, and by the product too where it settles a row. */
export const alsoComputed = <F extends AnyField>(field: F): F => ({ ...field, isAlsoComputed: true })
/** Given by SQL over the row, and stored nowhere. */
export const derived = <S, W>(by: NonNullable<AnyField['derived']>, field: Field<S, W>): Field<S, W, false> => {
  const { initial: _initial, ...rest } = field
  return { ...rest, required: false, computed: true, derived: by }
}
/** Tells what a row of another collection says. */
export const revealing = <F extends AnyField>(reveals: string, field: F): F => ({ ...field, reveals })
/** Given to a new row, and never changed afterwards. */
export const immutable = <F extends AnyField>(field: F): F => ({ ...field, isImmutable: true })
/** PostgreSQL too holds the field to its choices. */
export const enforced = <F extends AnyField>(field: F): F => ({ ...field, isEnforced: true })
export const cascading = <F extends AnyField>(field: F): F => ({ ...field, cascade: true })
export const withUnit = <F extends AnyField>(unit: Text, field: F): F => ({ ...field, unit })
export const headed = <F extends AnyField>(short: Text, field: F): F => ({ ...field, short })
export const withHint = <F extends AnyField>(hint: Text, field: F): F => ({ ...field, hint })
/** A text that names a file, or an address whatever it ends in: forms send files of these endings for it, and offer the library. */
export const sentAsFile = <F extends AnyField>(extensions: readonly string[], field: F): F => ({
  ...field,
  extensions,
  form: { control: 'file', span: 6 },
})
/** Asked in a form only while this holds of its other fields, and required then where it says so. */
export const shownWhen = <F extends AnyField>(when: FilterInput, field: F, more: { isRequired?: boolean } = {}): F => ({
  ...field,
  shownWhen: { when, ...more },
})
/** Not to be changed while this holds of the row, for the reason that is given. */
export const lockedWhen = <F extends AnyField>(when: FilterInput, reason: Text, field: F): F => ({
  ...field,
  lockedWhen: { when, reason },
})
/** What the field holds in the n-th made-up row of the OpenAPI document. */
export const exampled = <F extends AnyField>(of: (n: number) => unknown, field: F): F => ({
  ...field,
  example: (_field, n) => of(n),
})
