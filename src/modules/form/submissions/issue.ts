import type { Issue } from '#domain/validation/issue.ts'
import { submitWords } from './words.ts'

/** Returns the issue of a refused call of forms. */
export const issueOf = (code: keyof typeof submitWords, field = 'form'): Issue => ({
  ...{ field, ...submitWords[code] },
  code: wireCodes[code] ?? code,
})

/** Codes that the browser knows under another name. */
const wireCodes: Partial<Record<keyof typeof submitWords, string>> = { noToken: 'token' }
