import { isDeepStrictEqual } from 'node:util'
import { from } from '#platform/data/collection/rows.ts'
import { create, updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { copyFiles, withCopied } from '#platform/content/file/copy/copy-files.ts'
import type { Site } from '#platform/site/site.ts'
import { type Configuration, configurationAt } from './site-configuration.server.ts'

/** The settings that a copied site hands on: its look and behaviour, without secrets or identifying data. */
const copied = [
  ...['tagline', 'about', 'openingHours', 'siteStyle', 'siteSubStyle', 'theme', 'layout', 'plugins', 'defaultPlugin'],
  ...['loginBg', 'loginLogo', 'siteLogo', 'siteFavicon', 'defaultLogin', 'passwordConfig', 'account', 'languages'],
]
const pages = ['homepage', 'navigator', 'menu', 'header', 'subheader', 'footer']

/**
 * Copies the settings and pages of a site to a new one, but no people, courses or secrets. A page with a password is
 * copied as a draft, without the password.
 */
export const cloneInto = async (there: Context, site: Site): Promise<void> => {
  const of = { ...there, site }
  const source = await configurationAt(of)
  const copies = await copyPages(there, of)
  const own = await configurationAt(there)
  const named = pages.map((name) => [name, copies.get(String(source[name])) ?? null])
  const settings = await copyFiles(there, { from: site._id, values: settingsOf(source) })
  const change = { ...settings, ...Object.fromEntries(named) }
  await updateAny(there, 'configuration', { _id: own._id, change })
}

/** A picture stored on the source cannot be shown by another site, so it is not copied. */
const settingsOf = (source: Configuration) =>
  Object.fromEntries(copied.filter((name) => !isKeptPicture(name, source[name])).map((name) => [name, source[name]]))

const pictures = ['loginBg', 'loginLogo', 'siteLogo', 'siteFavicon']
const isKeptPicture = (name: string, value: unknown) =>
  pictures.includes(name) && typeof value === 'string' && value !== '' && !value.startsWith('https://')

/** The settings of a site that would change if it took those of another. No identifying data and no pages. */
export const settingsToTake = async (there: Context, of: Context): Promise<Record<string, unknown>> => {
  const [source, own] = [await configurationAt(of), await configurationAt(there)]
  const settings = settingsOf(source)
  const carried = await withCopied(there, { from: of.site._id, values: settings })
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !isDeepStrictEqual(carried[name] ?? null, own[name] ?? null)),
  )
}

export const takeSettings = async (there: Context, change: Record<string, unknown>): Promise<void> => {
  const { _id } = await configurationAt(there)
  await updateAny(there, 'configuration', { _id, change })
}

/** The id of each page in the new site, by its id in the source. */
async function copyPages(there: Context, of: Context): Promise<Map<string, string>> {
  const copies = new Map<string, string>()
  for (const post of await from(of, 'post').selectAll().orderBy('post.createdAt').execute()) {
    const { type, title, slug, content, builder, feature_image, display, authen } = post
    const { mode, fullscreen, audience, targets, visibleFrom, visibleUntil } = post
    const { searchTitle, searchText, sharePicture, noindex, topics } = post
    const status = post.status && !post.hasPassword
    const shown = { display, mode, fullscreen, authen, audience, targets, visibleFrom, visibleUntil, status }
    const said = { searchTitle, searchText, sharePicture, noindex, topics }
    const given = { type, title, slug, content, builder, feature_image, ...shown, ...said }
    const carried = await copyFiles(there, { from: of.site._id, values: given })
    copies.set(post._id, (await create(there, 'post', carried))._id)
  }
  return copies
}
