import { data, redirect } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, askedOf, loads } from '#platform/http/request.server.ts'
import * as derived from '#platform/office/screens/edit.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { describeVersions, versionAt } from '../../course-editor/versions/describe.server.ts'
import { keepVersion, restoreCourse } from '../../course-editor/versions/versions.server.ts'
import { versionWords as words } from '../../course-editor/versions/words.ts'

/**
 * `…/{mode}/0` edits a course. `…/versions/{n}` shows how version n differs from the present, where 0 is the newest
 * (requirement L85.9, decision 480). Throws not-found for another version, or a mode that is neither the usual one nor
 * the course's own.
 */
export const loader = async (args: LoaderFunctionArgs) =>
  isOfVersions(args) ? versions(args) : { ...(await derived.loader(await presentOnly(args))), versions: null }

export const action = async (args: ActionFunctionArgs) =>
  isOfVersions(args) ? act(args) : derived.action(await presentOnly(args))

type Args = { params: Record<string, string | undefined> }

const isOfVersions = ({ params }: Args) => params['mode'] === 'versions'

async function presentOnly<A extends Args & Pick<LoaderFunctionArgs, 'context'>>(args: A): Promise<A> {
  const { ctx } = askedOf(args)
  const { id = '', mode = '', history } = args.params
  if (history !== '0' || !(await isModeOf(ctx, { id, mode }))) throw new Response(null, { status: 404 })
  return args
}

async function isModeOf(ctx: Context, { id, mode }: { id: string; mode: string }) {
  if (mode === 'standard') return true
  const course = await from(ctx, 'course').select('course.mode').where('course._id', '=', id).executeTakeFirst()
  return course?.mode === mode
}

const versions = loads(async (ctx, { params, url }) => {
  const described = await describeVersions(ctx, {
    courseID: params['id'] ?? '',
    number: numberIn(params['history']),
    url,
  })
  const done = /^(kept|restored)-(\d{1,9})$/.exec(url.searchParams.get('done') ?? '')
  const n = Number(done?.[2])
  const told = done ? { saved: fill(words[done[1] as 'kept' | 'restored'][ctx.locale], { n }) } : {}
  return {
    versions: described,
    told: { ...told, ...(done?.[1] === 'restored' && { undo: n }) },
    form: null,
    title: pageTitle(ctx, described.heading),
  }
})

function numberIn(written: string | null | undefined): number {
  if (!/^\d{1,9}$/.test(written ?? '')) throw notFound()
  return Number(written)
}

const act = acts(async (ctx, { params, form }) => {
  const courseID = params['id'] ?? ''
  const intent = String(form.get('intent') ?? '')
  if (!Object.hasOwn(intents, intent)) throw notFound()
  try {
    const done = await intents[intent]!(ctx, { courseID, form })
    return redirect(`${versionAt(courseID, 0)}?done=${done}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ problem: error.issues[0]![ctx.locale] }, { status: statusOf[error.kind] })
  }
})

type Intent = (ctx: Context, of: { courseID: string; form: FormData }) => Promise<string>

const intents: Record<string, Intent> = {
  async keep(ctx, { courseID, form }) {
    const note = String(form.get('note') ?? '')
    return `kept-${await keepVersion(ctx, { courseID, cause: 'kept', note })}`
  },
  async restore(ctx, { courseID, form }) {
    return `restored-${await restoreCourse(ctx, { courseID, number: numberIn(String(form.get('number'))) })}`
  },
}
