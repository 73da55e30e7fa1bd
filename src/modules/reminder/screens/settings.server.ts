import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { kindNames, reminderKinds } from '#platform/background/reminders/kinds.ts'
import { setSiteReminders, siteReminders, type SiteReminders } from '#platform/background/reminders/site-reminders.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { settingsWords } from '../screen-words.ts'

/** Which kinds the site sends, and after how many days without learning. */
export const loader = loads(async (ctx, { route, url }) => {
  const heading = route!.meta.title[ctx.locale]
  const form = describe(ctx, { heading, set: await siteReminders(ctx), issues: [] })
  const saved = settingsWords.saved[ctx.locale]
  return { form: url.searchParams.has('done') ? { ...form, saved } : form, title: pageTitle(ctx, heading) }
})

export const action = acts(async (ctx, { form, route }) => {
  const isOn = (kind: string) => form.getAll(kind).includes('true')
  const offKinds = kindNames.filter((kind) => !reminderKinds[kind].isLocked && !isOn(kind))
  const written = String(form.get('idleDays') ?? '').trim()
  const set = { offKinds, idleDays: /^\d{1,4}$/.test(written) ? Number(written) : Number.NaN }
  try {
    await setSiteReminders(ctx, set)
    return redirect(`${href('/setup/notification')}?done`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const heading = route!.meta.title[ctx.locale]
    return data({ form: describe(ctx, { heading, set, written, issues: error.issues }) }, { status: 400 })
  }
})

interface Draft {
  heading: string
  set: SiteReminders
  /** The days as they were typed. */
  written?: string
  issues: readonly Issue[]
}

function describe({ locale }: Context, { heading, set, written, issues }: Draft): FormDescription {
  const words = inLocale(settingsWords, locale)
  const problem = issues.find(({ field }) => field === 'idleDays')?.[locale]
  const days: FieldDescription = {
    ...{ name: 'idleDays', label: words.idleDays, kind: 'number', value: written ?? set.idleDays, span: 3 },
    ...{ unit: words.days, isRequired: true },
    ...(problem && { problem }),
  }
  return {
    ...{ heading, crumbs: [], locale, revision: JSON.stringify(set), save: { label: words.save } },
    cancel: { href: href('/setup/dashboard'), label: words.cancel },
    sections: [
      { title: words.kinds, fields: kindNames.map((kind) => fieldOf(kind, { set, locale })) },
      { title: words.idle, fields: [days] },
    ],
    problems: problem ? [{ name: 'idleDays', label: words.idleDays, text: problem }] : [],
    words: formWordsIn(locale),
  }
}

function fieldOf(kind: (typeof kindNames)[number], of: { set: SiteReminders; locale: 'th' | 'en' }): FieldDescription {
  const { label, text, isLocked } = reminderKinds[kind]
  return {
    ...{ name: kind, label: label[of.locale], hint: text[of.locale], kind: 'boolean', span: 6 },
    value: isLocked === true || !of.set.offKinds.includes(kind),
    ...(isLocked && { isLocked: settingsWords.locked[of.locale] }),
  }
}
