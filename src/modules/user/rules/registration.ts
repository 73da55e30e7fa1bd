import type { PersonValues } from '#domain/validation/person-field/definition.ts'
import { citizenDigits, hasCitizenChecksum, isCitizenId } from '#domain/thai-identity/citizen.ts'
import { isPhoneNumber, phoneDigits } from '#domain/thai-identity/phone.ts'
import { normalizeEmail, isEmailAddress } from '#domain/validation/email.ts'
import { isPasswordAllowed } from '#domain/validation/password.ts'
import { isBlank, isCleanText } from '#domain/validation/text.ts'

/** The values of the registration form (specification §5). */
export interface Registration {
  firstname: string
  lastname: string
  citizen: string
  email: string
  phone: string
  password: string
  confirm: string
  fti_member: boolean
  fti_member_number: string
  agree: boolean
  /** Sent only by API clients. The form has no such field. */
  username?: string
  /** Values of the fields that the site defines for itself. */
  fields?: Record<string, unknown> | undefined
}

/** The rules of a registration; but for the last digit of a citizen id, each bears the name of its field. */
export type Rule = Exclude<keyof Registration, 'fti_member' | 'username' | 'fields'> | 'citizenCheck'

export const fieldOf = (rule: Rule) => (rule === 'citizenCheck' ? 'citizen' : rule)

/**
 * The rules that a registration breaks, in the order of the form. Empty if it may be sent. It also runs in the browser.
 */
export const brokenRules = (given: Registration, by: { hasCheckDigit: boolean }): Rule[] =>
  inOrder.filter((rule) => isBroken[rule](given, by))

const isBroken: Record<Rule, (given: Registration, by: { hasCheckDigit: boolean }) => boolean> = {
  firstname: ({ firstname }) => isNothing(firstname),
  lastname: ({ lastname }) => isNothing(lastname),
  citizen: ({ citizen }) => !isCitizenId(citizen),
  citizenCheck: ({ citizen }, by) =>
    by.hasCheckDigit && isCitizenId(citizen) && !hasCitizenChecksum(citizenDigits(citizen)),
  email: ({ email }) => !isEmailAddress(email),
  phone: ({ phone }) => !isPhoneNumber(phone),
  password: ({ password }) => !isPasswordAllowed(password),
  confirm: ({ password, confirm }) => confirm !== password,
  fti_member_number: (given) => given.fti_member && isNothing(given.fti_member_number),
  agree: ({ agree }) => !agree,
}

const inOrder = Object.keys(isBroken) as Rule[]
const isNothing = (text: string) => isBlank(text) || !isCleanText(text)

/** The submitted form, with each text cut to the longest plausible length. */
export const registrationOf = (form: FormData): Registration => {
  const text = (name: keyof Registration) => String(form.get(name) ?? '').slice(0, 1000)
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    citizen: text('citizen'),
    email: text('email').trim(),
    phone: text('phone'),
    password: text('password'),
    confirm: text('confirm'),
    fti_member: form.has('fti_member'),
    fti_member_number: text('fti_member_number'),
    agree: form.has('agree'),
  }
}

/** The fields whose values must be unique per site. */
export const uniqueFields = ['email', 'phone', 'citizen'] as const
export type UniqueField = (typeof uniqueFields)[number]
export const isUnique = (field: string): field is UniqueField => uniqueFields.some((name) => name === field)

/** The submitted values without those that are never sent back. */
export type RegistrationDraft = Omit<Registration, 'password' | 'confirm' | 'fields'>

/** Their values as stored and compared. */
export const uniqueValues = (given: Pick<Registration, UniqueField>): Record<UniqueField, string> => ({
  email: normalizeEmail(given.email),
  phone: phoneDigits(given.phone),
  citizen: citizenDigits(given.citizen),
})

/** The chosen user name. Null if none was chosen; the e-mail is then the user name (decision 8). */
export const chosenName = ({ username, email }: Pick<Registration, 'username' | 'email'>): string | null => {
  const name = normalizeEmail(username ?? '')
  return name === '' || name === normalizeEmail(email) ? null : name
}

/** Whether a user name is another address, which would block that address's owner from registering. */
export const isAddressOfAnother = (given: Pick<Registration, 'username' | 'email'>) =>
  chosenName(given)?.includes('@') ?? false

/** A registration as a user row. */
export const userOf = (given: Registration) => ({
  username: chosenName(given) ?? normalizeEmail(given.email),
  firstname: given.firstname.trim(),
  lastname: given.lastname.trim(),
  ...uniqueValues(given),
  info: {
    fti_member: given.fti_member,
    fti_member_number: given.fti_member ? given.fti_member_number.trim() : '',
    agree: given.agree,
  },
  ...(given.fields && { fields: given.fields as PersonValues }),
})
