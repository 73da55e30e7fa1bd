import { invalid, type RequestError } from '#platform/errors/errors.ts'

/** The error texts of e-mail (specification §8), to the letter in every language. */
export const emailErrors = {
  noTemplate: 'Email template configuration not found',
  send: 'Failed to send email',
  record: 'Failed to record email data',
  status: 'Failed to update email status',
  fetch: 'Failed to fetch email template',
} as const

/** The refusal with one of the texts of the specification. */
export const emailError = (code: keyof typeof emailErrors, field: string): RequestError =>
  invalid({ field, code, th: emailErrors[code], en: emailErrors[code] })
