import { data, href, redirect } from 'react-router'
import { emailIssue } from '#domain/validation/email.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { mailPasswordLink, roleLabels } from '#modules/user/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { type Colleague, colleaguesOf, dismiss, invite, rolesToGive } from '#platform/identity/site-roles/site-staff.ts'
import type { Action, RecordDescription, Row } from '#ui/office/description.ts'
import { describeInvitation } from '../components/describe-invitation.ts'
import { setupWords as words } from '../words.ts'

const empty = { email: '', firstname: '', lastname: '', role: 'manager' }

/** The staff of this site, and the form that invites more (specification L95). */
export const loader = loads(async (ctx, { route, url }) => {
  const saved = saidOf(ctx, url)
  const dashboard = describeDashboard(ctx, {
    route,
    ...(saved && { saved }),
    actions: [
      { label: words.invite[ctx.locale], href: `${href('/setup/admin')}?invite`, isPrimary: true, icon: 'plus' },
      requiring(ctx),
    ],
    related: [await staffOf(ctx)],
  })
  const isAsked = url.searchParams.has('invite')
  return { ...dashboard, form: isAsked ? describeInvitation(ctx, { written: empty, issues: [] }) : null }
})

/** Invites staff, removes staff from the site, or requires two-step login of them all. */
export const action = acts(async (ctx, { form }) => {
  const here = href('/setup/admin')
  if (form.has('dismiss')) {
    await dismiss(ctx, String(form.get('dismiss')))
    return redirect(`${here}?done=dismissed`)
  }
  if (form.has('secondFactor')) {
    const isOn = form.get('secondFactor') === 'on'
    return redirect(await requireSecondFactor(ctx, isOn))
  }
  if (!form.has('email')) throw notFound()
  const text = (name: keyof typeof empty) => String(form.get(name) ?? '').trim()
  const written = { email: text('email'), firstname: text('firstname'), lastname: text('lastname'), role: text('role') }
  try {
    const { _id, isNew } = await called(ctx, written)
    if (isNew) await mailPasswordLink(ctx, { _id, email: written.email, status: true })
    return redirect(`${here}?done=${isNew ? 'invited' : 'given'}&email=${encodeURIComponent(written.email)}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ form: describeInvitation(ctx, { written, issues: error.issues }) }, { status: 400 })
  }
})

function called(ctx: Context, written: typeof empty) {
  const issue: Issue | null = emailIssue('email', written.email)
  if (issue) throw invalid(issue)
  return invite(ctx, written)
}

async function staffOf(ctx: Context): Promise<RecordDescription['related'][number]> {
  const { locale } = ctx
  const staff = await colleaguesOf(ctx)
  const column = (
    name: 'name' | 'email' | 'role' | 'factor' | 'seenAt',
    kind: 'text' | 'email' | 'state' | 'instant' = 'text',
  ) => ({
    ...{ name, label: words[name][locale], kind },
  })
  return {
    title: words.staff[locale],
    count: staff.length.toLocaleString('th-TH'),
    list: {
      columns: [
        column('name'),
        column('email', 'email'),
        column('role'),
        column('factor', 'state'),
        column('seenAt', 'instant'),
      ],
      rows: staff.map((one) => rowOf(ctx, one)),
      empty: { title: words.nobody[locale] },
      words: listWords(locale),
    },
  }
}

function rowOf(ctx: Context, { _id, name, email, role, seenAt, secondFactor }: Colleague): Row {
  const { locale } = ctx
  const seen = seenAt ? formatInstant(seenAt, { length: 'medium', locale }) : words.never[locale]
  return {
    id: _id,
    cells: {
      name: { text: name },
      email: { text: email ?? '–' },
      role: { text: roleLabels[role][locale] },
      factor: secondFactor
        ? { text: words.hasFactor[locale], tone: 'live' }
        : { text: words.noFactor[locale], tone: ctx.site.account.needsSecondFactor ? 'broken' : 'off' },
      seenAt: { text: seen, isMuted: !seenAt },
    },
    actions: [dismissing(ctx, { _id, role })],
  }
}

/**
 * The switch that requires two-step login of the site's staff. A person without it would lock themselves out, and is
 * first sent to set it up.
 */
function requiring(ctx: Context): Action {
  const isAsked = ctx.site.account.needsSecondFactor
  const shown = { label: words[isAsked ? 'factorOff' : 'factorOn'][ctx.locale], icon: 'lock' } as const
  if (!isAsked && lacksOwn(ctx)) return { ...shown, href: ownFirst() }
  return {
    ...{ ...shown, method: 'post' },
    hidden: [{ name: 'secondFactor', value: isAsked ? 'off' : 'on' }],
  }
}

const lacksOwn = ({ session }: Context) => !session?.hasFactor
const ownFirst = () => backHere(`${href('/member/security')}?first`)
const backHere = (lead: string) => `${lead}&next=${encodeURIComponent(href('/setup/admin'))}`

/** Stored like the configuration form. Returns the redirect target. */
async function requireSecondFactor(ctx: Context, needsSecondFactor: boolean): Promise<string> {
  const { _id, account } = await from(ctx, 'configuration').select(['_id', 'account']).executeTakeFirstOrThrow()
  try {
    await update(ctx, 'configuration', { _id, change: { account: { ...account, needsSecondFactor } } })
    return `${href('/setup/admin')}?done=${needsSecondFactor ? 'factor-on' : 'factor-off'}`
  } catch (error) {
    const lead = error instanceof RequestError && error.issues.find((issue) => issue.lead)?.lead
    if (!lead) throw error
    return backHere(lead)
  }
}

function dismissing(ctx: Context, { _id, role }: Pick<Colleague, '_id' | 'role'>): Action {
  const { locale } = ctx
  const lock = _id === ctx.viewer.id ? words.self : rolesToGive(ctx).includes(role) ? null : words.above
  return {
    ...{ label: words.dismiss[locale], method: 'post', isDestructive: true, hidden: [{ name: 'dismiss', value: _id }] },
    ...(lock && { lock: lock[locale] }),
  }
}

function saidOf({ locale }: Context, { searchParams }: URL): string | null {
  const done = searchParams.get('done')
  const email = (searchParams.get('email') ?? '').slice(0, 254)
  if (done === 'dismissed') return words.dismissed[locale]
  if (done === 'factor-on') return words.factorIsOn[locale]
  if (done === 'factor-off') return words.factorIsOff[locale]
  return done === 'invited' || done === 'given' ? fill(words[done][locale], { email }) : null
}
