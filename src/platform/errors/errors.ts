import type { Issue } from '#domain/validation/issue.ts'

export type ErrorKind = 'not-found' | 'forbidden' | 'invalid' | 'conflict' | 'too-many'

export const statusOf: Record<ErrorKind, number> = {
  'not-found': 404,
  forbidden: 403,
  invalid: 400,
  conflict: 409,
  'too-many': 429,
}

/** One of the five errors that stop a request. `issues` say in both languages what to fix. */
export class RequestError extends Error {
  readonly kind: ErrorKind
  readonly issues: readonly Issue[]
  /** Seconds until a retry may succeed; null if unknown. */
  readonly retryAfter: number | null
  constructor(kind: ErrorKind, issues: readonly Issue[] = [], retryAfter: number | null = null) {
    super(issues[0] ? `${kind}: ${issues.map((issue) => `${issue.field} ${issue.code}`).join(', ')}` : kind)
    this.kind = kind
    this.issues = issues
    this.retryAfter = retryAfter
  }
}

export const notFound = (...issues: Issue[]) => new RequestError('not-found', issues)
export const forbidden = (...issues: Issue[]) => new RequestError('forbidden', issues)
export const invalid = (...issues: Issue[]) => new RequestError('invalid', issues)
export const conflict = (...issues: Issue[]) => new RequestError('conflict', issues)
export const tooMany = (...issues: Issue[]) => new RequestError('too-many', issues)
/** Creates the same error with the seconds until a retry is allowed. */
export const tooManyFor = (seconds: number, ...issues: Issue[]) => new RequestError('too-many', issues, seconds)
