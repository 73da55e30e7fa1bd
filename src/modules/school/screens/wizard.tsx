import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { HandOver } from '#ui/office/login/sites/hand-over.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Steps } from '#ui/office/form/steps/steps.tsx'
import type { action, loader } from './wizard.server.ts'

export { action, loader } from './wizard.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Creates a school in steps, each of which is stored. */
export default function Wizard() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  if (acted && 'handOver' in acted && acted.handOver) return <HandOver {...acted.handOver} isInside />
  const form = (acted && 'form' in acted ? acted.form : null) ?? loaded.form
  const beside = (
    <>
      <Steps steps={loaded.steps} label={loaded.stepsLabel} />
      {loaded.again && (
        <Button type="submit" name="intent" value="again" look="bare" isSmall icon="history">
          {loaded.again}
        </Button>
      )}
    </>
  )
  // The last step may lead to the new school's host, so the browser submits it natively.
  const sender = loaded.isLast ? 'form' : Form
  return (
    <FormView key={form.revision} description={form} form={sender} isSaving={state === 'submitting'} beside={beside} />
  )
}
