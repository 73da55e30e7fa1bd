import { data, href, redirect } from 'react-router'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { update } from '#platform/data/collection/write.ts'
import { type Context, noStore } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { atHome } from '#platform/identity/site-roles/at-home.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { mergedToast } from '#platform/office/screens/save/merged-toast.ts'
import { saveForm } from '#platform/office/screens/save/save-form.ts'
import { mayChangeNames } from '../../commands/identity/change-names.server.ts'
import { aboutOwn, asOwnForm, ownRow, type OwnRow, readOnlyFields } from '../../components/details/own-form.server.ts'
import { detailsWords } from '../../words/details-words.ts'

/** What is known of the person, at the site that holds it, as a form of what they may change. */
export const loader = loads(async (ctx, { route, url }) => {
  noStore(ctx)
  if (isElsewhere(ctx)) throw redirect(profileAt(ctx))
  const home = await atHome(ctx)
  const row = await ownRow(home)
  const form = await describeForm(home, { ...aboutOwn(home, row), route: route!, row })
  return {
    title: pageTitle(ctx, detailsWords.title[ctx.locale]),
    words: inLocale(detailsWords, ctx.locale),
    form: asOwnForm(home, form),
    others: readOnlyFields(home, row),
    picture: pictureOf(ctx, row),
    account: accountOf(ctx, row),
    done: doneOf(ctx, url.searchParams.get('done')),
    back: profileAt(ctx),
  }
})

/** Stores what was sent, or shows it again with what is to be corrected or chosen. */
export const action = acts(async (ctx, { route, form, cookies }) => {
  if (isElsewhere(ctx)) throw forbidden()
  const home = await atHome(ctx)
  const row = await ownRow(home)
  const here = href('/user/profile/edit')
  if (form.get('intent') === 'remove-picture') {
    await update(home, 'user', { _id: row._id, change: { avatar: null } })
    return redirect(`${here}?done=picture-removed`)
  }
  const response = await saveForm(home, { ...aboutOwn(home, row), route: route!, form, row })
  if ('again' in response) return data({ form: asOwnForm(home, response.again) }, { status: response.status })
  cookies.push(...mergedToast(ctx, response))
  return redirect(`${here}?done=saved`)
})

/** Another system says who they are, or staff look on as them: nothing is changed here then. */
const isElsewhere = ({ session, viewer }: Context) => session?.mode === 'bypass' || viewer.actor !== undefined

function doneOf({ locale }: Context, done: string | null) {
  if (done === 'saved') return detailsWords.saved[locale]
  return done === 'picture-removed' ? detailsWords.pictureRemoved[locale] : null
}

/** The picture with what a form of files sends; of staff away from home it is public, as no other site opens it. */
const pictureOf = ({ viewer, site }: Context, { avatar }: OwnRow) => ({
  url: avatar ? `/${avatar}?w=480` : null,
  initials: initialsOf(viewer.name),
  fields: { own: 'picture', back: href('/user/profile/edit'), ...(viewer.home !== site._id && { public: '1' }) },
})

/** What they sign in with, which is changed elsewhere. */
function accountOf(ctx: Context, row: OwnRow) {
  const words = inLocale(detailsWords, ctx.locale)
  const { fields } = ctx.app.collections.get('user')!.collection
  const names = ['email', 'username', 'phone'] as const
  const own = names.map((name) => ({ name: fields[name]!.label[ctx.locale], value: row[name] || words.notGiven }))
  const citizen = row.citizen ? [{ name: words.citizen, value: row.citizenMasked ?? '' }] : []
  return { ...linkOf(ctx), details: [...own, ...citizen], hasCitizen: citizen.length > 0 }
}

function linkOf(ctx: Context) {
  const words = inLocale(detailsWords, ctx.locale)
  if (mayChangeNames(ctx)) return { text: words.accountText, href: href('/user/identity'), label: words.changeAccount }
  if (isStaff(ctx.viewer) && ctx.session?.interface === 'backend')
    return { text: words.staffText, href: href('/member/profile'), label: words.changePhone }
  return { text: words.staffText, href: null, label: '' }
}
