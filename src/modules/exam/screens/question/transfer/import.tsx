import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { ImportReport } from '../../../questions/bank/import-report.tsx'
import type { action, loader } from './import.server.ts'

export { action, loader } from './import.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Questions from a file: it is checked first, and then stored as drafts. */
export default function ImportQuestions() {
  const { bank, crumbs, crumbsLabel, template, words } = useLoaderData<typeof loader>()
  const response = useActionData<typeof action>()
  const plan = response && 'plan' in response ? response.plan : null
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={crumbsLabel} />
      <div className={part.head}>
        <h1>
          {words.title} {bank}
        </h1>
      </div>
      {response && 'problem' in response && <Banner kind="problem">{response.problem}</Banner>}
      <UploadForm {...{ words, template }} canStore={plan?.canStore ?? false} />
      {plan && <ImportReport plan={plan} words={words} />}
    </div>
  )
}

interface UploadFormProps extends Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'words' | 'template'> {
  /** Whether the file was checked and would change something. */
  canStore: boolean
}

function UploadForm({ words, template, canStore }: UploadFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" encType="multipart/form-data">
      <label>
        {words.file}
        <br />
        <input type="file" name="file" accept=".gift,.txt,.xml,.csv,.xlsx" required />
      </label>
      <p className={part.muted}>{words.formats}</p>
      <p>
        <Button
          type="submit"
          name="intent"
          value="check"
          icon="upload"
          disabled={isBusy}
          {...(!canStore && { look: 'primary' })}
        >
          {words.check}
        </Button>{' '}
        {canStore && (
          <Button type="submit" name="intent" value="store" look="primary" disabled={isBusy}>
            {words.store}
          </Button>
        )}{' '}
        <ButtonLink href={template} icon="download">
          {words.template}
        </ButtonLink>
      </p>
    </Form>
  )
}
