/** What a field of people holds, that a site defines for itself. */
export const fieldTypes = ['text', 'longtext', 'choice', 'date', 'number', 'boolean', 'phone', 'code'] as const
export type PersonFieldType = (typeof fieldTypes)[number]

/** The forms that a code may have; a site chooses one and writes no expression of its own. */
export const codePatterns = ['any', 'digits', 'citizen', 'passport', 'licence'] as const
export type CodePattern = (typeof codePatterns)[number]

/** What the person does with the field of their own record. */
export const personUses = ['edit', 'read', 'hidden'] as const

/** The least of the staff who read it; administrators write it. */
export const staffReaders = ['member', 'manager', 'admin'] as const

export interface PersonField {
  /** Names the value in the record of a person, for ever. */
  key: string
  label: { th: string; en: string }
  type: PersonFieldType
  pattern: CodePattern
  choices: readonly string[]
  isRequired: boolean
  person: (typeof personUses)[number]
  staff: (typeof staffReaders)[number]
  inRegistration: boolean
  inProfile: boolean
}

export type PersonValue = string | number | boolean
export type PersonValues = Record<string, PersonValue>

/** Maximum number of fields of a site. */
export const mostFields = 40

const keyForm = /^[a-z][a-z0-9_]{0,39}$/
const reserved: ReadonlySet<string> = new Set(['constructor', 'prototype', 'valueof', 'tostring'])

/** Whether a text may be the key of a field: small Latin letters, digits and underscores, from a letter on. */
export const isFieldKey = (key: string) => keyForm.test(key) && !reserved.has(key)
