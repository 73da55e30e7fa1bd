import { data, href, redirect } from 'react-router'
import { oneLine } from '#domain/thai-text/one-line.ts'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { likelyDuplicates } from '../commands/likely-duplicates.server.ts'
import { learnerOf, mergedFields, mergePeople } from '../commands/merge-people.server.ts'
import { describeChoice, describeLikely, describeMerge, type Sent } from '../components/describe-merge.ts'
import { mergeWords as words } from '../words.ts'

/** The choice of the duplicate, or both records side by side. */
export const loader = loads(async (ctx, { params, url }) => {
  const person = await learnerOf(ctx, params['id'] ?? '')
  const other = url.searchParams.get('with')
  if (other && other !== person._id) {
    const form = await describeMerge(ctx, { person, other: await learnerOf(ctx, other), sent: unsent, issues: [] })
    return { form, likely: null, title: form.heading }
  }
  const form = await describeChoice(ctx, { person, issues: [] })
  const likely = describeLikely(ctx, { person, likely: await likelyDuplicates(ctx, person) })
  return { form, likely, title: form.heading }
})

/** Goes to the comparison, or merges the compared records. */
export const action = acts(async (ctx, { params, form }) => {
  const person = await learnerOf(ctx, params['id'] ?? '')
  const drop = String(form.get('with') ?? '')
  if (!/^[0-9a-f]{24}$/.test(drop) || drop === person._id) return again(ctx, person)
  if (!form.has('reason')) return redirect(`${href('/student/merge/:id', { id: person._id })}?with=${drop}`)
  const other = await learnerOf(ctx, drop)
  const sent: Sent = {
    take: mergedFields(ctx).filter((name) => form.get(`take.${name}`) === 'other'),
    reason: oneLine(String(form.get('reason'))).slice(0, 500),
  }
  const issues = await mergedOr(ctx, { keep: person._id, drop, sent })
  if (issues.length > 0)
    return data({ form: await describeMerge(ctx, { person, other, sent, issues }) }, { status: 400 })
  return redirect(`${href('/student/detail/:id', { id: person._id })}?done=merged`)
})

const unsent: Sent = { take: [], reason: '' }

const again = async (ctx: Context, person: Awaited<ReturnType<typeof learnerOf>>) => {
  const issues = [{ field: 'with', code: 'required', ...words.noWith }]
  return data({ form: await describeChoice(ctx, { person, issues }) }, { status: 400 })
}

/** Merges them, or returns why it cannot. */
async function mergedOr(ctx: Context, of: { keep: string; drop: string; sent: Sent }): Promise<readonly Issue[]> {
  const { keep, drop, sent } = of
  if (sent.reason.length < 5) return [{ field: 'reason', code: 'required', ...words.noReason }]
  try {
    await mergePeople(ctx, { keep, drop, ...sent })
    return []
  } catch (error) {
    if (error instanceof RequestError && error.issues.length > 0) return error.issues
    throw error
  }
}
