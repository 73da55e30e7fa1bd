import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type Known, type Likeness, likeTo } from '../rules/duplicates.ts'

const most = 10
const looked = 500

export interface Likely extends Known {
  username: string
  createdAt: string
}

const columns = ['_id', 'username', 'firstname', 'lastname', 'email', 'phone', 'citizen', 'createdAt'] as const

/** The learners of the site who may be the same person: by citizen id, phone, mailbox or name. */
export const likelyDuplicates = async (ctx: Context, one: Known): Promise<{ person: Likely; by: Likeness[] }[]> => {
  const phone = (one.phone ?? '').replaceAll(/\D/g, '').slice(-9)
  const mailbox = (one.email ?? '').toLowerCase().split(/[+@]/)[0] ?? ''
  const found = await from(ctx, 'user')
    .select(columns)
    .where('role', '=', 'user')
    .where('_id', '!=', one._id)
    .where((is) =>
      is.or([
        is('lastname', '=', one.lastname),
        is('firstname', '=', one.firstname),
        ...(one.citizen ? [is('citizen', '=', one.citizen)] : []),
        ...(phone.length === 9 ? [sql<boolean>`regexp_replace(phone, '[^0-9]', '', 'g') like ${`%${phone}`}`] : []),
        ...(mailbox.length > 2 ? [sql<boolean>`lower(email) like ${`${mailbox.replaceAll(/[%_\\]/g, '\\$&')}%`}`] : []),
      ]),
    )
    .orderBy('_id')
    .limit(looked)
    .execute()
  return likeTo(one, found).slice(0, most)
}
