import { data, redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Stored } from '#platform/data/collection/writing/store.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { pathTo } from '#platform/office/screens/paths.ts'
import { saveForm } from '#platform/office/screens/save/save-form.ts'
import { mergedToast } from '#platform/office/screens/save/merged-toast.ts'
import { setRoles } from '#platform/identity/site-roles/set-roles.ts'
import { atOrigin } from '#platform/identity/site-roles/at-origin.ts'
import { mailPasswordLink } from '#modules/user/public-api.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import {
  type Allotment,
  allotmentOf,
  areOvertaken,
  openedWith,
  assertRoles,
  readHeld,
  roleFields,
} from '../commands/person-roles.server.ts'
import { scopeOf, whose } from '../commands/whose.server.ts'
import { personWords } from '../words.ts'

type Row = Record<string, unknown> & { _id: string }

/** The person of a form. */
interface PersonFormOptions {
  /** At the site that stores the person's row. */
  at: Context
  row: Row | null
  /** Null for a learner, who has no roles. */
  roles: Allotment | null
  without: readonly string[]
}

/** The form that adds a staff member, within a node if the URL names one, or edits a person of the scope. */
export const loader = loads(async (ctx, { route, params }) => {
  const of = await namedBy(ctx, { route: route!, _id: params['id'] })
  const { at, row, without } = of
  const form = withRoles(
    of,
    await describeForm(at, { collection: collectionOf(at, 'user'), route: route!, row, without }),
  )
  return { form, title: form.heading }
})

/** Stores the person and the roles together. A new person gets a link to the account by mail. */
export const action = acts(async (ctx, { route, params, form, cookies }) => {
  const of = await namedBy(ctx, { route: route!, _id: params['id'] })
  const { at, row, without } = of
  const roles = of.roles && { ...of.roles, held: readHeld(at, { form, roles: of.roles }) }
  const answer = await saveForm(at, {
    ...{ collection: collectionOf(at, 'user'), route: route!, form, row, without },
    also: (inside, stored) => storeBeside(inside, { isNew: row === null, stored, roles, form }),
  })
  if ('again' in answer) {
    const shown = of.roles && areOvertaken(form, of.roles) ? of.roles : roles
    return data({ form: withRoles({ ...of, roles: shown, now: of.roles }, answer.again) }, { status: answer.status })
  }
  cookies.push(...mergedToast(ctx, answer))
  const shown = pathTo(ctx, { collection: 'user', verb: 'show', near: route!, row: answer.stored })
  return redirect(`${shown}?done=${row ? 'saved' : 'sent'}`)
})

/** The person to edit, or the node for a new one, from the URL. */
async function namedBy(
  ctx: Context,
  { route, _id }: { route: Route; _id: string | undefined },
): Promise<PersonFormOptions> {
  const scope = await scopeOf(ctx, route)
  if (_id === undefined || !route.edit) {
    const sites = scope.nodes.filter((node) => isOffered(node, _id))
    if (_id !== undefined && !scope.nodes.some((node) => node._id === _id)) throw notFound()
    const at = await atOrigin(ctx)
    return { at, row: null, roles: await allotmentOf(at, { row: null, sites }), without: learnersOwn }
  }
  const { at, row, isStaff, isWhole } = await whose(ctx, scope, _id)
  const all = collectionOf(at, 'user').form.flatMap(({ fields }) => fields)
  if (!isStaff) return { at, row, roles: null, without: [] }
  const own = row._id === ctx.viewer.id ? ['status', 'req_reset'] : []
  const without = isWhole ? [...learnersOwn, ...own] : all
  return { at, row, roles: await allotmentOf(at, { row, sites: scope.nodes }), without }
}

/**
 * Fields of learners only. People cannot disable themselves, and the account of a person who also works elsewhere is
 * not editable.
 */
const learnersOwn = ['citizen', 'info']

/** Within a node, the form offers its own sites and the origin, whose roles apply everywhere. */
const isOffered = (node: { _id: string; parent: string | null; siteType: string }, within: string | undefined) =>
  within === undefined || node.siteType === 'origin' || [node._id, node.parent].includes(within)

async function storeBeside(
  ctx: Context,
  of: { isNew: boolean; stored: Stored; roles: Allotment | null; form: FormData },
) {
  const { isNew, stored, roles, form } = of
  if (roles && !roles.isLocked) {
    await assertRoles(ctx, { user: stored._id, form, held: roles.held })
    await setRoles(ctx, { user: stored._id, held: roles.held })
  }
  if (isNew) await mailPasswordLink(ctx, { _id: stored._id, email: String(stored['email']), status: true })
}

/** `now` is the person's current roles if the form shows other values. */
type PersonFormViewModel = Pick<PersonFormOptions, 'at' | 'row' | 'roles'> & { now?: Allotment | null }

/** The form with the person's roles as its last section. */
function withRoles({ at, row, roles, now }: PersonFormViewModel, form: FormDescription): FormDescription {
  const { locale } = at
  const sections = form.sections.map((section, index) =>
    !row && index === form.sections.length - 1 ? { ...section, text: personWords.invited[locale] } : section,
  )
  if (!roles) return { ...form, sections }
  const text = roles.isLocked ? personWords.ownRank[locale] : personWords.rolesText[locale]
  return {
    ...form,
    hidden: [...(form.hidden ?? []), ...(row ? [openedWith(now ?? roles)] : [])],
    sections: [...sections, { title: personWords.roles[locale], text, fields: roleFields(at, roles) }],
  }
}
