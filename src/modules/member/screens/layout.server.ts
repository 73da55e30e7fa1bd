import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { officeHome, menuRoutesOf } from '#platform/manifest/route-access.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { densities, keepOfficeLayout, schemes, usualLayout } from '#platform/identity/site-roles/office-layout.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { layoutWords } from '../words.ts'

/** The person's preferences for the staff interface (specification L96), which apply on every site. */
export const loader = loads((ctx, { url }) => {
  const saved = url.searchParams.has('done') ? { saved: layoutWords.saved[ctx.locale] } : {}
  return { form: { ...describe(ctx, null), ...saved }, title: pageTitle(ctx, layoutWords.heading[ctx.locale]) }
})

export const action = acts(async (ctx, { form }) => {
  const starts = ['', ...menuRoutesOf(ctx).map(({ path }) => path)]
  const looks = { density: z.enum(densities), scheme: z.enum(schemes) }
  const shape = z.object({ ...looks, start: z.enum(starts), letters: z.enum(letters).optional() })
  const read = shape.safeParse(Object.fromEntries(form))
  if (!read.success) return data({ form: describe(ctx, String(read.error.issues[0]?.path[0])) }, { status: 400 })
  const { letters: chosen, ...layout } = read.data
  await keepOfficeLayout(ctx, { ...layout, ...(chosen && { hasLetters: chosen === 'on' }) })
  return redirect(`${href('/member/layout')}?done=saved`)
})

function describe(ctx: Context, wrong: string | null): FormDescription {
  const { locale, session } = ctx
  const said = inLocale(layoutWords, locale)
  const kept = session?.office ?? usualLayout
  const isTheirs = menuRoutesOf(ctx).some(({ path }) => path === kept.start)
  const problems = wrong ? [{ name: wrong, label: said.heading, text: said.wrong }] : []
  return {
    ...{ heading: said.heading, crumbs: [], locale, problems },
    revision: JSON.stringify(kept),
    sections: [
      { title: said.looks, fields: [choice('density', kept.density, said), choice('scheme', kept.scheme, said)] },
      { title: said.work, fields: [startOf(ctx, isTheirs ? kept.start : ''), lettersOf(kept.hasLetters, said)] },
    ],
    save: { label: said.save },
    cancel: { href: officeHome(ctx), label: said.cancel },
    words: formWordsIn(locale),
  }
}

type LayoutMessage = Record<keyof typeof layoutWords, string>

const letters = ['on', 'off'] as const

const lettersOf = (isOn: boolean, said: LayoutMessage): FieldDescription => ({
  ...{ name: 'letters', label: said.letters, kind: 'choice', value: isOn ? 'on' : 'off', isRequired: true, span: 6 },
  hint: said.lettersHint,
  choices: letters.map((one) => ({ value: one, label: said[one] })),
})

const values = { density: densities, scheme: schemes } as const

const choice = (name: keyof typeof values, value: string, said: LayoutMessage): FieldDescription => ({
  ...{ name, label: said[name], kind: 'choice', value, isRequired: true, span: 3 },
  choices: values[name].map((one) => ({ value: one, label: said[one] })),
})

const startOf = (ctx: Context, value: string): FieldDescription => ({
  ...{ name: 'start', label: layoutWords.start[ctx.locale], kind: 'choice', value, span: 6 },
  hint: layoutWords.startHint[ctx.locale],
  choices: menuRoutesOf(ctx).map(({ path, meta }) => ({ value: path, label: meta.title[ctx.locale] })),
})
