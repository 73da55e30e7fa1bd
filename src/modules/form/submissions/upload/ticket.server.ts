import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import type { Context } from '#platform/context.ts'
import type { OpenedForm } from '../form-token.server.ts'

/** How long a ticket is valid, in milliseconds. */
const validMs = 24 * 3_600_000

/** What a ticket is for: one field of a form, under the key of what will be sent. */
export interface Ticket {
  formID: string
  version: number
  key: string
  field: string
}

/** Returns the tickets of the upload fields of a form by `name`, or `set.name` in a data set. */
export function ticketsOf(
  ctx: Context,
  { definition, opened }: { definition: FormDefinition; opened: Omit<OpenedForm, 'openedAt'> },
): Record<string, string> {
  const of = (list: readonly FormField[], before: string) =>
    list
      .filter(({ type }) => type === 'upload')
      .map((field): [string, string] => [before + field.name, ticketOf(ctx, { ...opened, field: field.id })])
  const { fields, sets } = definition
  return Object.fromEntries([...sets.flatMap((set) => of(set.fields, `${set.name}.`)), ...of(fields, '')])
}

function ticketOf(ctx: Context, { formID, version, key, field }: Ticket): string {
  const until = ctx.now + validMs
  const place = Buffer.from(JSON.stringify([formID, version, key, field])).toString('base64url')
  return `${place}.${until}.${markOf(ctx, { place, until })}`
}

/** Reads a ticket of this site; null for a forged or old one. */
export function readTicket(ctx: Context, ticket: string): Ticket | null {
  const [, place, until, mark] = /^([\w-]{1,400})\.(\d{13})\.([\w-]{43})$/.exec(ticket) ?? []
  if (!place || !mark || Number(until) <= ctx.now) return null
  const right = markOf(ctx, { place, until: Number(until) })
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(right))) return null
  const [formID, version, key, field] = JSON.parse(Buffer.from(place, 'base64url').toString()) as [
    string,
    number,
    string,
    string,
  ]
  return { formID, version, key, field }
}

const markOf = ({ app, site }: Context, { place, until }: { place: string; until: number }) =>
  createHmac('sha256', app.sealing.key).update(`form ticket\n${site._id}\n${place}\n${until}`).digest('base64url')

/** To whom the files of a ticket belong until the form is sent. It names nobody. */
export const uploadOwner = ({ formID, key }: { formID: string; key: string }): string =>
  `form ${createHash('sha256').update(`${formID} ${key}`).digest('hex').slice(0, 32)}`

/** The context that may use the files uploaded under the key of an opened form. */
export const asUploader = (ctx: Context, opened: { formID: string; key: string }): Context => ({
  ...ctx,
  uploadGrant: { owner: uploadOwner(opened), types: [], most: 0 },
})
