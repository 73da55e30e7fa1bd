import { onlyVisible } from '#domain/validation/invisible.ts'
import type { Issue } from './issue.ts'

const FORM =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/
const SAMPLE_DOMAINS = ['example.com', 'example.net', 'example.org']

const QUOTED = /^(?:"(.*)"|'(.*)'|\u201c(.*)\u201d|\u2018(.*)\u2019|<(.*)>)$/su

/**
 * Returns an e-mail address as stored and compared: lower case, without invisible letters, outer quotes and `mailto:`.
 */
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

/** Whether a text contains several addresses, separated by a space, comma, semicolon or slash. */
export const hasManyEmails = (text: string) => /@[^@]*[\s,;/|][^@]*@/.test(onlyVisible(text))

/** Whether a text has the form of an e-mail address. */
export const isEmailForm = (text: string) => text.length <= 254 && FORM.test(text)

/** Whether a text is an e-mail address and not at a sample domain (decision 8). */
export const isEmailAddress = (text: string) => isEmailForm(text) && !isSample(text)

/** Returns the issue of an invalid e-mail address or one at a sample domain (specification §5), or null. */
export function emailIssue(field: string, text: string): Issue | null {
  if (isEmailAddress(text)) return null
  return { field, code: 'email', th: '** กรุณากรอกอีเมล์ให้ถูกต้อง', en: '** Please enter a valid e-mail address' }
}

function isSample(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return SAMPLE_DOMAINS.some((sample) => domain === sample || domain.endsWith(`.${sample}`))
}
