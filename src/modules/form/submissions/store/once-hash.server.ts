import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context.ts'

/** The hash of a value that may not repeat in a form. Only the installation can compute it, so it reveals no citizen id. */
export const onceHash = ({ app, site }: Context, of: { formID: string; field: string; text: string }): string =>
  createHmac('sha256', app.sealing.key)
    .update(`form answer\n${site._id}\n${of.formID}\n${of.field}\n${of.text}`)
    .digest('base64url')
