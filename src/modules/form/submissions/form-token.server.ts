import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { issueOf } from './issue.ts'

/** How long a form may stay open, in milliseconds. Each autosave renews it. */
const validMs = 24 * 3_600_000

/** What somebody opened: a version of a form, under the key of what they will send. */
export interface OpenedForm {
  formID: string
  version: number
  key: string
  /** Milliseconds since 1970. */
  openedAt: number
}

/** A key is 128 random bits. */
export const newKey = (): string => randomBytes(16).toString('hex')

/** Returns the token of an opened form: it proves that the sender opened this version under this key. */
export const issueToken = (ctx: Context, opened: Omit<OpenedForm, 'openedAt'> & { openedAt?: number }): string => {
  const of = { openedAt: ctx.now, ...opened }
  const issuedAt = ctx.now
  return `${of.version}.${of.key}.${of.openedAt}.${issuedAt}.${markOf(ctx, { ...of, issuedAt })}`
}

const shape = /^(\d{1,9})\.([0-9a-f]{32})\.(\d{13})\.(\d{13})\.([\w-]{43})$/

/** Reads the token of a form of this site. Throws forbidden for a missing, foreign, forged or old one. */
export const readToken = (ctx: Context, of: { formID: string; token: unknown }): OpenedForm => {
  const opened = openedBy(ctx, of)
  if (!opened) throw forbidden(issueOf('noToken'))
  return opened
}

/** Returns what a token of a form of this site opened; null for a missing, foreign, forged or old one. */
export function openedBy(ctx: Context, { formID, token }: { formID: string; token: unknown }): OpenedForm | null {
  const [, version, key, openedAt, issuedAt, mark] = shape.exec(typeof token === 'string' ? token : '') ?? []
  const age = ctx.now - Number(issuedAt)
  if (!version || !key || !mark || age < 0 || age > validMs) return null
  const opened = { formID, version: Number(version), key, openedAt: Number(openedAt) }
  const right = markOf(ctx, { ...opened, issuedAt: Number(issuedAt) })
  return timingSafeEqual(Buffer.from(mark), Buffer.from(right)) ? opened : null
}

const markOf = ({ app, site }: Context, of: OpenedForm & { issuedAt: number }) =>
  createHmac('sha256', app.sealing.key)
    .update(`form\n${site._id}\n${of.formID}\n${of.version}\n${of.key}\n${of.openedAt}\n${of.issuedAt}`)
    .digest('base64url')
