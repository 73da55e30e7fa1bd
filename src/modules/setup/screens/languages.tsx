import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'
import { Carried, CarriedFile } from '#ui/office/list/import/carried/carried.tsx'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './languages.server.ts'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './languages.server.ts'

/** The site's languages with their missing words, or all their words as a table to export. */
export default function Languages() {
  const { carried } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  if (!carried) return <ListScreen />
  const { form, text, fileName, words } = carried
  const looked = acted && 'carried' in acted ? acted : null
  return (
    <FormView
      description={looked?.carried ?? form}
      form={Form}
      isSaving={state === 'submitting'}
      beside={
        <>
          {looked?.changes && <Carried changes={looked.changes} more={looked.more} words={words} />}
          <CarriedFile field="words" type="text/csv" name={fileName} text={text} words={words} />
        </>
      }
    />
  )
}
