import { data, href, redirect } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { beginEdition, cloneCourse, copyElsewhere, otherSites } from '../../course-editor/course-bundle/copy.server.ts'
import { copyWords as words } from '../../course-editor/copy-words.ts'

/** The ways to copy a course: here, to another site, as the next edition, or as a file. */
export const loader = loads(async (ctx, { params, url }) => {
  const course = await courseOf(ctx, params['id'])
  const heading = fill(words.heading[ctx.locale], { name: course.name })
  const sites = await otherSites(ctx)
  const sent = sites.find(({ site }) => site._id === url.searchParams.get('sent'))
  return {
    heading,
    crumbs: [{ href: href('/lesson/player/detail/:id', { id: course._id }), label: course.name }],
    name: fill(words.copyOf[ctx.locale], { name: course.name }).slice(0, 500),
    download: `/api/courses/export/${course._id}`,
    sites: sites.map(({ site }) => ({ id: site._id, name: site.siteName })),
    saved: sent ? fill(words.sent[ctx.locale], { site: sent.site.siteName }) : null,
    words: inLocale(words, ctx.locale),
    title: pageTitle(ctx, heading),
  }
})

export const action = acts(async (ctx, { params, form }) => {
  const { _id } = await courseOf(ctx, params['id'])
  const intent = String(form.get('intent') ?? '')
  if (!Object.hasOwn(intents, intent)) throw notFound()
  try {
    return redirect(await intents[intent]!(ctx, { courseID: _id, form }))
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ problem: error.issues[0]![ctx.locale] }, { status: statusOf[error.kind] })
  }
})

async function courseOf(ctx: Context, id = '') {
  const course = await from(ctx, 'course').select(['_id', 'name']).where('_id', '=', id).executeTakeFirst()
  if (!course) throw notFound()
  return course
}

type Intent = (ctx: Context, of: { courseID: string; form: FormData }) => Promise<string>

const intents: Record<string, Intent> = {
  async clone(ctx, { courseID, form }) {
    const name = String(form.get('name') ?? '').trim()
    const planting = { ...plantingIn(form), ...(name !== '' && { name }) }
    return madeAt(await cloneCourse(ctx, { courseID, planting }))
  },
  async edition(ctx, { courseID }) {
    return madeAt(await beginEdition(ctx, courseID))
  },
  async send(ctx, { courseID, form }) {
    const site = String(form.get('site') ?? '')
    await copyElsewhere(ctx, { courseID, site, planting: plantingIn(form) })
    return `${href('/lesson/player/copy/:id', { id: courseID })}?sent=${encodeURIComponent(site)}`
  },
}

const plantingIn = (form: FormData) => ({
  ...{ lessons: form.get('lessons') === '1', files: form.get('files') === '1', dates: form.get('dates') === '1' },
})

const madeAt = (id: string) => `${href('/lesson/player/detail/:id', { id })}?done=copied`
