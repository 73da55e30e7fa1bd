import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import { SaidForm } from '../../components/library/said-form.tsx'
import type { action, loader } from './file.server.ts'

export { action, loader } from './file.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** One file of the library: the picture with its focal point, its details, and where it is used. */
export default function LibraryFile() {
  const { record, said, picture, words } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { state } = useNavigation()
  const shown = refused?.said ?? said
  return (
    <RecordView description={record} form={Form} refused={refused}>
      {shown && said && (
        <SaidForm key={JSON.stringify(said)} said={shown} picture={picture} words={words} isSaving={state !== 'idle'} />
      )}
    </RecordView>
  )
}
