import { z } from 'zod'
import type { Listener } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { mailPasswordLink } from './person/mail-password-link.server.ts'

const imported = z.object({ rows: z.array(z.string()) })

/** Mails imported people a link to set their password. People without an e-mail or with a disabled account get none. */
const inviteImported: Listener = (ctx, payload) =>
  inTransaction(ctx, async (inside) => {
    const people = await from(inside, 'user')
      .select(['user._id', 'user.email', 'user.status'])
      .where('user._id', 'in', imported.parse(payload).rows)
      .orderBy('user._id')
      .execute()
    for (const person of people) if (person.status && person.email) await mailPasswordLink(inside, person)
  })

export default inviteImported
