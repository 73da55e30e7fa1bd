import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Carried, CarriedFile } from '#ui/office/list/import/carried/carried.tsx'
import { FormView } from '#ui/office/form/form.tsx'
import { ListView } from '#ui/office/list/list.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './tools.server.ts'

export { action, loader } from './tools.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The maintenance tools, the error log, and the site's settings as a text. */
export default function Tools() {
  const { record, settings, log } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  if (log) return <ListView description={log} form={Form} />
  if (!settings) return <RecordView description={record} form={Form} />
  const { form, text, fileName, words } = settings
  return (
    <FormView
      description={acted?.form ?? form}
      form={Form}
      isSaving={state === 'submitting'}
      beside={
        <>
          {acted?.changes && <Carried changes={acted.changes} words={words} />}
          <CarriedFile field="settings" type="application/json" name={fileName} text={text} words={words} />
        </>
      }
    />
  )
}
