import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { formExample as example, keyOf } from '#modules/form/commands/form-example.ts'
import { issueResumeSecret } from '#modules/form/submissions/draft/resume-draft.server.ts'
import { saveDraft } from '#modules/form/submissions/draft/save-draft.server.ts'
import { openForm } from '#modules/form/submissions/open-form.server.ts'
import { formPage } from '#modules/form/submissions/testing/form-page.ts'

/** Publishes the form of the examples. Returns the tokens, keys and link of a visitor with those that the examples write for them. */
export async function plantForm(admin: Context, guest: Context): Promise<[real: string, written: string][]> {
  const builder = formPage({ fields: [{ name: 'name' }, { name: 'email', isOnce: true }] })
  await create(admin, 'post', {
    ...{ _id: example.formID, type: 'form', title: 'ติดต่อสถาบัน', slug: 'contact-form', status: true, builder },
  })
  const tokens = await Promise.all(
    [example.submitToken, example.uniqueToken, example.draftToken].map(async (written) => {
      const { token } = await openForm(guest, example.formID)
      return [token, written] as [string, string]
    }),
  )
  const [link, resumed] = [await openDraft(guest), await openDraft(guest)]
  return [
    ...tokens.flatMap(([token, written]): [string, string][] => [
      [token, written],
      [keyOf(token), keyOf(written)],
    ]),
    [link, example.linkToken],
    [await issueResumeSecret(guest, { formID: example.formID, token: resumed }), example.link],
  ]
}

async function openDraft(guest: Context) {
  const { token } = await openForm(guest, example.formID)
  const changes = { name: example.answers.name }
  const draft = await saveDraft(guest, { formID: example.formID, token, revision: 0, changes })
  return draft.token
}
