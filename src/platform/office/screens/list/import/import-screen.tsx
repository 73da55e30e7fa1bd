import { useNavigate } from 'react-router'
import { sendImport } from '#platform/http/client/send-import.ts'
import type { ImportDescription, ImportReport } from '#ui/office/list/import/import-description.ts'
import { ImportView } from '#ui/office/list/import/import.tsx'

/** The import screen. It ends at the list of imported rows, with an undo. */
export function ImportScreen({ importing }: { importing: ImportDescription }) {
  const navigate = useNavigate()
  const { apiHref, listHref, words } = importing
  const finish = ({ created, changed, batch }: ImportReport) => {
    const told = new URLSearchParams({ done: `imported ${created + changed}`, ...(batch && { batch }) })
    void navigate(`${listHref}?${told}`)
  }
  return <ImportView description={importing} send={sendImport({ apiHref, failed: words.failed })} finish={finish} />
}
