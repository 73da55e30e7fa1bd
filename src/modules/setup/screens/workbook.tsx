import { Form, href, type MetaFunction, useLoaderData, useNavigate } from 'react-router'
import { sendWorkbook } from '#platform/http/client/send-workbook.ts'
import { WorkbookView } from '#ui/office/list/import/workbook/workbook.tsx'
import type { loader } from './workbook.server.ts'

export { action, loader } from './workbook.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The whole site as one workbook. After an import, its result and the undo button. */
export default function Workbook() {
  const { workbook } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { apiHref, words } = workbook
  return (
    <WorkbookView
      description={workbook}
      form={Form}
      send={sendWorkbook({ apiHref, failed: words.failed })}
      finish={({ batches }) => void navigate(`${href('/setup/workbook')}?batches=${batches.join(',')}`)}
    />
  )
}
