import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { SecurityState } from '../components/security/security-state.tsx'
import type { action, loader } from './profile.server.ts'

export { action, loader } from './profile.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A staff member's own record. */
export default function Profile() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  return (
    <FormView description={acted?.form ?? loaded.form} form={Form} isSaving={state === 'submitting'}>
      <SecurityState {...loaded.security} />
    </FormView>
  )
}
