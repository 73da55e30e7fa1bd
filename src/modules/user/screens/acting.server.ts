import { data, href, redirectDocument } from 'react-router'
import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { impersonate } from '#platform/identity/impersonation.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import { actingWords } from '../words/person-words.ts'

const reasonOf = z.string().trim().min(5).max(500)

/** Asks an administrator for the reason to impersonate a learner. */
export const loader = loads(async (ctx, { params }) => {
  const form = describe(ctx, { person: await learnerOf(ctx, params['id']), reason: '' })
  return { form, title: form.heading }
})

export const action = acts(async (ctx, { params, form, cookies }) => {
  const person = await learnerOf(ctx, params['id'])
  const reason = String(form.get('reason') ?? '')
  const read = reasonOf.safeParse(reason)
  if (!read.success) return data({ form: describe(ctx, { person, reason, isWrong: true }) }, { status: 400 })
  cookies.push(
    await impersonate(ctx, { user: person._id, reason: read.data }),
    toastCookie({ kind: 'plain', text: fill(actingWords.begun[ctx.locale], { name: person.name }) }),
  )
  return redirectDocument(href('/user/profile'))
})

async function learnerOf(ctx: Context, _id = '') {
  const found = await from(ctx, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname'])
    .where('user._id', '=', _id)
    .executeTakeFirst()
  if (!found) throw notFound()
  return { _id: found._id, name: `${found.firstname} ${found.lastname}`.trim() }
}

type ActingQuery = { person: { _id: string; name: string }; reason: string; isWrong?: boolean }

function describe({ locale }: Context, { person, reason, isWrong = false }: ActingQuery): FormDescription {
  const said = inLocale(actingWords, locale)
  const problem = isWrong && { problem: said.needsReason }
  return {
    heading: fill(said.heading, { name: person.name }),
    crumbs: [{ href: href('/user/detail/:id', { id: person._id }), label: person.name }],
    revision: person._id,
    locale,
    sections: [
      {
        ...{ title: said.section, text: said.text },
        fields: [
          {
            ...{ name: 'reason', label: said.reason, kind: 'longtext', value: reason, isRequired: true, span: 6 },
            ...{ hint: said.reasonHint, ...problem },
          },
        ],
      },
    ],
    save: { label: said.begin },
    cancel: { href: href('/user/detail/:id', { id: person._id }), label: said.cancel },
    problems: isWrong ? [{ name: 'reason', label: said.reason, text: said.needsReason }] : [],
    words: formWordsIn(locale),
  }
}
