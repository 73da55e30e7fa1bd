import { z } from 'zod'
import type { Listener } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { settleMessage } from '#modules/message/public-api.ts'
import { emailErrors } from '../sending/email-errors.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)
const settled = z.object({ _id: id, message: id })

/**
 * Sets the status of a message to that of its mail: confirm when the server took it, fail when it was refused or came
 * back (specification §7). The mail as it is now counts, so a second run changes nothing.
 */
const settle: Listener = async (ctx, payload) => {
  const { _id, message } = settled.parse(payload)
  const mail = await from(ctx, 'mail')
    .select(['mail.state', 'mail.error'])
    .where('mail._id', '=', _id)
    .executeTakeFirst()
  if (!mail || (mail.state !== 'sent' && mail.state !== 'failed')) return
  const isSent = mail.state === 'sent'
  const error = isSent ? null : `${emailErrors.send} (${mail.error ?? ''})`
  try {
    await settleMessage(ctx, { _id: message, status: isSent ? 'confirm' : 'fail', error })
  } catch (cause) {
    throw new Error(emailErrors.status, { cause })
  }
}

export default settle
