import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, askedOf } from '#platform/http/request.server.ts'
import { action as save, loader as edit } from '#platform/office/screens/edit.server.ts'
import { previewLink, previewPlace } from '#platform/site/preview/preview-link.ts'
import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { liveWords, previewWords } from '../words.ts'

/** The default form of the site's configuration or a part of it, and whether a preview link can be created. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx, route } = askedOf(args)
  const [edited, place] = [await edit(args), route?.fields ? null : await previewPlace(ctx)]
  return {
    ...edited,
    live: inLocale(liveWords, ctx.locale),
    preview: place && { words: inLocale(previewWords, ctx.locale) },
  }
}

/** Stores the form, or creates a preview link. */
export const action = async (args: ActionFunctionArgs) => {
  const isLink = new URL(args.request.url).searchParams.has('link')
  return isLink ? { link: await giveLink(args) } : save(args)
}

const giveLink = acts(async (ctx: Context, { url }) => {
  const link = await previewLink(ctx)
  if (!link) return null
  const { hostname, path, until } = link
  return { url: Object.assign(new URL(path, url.origin), { hostname }).href, time: bangkokTime(until) }
})
