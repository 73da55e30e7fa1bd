import { sql } from 'kysely'
import type { FlowValues } from '#domain/flow/placeholder.ts'
import { guest, type Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import type { FlowRunRow } from '../tables.ts'

interface Person {
  firstname: string
  lastname: string
  email: string | null
  username: string | null
  band: string | null
}

/** The viewer of the product itself: steps that write for the whole site use it. */
const product: Viewer = { id: '', role: 'admin', home: '', name: 'ระบบ' }
export const asProduct = (ctx: Context): Context => ({ ...ctx, viewer: product, session: null })

/** Returns a context that writes with the rights of another one, such as in its transaction. */
export const asPerson = (ctx: Context, { viewer, session }: Context): Context => ({ ...ctx, viewer, session })

/**
 * Returns a context with the rights of the person of a run, as they are now. In a request of this person it is the
 * request's own. Without a person it is a visitor's. Null if the account can no longer be used.
 */
export const contextOfRun = async (ctx: Context, { home, userID }: FlowRunRow): Promise<Context | null> => {
  if (ctx.viewer.id === userID && ctx.viewer.home === home && userID !== '') return ctx
  const own = { ...ctx, session: null }
  if (userID === '') return { ...own, viewer: guest }
  if (home !== ctx.site._id) return onBehalf({ ...own, viewer: guest }, { home, id: userID })
  const person = await readPerson(ctx, { home, userID })
  if (!person) return null
  const name = `${person.firstname} ${person.lastname}`.trim()
  return { ...own, viewer: { id: userID, home, role: 'user', name, ...(person.band && { band: person.band }) } }
}

const readPerson = async (ctx: Context, of: { home: string; userID: string }): Promise<Person | undefined> => {
  const { rows } = await sql<Person>`select firstname, lastname, email, username, info ->> 'bandCode' as band
    from "user" where site = ${of.home} and _id = ${of.userID} and status and "removedAt" is null`.execute(
    ctx[executor],
  )
  return rows[0]
}

/** What placeholders may read in a run, without secrets. */
export const valuesOfRun = async (ctx: Context, row: FlowRunRow): Promise<FlowValues> => ({
  form: JSON.parse(row.form) as unknown,
  step: JSON.parse(row.results) as unknown,
  exports: JSON.parse(row.exports) as unknown,
  session: await sessionValues(ctx, row),
})

/** The values of `{{session.…}}` for a person: name, e-mail and site. A visitor has the site alone. */
export const sessionValues = async (ctx: Context, of: { home: string; userID: string }) => {
  const person = of.userID === '' ? undefined : await readPerson(ctx, of)
  const { firstname = '', lastname = '', email, username } = person ?? {}
  const user = { _id: of.userID, firstname, lastname, email: email ?? '', username: username ?? '' }
  return { user, site: { siteName: ctx.site.siteName }, locale: ctx.locale }
}
