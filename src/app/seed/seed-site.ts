import type { Viewer } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type App, type Context, contextFor } from '#platform/context.ts'
import { nobody } from '#platform/data/history/words.ts'
import { type NewSite, createSite as plantInside } from '#platform/site/site-tree/create-site.ts'
import { coreOf } from '#platform/site/sites.ts'
import { unconfigured } from '#platform/site/unconfigured.ts'

/** Creates a site of the seed, all or nothing. */
export const seedSite = async (app: App, of: NewSite) => {
  await inTransaction(seedContextWithoutSite(app, of._id), (inside) => plantInside(inside, of))
}

/** Returns a context that may write everything on a site. */
export const seedContext = async (app: App, id: string): Promise<Context> =>
  contextFor(app, { site: (await app.sites.byId(id))!, viewer: seedViewer, locale: 'th' })

/** Returns the same if there is no site yet. */
export const seedContextWithoutSite = (app: App, id: string): Context =>
  contextFor(app, { site: unconfigured(id, coreOf(app.manifests)), viewer: seedViewer, locale: 'th' })

const seedViewer: Viewer = { id: '', role: 'root', home: '', name: nobody.system.th }
