import { data } from 'react-router'
import type { Menu } from '#domain/page/menu.ts'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { readPosted } from '../../../site/menu/drafted-menu.server.ts'
import { findTargets, targetKinds } from '../../../site/menu/find-targets.server.ts'
import { type OpenedMenu, openMenu } from '../../../site/menu/open-menu.server.ts'
import { isInUse, lastSaver, saveMenu } from '../../../site/menu/save-menu.server.ts'
import { describeMenu } from '../../../site/menu/describe-menu.server.ts'
import { menuFaults, menuWords } from '../../../site/menu/words.ts'

/** The menu editor. With `?find=`, only the search for link targets. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const opened = await openMenu(ctx, { route: route!, _id: params['id'] ?? '' })
  const kind = targetKinds.find((one) => one === url.searchParams.get('find'))
  if (kind) {
    const typed = url.searchParams.get('q') ?? ''
    return { found: await findTargets(opened.there, { kind, typed }), described: null, title: '' }
  }
  const described = await describeMenu(ctx, route!, opened)
  return { found: null, described, title: pageTitle(ctx, described.heading) }
})

/** The result of saving: the new version, the errors, or what somebody else saved meanwhile. */
export type Saved =
  | { saved: { version: number; post: string; text: string } }
  | { problems: { name: string; text: string }[] }
  | { conflict: { who: string; version: number; post: string; menu: Menu } }

/** Saves the menu if the opened version is still current. */
export const action = acts(async (ctx, { route, params, form }) => {
  const opened = await openMenu(ctx, { route: route!, _id: params['id'] ?? '' })
  const read = readPosted(form)
  if ('issues' in read) return answer({ problems: read.issues.map((issue) => faultIn(ctx, issue)) }, 400)
  const version = Number(form.get('version'))
  const isOther = String(form.get('post') ?? '') !== (opened.post?._id ?? '')
  if (isOther || !Number.isInteger(version) || version <= 0) return conflictOf(opened)
  try {
    const stored = await saveMenu(opened, { menu: read.menu, version })
    const said = (await isInUse(opened.there, stored._id)) ? menuWords.saved : menuWords.savedUnused
    return answer({ saved: { version: Number(stored.version), post: stored._id, text: said[ctx.locale] } }, 200)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    if (isStale(error)) return conflictOf(await openMenu(ctx, { route: route!, _id: params['id'] ?? '' }))
    const problems = error.issues.map((issue) => ({ name: '', text: issue[ctx.locale] }))
    if (problems.length === 0) throw error
    return answer({ problems }, error.kind === 'conflict' ? 409 : 400)
  }
})

const answer = (saved: Saved, status: number) => data(saved, { status })

const isStale = ({ kind, issues }: RequestError) => kind === 'conflict' && issues.some(({ code }) => code === 'version')

async function conflictOf(opened: OpenedMenu) {
  const { version, menu, post } = opened
  return answer({ conflict: { who: await lastSaver(opened), version, post: post?._id ?? '', menu } }, 409)
}

/** An entry's error with the names of its fields. A level with too many entries is an error of the whole menu. */
function faultIn({ locale }: Context, { field, code, ...text }: Issue) {
  if (/(?:^items|subMenu)$/.test(field) && code === 'too_big') return { name: field, text: menuFaults.many[locale] }
  if (field.endsWith('.target')) return { name: field, text: menuFaults.target[locale] }
  if (/\.title(?:En)?$/.test(field))
    return { name: field, text: menuFaults[code === 'too_big' ? 'titleLong' : 'title'][locale] }
  return { name: field, text: text[locale] }
}
