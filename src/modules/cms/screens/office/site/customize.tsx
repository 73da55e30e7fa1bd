import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation, useSubmit } from 'react-router'
import { drawDraft } from '#platform/http/client/draw-draft.ts'
import { FormView } from '#ui/office/form/form.tsx'
import { SavedBanner } from '#ui/office/form/draft/saved-banner.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Parts } from '../../../site/parts/parts.tsx'
import type { action, loader } from './customize.server.ts'

export { action, loader } from './customize.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The parts of the site: their current pages, the choices, and a preview of the site. */
export default function Customize() {
  const { form, parts, notice, words, live } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  const submit = useSubmit()
  const undo = (version: number) => void submit({ intent: 'undo', version }, { method: 'post' })
  return (
    <FormView
      description={acted && 'form' in acted ? acted.form : form}
      form={Form}
      isSaving={state === 'submitting'}
      live={{ draw: drawDraft, words: live }}
      beside={
        <>
          {notice && !acted && <SavedBanner saved={notice} undo={undo} />}
          {acted && 'problem' in acted && <Banner kind="problem">{acted.problem}</Banner>}
          <Parts described={parts} words={words} />
        </>
      }
    />
  )
}
