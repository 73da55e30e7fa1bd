import { sql, type RawBuilder } from 'kysely'

/** The name of an enrolment's learner, from the account. */
export const learnerOf = (column: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select trim(concat_ws(' ', called.firstname, called.lastname)) from "user" called
    where called.site = ${column('site')} and called._id = ${column('userID')})`
