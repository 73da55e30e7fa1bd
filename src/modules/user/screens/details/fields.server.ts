import { type ActionFunctionArgs, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, askedOf, formOf } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { action as listAction, loader as list } from '#platform/office/screens/list.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { addUsualFields } from '../../components/details/add-usual-fields.server.ts'
import { presetWords } from '../../words/field-words.ts'

/** The derived list of fields, with the button that adds the usual ones. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const { add, text } = inLocale(presetWords, ctx.locale)
  return { ...(await list(args)), preset: isAtLeast(ctx.viewer, 'admin') ? { add, text } : null }
}

/** Adds the usual fields, or does what the list asks. */
export const action = async (args: ActionFunctionArgs) => {
  const form = await formOf(args.request)
  return form.get('intent') === 'usual-fields' ? addUsual(args) : listAction(args)
}

const addUsual = acts(async (ctx, { cookies, route }) => {
  const n = await addUsualFields(ctx)
  const text = n === 0 ? presetWords.none[ctx.locale] : fill(presetWords.done[ctx.locale], { n })
  cookies.push(toastCookie({ kind: 'plain', text }))
  return redirect(route!.path)
})
