import { onlyVisible } from '#domain/validation/invisible.ts'
import type { Issue } from './issue.ts'

const FORM =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/
const SAMPLE_DOMAINS = ['example.com', 'example.net', 'example.org']

const QUOTED = /^(?:"(.*)"|'(.*)'|\u201c(.*)\u201d|\u2018(.*)\u2019|<(.*)>)$/su

/** The form in which e-mail addresses are stored and compared: lower case, nothing invisible, no quotes around it and no `mailto:`. */
export function normalizeEmail(text: string): string {
  const bare = unquoted(onlyVisible(text)).replace(/^mailto:\s*/i, '')
  return unquoted(bare).toLowerCase()
}

function unquoted(text: string): string {
  const inner = QUOTED.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  return inner === undefined ? text : inner.trim()
}

/** Whether several addresses are where one should: with a space, a comma, a semicolon or a slash between. */
export const hasManyEmails = (text: string) => /@[^@]*[\s,;/|][^@]*@/.test(onlyVisible(text))

/** Whether a text is written as an e-mail address is. */
export const isEmailForm = (text: string) => text.length <= 254 && FORM.test(text)

/** Whether a text is an e-mail address, and none at a sample domain (decision 8). */
export const isEmailAddress = (text: string) => isEmailForm(text) && !isSample(text)

/** The issue of what is no e-mail address, or is at a sample domain (specification §5), or null. */
export function emailIssue(field: string, text: string): Issue | null {
  if (isEmailAddress(text)) return null
  return { field, code: 'email', th: '** กรุณากรอกอีเมล์ให้ถูกต้อง', en: '** Please enter a valid e-mail address' }
}

function isSample(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return SAMPLE_DOMAINS.some((sample) => domain === sample || domain.endsWith(`.${sample}`))
}
