import { citizenDigits, hasCitizenChecksum, isCitizenId } from '#domain/thai-identity/citizen.ts'
import { isPhoneNumber, phoneDigits } from '#domain/thai-identity/phone.ts'
import { normalizeEmail, isEmailAddress } from '#domain/validation/email.ts'
import { isPasswordAllowed } from '#domain/validation/password.ts'
import { isBlank, isCleanText } from '#domain/validation/text.ts'

/** What somebody wrote into the register form (specification §5). */
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
  /** Sent by a client of the API alone: the form asks for none. */
  username?: string
}

/** The rules of a registration; but for the last digit of a citizen id, each bears the name of its field. */
export type Rule = Exclude<keyof Registration, 'fti_member' | 'username'> | 'citizenCheck'

export const fieldOf = (rule: Rule) => (rule === 'citizenCheck' ? 'citizen' : rule)

/** The rules that a registration breaks, in the order of the form; none when it may be sent. It runs in the browser too. */
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

/** What a form sends, each text cut where no honest one is longer. */
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

/** The fields of which no two people of a site may have the same value. */
export const uniqueFields = ['email', 'phone', 'citizen'] as const
export type UniqueField = (typeof uniqueFields)[number]
export const isUnique = (field: string): field is UniqueField => uniqueFields.some((name) => name === field)

/** What somebody wrote, without what is never sent back to him. */
export type RegistrationDraft = Omit<Registration, 'password' | 'confirm'>

/** Their values as they are stored and compared. */
export const uniqueValues = (given: Pick<Registration, UniqueField>): Record<UniqueField, string> => ({
  email: normalizeEmail(given.email),
  phone: phoneDigits(given.phone),
  citizen: citizenDigits(given.citizen),
})

/** The name that somebody chose to sign in with; null where he chose none, and signs in with his e-mail (decision 8). */
export const chosenName = ({ username, email }: Pick<Registration, 'username' | 'email'>): string | null => {
  const name = normalizeEmail(username ?? '')
  return name === '' || name === normalizeEmail(email) ? null : name
}

/** Whether a chosen name is an address, which could only be somebody else's: he could not register with it any more. */
export const isAddressOfAnother = (given: Pick<Registration, 'username' | 'email'>) =>
  chosenName(given)?.includes('@') ?? false

/** A registration as the user row holds it. */
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
})
