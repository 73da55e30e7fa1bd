import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { type VersionsViewMessage, VersionsView } from '../../course-editor/versions/versions-view.tsx'
import type { action, loader } from './course.server.ts'

export { action, loader } from './course.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The form of a course, or its versions. */
export default function CourseEdit() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  if (loaded.versions) {
    const problem = acted && 'problem' in acted ? { problem: acted.problem } : {}
    const told: VersionsViewMessage = { ...('told' in loaded && loaded.told), ...problem }
    return <VersionsView described={loaded.versions} told={told} />
  }
  const again = acted && 'form' in acted ? acted.form : undefined
  const form = again ?? ('form' in loaded ? loaded.form : null)
  return form && <FormView description={form} form={Form} isSaving={state === 'submitting'} />
}
