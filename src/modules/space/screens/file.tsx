import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import styles from '../components/file-preview.module.css'
import type { action, loader } from './file.server.ts'

export { action, loader } from './file.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** One file: its picture if it is one, its data, and where it is used. */
export default function File() {
  const { record, picture, preview } = useLoaderData<typeof loader>()
  return (
    <RecordView description={record} form={Form} refused={useActionData<typeof action>()}>
      {picture && (
        <figure className={styles.preview} aria-label={preview}>
          <img {...picture} alt={picture.alt} />
        </figure>
      )}
    </RecordView>
  )
}
