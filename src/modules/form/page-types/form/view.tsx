import type { PageTypeViewProps } from '#platform/content/page/view/page-type.ts'
import { FormView } from '../../components/page/form-view.tsx'
import type { FormPageContent } from './load.server.ts'

/** A page of type form. */
export default function FormPageView(props: PageTypeViewProps<FormPageContent>) {
  return <FormView key={props.content._id} {...props} />
}
