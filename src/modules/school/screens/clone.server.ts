import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { trackedJob } from '#platform/background/jobs/track-job.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { asOwnerOf, type Node, ownedNode, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { RunDescription } from '#ui/office/list/bulk/run-banner.tsx'
import { beginClone } from '../commands/clone/begin-clone.server.ts'
import cloneSchool from '../commands/clone-school.server.ts'
import {
  type CloneCounts,
  type CloneAsked,
  describeClone,
  describeClonePlan,
} from '../commands/clone/describe-clone.server.ts'
import { itemsOf, type PartName, partNames } from '../commands/clone/parts.server.ts'
import { cloneWords as words } from '../words.ts'

/** Asks what a school should copy from another site, and follows the job. */
export const loader = loads(async (ctx, { params, url }) => {
  const node = await schoolOf(ctx, params['id'])
  const run = await runOf(ctx, await asOwnerOf(ctx, node._id))
  const asked: CloneAsked = { from: '', parts: ['lists', 'categories', 'courses'] }
  const form = describeClone(ctx, { node, sources: await sourcesOf(ctx, node), asked, issues: [] })
  const saved = url.searchParams.get('done') === 'begun' && !run ? words.begun[ctx.locale] : null
  return { form, run, saved, title: pageTitle(ctx, form.heading) }
})

/** Shows a preview, and then starts the job. */
export const action = acts(async (ctx, { params, form }) => {
  const node = await schoolOf(ctx, params['id'])
  const sources = await sourcesOf(ctx, node)
  const wanted = form.getAll('parts').map(String)
  const parts = partNames.filter((name) => wanted.includes(name))
  const asked: CloneAsked = { from: String(form.get('from') ?? ''), parts }
  const source = sources.find(({ _id }) => _id === asked.from)
  const issues = issuesOf({ hasSource: source !== undefined, parts })
  if (!source || issues.length > 0 || form.get('intent') === 'edit') {
    const again = describeClone(ctx, { node, sources, asked, issues })
    return data({ form: again, plan: null }, { status: issues.length > 0 ? 400 : 200 })
  }
  const there = await asOwnerOf(ctx, node._id)
  if (form.get('intent') === 'begin') {
    await beginClone(there, { from: source._id, parts })
    return redirect(`${href('/school/clone/:id', { id: node._id })}?done=begun`)
  }
  const counted = await countsOf({ there, source: await asOwnerOf(ctx, source._id) }, parts)
  return data({ form: null, plan: describeClonePlan(ctx, { node, source, asked, counted }) }, { status: 200 })
})

async function schoolOf(ctx: Context, _id = ''): Promise<Node> {
  const node = await ownedNode(ctx, _id)
  if (node.siteType !== 'unit' || node.kind !== 'school') throw notFound()
  return node
}

/** All other units that the viewer owns. */
const sourcesOf = async (ctx: Context, node: Node): Promise<Node[]> =>
  (await ownedNodes(ctx)).filter(({ siteType, _id }) => siteType === 'unit' && _id !== node._id)

const issuesOf = ({ hasSource, parts }: { hasSource: boolean; parts: readonly PartName[] }): Issue[] => [
  ...(hasSource ? [] : [{ field: 'from', code: 'required', ...words.noFrom }]),
  ...(parts.length > 0 ? [] : [{ field: 'parts', code: 'required', ...words.noParts }]),
]

async function countsOf(between: Parameters<typeof itemsOf>[1], parts: readonly PartName[]): Promise<CloneCounts[]> {
  const counted: CloneCounts[] = []
  for (const part of parts) {
    const items = await itemsOf(part, between)
    counted.push({ part, all: items.length, has: items.filter(({ isThere }) => isThere).length })
  }
  return counted
}

async function runOf({ locale }: Context, there: Context): Promise<RunDescription | null> {
  const standing = await trackedJob(there, cloneSchool.name)
  if (!standing) return null
  const isBroken = standing.state === 'failed'
  const text = isBroken ? words.stopped[locale] : words.copying[locale]
  return { text, isRunning: !isBroken, isBroken, at: standing.percent, total: 100 }
}
