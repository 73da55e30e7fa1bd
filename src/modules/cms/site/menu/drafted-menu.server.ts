import { type Menu, readMenu } from '#domain/page/menu.ts'
import type { Context } from '#platform/context.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import type { Site } from '#platform/site/site.ts'
import { menuFaults } from './words.ts'
import { openMenu } from './open-menu.server.ts'
import { targetStates } from './target-states.server.ts'

/** The id of the previewed menu, which no row in the database has. */
const drawn = 'drawn'

/** A preview of the site with the menu from a form, and the targets that do not work. Nothing is written. */
export const draftedMenu = async (ctx: Context, of: { route: Route; _id: string; form: FormData }) => {
  const { there } = await openMenu(ctx, of)
  const read = readPosted(of.form)
  const problems = 'issues' in read ? [] : await brokenIn(there, read.menu)
  const site: Site =
    'menu' in read ? { ...there.site, navigator: drawn, menu: drawn, drawn: { [drawn]: read.menu } } : there.site
  return { site, problems }
}

/** The menu from a form, which holds it as JSON. */
export const readPosted = (form: FormData): ReturnType<typeof readMenu> => {
  try {
    return readMenu(JSON.parse(String(form.get('menu') ?? '')))
  } catch {
    return { issues: [{ field: '', code: 'json', ...menuFaults.noMenu }] }
  }
}

/** Each target that visitors cannot reach, with the reason. */
export const brokenIn = async (there: Context, menu: Menu): Promise<{ name: string; text: string }[]> =>
  [...(await targetStates(there, menu))].flatMap(([name, { fault }]) =>
    fault ? [{ name, text: fault[there.locale] }] : [],
  )
