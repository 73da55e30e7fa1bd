import { useState } from 'react'
import { useActionData, useRevalidator } from 'react-router'
import type { PageTypeViewProps } from '#platform/content/page/view/page-type.ts'
import { FormView } from '../../components/page/form-view.tsx'
import { SentNotice } from '../../components/plain/sent-notice.tsx'
import { createHolder } from '../../components/state/held-form.ts'
import type { FormAnswer } from './answer.ts'
import type { FormPageContent } from './load.server.ts'

/** A page of type form. Another version of it starts with what was filled in. */
export default function FormPageView(props: PageTypeViewProps<FormPageContent>) {
  const { content } = props
  const [holder] = useState(createHolder)
  const { revalidate } = useRevalidator()
  const answer = useActionData<{ answer?: FormAnswer }>()?.answer ?? null
  if (answer?.receipt) return <SentNotice receipt={answer.receipt} words={content.words} />
  return (
    <FormView
      key={`${content._id} ${content.version}`}
      {...{ ...props, answer, holder }}
      reload={() => void revalidate()}
    />
  )
}
