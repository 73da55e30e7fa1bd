import { z } from 'zod'
import type { PersonField, PersonValue, PersonValues } from '#domain/validation/person-field/definition.ts'
import { judgeFields, judgeValue } from '#domain/validation/person-field/judge.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import type { AnyField, Field, Fields } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Site } from '#platform/site/site.ts'

type Sent = Record<string, PersonValue | null>

/** Values of fields that each site defines for itself, in one column; what is sent lies over what is there. */
export const siteDefined = (th: string, en: string): Field<PersonValues, Sent, false> => ({
  ...{ kind: 'group', column: 'jsonb', label: { th, en }, required: false, isSiteDefined: true, parts: {} },
  decode: codecOf([]) as unknown as z.ZodType<PersonValues, Sent>,
  initial: () => ({}),
})

/** The collection as it is on a site that defines fields of it. */
export const withSiteFields = (collection: AnyCollection, { personFields }: Pick<Site, 'personFields'>) => {
  if (!personFields || personFields.length === 0) return collection
  const known = extendedBy.get(personFields) ?? new WeakMap<AnyCollection, AnyCollection>()
  extendedBy.set(personFields, known)
  const made = known.get(collection) ?? extended(collection, personFields)
  known.set(collection, made)
  return made
}

/** The result of definitions never changes: a site that defines others is read again. */
const extendedBy = new WeakMap<readonly PersonField[], WeakMap<AnyCollection, AnyCollection>>()

/** The field of a collection that sites define the parts of, if it has one. */
export const siteDefinedIn = ({ fields }: Pick<AnyCollection, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.isSiteDefined)

function extended(collection: AnyCollection, defined: readonly PersonField[]): AnyCollection {
  const name = siteDefinedIn(collection)
  if (name === undefined) return collection
  const parts: Fields = Object.fromEntries(defined.map((one) => [one.key, partOf(one)]))
  const field: AnyField = { ...collection.fields[name]!, decode: codecOf(defined), parts }
  return {
    ...collection,
    fields: { ...collection.fields, [name]: field },
    form: [...collection.form, { title: field.label, fields: [name] }],
  }
}

/** What may be sent, by the judge of the definitions; every wrong value is an issue at its key. */
const codecOf = (defined: readonly PersonField[]) =>
  z
    .unknown()
    .meta({ type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } })
    .transform((given, check) => {
      const { values, faults } = judgeFields(defined, given)
      for (const { key, th, en } of faults) {
        const path = key === '' ? [] : [key]
        check.addIssue({ code: 'custom', path, message: en, expects: { th, en } } as never)
      }
      return faults.length > 0 ? z.NEVER : values
    })

const partOf = (defined: PersonField): AnyField => ({
  ...{ kind: defined.type, column: 'jsonb', label: defined.label, required: defined.isRequired },
  decode: z.unknown().transform((given, check) => {
    const judged = judgeValue(defined, given)
    if ('value' in judged) return judged.value
    check.addIssue({ code: 'custom', path: [], message: judged.fault.en })
    return z.NEVER
  }),
  read: (viewer: Viewer) => mayRead(defined, viewer),
  write: (viewer: Viewer) => mayWrite(defined, viewer),
  ...(defined.type === 'choice' && {
    choices: defined.choices.map((value) => ({ value, label: { th: value, en: value } })),
  }),
})

const mayRead = ({ person, staff }: PersonField, viewer: Viewer) =>
  viewer.role === 'user' ? person !== 'hidden' : isAtLeast(viewer, staff)

/** Who registers writes what the registration asks. */
function mayWrite({ person, inRegistration }: PersonField, viewer: Viewer) {
  if (viewer.role === 'guest') return inRegistration && person === 'edit'
  return viewer.role === 'user' ? person === 'edit' : isAtLeast(viewer, 'admin')
}
