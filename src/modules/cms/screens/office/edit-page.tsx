import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { SkippedBlocks } from '../../components/skipped-blocks/left-out.tsx'
import styles from '../../page-audit/check.module.css'
import { PageCheck } from '../../page-audit/page-check.tsx'
import { SearchPreview } from '../../page-audit/search-preview.tsx'
import type { action, loader } from './edit-page.server.ts'

export { meta } from '#platform/office/screens/edit.tsx'
export { action, loader } from './edit-page.server.ts'

/**
 * The form of a page, with its search preview and problems beside it. Blocks that visitors do not see are named above.
 */
export default function EditPage() {
  const { form, leftOut, search, check } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  return (
    <FormView
      description={acted?.form ?? form}
      form={Form}
      isSaving={state === 'submitting'}
      beside={leftOut && <SkippedBlocks note={leftOut} />}
      aside={
        <div className={styles.aside}>
          {search && <SearchPreview note={search} />}
          <PageCheck note={check} />
        </div>
      }
    />
  )
}
