import { data, href, redirect } from 'react-router'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { from } from '#platform/collection/rows.ts'
import { inTransaction } from '#platform/collection/transaction.ts'
import { createAny, updateAny } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/request.server.ts'
import { describeForm, type FormOf } from '#platform/screens/description/describe-form.ts'
import { readForm } from '#platform/screens/read-form.ts'
import { allot } from '#platform/session/staff/allot.ts'
import { atOrigin } from '#platform/session/staff/at-origin.ts'
import { mailPasswordLink } from '#modules/user/door.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import { personWords } from '../words.ts'
import { type Allotment, allotmentOf, readHeld, roleFields } from '../commands/person-roles.server.ts'

/** What is asked of learners alone; and nobody switches himself off. */
const withoutOf = (ctx: Context, row: Row | null): readonly string[] => [
  ...['citizen', 'info'],
  ...(row?._id === ctx.viewer.id ? ['status', 'req_reset'] : []),
]

type Row = Record<string, unknown> & { _id: string }
type Asked = { route: Route; row: Row | null; roles: Allotment } & Partial<Pick<FormOf, 'written' | 'issues'>>

/** The form that adds a member of staff, within a node where the address names one, or changes one. */
export const loader = loads(async (ctx, { route, params }) => {
  const origin = await atOrigin(ctx)
  const { row, node } = await namedBy(origin, { route: route!, _id: params['id'] })
  const form = await describe(origin, { route: route!, row, roles: await allotmentOf(origin, { row, node }) })
  return { form, title: form.heading }
})

/** Stores the person and what he holds together; who is new is mailed a link to his account. */
export const action = acts(async (ctx, { route, params, form }) => {
  const origin = await atOrigin(ctx)
  const { row, node } = await namedBy(origin, { route: route!, _id: params['id'] })
  const roles = await allotmentOf(origin, { row, node })
  const read = readForm(origin, collectionOf(origin, 'user'), { form, row })
  const without = withoutOf(origin, row)
  const written = Object.fromEntries(Object.entries(read).filter(([name]) => !without.includes(name)))
  const held = readHeld(origin, { form, roles })
  try {
    const { _id } = await inTransaction(origin, (inside) =>
      store(inside, { row, written, version: Number(form.get('version')), roles: { ...roles, held } }),
    )
    return redirect(`${href('/origin/user/detail/:id', { id: _id })}?done=${row ? 'saved' : 'sent'}`)
  } catch (error) {
    if (!(error instanceof Refusal) || error.issues.length === 0) throw error
    const again = { route: route!, row, written, issues: error.issues, roles: { ...roles, held } }
    return data({ form: await describe(origin, again) }, { status: error.kind === 'conflict' ? 409 : 400 })
  }
})

/** Whom the address names: the person that is changed, or the node that a new one is added to. */
async function namedBy(ctx: Context, { route, _id }: { route: Route; _id: string | undefined }) {
  if (_id === undefined) return { row: null, node: null }
  if (!route.edit) {
    const node = await ctx.app.sites.byId(_id)
    if (!node) throw notFound()
    return { row: null, node }
  }
  const row = await from(ctx, 'user').selectAll().where('user._id', '=', _id).executeTakeFirst()
  if (!row) throw notFound()
  return { row: row as unknown as Row, node: null }
}

async function store(
  ctx: Context,
  of: { row: Row | null; written: Record<string, unknown>; version: number; roles: Allotment },
) {
  const { row, written, version, roles } = of
  const stored = row
    ? await updateAny(ctx, 'user', { _id: row._id, change: written, ...(version > 0 && { version }) })
    : await createAny(ctx, 'user', written)
  if (!roles.isLocked) await allot(ctx, { user: stored._id, held: roles.held })
  if (!row) await mailPasswordLink(ctx, { _id: stored._id, email: String(stored['email']), status: true })
  return stored
}

async function describe(ctx: Context, { roles, ...of }: Asked): Promise<FormDescription> {
  const { locale } = ctx
  const form = await describeForm(ctx, {
    ...of,
    collection: collectionOf(ctx, 'user'),
    without: withoutOf(ctx, of.row),
  })
  const text = roles.isLocked ? personWords.ownRank[locale] : personWords.rolesText[locale]
  const sections = form.sections.map((section, at) =>
    !of.row && at === form.sections.length - 1 ? { ...section, text: personWords.invited[locale] } : section,
  )
  return {
    ...form,
    sections: [...sections, { title: personWords.roles[locale], text, fields: roleFields(ctx, roles) }],
  }
}
