import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation, useSubmit } from 'react-router'
import { drawDraft } from '#platform/http/client/draw-draft.ts'
import { FormView } from '#ui/office/form/form.tsx'
import { SavedBanner } from '#ui/office/form/draft/saved-banner.tsx'
import type { FormDescription } from '#ui/office/form-description.ts'
import { Contrast } from '../components/contrast.tsx'
import type { action, loader } from './design.server.ts'

export { action, loader } from './design.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The design of a site, with the contrast of its colours and a preview. */
export default function Design() {
  const { form, live, words, ready, notice } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  const submit = useSubmit()
  const undo = (version: number) => void submit({ intent: 'undo', version }, { method: 'post' })
  const shown = acted?.form ?? form
  return (
    <FormView
      description={shown}
      form={Form}
      isSaving={state === 'submitting'}
      live={{ draw: drawDraft, words: live }}
      beside={
        <>
          {notice && !acted && <SavedBanner saved={notice} undo={undo} />}
          <Contrast words={words} ready={ready} begun={begunIn(shown)} />
        </>
      }
    />
  )
}

function begunIn({ sections }: FormDescription) {
  const fields = sections.flatMap((section) => section.fields)
  const value = (name: string) => String(fields.find((field) => field.name === name)?.value ?? '')
  return {
    ...{ brand: value('theme.brand'), accent: value('theme.accent') },
    ...{ look: value('siteStyle'), scheme: value('siteSubStyle') },
  }
}
