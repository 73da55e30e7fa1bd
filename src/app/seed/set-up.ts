import { sql } from 'kysely'
import { readHostName } from '#domain/validation/host-name/host-name.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { App, Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { hostNameIssues } from '#platform/site/site-tree/issues.ts'
import { createSite } from '#platform/site/site-tree/create-site.ts'
import type { SetupInput } from '#platform/site/first-run.ts'
import { seedSample } from './seed-sample.ts'
import { seedContextWithoutSite } from './seed-site.ts'

/**
 * Creates the origin, its first owner and the first site, all or nothing. Throws not-found if there is already a site
 * (guides U28).
 */
export const setUp = async (app: App, of: SetupInput): Promise<void> => {
  const [originHost, firstHost] = [nameOf('origin', of.origin), nameOf('first', of.first)]
  if (originHost === firstHost) throw invalid({ ...hostNameIssues.taken, field: 'first.hostname' })
  const hash = await hashPassword(of.root.password)
  const [origin, first] = [newId(app.clock()), newId(app.clock())]
  await inTransaction(seedContextWithoutSite(app, origin), async (inside) => {
    await refuseSecond(inside)
    const { hostname: _host, ...staffSite } = of.origin
    const centre = await createSite(inside, {
      ...{ _id: origin, parent: null, hostnames: [originHost] },
      configuration: { ...staffSite, siteType: 'origin' },
    })
    const { firstname, lastname, email } = of.root
    const root = await create(centre, 'user', { firstname, lastname, email, username: email })
    await setCredential(centre, { user: root._id, hash })
    await grant(centre, { user: root._id, role: 'root', sites: [origin] })
    const { hostname: _first, hasSample, ...configuration } = of.first
    const there = await createSite(inside, { _id: first, parent: origin, hostnames: [firstHost], configuration })
    if (hasSample) await seedSample(there)
  })
}

/** A concurrent second setup waits for the first, and then finds that it is complete. */
async function refuseSecond(ctx: Context) {
  await sql`lock table site in exclusive mode`.execute(ctx[executor])
  const { rows } = await sql`select 1 from site limit 1`.execute(ctx[executor])
  if (rows.length > 0) throw notFound()
}

function nameOf(within: string, { hostname }: { hostname: string }): string {
  const read = readHostName(hostname)
  if ('fault' in read) throw invalid({ ...hostNameIssues[read.fault], field: `${within}.hostname` })
  return read.name
}
