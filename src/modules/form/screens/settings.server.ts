import { data, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { type Context, noStore } from '#platform/context.ts'
import { colleaguesOf } from '#platform/identity/site-roles/site-staff.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { formCrumbs, formTabs, officeForm } from '../office/form-of.server.ts'
import { describeFlows, startableFlows } from '../office/settings/flows.server.ts'
import { readSettings } from '../office/settings/read-settings.ts'
import { officeWords, settingWords } from '../office/words.ts'
import { saveSettings, settingsOf } from '../submissions/form/settings.server.ts'

/** The settings of a form. */
export const loader = loads(async (ctx, { params, url }) => {
  noStore(ctx)
  const form = await officeForm(ctx, params['id'])
  const settings = await settingsOf(ctx, form._id)
  const people = await colleaguesOf(ctx)
  return {
    heading: form.title,
    title: pageTitle(ctx, `${officeWords.settings[ctx.locale]} ${form.title}`),
    crumbs: formCrumbs(ctx, form),
    tabs: formTabs(ctx, { id: form._id, current: 'settings' }),
    settings: { ...settings, opensAt: shown(ctx, settings.opensAt), closesAt: shown(ctx, settings.closesAt) },
    people: people.map(({ _id, name }) => ({ id: _id, name })),
    flows: await describeFlows(ctx, { formID: form._id, chosen: settings.autoFlow }),
    ...{ isSaved: url.searchParams.has('saved'), words: inLocale(officeWords, ctx.locale) },
    labels: inLocale(settingWords, ctx.locale),
  }
})

/** Saves the settings. What is wrong is said beside its field, and what was typed stays. */
export const action = acts(async (ctx, { params, form: sent, url }) => {
  const form = await officeForm(ctx, params['id'])
  const people = new Set((await colleaguesOf(ctx)).map(({ _id }) => _id))
  const flows = new Set((await startableFlows(ctx)).map(({ _id }) => _id))
  const before = (await settingsOf(ctx, form._id)).autoFlow
  const read = readSettings(sent, { people, flows: before === null ? flows : flows.add(before) })
  if ('problems' in read) {
    const problems = Object.fromEntries(Object.entries(read.problems).map(([name, text]) => [name, text[ctx.locale]]))
    return data({ problems, typed: typedIn(sent) }, { status: 400 })
  }
  await saveSettings(ctx, { formID: form._id, settings: read.settings })
  return redirect(`${url.pathname}?saved`)
})

/** What was typed, so that the form shows it again without scripts too. */
const typedIn = (sent: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]))

const shown = ({ locale }: Context, at: string | null) => (at ? formatInstant(at, { length: 'medium', locale }) : '')
