import { type Context, nowOf } from '#platform/context.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type MailTry, mailTry } from './mail-tables.ts'
import { addressHash } from './suppression/address-hash.ts'
import { suppressBounced } from './suppression/suppress-bounced.ts'
import type { DeliveryTry } from './transport/delivery.ts'

interface TryRecord {
  mail: string
  outcome: MailTry['outcome']
  attempt: DeliveryTry
}

/** Records a try in the transaction that settles it, and suppresses a recipient that bounced. */
export const recordTry = async (ctx: Context, { mail, outcome, attempt }: TryRecord): Promise<void> => {
  const { host, code, enhancedCode, response, command, ms, sha256, bytes, envelope } = attempt
  const isAboutRecipient = outcome !== 'accepted' && (outcome === 'bounced' || isOfRecipient(command))
  await insertPrivate(ctx, mailTry, {
    row: {
      ...{ _id: newId(ctx.now), mail, at: nowOf(ctx), outcome, host, code, enhancedCode, response },
      ...{ envelopeFrom: envelope.from, envelopeTo: envelope.to, recipient: addressHash(ctx, envelope.to) },
      ...{ isAboutRecipient, ms, sha256, bytes },
    },
  })
  if (isAboutRecipient) await suppressBounced(ctx, { address: envelope.to, enhancedCode, response })
}

/** A refused login or sender concerns the site. Servers refuse recipients at RCPT TO, or after the content. */
const isOfRecipient = (command: string | null) => command === 'RCPT TO' || command === 'DATA'

/** The tries of a mail, oldest first. At most 100. */
export const triesOf = (ctx: Context, mail: string): Promise<MailTry[]> =>
  fromPrivate(ctx, mailTry)
    .selectAll()
    .where('mail_try.mail', '=', mail)
    .orderBy('mail_try.at')
    .orderBy('mail_try._id')
    .limit(100)
    .execute() as Promise<MailTry[]>
