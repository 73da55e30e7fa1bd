import { queueMail, type QueuedMail } from '#platform/background/mail/queue-mail.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { linkMail, recordMessage } from '#modules/message/public-api.ts'
import { emailKey } from '../tables.ts'
import { emailError } from './email-errors.ts'

export interface SentEmail {
  messageID: string
  mailID: string
}

const maxKeyLength = 200

/** What a key sent before; undefined if nothing. */
export const findSent = async (ctx: Context, key: string): Promise<SentEmail | undefined> =>
  fromPrivate(ctx, emailKey)
    .select(['email_key.messageID', 'email_key.mailID'])
    .where('email_key.key', '=', key)
    .executeTakeFirst() as Promise<SentEmail | undefined>

/** Records a message and queues its mail, in the caller's transaction. `key` makes repeats return the first one. */
export const recordEmail = async (ctx: Context, { key, ...mail }: QueuedMail & { key: string }): Promise<SentEmail> => {
  if (key.length === 0 || key.length > maxKeyLength) throw emailError('record', 'key')
  const { to, toName = '', subject, text } = mail
  const messageID = await orRefused('record', () =>
    recordMessage(ctx, { name: toName, email: to, subject, body: text, key }),
  )
  const mailID = await orRefused('send', () => queueMail(ctx, { ...mail, message: messageID }))
  await linkMail(ctx, { _id: messageID, mail: mailID })
  await insertPrivate(ctx, emailKey, { row: { key, messageID, mailID, createdAt: nowOf(ctx) } })
  return { messageID, mailID }
}

/** Invalid input keeps its own words; anything else gets the text of the specification. */
async function orRefused<T>(code: 'record' | 'send', work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RequestError && error.kind !== 'invalid') throw error
    const refusal = emailError(code, 'to')
    refusal.cause = error
    throw refusal
  }
}
