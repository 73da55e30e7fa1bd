import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { drawDraft } from '#platform/http/client/draw-draft.ts'
import { FormView } from '#ui/office/form/form.tsx'
import { PreviewLink } from '../components/preview-link.tsx'
import type { action, loader } from './general.server.ts'

export { action, loader } from './general.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The settings of a site with a preview, and a link to view it without its host name. */
export default function General() {
  const { form, preview, live } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  const refused = acted && 'form' in acted ? acted.form : null
  return (
    <FormView
      description={refused ?? form}
      form={Form}
      isSaving={state === 'submitting'}
      live={{ draw: drawDraft, words: live }}
      beside={preview && <PreviewLink words={preview.words} />}
    />
  )
}
