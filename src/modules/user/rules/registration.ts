import { citizenIssue, citizenDigits } from '#domain/thai-identity/citizen.ts'
import { phoneDigits, phoneIssue } from '#domain/thai-identity/phone.ts'
import { canonEmail, emailIssue } from '#domain/validation/email.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { confirmIssue, passwordIssue } from '#domain/validation/password.ts'
import { blankIssue } from '#domain/validation/text.ts'

/** What somebody wrote into the register form (specification §5). */
export interface Registration {
  firstname: string
  lastname: string
  citizen: string
  email: string
  password: string
  confirm: string
  phone: string
  fti_member: boolean
  fti_member_number: string
  agree: boolean
}

const hints = {
  firstname: { th: '** กรุณากรอกชื่อ', en: 'Please enter your first name' },
  lastname: { th: '** กรุณากรอกนามสกุล', en: 'Please enter your last name' },
  fti_member_number: { th: '** กรุณากรอกหมายเลขสมาชิก ส.อ.ท.', en: 'Please enter your member number' },
  agree: {
    th: '** กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนลงทะเบียน',
    en: 'Please accept the privacy policy before registering',
  },
}

/** Everything that is wrong with a registration, in the order of its fields; empty when it may be stored. */
export const registrationIssues = (given: Registration): Issue[] =>
  [
    blankIssue('firstname', { text: given.firstname, hint: hints.firstname }),
    blankIssue('lastname', { text: given.lastname, hint: hints.lastname }),
    citizenIssue('citizen', given.citizen),
    emailIssue('email', given.email),
    passwordIssue('password', given.password),
    confirmIssue('confirm', { password: given.password, confirm: given.confirm }),
    phoneIssue('phone', given.phone),
    given.fti_member
      ? blankIssue('fti_member_number', { text: given.fti_member_number, hint: hints.fti_member_number })
      : null,
    given.agree ? null : { field: 'agree', code: 'required', ...hints.agree },
  ].filter((issue) => issue !== null)

/** A registration as the user row holds it: digits only, e-mail in lower case, the e-mail as user name (decision 8). */
export const userOf = (given: Registration) => ({
  username: canonEmail(given.email),
  firstname: given.firstname.trim(),
  lastname: given.lastname.trim(),
  citizen: citizenDigits(given.citizen),
  email: canonEmail(given.email),
  phone: phoneDigits(given.phone),
  info: {
    fti_member: given.fti_member,
    fti_member_number: given.fti_member ? given.fti_member_number.trim() : '',
    agree: given.agree,
  },
})
