import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { RelatedCard } from '#ui/office/record/related-card.tsx'
import styles from '../components/merge.module.css'
import type { action, loader } from './merge.server.ts'

export { action, loader } from './merge.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Merges two records of one person. */
export default function Merge() {
  const { form, likely } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  return (
    <FormView
      description={answer?.form ?? form}
      form={Form}
      isSaving={state === 'submitting'}
      beside={
        likely && (
          <div className={styles.likely}>
            <RelatedCard related={likely} />
          </div>
        )
      }
    />
  )
}
